import type { Page } from '@playwright/test'
import { expect, test } from '../../../support/browser.ts'
import { signedIn } from '../../../support/at-api.ts'

const builderOf = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Edit|Write) questions$/ })
    .first()
    .click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Question text' })
  await expect(field).toBeVisible()
  return field
}

test('two windows of one survey builder keep what each has written, through a reload and the end of one', async ({
  person,
  request,
  expectConsole,
}) => {
  // a discussion that no one has a survey for yet says so with a 404
  expectConsole(/status of 404/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [query] = await csr.get<{ id: string }[]>('/rest/queries?range=[0,0]&filter={"status":"open"}')
  const first = await person('csr@consilium.test')
  await first.waitForURL('**/admin/**')
  await first.goto(`/admin/queries/${query?.id}#survey`)
  const second = await first.context().newPage()
  await second.goto(`/admin/queries/${query?.id}#survey`)

  await (await builderOf(first)).fill('Which of the two operations would you advise?')
  // the second begins with what is saved, not with what the first is writing
  const other = await builderOf(second)
  await expect(other).toHaveValue('')
  await other.fill('How many of these patients have you seen?')
  for (const page of [first, second]) {
    page.on('dialog', (asked) => void asked.accept())
    await page.reload()
  }
  await expect(await builderOf(first)).toHaveValue('Which of the two operations would you advise?')
  await expect(await builderOf(second)).toHaveValue('How many of these patients have you seen?')

  // what a closed window had not saved is found by the next that is opened
  await second.close({ runBeforeUnload: false })
  const third = await first.context().newPage()
  await third.goto(`/admin/queries/${query?.id}#survey`)
  await expect(await builderOf(third)).toHaveValue('How many of these patients have you seen?')
})
