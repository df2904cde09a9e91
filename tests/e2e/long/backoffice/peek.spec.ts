import { barriers } from '../../../support/accessibility.ts'
import { expect, test } from '../../../support/browser.ts'
import { shot } from '../../../support/hands.ts'

test('Space shows the discussion behind a row; it follows the rows, and leaves the list where it was', async ({
  person,
}) => {
  const page = await person('csr@consilium.test', { at: '/admin/queries' })
  const rows = page.locator('[data-list-row]')
  await expect(rows.nth(2)).toBeVisible()
  const keyOf = async (at: number) => /CQ-[A-Z\d]{6}/.exec((await rows.nth(at).textContent()) ?? '')?.[0] ?? 'none'
  const preview = page.getByRole('complementary', { name: 'Preview' })

  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(preview).toContainText(await keyOf(0))
  await expect(preview.getByRole('heading', { name: 'Question' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await shot(page, 'peek')
  await page.keyboard.press('j')
  await expect(preview).toContainText(await keyOf(1))
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(rows.nth(1)).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Preview', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/admin/tasks')
  await expect(rows.first()).toBeVisible()
  await rows.first().focus()
  await page.keyboard.press('Space')
  await expect(preview.getByRole('status')).not.toBeEmpty()
  await preview.getByRole('link', { name: 'Open discussion' }).click()
  await expect(page).toHaveURL(/\/admin\/queries\/[^/]+$/)
})
