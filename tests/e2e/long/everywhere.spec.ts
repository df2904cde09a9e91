import type { Page } from '@playwright/test'
import { barriers } from '../../support/accessibility.ts'
import { expect, test } from '../../support/browser.ts'
import { signedIn } from '../../support/at-api.ts'

const accessible = async (page: Page) => {
  expect(await barriers(page)).toEqual([])
}
/** Staff, once the portal has handed them over. */
async function arrived(page: Page): Promise<Page> {
  await page.waitForURL('**/admin/queries')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}
interface Plan {
  id: string
  displayTitle: string
  sponsorName: string | null
  dashboardMessage: string | null
  version: number
}

test('anything is found by typing a little of it, with the keyboard alone', async ({ person, request }) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [query] = await csr.get<{ id: string; key: string }[]>('/rest/queries?range=[0,0]')
  const [plan] = await csr.get<Plan[]>('/rest/plans?range=[0,0]')
  if (!query || !plan) throw new Error('The demo has no discussion or no plan')
  const page = await arrived(await person('csr@consilium.test'))
  const box = page.getByRole('dialog', { name: 'Search or jump to' })
  const field = box.getByRole('combobox')

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await accessible(page)
  await field.fill(query.key)
  await expect(box.getByRole('option', { name: query.key })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/queries/${query.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query.key)

  await page.keyboard.press('Control+k')
  await field.fill(plan.displayTitle.slice(0, 8))
  await box.getByRole('group', { name: 'Plans' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/admin\/plans\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  for (const [words, group, name] of [
    ['whitlock', 'Users', 'Claire Whitlock'],
    ['beacon', 'Funding sources', 'Beacon Fund'],
    ['thoracic', 'Expert pools', 'Thoracic'],
    ['audit', 'Pages', 'Audit history'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await field.fill(words)
    await expect(
      box
        .getByRole('group', { name: group })
        .getByRole('option', { name: new RegExp(name) })
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  await expect(box.getByRole('group', { name: 'Recently viewed' }).getByRole('option')).toHaveCount(2)
  await field.fill('no such thing anywhere')
  await expect(box.getByText('No results for “no such thing anywhere”')).toBeVisible()
  await field.fill('expert pool')
  await expect(box.getByRole('option', { name: 'Create expert pool' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/pools')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('custom fields')
  const closed = box.getByRole('option', { name: /^Template List/ })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expect(closed).toContainText('Your permissions do not include this: requires the CSR admin rank')
  await accessible(page)
  await field.fill('payout batches')
  await expect(box.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/payouts')
  await page.keyboard.press('Control+k')
  await field.fill('playground')
  await box.getByRole('option', { name: /^Playground/ }).click()
  await expect(page).toHaveURL('/playground')
})

test('two edit one plan at once: they see one another, and the second merges', async ({
  person,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [plan] = await csr.get<Plan[]>('/rest/plans?range=[0,0]&sort=["name","ASC"]')
  if (!plan) throw new Error('The demo has no plan')
  const [first, second] = [
    await arrived(await person('csr@consilium.test')),
    await arrived(await person('csr.admin@consilium.test')),
  ]
  await first.goto(`/admin/plans/${plan.id}/details`)
  await second.goto(`/admin/plans/${plan.id}/details`)
  await expect(first.getByText(/is also viewing this record/)).toBeVisible()
  await expect(second.getByText(/is also viewing this record/)).toBeVisible()

  await second.getByLabel('Sponsor').fill('Second sponsor')
  await second.getByLabel('Display title').fill('Title of the second')
  await second.getByLabel('Customer', { exact: true }).fill('C-second')
  await expect(first.getByText(/is editing this record and hasn’t saved yet/)).toBeVisible()

  await first.getByLabel('Display title').fill('Title of the first')
  await first.getByLabel('Customer', { exact: true }).fill('C-first')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Saved.')).toBeVisible()

  await second.getByRole('button', { name: 'Save' }).click()
  const merge = second.getByRole('dialog', { name: 'This record has changed' })
  await expect(merge.getByText('Title of the first')).toBeVisible()
  await expect(merge.getByText(/^Changed by \S+ \S.* on .*\d:\d\d/)).toBeVisible()
  // only where both changed a field there is something to choose; it comes first and says so
  await expect(merge.getByRole('radiogroup')).toHaveCount(2)
  // no one's side is taken unasked
  await expect(merge.getByRole('radio', { checked: true })).toHaveCount(0)
  const save = merge.getByRole('button', { name: 'Save merged version' })
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription(/2 left/)
  await expect(merge.getByRole('radiogroup', { name: 'Display title' })).toHaveAccessibleDescription(
    'Conflict: you both changed this',
  )
  await expect(merge).toContainText(
    /Conflict: you both changed this.*Sponsor.*Changed by you, no conflict.*Second sponsor/s,
  )
  await accessible(second)
  await merge.getByRole('button', { name: 'Back to form' }).click()
  await expect(second.getByLabel('Display title')).toHaveValue('Title of the second')
  await second.getByRole('button', { name: 'Save' }).click()
  await merge.getByRole('button', { name: 'Keep yours for all 2' }).click()
  await expect(merge.getByRole('radio', { name: /^Yours/, checked: true })).toHaveCount(2)
  await merge.getByRole('button', { name: 'Back to form' }).click()
  await second.getByRole('button', { name: 'Save' }).click()
  await merge.getByRole('radiogroup', { name: 'Display title' }).getByRole('radio', { name: /^Now/ }).check()
  await expect(save).toHaveAccessibleDescription(/for the field you both changed/)
  await merge
    .getByRole('radiogroup', { name: 'Customer', exact: true })
    .getByRole('radio', { name: /^Yours/ })
    .check()
  await save.click()
  await expect(second.getByText('Saved.')).toBeVisible()
  await expect(second.getByLabel('Display title')).toHaveValue('Title of the first')
  await expect(second.getByLabel('Sponsor')).toHaveValue('Second sponsor')
  expect(await csr.get<Plan>(`/rest/plans/${plan.id}`)).toMatchObject({
    displayTitle: 'Title of the first',
    sponsorName: 'Second sponsor',
    customerId: 'C-second',
    version: plan.version + 2,
  })

  await second.goto('/admin/plans')
  await expect(first.getByText(/is also viewing this record/)).toBeHidden()
})

test('a saved change is undone at once, and an older one reverted from the history', async ({ person, request }) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [plan] = await csr.get<Plan[]>('/rest/plans?range=[1,1]&sort=["name","ASC"]')
  if (!plan) throw new Error('The demo has one plan only')
  const page = await arrived(await person('csr@consilium.test'))
  await page.goto(`/admin/plans/${plan.id}/details`)
  const title = page.getByLabel('Display title')
  await title.fill('A mistake')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  await expect(title).toHaveValue(plan.displayTitle)

  await title.fill('Another title')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await accessible(page)
  await page.goto(`/admin/plans/${plan.id}/csr-changes`)
  const line = page.getByRole('row').filter({ hasText: 'Another title' }).first()
  await line.getByRole('button', { name: 'Revert' }).click()
  const ask = page.getByRole('dialog', { name: 'Revert this change?' })
  await expect(ask.getByText('Another title')).toBeVisible()
  await accessible(page)
  await ask.getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByText('Previous value restored.')).toBeVisible()
  expect((await csr.get<Plan>(`/rest/plans/${plan.id}`)).displayTitle).toBe(plan.displayTitle)
  await expect(
    page.getByRole('row').filter({ hasText: 'Another title' }).filter({ hasText: plan.displayTitle }),
  ).toHaveCount(2)
})
