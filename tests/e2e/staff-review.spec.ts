import type { Page } from '@playwright/test'
import { barriers } from '../support/accessibility.ts'
import { signedIn } from '../support/at-api.ts'
import { expect, test } from '../support/browser.ts'

async function arrived(page: Page): Promise<Page> {
  await page.waitForURL('**/admin/queries')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}
const found = (filter: object) => encodeURIComponent(JSON.stringify(filter))
interface Row {
  id: string
  key: string
}

test('a question and an answer are reviewed and corrected, and the earlier wordings stay', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [held] = await csr.get<Row[]>(`/rest/queries?filter=${found({ status: ['csrhold'] })}&range=[0,0]`)
  if (!held) throw new Error('The demo has no discussion in review')
  const page = await arrived(await person('csr@consilium.test'))
  await page.goto(`/admin/queries/${held.id}`)
  const check = page.getByRole('group', { name: 'The diagnosis matches the question' })
  await check.getByRole('button', { name: 'Yes' }).click()
  await expect(check.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Review note').fill('Called the patient.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('Review note')).toHaveValue('')
  await page.reload()
  await expect(check.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Correct wording' }).click()
  const dialog = page.getByRole('dialog')
  const question = dialog.getByLabel('Question')
  const before = await question.inputValue()
  await question.fill(`${before} Is it urgent?`)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save wording' }).click()
  // the live stream may show the new wording before the dialog has closed
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Is it urgent?')).toBeVisible()
  await page.getByRole('button', { name: 'Earlier wordings' }).click()
  await expect(dialog.getByText(before)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const [waiting] = await csr.get<{ queryId: string; text: string }[]>(
    `/rest/queryResponses?filter=${found({ type: ['pendedexpert'] })}&range=[0,0]`,
  )
  if (!waiting) throw new Error('The demo has no answer that waits')
  await page.goto(`/admin/queries/${waiting.queryId}#responses`)
  const line = page.getByRole('listitem').filter({ hasText: 'Answer awaiting review' }).first()
  await expect(line.getByText(/^Awaiting review: /)).toBeVisible()
  await line.getByRole('button', { name: 'Correct wording' }).click()
  await dialog.getByLabel('Text', { exact: true }).fill('The corrected answer.')
  await dialog.getByLabel('Reason').fill('A name was in it')
  await dialog.getByRole('button', { name: 'Save wording' }).click()
  await expect(dialog).toBeHidden()
  await expect(line.getByText('The corrected answer.')).toBeVisible()
})

test('an expert is invited by name, and what the part pays is changed with a reason', async ({ person, request }) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  // while a discussion is held no one can be invited to it
  const open = await csr.get<Row[]>(`/rest/queries?filter=${found({ status: ['open'] })}&range=[0,249]`)
  const claimed = await csr.get<{ queryId: string; displayName: string }[]>(
    `/rest/queryExperts?filter=${found({ status: ['claimed'] })}&range=[0,249]`,
  )
  const part = claimed.find(({ queryId }) => open.some(({ id }) => id === queryId))
  if (!part) throw new Error('The demo has no accepted seat in an open discussion')
  const page = await arrived(await person('csr@consilium.test'))
  await page.goto(`/admin/queries/${part.queryId}#participants`)
  const actions = page
    .getByRole('row')
    .filter({ hasText: part.displayName })
    .getByRole('button', { name: /^Actions/ })
    .first()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Details and pay' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'Payable' }).click()
  await dialog.getByLabel('Reason').fill('Volunteers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Invite by name' }).click()
  await dialog.getByRole('combobox').fill('Achebe')
  await page.getByRole('option').first().click()
  await expect(dialog.getByText(/^Will be invited: .*Achebe/)).toBeVisible()
})

test('survey forms are kept under Tools', async ({ person }) => {
  const page = await arrived(await person('csr@consilium.test'))
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('menuitem', { name: 'Survey forms' }).click()
  await page.getByRole('button', { name: 'Add survey form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Follow-up after surgery')
  await dialog.getByLabel('Multiple Choice').check()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Follow-up after surgery' })
  await row.getByRole('button', { name: 'Responses' }).click()
  await expect(dialog.getByText('Responses will appear here once the form has been answered.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: 'Delete: Follow-up after surgery' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('a plan in use is disabled instead of deleted, a flag is reverted with a reason', async ({ person, request }) => {
  const all = await signedIn(request, 'csr.super@consilium.test')
  const [plan] = await all.get<(Row & { version: number })[]>('/rest/plans?range=[0,0]&sort=["name","ASC"]')
  const [member] = await all.get<(Row & { version: number })[]>(
    `/rest/users?filter=${found({ email: 'newmember@consilium.test' })}`,
  )
  if (!plan || !member) throw new Error('The demo has no plan or no member')
  const page = await arrived(await person('csr.super@consilium.test'))
  await page.goto(`/admin/plans/${plan.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /^\d+ discussions?$/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('switch', { name: 'Enabled' }).or(page.getByLabel('Enabled')).first()).not.toBeChecked()
  await page.goto(`/admin/users/${member.id}/account`)
  await page.getByLabel('Test user').click()
  await page.getByLabel('Reason for the change').fill('Rehearsal')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto(`/admin/users/${member.id}/history`)
  const line = page.getByRole('row').filter({ hasText: 'Rehearsal' })
  await line.getByRole('button', { name: 'Revert' }).click()
  await dialog.getByRole('button', { name: 'Revert' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The rehearsal is over')
  await dialog.getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByText('Previous value restored.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'The rehearsal is over' })).toHaveCount(1)
})
