import { barriers } from '../../../support/accessibility.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

test('the search box offers what can be done with the discussion in front; g and a letter lead to a page', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [held] = await csr.get<{ id: string; key: string }[]>(filtered('queries', { status: ['csrhold'] }))
  if (!held) throw new Error('The demo has no discussion in review')
  const page = await person('csr@consilium.test', { at: `/admin/queries/${held.id}` })
  const find = page.getByRole('dialog', { name: 'Search or jump to' })
  const group = find.getByRole('group', { name: held.key })
  const open = async () => {
    await expect(page.getByRole('toolbar', { name: 'Commands' }).getByRole('button').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(group.getByRole('option').first()).toBeVisible()
  }

  await test.step('a command that cannot be given says why, as its button does', async () => {
    await open()
    await expect(group.getByRole('option', { name: 'Reopen' })).toHaveCount(0)
    await find.getByRole('combobox').fill('reopen')
    await expect(group.getByRole('option', { name: 'Reopen' })).toHaveAttribute('aria-disabled', 'true')
    await expect(group.getByRole('option', { name: 'Reopen' })).toContainText('Closed')
    expect(await barriers(page)).toEqual([])
  })
  await test.step('a command opens its dialog', async () => {
    await find.getByRole('combobox').fill('return to')
    await expect(group.getByRole('option').first()).toHaveText('Return to patient')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Return to patient · ${held.key}` })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('what belongs to another section is opened there', async () => {
    await open()
    await group.getByRole('option', { name: 'Add team member' }).click()
    const adding = page.getByRole('dialog', { name: 'Add team member' })
    await expect(adding.getByRole('combobox')).toBeFocused()
    await expect(page).toHaveURL(/#notes$/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(adding).toBeHidden()
    await open()
    await group.getByRole('option', { name: 'Add tag' }).click()
    await expect(page).toHaveURL(/#question$/)
    await expect(page.getByRole('combobox', { name: 'Add tag' })).toBeFocused()
  })
  await test.step('another page offers nothing of it', async () => {
    await page.goto('/admin/plans')
    await expect(page.locator('#main-content tbody tr[data-list-row]').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(find.getByRole('option').first()).toBeVisible()
    await expect(group).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(find).toBeHidden()
  })
  await test.step('two keys lead to a page; letters that are typed do not', async () => {
    await page.getByRole('search').getByRole('textbox', { name: 'Search' }).fill('')
    await page.keyboard.type('gu')
    await expect(page.getByRole('search').getByRole('textbox', { name: 'Search' })).toHaveValue('gu')
    // before the list has followed the search
    await page.locator('#main-content').focus()
    await page.keyboard.type('gt')
    await expect(page).toHaveURL(/\/admin\/triage/)
    await expect(page.getByRole('heading', { level: 1, name: 'Triage' })).toBeVisible()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys.getByRole('heading', { name: 'Go to' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.type('gk')
    await expect(page).toHaveURL(/\/admin\/tasks/)
  })
})
