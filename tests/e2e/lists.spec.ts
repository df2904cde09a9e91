import { defaultLimits } from '#model/limits.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signedIn } from '../support/at-api.ts'
import { barriers } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { unzip } from '../support/unzip.ts'

const rows = (page: Page) => page.locator('#main-content tbody tr[data-list-row]')
/** Someone of staff who has signed in, on a page of the back office. */
const desk = async (person: (email: string) => Promise<Page>, email: string, path: string) => {
  const page = await person(email)
  await page.waitForURL('**/admin/**')
  await page.goto(path)
  await expect(rows(page).first()).toBeVisible({ timeout: 30_000 })
  return page
}
const search = async (page: Page, words: string) => {
  await page.getByRole('search').getByRole('textbox', { name: 'Search' }).fill(words)
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(words).replaceAll('%20', '(%20|\\+)')))
}

test('many are changed at once: all that match, checked first, done, and told one by one', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  for (let n = 0; n < 14; n++)
    expect(
      (
        await csr.post('/rest/pools', {
          poolName: `Many ${n}`,
          displayName: `Many ${n}`,
          ...(n === 3 && { enabled: false }),
        })
      ).status(),
    ).toBe(201)
  const page = await desk(person, 'csr@consilium.test', '/admin/pools')
  await search(page, 'many')
  // a page of all pools has ten rows too
  await expect(page.getByText('1-10 of 14').and(page.locator('p'))).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' })
  await expect(bar).toContainText('10 selected')
  await bar.getByRole('button', { name: 'Select all 14 matches' }).click()
  await expect(bar).toContainText('All 14 matches are selected')
  await bar.getByRole('button', { name: 'Disable' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Disable 14 expert pools' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Previewed, not started')
  await dialog.getByRole('button', { name: 'No change · 1' }).click()
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await expect(dialog.getByRole('row').nth(1)).toContainText('Many 3')
  // nothing has changed yet
  expect(
    (
      await csr.get<{ enabled: boolean }[]>(`/rest/pools?filter=${encodeURIComponent('{"q":"many"}')}&range=[0,99]`)
    ).filter((pool) => pool.enabled),
  ).toHaveLength(13)

  await dialog.getByRole('button', { name: 'Disable 13 expert pools' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Done')
  await expect(dialog.getByRole('button', { name: 'Changed · 13' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download result (CSV)' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(15)
  expect(lines.filter((line) => line.includes('No change'))).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rows(page).first()).toContainText('Disabled')
  await expect(bar).toBeHidden()
  await page.goto('/admin/bulk')
  await expect(page.getByRole('button', { name: /Disable 14 expert pools/ })).toContainText('Done')

  // within reach of the mouse at every width
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/pools')
    await page.locator('#main-content [data-list-row]').first().getByRole('checkbox').check()
    await bar.getByRole('button', { name: 'Enable' }).click()
    await expect(dialog.getByRole('heading', { name: 'Enable 1 expert pool' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  }

  const viewer = await desk(person, 'csr.view@consilium.test', '/admin/pools')
  await rows(viewer).first().getByRole('checkbox').check()
  const refused = viewer.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Disable' })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await refused.hover()
  await expect(viewer.getByRole('tooltip')).toBeVisible()
})

test('a view is kept, shared, opened by default, and found by others', async ({ person }) => {
  const page = await desk(person, 'csr@consilium.test', '/admin/users')
  await page.getByRole('group', { name: 'Expert' }).getByRole('button', { name: 'Experts', exact: true }).click()
  await expect(page).toHaveURL(/expertFilter/)
  const open = (page: Page, name: RegExp | string) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await open(page, 'View')
  const menu = page.getByRole('dialog', { name: 'Views of this list' })
  await menu.getByRole('button', { name: 'Compact' }).click()
  await menu.getByRole('button', { name: 'Save as new view' }).click()
  await menu.getByLabel('View name').fill('Dense experts')
  await menu.getByLabel('Share with team').check()
  await menu.getByRole('button', { name: 'Save', exact: true }).click()
  await menu.getByRole('button', { name: 'Set Dense experts as default' }).click()
  await expect(menu.getByRole('button', { name: 'Stop using Dense experts as default' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Dense experts', exact: true, expanded: false })).toBeVisible()
  const compact = (await rows(page).first().boundingBox())?.height ?? 0
  await page.getByRole('group', { name: 'Expert' }).getByRole('button', { name: 'All' }).click()
  await expect(page.getByRole('button', { name: 'Dense experts (changed)' })).toBeVisible()

  // a new day: the list opens with it
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/expertFilter/)
  await expect(page.getByRole('button', { name: 'Dense experts', exact: true, expanded: false })).toBeVisible()

  const viewer = await desk(person, 'csr.view@consilium.test', '/admin/users')
  await expect(rows(viewer).first()).toBeVisible()
  expect((await rows(viewer).first().boundingBox())?.height).toBeGreaterThan(compact)
  // the team's views stand above the list with how many rows each has
  const tabs = viewer.getByRole('navigation', { name: 'Shared views' })
  const tab = tabs.getByRole('button', { name: /^Dense experts \d+$/ })
  await expect(tab).toBeVisible()
  const counted = Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0])
  await expect(tabs.getByRole('button', { name: /^Default view \d+$/ })).toHaveAttribute('aria-current', 'true')
  await tab.focus()
  await viewer.keyboard.press('Enter')
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(viewer.getByText(new RegExp(`of ${counted}$`)).first()).toBeVisible()
  expect(await barriers(viewer)).toEqual([])
  await tabs.getByRole('button', { name: /^Default view/ }).click()
  await expect(viewer).not.toHaveURL(/expertFilter/)

  await open(viewer, 'View')
  const others = viewer.getByRole('dialog', { name: 'Views of this list' })
  await expect(others.getByText('your views are saved in this browser only')).toBeVisible()
  await expect(others.getByRole('button', { name: 'Delete Dense experts' })).toBeHidden()
  await others.getByRole('button', { name: /^Dense experts/ }).click()
  await expect(viewer).toHaveURL(/expertFilter/)
  await expect.poll(async () => (await rows(viewer).first().boundingBox())?.height).toBe(compact)
})

test('the columns in sight are exported under their heads, as CSV and as a workbook', async ({ person }) => {
  const page = await desk(person, 'csr@consilium.test', '/admin/plans')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menu').getByText('Alias', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Alias' })).toBeHidden()
  await expect(rows(page).first().locator('td')).toHaveCount(await page.locator('#main-content thead th').count())
  // all but the menu of a row
  const heads = (await page.locator('#main-content thead th:not([class*="column-_"])').allInnerTexts())
    .map((text) => text.trim())
    .filter(Boolean)
  const save = async (kind: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  const csv = await save('CSV file')
  expect(csv.name).toBe('Plans.csv')
  expect(csv.bytes.toString('utf8').replace('\uFEFF', '').split('\n')[0]?.split(',')).toEqual(heads)
  const workbook = await save('Excel workbook')
  expect(workbook.name).toBe('Plans.xlsx')
  const sheet = unzip(workbook.bytes).get('xl/worksheets/sheet1.xml') ?? ''
  expect(
    [...(/<row>(.*?)<\/row>/s.exec(sheet)?.[1] ?? '').matchAll(/<t [^>]*>(.*?)<\/t>/g)].map((match) => match[1]),
  ).toEqual(heads)
  expect(sheet.match(/<row>/g)?.length).toBe(csv.bytes.toString('utf8').trim().split('\n').length)

  // what is inactive is not active now: the one filter takes the other away instead of leaving an empty list
  const now = page.getByRole('search').getByRole('group', { name: 'Active now' })
  await expect(now).toBeVisible()
  await page.getByRole('button', { name: 'Inactive', exact: true }).click()
  await expect(now).toBeHidden()
  await expect(page).toHaveURL(/inactive/)
})

test('a list is worked through by keyboard, and letters that are typed do nothing else', async ({ person }) => {
  const page = await desk(person, 'csr.admin@consilium.test', '/admin/users')
  await expect(rows(page).nth(2)).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('search').getByRole('textbox', { name: 'Search' })
  await expect(field).toBeFocused()
  // each pause asks the server, and what is typed before its answer stays
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.type('jxk?', { delay: defaultLimits['screen.debounce'] + 5 })
  await expect(field).toHaveValue('jxk?')
  await slow.detach()
  await expect(page.getByRole('dialog')).toBeHidden()
  // the search has been made, and undone again, before a row is chosen
  await expect(page).toHaveURL(/jxk/)
  await expect(rows(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page).not.toHaveURL(/jxk/)
  await expect(rows(page).nth(2)).toBeVisible()
  // the second time it leads to the rows
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toBeFocused()
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key)
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await rows(page).nth(1).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('definition').first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const name = await rows(page).nth(1).getByRole('link').first().innerText()
  await rows(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('what was chosen is dropped with another filter, and kept from page to page', async ({ person }) => {
  const page = await desk(person, 'csr.super@consilium.test', '/admin/users')
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' })
  await rows(page).first().getByRole('checkbox').check()
  await expect(bar).toContainText('1 selected')
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.getByText(/^11-20 of/)).toBeVisible()
  await expect(rows(page).first().getByRole('checkbox')).not.toBeChecked()
  await rows(page).first().getByRole('checkbox').check()
  await expect(bar).toContainText('2 selected')
  // Back leads to the first page, though the list remembers where it was
  await page.goBack()
  await expect(page.getByText(/^1-10 of/)).toBeVisible()
  await page.goForward()
  await expect(page.getByText(/^11-20 of/)).toBeVisible()
  await search(page, 'whitlock')
  await expect(bar).toBeHidden()
  await expect(rows(page).nth(9)).toBeHidden()
  await rows(page).first().getByRole('checkbox').check()
  await expect(bar).toContainText('1 selected')
  await search(page, 'nobody is called that')
  await expect(page.getByText('No matching users').and(page.locator('p'))).toBeVisible()
  await expect(bar).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(2)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  await expect(bar).toBeHidden()
})

test('a refused list says why in the language of the reader, and offers what helps', async ({
  person,
  expectConsole,
}) => {
  expectConsole(/status of 422/)
  const page = await desk(person, 'csr@consilium.test', '/admin/users')
  const refused = page.getByRole('alert')
  await page.goto(`/admin/users?filter=${encodeURIComponent('{"shoeSize":43}')}`)
  await expect(refused).toContainText('This filter or sort field doesn’t exist.')
  await expect(refused.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.evaluate(() => localStorage.setItem('portal-language', 'zh'))
  await page.reload()
  await expect(refused).toContainText('此筛选或排序字段不存在。')
  await refused.getByRole('button', { name: '清除筛选' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(refused).toBeHidden()
})
