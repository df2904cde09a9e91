import type { Page } from '@playwright/test'
import { basename } from 'node:path'
import { budgets } from '../house/budgets.mjs'
import { expect, signIn, test } from '../support/browser.ts'

/** The scripts and styles that the page has asked for since this was called, once it asks for no more. */
function watchAssets(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) asked.add(basename(pathname))
  })
  return async () => {
    let before = -1
    await expect(() => {
      const now = asked.size
      const still = now === before && now > 0
      before = now
      expect(still).toBe(true)
    }).toPass({ intervals: [500, 500, 1000] })
    return [...asked]
  }
}

const weighed = (name: string) => budgets().find((budget) => budget.name === name)?.path.map((path) => basename(path)) ?? []

test('the budget of the sign-in page weighs all that a browser loads for it', async ({ page }) => {
  const assets = watchAssets(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect((await assets()).filter((file) => !weighed('portal, sign-in').includes(file))).toEqual([])
})

test('the budget of the lobby weighs all that a browser loads for it', async ({ page }) => {
  await signIn(page, 'member@consilium.test')
  const assets = watchAssets(page)
  await page.goto('/member/lobby')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await assets()).filter((file) => !weighed('portal, member lobby').includes(file))).toEqual([])
})

test('the budget of the back office weighs all that a browser loads for it', async ({ page }) => {
  await signIn(page, 'csr@consilium.test')
  // the portal hands staff over: another way must not be taken before they have arrived
  await page.waitForURL('**/admin/**')
  const assets = watchAssets(page)
  // the back office leads on to its first list by itself
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  expect((await assets()).filter((file) => !weighed('back office').includes(file))).toEqual([])
})
