import type { Locator, Page } from '@playwright/test'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { held } from '../../../support/held.ts'

const main = (page: Page) => page.getByRole('main')
const desk = async (person: (email: string) => Promise<Page>, path: string, title: string) => {
  const page = await person('csr.admin@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.goto(path)
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  return page
}

test('the frame that stands before the program has arrived looks like the one that it draws', async ({ person }) => {
  const page = await desk(person, '/admin/pools', 'Expert pools')
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const program = await held(page, /\/assets\/index-.*\.js$/)
      await page.reload({ waitUntil: 'commit' })
      const opening = page.locator('#opening')
      await expect(opening).toBeVisible()
      const early = await looksOf(opening)
      program.letGo()
      const bar = page.getByRole('banner')
      await expect(bar).toBeVisible()
      await expect(opening).toHaveCount(0)
      expect(early, `${colorScheme}, ${width} px`).toEqual(await looksOf(bar))
    }
})

/** Colours and sizes of a bar with the logo and the name of the product. */
const looksOf = (bar: Locator) =>
  bar.evaluate((element) => {
    const [styles, page] = [getComputedStyle(element), getComputedStyle(document.body)]
    const logo = element.querySelector('svg[viewBox="0 0 32 32"]') as SVGElement
    const place = logo.getBoundingClientRect()
    return {
      page: page.backgroundColor,
      bar: styles.backgroundColor,
      line: `${styles.borderBottomWidth} ${styles.borderBottomColor}`,
      height: element.getBoundingClientRect().height,
      logo: [place.x, place.y, place.width].map(Math.round),
      colours: [...logo.children].map((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke]),
    }
  })

test('what is typed before the omnibox is there stands in it, and is no key of the list', async ({ person }) => {
  const page = await desk(person, '/admin/pools', 'Expert pools')
  await expect(page.locator('[data-list-row]').first()).toBeVisible()
  // the keys of the list are there: only the omnibox is late
  await page.keyboard.press('j')
  await expect(page.locator('[data-list-row]').first()).toBeFocused()
  const { asked, letGo } = await held(page, /\/assets\/omnibox-/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('exx')
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('exx')
  expect(asked).toHaveLength(1)
  letGo()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('pert')
  await expect(field).toHaveValue('exxpert')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('[data-list-row]').first()).toBeFocused()
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('pressed twice, a record and a part of one are made once; the button keeps the focus', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const page = await desk(person, '/admin/pools/create', 'Create expert pool')
  await main(page).getByLabel('Pool name').fill('Pressed twice')
  await main(page).getByLabel('Display name').fill('Pressed twice')
  const pools = await held(page, /\/api\/rest\/pools$/, { method: 'POST' })
  const create = main(page).getByRole('button', { name: 'Create', exact: true })
  await create.press('Enter')
  await expect(create).toHaveAttribute('aria-busy', 'true')
  await expect(create).toBeFocused()
  await create.press('Enter')
  // elsewhere in the meantime: it is waited for what becomes of it, and nothing is asked
  await main(page).getByRole('link', { name: 'Expert pools' }).press('Enter')
  pools.letGo()
  await expect(page).not.toHaveURL(/create/)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(pools.asked).toHaveLength(1)
  expect(
    await csr.get<object[]>(`/rest/pools?filter=${encodeURIComponent('{"q":"Pressed twice"}')}&range=[0,9]`),
  ).toHaveLength(1)

  await page.goto('/admin/diagnosis')
  await main(page).getByRole('button', { name: 'Add', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox').first()
  await name.fill('Once only')
  const domains = await held(page, /\/api\/server\/diagnosis\/domain$/, { method: 'POST' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await save.press('Enter')
  await name.press('Enter')
  domains.letGo()
  await expect(dialog).toBeHidden()
  expect(domains.asked).toHaveLength(1)
  expect(
    await csr.get<object[]>(`/rest/diagnosisDomains?filter=${encodeURIComponent('{"q":"Once only"}')}&range=[0,9]`),
  ).toHaveLength(1)
})

test('what could not be saved is asked about before it is left', async ({ person, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  const page = await desk(person, '/admin/pools', 'Expert pools')
  await main(page).locator('tbody').getByRole('link').first().click()
  await main(page).getByRole('link', { name: 'Details' }).click()
  await main(page).getByLabel('Display name').fill('A name that is not saved yet')
  await page.route(/\/api\/rest\/pools\//, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy')
  await main(page).getByRole('link', { name: 'Expert pools' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(main(page).getByLabel('Display name')).toHaveValue('A name that is not saved yet')
})

test('filters that are asked for in quick succession all hold; the advanced form keeps what it is given and the focus', async ({
  person,
}) => {
  const page = await desk(person, '/admin/queries', 'Discussions')
  await expect(page.locator('[data-list-row]').first()).toBeVisible()
  await page.getByRole('search').getByRole('textbox').fill('a')
  await expect(page).toHaveURL(/%22q%22/)
  const form = main(page).getByRole('form', { name: 'Advanced search' })
  await main(page).getByRole('button', { name: 'Advanced search' }).click()
  const first = form.getByRole('textbox').first()
  await first.fill('typed before')
  await page.getByRole('search').getByRole('textbox').fill('ab')
  await expect(page).toHaveURL(/ab%22/)
  await expect(first).toHaveValue('typed before')
  const apply = form.getByRole('button', { name: 'Apply' })
  await apply.press('Enter')
  await expect(page).toHaveURL(/typed(%20|\+)before/)
  await expect(apply).toBeFocused()
  await expect(first).toHaveValue('typed before')
  await expect(page).toHaveURL(/ab%22/)
  await form.getByRole('button', { name: 'Clear' }).click()
  await expect(first).toHaveValue('')
  await expect(page).not.toHaveURL(/typed/)
})

test('the simulator takes every key, however late the address follows', async ({ person }) => {
  const page = await desk(person, '/admin/simulator', 'Funding-source simulation')
  const seed = main(page).getByLabel('Seed')
  await seed.focus()
  // several keys within one moment, as from someone who types fast on a slow machine
  await page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const key of 'quick') {
      write?.call(field, field.value + key)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
    }
  })
  await page.keyboard.type(' fox')
  await expect(seed).toHaveValue('quick fox')
  await expect(page).toHaveURL(/seed=quick\+fox/)
  await main(page).getByRole('tab').nth(1).click()
  await expect(seed).toHaveValue('quick fox')
})
