import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { expect, test } from '../../../support/browser.ts'

/** One of each kind of user. */
const people = [
  'member@consilium.test',
  'newmember@consilium.test',
  'member.readonly@consilium.test',
  'expert@consilium.test',
  'network@consilium.test',
  'planmanager@consilium.test',
  'blinded@consilium.test',
]
/** How far from the start page: its links, and the links of the pages behind them. */
const STEPS = 2

test.describe.configure({ mode: 'parallel' })

for (const email of people)
  test(`no link, menu or help text leads ${email} to a page that is not there or not theirs`, async ({ person }) => {
    const page = await person(email)
    await settled(page)
    const found = new Map<string, string>()
    const note = async (from: string) => {
      for (const address of await linksOn(page)) if (!found.has(address)) found.set(address, from)
    }
    await note('the start page')
    await page.getByRole('button', { name: /^Menu of / }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await note('the menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await note('the help')
    await page.keyboard.press('Escape')

    const visited = new Set<string>()
    const wrong: string[] = []
    for (let step = 0; step < STEPS; step++)
      for (const [address, from] of [...found]) {
        const kind = kindOf(address)
        if (visited.has(kind)) continue
        visited.add(kind)
        await page.goto(address)
        await settled(page)
        const title = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
        if ([en.errors.notFoundTitle, en.errors.notAuthorized, en.noAuth.signedIn].includes(title))
          wrong.push(`${from} → ${address}: ${title}`)
        await note(address)
      }
    expect(visited.size).toBeGreaterThan(3)
    expect(wrong).toEqual([])
  })

/** Addresses of this product on the page, without those that sign out or download. */
const linksOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.hasAttribute('download') && link.target !== '_blank')
      .map((link) => link.pathname + link.search)
      .filter((path) => !path.startsWith('/api/')),
  )

/** Pages of one kind differ in the record that they show only. */
const kindOf = (address: string) => address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')

async function settled(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0)
}
