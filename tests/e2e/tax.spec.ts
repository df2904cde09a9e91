import type { Page } from '@playwright/test'
import type { TaxForm, TaxVersionRecord } from '#model/tax/wire.ts'
import { en } from '#model/texts/en.ts'
import { barriers } from '../support/accessibility.ts'
import { filtered, signedIn } from '../support/at-api.ts'
import { expect, test } from '../support/browser.ts'
import { shot } from '../support/hands.ts'

const dialog = (page: Page) => page.getByRole('dialog').first()
/** The home page asks for the form a second time, in its card on getting paid. */
const banner = (page: Page) => page.getByRole('complementary', { name: en.menu.fillOutTaxForms })
const label = (page: Page, text: string) => dialog(page).getByLabel(text, { exact: true })
const choose = async (page: Page, field: string, text: string) => {
  await dialog(page).getByRole('combobox', { name: field }).fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}
const expectAccessible = async (page: Page) => expect(await barriers(page, { within: '[role="dialog"]' })).toEqual([])

/** Everything the browser keeps and shows, but for what stands in a field. */
const keptInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const source = document.documentElement.cloneNode(true) as HTMLElement
    // React repeats in the attribute what stands in the field
    for (const input of source.querySelectorAll('input')) input.removeAttribute('value')
    return JSON.stringify([
      source.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      databases,
      await caches.keys(),
    ])
  })

test('a W-9 from the banner to the certificate: advice, autosave, leaving and coming back, review, signature; made invalid, it is asked for again at once', async ({
  person,
  request,
}) => {
  const page = await person('harlan.stokes@three-creeks.test', { at: '/dashboard' })
  await banner(page).getByRole('button', { name: en.tax.addNow }).click()
  await dialog(page).getByRole('radio', { name: en.tax.advice.yes }).check()
  await expectAccessible(page)
  await shot(page, 'advice')
  await dialog(page).getByRole('button', { name: en.tax.advice.begin.w9 }).click()
  const { field } = en.tax
  await label(page, field.legalName).fill('Ada  Keller')
  await expect(dialog(page).getByText(en.tax.spacesHint)).toBeVisible()
  await label(page, field.legalName).fill('Ada Keller')
  await label(page, field.entityType).selectOption('individual')
  await label(page, field.address).fill('1 Main Street')
  await label(page, field.city).fill('Albany')
  await choose(page, field.stateId, 'New York')
  await label(page, field.zipCode).fill('12207')
  await label(page, field.ssn).fill('2190')
  await label(page, field.ssn).blur()
  await expect(dialog(page).getByText(en.tax.problem.ssnDigits)).toBeVisible()
  await expect(dialog(page).getByText(/^Saved at/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'form')

  // left unfinished, it is found again
  await page.keyboard.press('Escape')
  await expect(page.getByText(en.tax.incomplete)).toBeVisible()
  await page.getByRole('button', { name: en.tax.leave, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await banner(page).getByRole('button', { name: en.tax.addNow }).click()
  await expect(label(page, field.legalName)).toHaveValue('Ada Keller')
  await expect(label(page, field.ssn)).toHaveValue('***-**-****')
  await label(page, field.ssn).fill('219099999')
  await expect(label(page, field.ssn)).toHaveValue('219-09-9999')
  await expect(dialog(page).getByText(/^Saved at/)).toBeVisible()
  const kept = await keptInBrowser(page)
  expect(kept).toContain('token')
  expect(kept).not.toMatch(/219-?09-?9999/)

  await dialog(page).getByRole('button', { name: en.tax.review }).click()
  await dialog(page)
    .getByRole('button', { name: `Edit ${field.city}` })
    .click()
  await expect(label(page, field.city)).toBeFocused()
  await dialog(page).getByRole('button', { name: en.tax.review }).click()
  const certify = dialog(page).getByRole('button', { name: en.tax.certify })
  await expect(certify).toBeDisabled()
  await label(page, en.tax.signature).fill('ada keller')
  await expect(dialog(page).getByText(en.tax.nameDiffers)).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'review')
  await certify.click()
  await expect(page.getByText(en.tax.submitted.w9)).toBeVisible()
  await shot(page, 'done')
  await dialog(page).getByRole('button', { name: en.tax.finish }).click()
  await expect(page.getByRole('button', { name: en.tax.addNow })).toHaveCount(0)
  expect(await keptInBrowser(page)).not.toMatch(/219-?09-?9999/)

  const staff = await signedIn(request, 'csr.admin@consilium.test')
  const [owner] = await staff.get<{ id: string }[]>(filtered('users', { email: 'harlan.stokes@three-creeks.test' }))
  const forms = await staff.get<TaxForm>(`/server/user/${owner?.id}/taxinformation`)
  const { evidence } = await staff.get<TaxVersionRecord>(
    `/server/user/${owner?.id}/taxinformation/version/${forms.versions[0]?.id}`,
  )
  expect(evidence).toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/),
    userAgent: await page.evaluate(() => navigator.userAgent),
    timeZone: expect.stringMatching(/^\w+\/\w+/),
    mfaMethod: 'email',
    nameTyped: 'ada keller',
  })
  const invalidated = await staff.post(`/server/user/${owner?.id}/taxinformation/invalidate`, {
    reason: 'The name differs.',
  })
  expect(invalidated.status()).toBe(200)
  await expect(banner(page).getByRole('button', { name: en.tax.addNow })).toBeVisible()
})

test('a W-8 BEN on a phone: bank in place of PayPal, sort code by country, a network lost in the middle', async ({
  person,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load/)
  const page = await person('test.expert2@consilium.test')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await banner(page).getByRole('button', { name: en.tax.addNow }).click()
  await dialog(page).getByRole('button', { name: en.tax.advice.begin.w8ben }).click()
  const { field } = en.tax
  await label(page, field.legalName).fill('王小明 Wang')
  await expect(dialog(page).getByText(/^Saved at/)).toBeVisible()
  await page.context().setOffline(true)
  await label(page, field.city).fill('London')
  await expect(dialog(page).getByText(en.tax.notSaved)).toBeVisible()
  await shot(page, 'phone-offline')
  await page.context().setOffline(false)
  await expect(dialog(page).getByText(/^Saved at/)).toBeVisible()
  await dialog(page).getByRole('checkbox', { name: en.tax.noPaypal }).check()
  await choose(page, field.bankCountry, 'United Kingdom')
  await expect(label(page, field.bankSortCode)).toBeVisible()
  await label(page, field.bankSortCode).fill('12345')
  await label(page, field.bankSortCode).blur()
  await expect(dialog(page).getByText(en.tax.sortCode)).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'phone-bank')
})
