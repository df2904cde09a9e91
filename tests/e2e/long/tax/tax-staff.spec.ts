import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { barriers } from '../../../support/accessibility.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { phone, shot } from '../../../support/hands.ts'
import { w9 } from '../../../support/tax-rules.ts'

const texts = en.staffTax

test('what changed between two forms is shown, a number whose mask stayed the same too', async ({
  person,
  request,
}) => {
  const expert = await signedIn(request, 'expert2@consilium.test')
  const path = `/server/user/${expert.id}/taxinformation`
  const page = await person('csr.admin@consilium.test')
  const file = async (change: object) => {
    let form = await expert.get<TaxForm>(path)
    if (form.status !== 'draft') {
      expect((await expert.post(path, { formType: 'W-9' })).status()).toBe(201)
      form = await expert.get<TaxForm>(path)
    }
    const signed = await expert.put(path, {
      version: form.version,
      ...w9,
      ...change,
      certificationName: 'Ada Keller',
    })
    expect({ status: signed.status(), body: await signed.json() }).toMatchObject({ status: 200 })
  }
  await file({ ssn: '219-09-1111' })
  await file({ ssn: '319-09-1111', city: 'Troy' })

  await page.goto(`/admin/users/${expert.id}/tax`)
  const versions = page.getByRole('region', { name: texts.versions })
  await expect(versions.getByRole('row')).toHaveCount(3)
  await shot(page, 'staff-tab')
  await versions.getByRole('button', { name: /^View/ }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^2 entries/)
  const row = (name: string) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('SSN')).toHaveText(
    new RegExp(`\\*\\*\\*-\\*\\*-1111.*${texts.changedNumber}.*\\*\\*\\*-\\*\\*-1111`),
  )
  await expect(row(en.tax.field.city)).toHaveText(/Troy.*Albany/)
  await expect(dialog.getByText('219-09')).toHaveCount(0)
  await dialog.getByRole('switch', { name: texts.onlyChanges }).check()
  await expect(dialog.getByRole('row')).toHaveCount(3)
  expect(await barriers(page)).toEqual([])
  await shot(page, 'staff-difference')
  await page.setViewportSize(phone)
  expect(await barriers(page)).toEqual([])
  await shot(page, 'staff-difference-phone')
})

test('ledger and payout name the form that holds up the money and lead to it', async ({ person }) => {
  const page = await person('csr.admin@consilium.test')
  const expectLead = async (link: ReturnType<Page['getByRole']>) => {
    await expect(link).toHaveAttribute('href', /\/users\/[^/]+\/tax$/)
    await link.click()
    await expect(page).toHaveURL(/\/users\/[^/]+\/tax$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const aboutForm = /tax form|W-9|W-8/i
  await page.goto('/admin/transactions')
  const inLedger = page.getByRole('main').getByRole('row').getByRole('link', { name: aboutForm }).first()
  await expect(inLedger).toBeVisible()
  await shot(page, 'staff-ledger')
  await expectLead(inLedger)
  await page.goto('/admin/transactions')
  await page.getByRole('button', { name: 'Pay out quarter' }).click()
  const payout = page.getByRole('dialog', { name: 'Pay out quarter' })
  await expect(payout.getByText('Not payable now')).toBeVisible()
  await shot(page, 'staff-payout')
  await expectLead(payout.getByRole('link', { name: aboutForm }).first())
})
