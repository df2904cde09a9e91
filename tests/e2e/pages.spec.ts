import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import { expect, signIn, test } from '../support/browser.ts'

type Get = <T>(path: string) => Promise<T>
/** A page as somebody finds it: an address, or one that is looked up with what the person may read. */
type Address = string | ((get: Get) => Promise<string>)

const record = (resource: string, at: (id: string) => string, filter: object = {}): Address => async (get) => {
  const [row] = await get<{ id: string }[]>(`/rest/${resource}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
  expect(row, `${resource} like ${JSON.stringify(filter)}`).toBeDefined()
  return at(row?.id ?? '')
}
type Buckets = Record<'requiresAction' | 'newOpportunities' | 'ongoing' | 'closed', { queryId: string; isInvited: boolean }[]>
const discussion = (bucket: keyof Buckets, at: (id: string) => string): Address => async (get) => {
  const [row] = (await get<{ data: Buckets }>('/server/query/indexBuckets')).data[bucket]
  expect(row, bucket).toBeDefined()
  return at(row?.queryId ?? '')
}

const pages: Record<string, Address[]> = {
  'member@consilium.test': ['/member/lobby', '/member/ask', '/member/discussions', discussion('ongoing', id => `/member/discussion/${id}`), discussion('closed', id => `/member/discussion/${id}`)],
  'newmember@consilium.test': ['/member/lobby', '/member/discussions'],
  'expert@consilium.test': ['/dashboard', '/discussions', discussion('newOpportunities', id => `/invitation/${id}`), discussion('requiresAction', id => `/discussion/${id}`)],
  'csr.super@consilium.test': [
    '/admin/queries', record('queries', id => `/admin/queries/${id}`, { status: 'csrhold' }), record('queries', id => `/admin/queries/${id}`, { status: 'closed' }), '/admin/users', record('users', id => `/admin/users/${id}`, { userType: 2 }),
    '/admin/grants', record('grants', id => `/admin/grants/${id}`), '/admin/plans', record('plans', id => `/admin/plans/${id}`), '/admin/pools', record('pools', id => `/admin/pools/${id}`), '/admin/diagnosis', '/admin/transactions', '/admin/audit',
  ],
}

const looks = [
  { name: 'on a desktop', size: { width: 1280, height: 800 }, dark: false },
  { name: 'on a phone in the dark', size: { width: 390, height: 844 }, dark: true },
] as const

for (const [email, addresses] of Object.entries(pages)) {
  for (const look of looks) {
    test(`${look.name}, every page of ${email} is accessible and as wide as the screen`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize(look.size)
      await page.emulateMedia({ colorScheme: look.dark ? 'dark' : 'light', reducedMotion: 'reduce' })
      await signIn(page, email)
      if (email.startsWith('csr')) await page.waitForURL('**/admin/**')
      const get = await reader(page)
      for (const address of addresses) await expectSound(page, typeof address === 'string' ? address : await address(get))
    })
  }
}

/** Reads what the person at the page may read. */
async function reader(page: Page): Promise<Get> {
  const { origins } = await page.context().storageState()
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === storedLoginKey)
  const { token } = JSON.parse(kept?.value ?? '{}') as { token: string }
  return async <T>(path: string) => (await (await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}`, 'X-Background': '1' } })).json()) as T
}

async function expectSound(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0)
  await expect(page.getByRole('heading').first(), address).toBeVisible()
  await expect(page.getByText('The page you requested does not exist.'), address).toBeHidden()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`), address).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${address} is wider than the screen`).toBeLessThanOrEqual(0)
}
