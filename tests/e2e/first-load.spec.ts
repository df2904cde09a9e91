import type { Page } from '@playwright/test'
import { basename } from 'node:path'
import { budgets } from '../architecture/budgets.mjs'
import { firstLoad } from '../architecture/first-load.mjs'
import { expect, signIn, startSignedIn, test } from '../support/browser.ts'
import { filtered } from '../support/at-api.ts'
import { claimedSeat } from '../support/claimed-seat.ts'

/** The scripts and styles that the next page asks for, once it asks for no more. */
async function watchAssets(page: Page) {
  // the page before this one may still be loading
  await page.goto('about:blank')
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

const weighed = (name: string) =>
  budgets()
    .find((budget) => budget.name === name)
    ?.path.map((path) => basename(path)) ?? []

test('the budget of the sign-in page weighs all that a browser loads for it', async ({ page }) => {
  const assets = await watchAssets(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect((await assets()).filter((file) => !weighed('portal, sign-in').includes(file))).toEqual([])
})

test('the budget of the lobby weighs all that a browser loads for it', async ({ page }) => {
  await signIn(page, 'member@consilium.test')
  const assets = await watchAssets(page)
  await page.goto('/member/lobby')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // the member's plan has something to tell: its text comes with the page's data, and the cleaner of HTML with it
  const told = firstLoad('portal', ['content/rich-text.tsx']).map((path) => basename(path))
  expect((await assets()).filter((file) => ![...weighed('portal, member lobby'), ...told].includes(file))).toEqual([])
})

test('the budget of a discussion weighs all that a browser loads for it', async ({ page, request }) => {
  const { csr, queryId, email } = await claimedSeat(request)
  const [query] = await csr.get<{ key: string }[]>(filtered('queries', { id: [queryId] }))
  await startSignedIn(page, email)
  const assets = await watchAssets(page)
  const asked: string[] = []
  page.on('request', (sent) => {
    if (/\/user\/interaction\/[^/]+$/.test(sent.url())) asked.push(sent.url())
  })
  await page.goto(`/discussion/${query?.key}`)
  await expect(page.getByRole('heading', { name: 'Answers', exact: true })).toBeVisible()
  expect((await assets()).filter((file) => !weighed('portal, discussion').includes(file))).toEqual([])
  // by its RefId, ahead of the page and by the page: the server is asked once
  await expect(page).toHaveURL(new RegExp(`/discussion/${queryId}$`))
  expect(asked).toHaveLength(1)
})

test('the budget of the back office weighs all that a browser loads for it', async ({ page }) => {
  await signIn(page, 'csr@consilium.test')
  // the portal hands staff over: another way must not be taken before they have arrived
  await page.waitForURL('**/admin/**')
  const assets = await watchAssets(page)
  // the back office leads on to its first list by itself
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  expect((await assets()).filter((file) => !weighed('back office').includes(file))).toEqual([])
})
