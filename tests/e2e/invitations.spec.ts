import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { expect, startSignedIn, test } from '../support/browser.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
const texts = en.invitations
const fields = en.resources.invitations.fields
const rowOf = (page: Page, email: string) => main(page).getByRole('row').filter({ hasText: email })

test.beforeEach(async ({ page }) => {
  await startSignedIn(page, 'csr@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.getByRole('link', { name: en.drawer.userInvitations, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible()
})

const linksTo = async (page: Page, to: string) => {
  const { data } = (await (await page.request.get('/api/dev/inbox', { params: { to } })).json()) as {
    data: { text: string }[]
  }
  return data
    .map(({ text }) => /\/(?:physician\/register|register\/invitation)\/\S+/.exec(text)?.[0] ?? '')
    .filter(Boolean)
}

test('an invitation is sent, read, reissued so that the first link is dead, and cancelled', async ({
  page,
  person,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/)
  const email = 'ines.moreira@consilium.test'
  await button(page, 'Create invitation').click()
  const field = (name: string) => main(page).getByRole('textbox', { name, exact: true })
  await field(fields.email).fill('expert@consilium.test')
  await field(fields.firstName).fill('Inês')
  await field(fields.lastName).fill('Moreira')
  await field(fields.message).fill('We met at the congress.')
  await button(page, texts.previewMail).click()
  await expect(page.getByRole('dialog')).toContainText('Dear Inês Moreira')
  await expect(page.getByRole('dialog')).toContainText('We met at the congress.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await button(page, 'Create').click()
  await expect(field(fields.email)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(fields.message)).toHaveValue('We met at the congress.')
  await field(fields.email).fill(email)
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await expect.poll(() => linksTo(page, email)).toHaveLength(1)
  const [first = ''] = await linksTo(page, email)

  const guest = await person()
  await guest.goto(first)
  await expect(guest.getByLabel(/First name/)).toBeVisible()

  await button(page, texts.reissue).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.reissue }).click()
  await expect(page.getByText(texts.sent)).toBeVisible()
  await expect.poll(async () => new Set(await linksTo(page, email)).size).toBe(2)
  const second = (await linksTo(page, email)).find((link) => link !== first) ?? ''
  await guest.goto(first)
  await expect(guest.getByLabel(/First name/)).toBeHidden()
  await guest.goto(second)
  await expect(guest.getByLabel(/First name/)).toBeVisible()

  await button(page, texts.cancel).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.cancel }).click()
  await expect(page.getByText(texts.cancelled)).toBeVisible()
  await expect(button(page, texts.cancel)).toHaveAttribute('aria-disabled', 'true')
  await guest.goto(second)
  await expect(guest.getByLabel(/First name/)).toBeHidden()
  await main(page).getByRole('link', { name: texts.deliveries }).click()
  await expect(main(page).locator('tbody').getByRole('row')).toHaveCount(2)
})

test('several people at once: a bad row is refused by itself; from its row a link is made to hand over, and what cannot be done says why', async ({
  page,
}) => {
  await button(page, texts.many).click()
  const dialog = page.getByRole('dialog', { name: texts.many })
  await dialog
    .getByRole('textbox', { name: texts.csv })
    .fill('ada.one@consilium.test, Ada, One\nnot-an-address, Nobody, Atall\nbo.two@consilium.test, Bo, Two')
  await dialog.getByRole('button', { name: texts.inviteMany }).click()
  await expect(dialog.getByText('2 invited · 1 not invited')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'not-an-address' })).toContainText(en.errors.email)
  await expect(dialog.getByRole('row').filter({ hasText: 'ada.one' })).toContainText(texts.fine)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, 'ada.one@consilium.test')).toContainText(texts.status.sent)
  await expect(rowOf(page, 'bo.two@consilium.test')).toContainText(texts.status.sent)

  await rowOf(page, 'expert2@consilium.test')
    .getByRole('button', { name: en.users.actionsOf.replace('%{name}', 'expert2@consilium.test') })
    .click()
  await expect(page.getByRole('menuitem', { name: texts.reissue })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('menuitem', { name: texts.reissue })).toContainText(en.invite.decided)
  await page.keyboard.press('Escape')
  await rowOf(page, 'dr.varga@consilium.test')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: texts.copyLink }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.makeLink }).click()
  await expect(page.getByRole('dialog', { name: texts.newLink })).toContainText(/\/physician\/register\//)
})
