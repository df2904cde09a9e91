import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { languageKey } from '#model/identity/storage-keys.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'
import { identifiers, rawTextAt, rawTextOn } from '../../../support/raw-text.ts'

test.describe.configure({ mode: 'parallel' })

/** Further people, with the pages that they have in common; those of everyone else are read where they are looked at: pages.spec.ts. */
const others: Record<string, string[]> = {
  'network@consilium.test': ['/dashboard', '/discussions', '/member/files'],
  'blinded@consilium.test': ['/dashboard', '/discussions'],
}
for (const locale of ['en', 'zh'] as const)
  for (const [email, addresses] of Object.entries(others))
    test(`no page of ${email} shows raw text in ${locale}`, async ({ page }) => {
      await startSignedIn(page, email)
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, locale] as const)
      const finds: Record<string, string[]> = {}
      for (const address of addresses) {
        await page.goto(address)
        await settled(page, address)
        const raw = await rawTextAt(page, address)
        if (raw.length) finds[address] = raw
      }
      expect(finds).toEqual({})
    })

async function settled(page: Page, where: string) {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading').first(), where).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]'), where).toHaveCount(0)
}

async function startIn(page: Page, locale: 'en' | 'zh') {
  await page.goto('/login')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, locale] as const)
  return (locale === 'en' ? en : zh).invitee
}

test('the invitation of a guest shows no raw text', async ({ page }) => {
  for (const locale of ['en', 'zh'] as const) {
    const invitee = await startIn(page, locale)
    await page.goto('/invitee/demo-guest')
    await expect(page.getByLabel(invitee.name, { exact: true })).toBeVisible()
    await settled(page, 'invitation of a guest')
    expect(await rawTextOn(page, identifiers), locale).toEqual([])
  }
})

test('no page of a guest who has accepted shows raw text', async ({ page }) => {
  const { invitee: english } = en
  await startIn(page, 'en')
  await page.goto('/invitee/demo-guest')
  await page.getByLabel(english.name, { exact: true }).fill('Robin Reed')
  await page.getByRole('checkbox', { name: english.consent }).check()
  await page.getByRole('button', { name: english.accept, exact: true }).click()
  await page.waitForURL('**/invitee/session/**')
  for (const locale of ['en', 'zh'] as const) {
    const invitee = await startIn(page, locale)
    // anyone who has accepted comes back by the mail
    await page.goto('/invitee/demo-guest')
    await expect(page.getByText(invitee.accepted, { exact: true })).toBeVisible()
    expect(await rawTextOn(page, identifiers), locale).toEqual([])
    await page.getByRole('button', { name: invitee.open, exact: true }).click()
    await page.waitForURL('**/invitee/session/**')
    await expect(page.getByRole('heading', { name: invitee.welcome.replace('%{name}', 'Robin Reed') })).toBeVisible()
    await settled(page, 'session of a guest')
    expect(await rawTextOn(page, identifiers), locale).toEqual([])
  }
})
