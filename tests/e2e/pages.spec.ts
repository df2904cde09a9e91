import type { Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import { barriers } from '../support/accessibility.ts'
import { expect, signIn, test } from '../support/browser.ts'

type Get = <T>(path: string) => Promise<T>
/** Who opens the pages: their id, and what they may read. */
interface Reader {
  id: string
  get: Get
}
/** A page as somebody finds it: an address, or one that is looked up with what the person may read. */
type Address = string | ((reader: Reader) => string | Promise<string>)

const record =
  (resource: string, at: (id: string) => string, filter: object = {}): Address =>
  async ({ get }) => {
    const [row] = await get<{ id: string }[]>(
      `/rest/${resource}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
    expect(row, `${resource} like ${JSON.stringify(filter)}`).toBeDefined()
    return at(row?.id ?? '')
  }
type Buckets = Record<
  'requiresAction' | 'newOpportunities' | 'ongoing' | 'closed',
  { queryId: string; isInvited: boolean }[]
>
const discussion =
  (bucket: keyof Buckets, at: (id: string) => string): Address =>
  async ({ get }) => {
    const [row] = (await get<{ data: Buckets }>('/server/query/indexBuckets')).data[bucket]
    expect(row, bucket).toBeDefined()
    return at(row?.queryId ?? '')
  }

const own = (...children: string[]): Address[] =>
  children.map(
    (child) =>
      ({ id }) =>
        `/account/${id}/${child}`,
  )
/** The page of an account that staff look at. */
const ofPerson = (email: string, child: string): Address =>
  record('users', (id) => `/account/${id}/${child}`, { email })
const ofEverybody = ['account', 'address', 'contact', 'notificationPrefs']
const ofPhysicians = [
  ...ofEverybody,
  'bio',
  'profilePicture',
  'upcomingVacations',
  'bankTransactions',
  'specialities',
  'commLog',
  'noeticSessions',
  'planMembership',
]

const missing = '/no/such/page'
/** Opened without a sign-in. */
const nobody = 'nobody'

const managed: Address = async ({ get }) => {
  const [plan] = (await get<{ data: { planId: string }[] }>('/user/managedPlans')).data
  expect(plan, 'a plan that is managed').toBeDefined()
  return `/managedPlans/${plan?.planId ?? ''}`
}

/** The tabs of one account: of an expert, who has something on each of them. */
const tabsOfUser = [
  'account',
  'address',
  'contact',
  'bio',
  'profilePicture',
  'upcomingVacations',
  'bankTransactions',
  'notificationPrefs',
  'specialities',
  'commLog',
  'noeticSessions',
  'planMembership',
  'poolMembership',
  'files',
  'history',
]
const pages: Record<string, Address[]> = {
  [nobody]: [
    '/login',
    '/csr',
    '/resetpass',
    '/resetpass/unknown/token',
    '/newpass/unknown/token',
    '/biometric',
    '/register/northfield',
    '/register/unknown',
    '/register/verify/unknown/token',
    '/register/invitation/demo-invitation-member',
    '/physician/register/demo-invitation-expert',
    '/invitee/demo-guest',
    '/invitee/session/demo-guest/unknown',
  ],
  'member@consilium.test': [
    '/member/lobby',
    '/member/ask',
    '/member/discussions',
    '/member/files',
    discussion('ongoing', (id) => `/member/discussion/${id}`),
    discussion('closed', (id) => `/member/discussion/${id}`),
    '/noAuth',
    missing,
    ...own(...ofEverybody),
  ],
  'newmember@consilium.test': ['/member/lobby', '/member/discussions', '/member/files'],
  'expert@consilium.test': [
    '/dashboard',
    '/discussions',
    discussion('newOpportunities', (id) => `/invitation/${id}`),
    discussion('requiresAction', (id) => `/discussion/${id}`),
    ...own(...ofPhysicians),
  ],
  'planmanager@consilium.test': ['/dashboard', '/discussions', '/managedPlans', managed, ...own(...ofPhysicians)],
  'csr@consilium.test': [
    ...['account', 'bio', 'bankTransactions', 'commLog', 'planMembership'].map((child) =>
      ofPerson('expert@consilium.test', child),
    ),
    ofPerson('member@consilium.test', 'account'),
  ],
  'csr.super@consilium.test': [
    '/admin/queries',
    record('queries', (id) => `/admin/queries/${id}`, { status: 'csrhold' }),
    record('queries', (id) => `/admin/queries/${id}`, { status: 'closed' }),
    record('queries', (id) => `/admin/queries/${id}/summary`, { status: 'closed' }),
    record('queries', (id) => `/admin/queries/${id}#meeting`, { mediaType: 'video', status: 'open' }),
    '/admin/users',
    record('users', (id) => `/admin/users/${id}`, { userType: 2 }),
    '/admin/tasks',
    '/admin/grants',
    record('grants', (id) => `/admin/grants/${id}`),
    '/admin/plans',
    record('plans', (id) => `/admin/plans/${id}`),
    '/admin/pools',
    record('pools', (id) => `/admin/pools/${id}`),
    '/admin/diagnosis',
    '/admin/diagnoses',
    '/admin/diagnosisGroups',
    '/admin/diagnosisDomains',
    '/admin/transactions',
    '/admin/audit',
    '/admin/audit/discussions',
    '/admin/audit/engagements',
    '/admin/bulk',
    record('plans', (id) => `/admin/plans/${id}/details`, { q: 'northfield' }),
    record('plans', (id) => `/admin/plans/${id}/links`, { q: 'northfield' }),
    record('pools', (id) => `/admin/pools/${id}/experts`),
    record('diagnoses', (id) => `/admin/diagnosis?diagnosis=${id}`, { q: 'C50.9' }),
    record('plans', (id) => `/admin/simulator?planId=${id}`, { q: 'northfield' }),
    '/admin/tags',
    record('tags', (id) => `/admin/tags/${id}`),
    record('tags', (id) => `/admin/tags/${id}/targets`, { q: 'escalated' }),
    '/admin/tagDefinitions',
    record('tagDefinitions', (id) => `/admin/tagDefinitions/${id}`),
    '/admin/customFields',
    record('customFields', (id) => `/admin/customFields/${id}`, { q: 'service' }),
    record('customFields', (id) => `/admin/customFields/${id}/values`, { q: 'service' }),
    record('plans', (id) => `/admin/plans/${id}/additional`, { q: 'northfield' }),
    '/admin/content',
    record('contentDocuments', (id) => `/admin/content/${id}`, { type: 'terms', locale: 'en-us' }),
    record('contentDocuments', (id) => `/admin/content/${id}/preview`, { type: 'theme' }),
    record('contentDocuments', (id) => `/admin/content/${id}/versions`),
    '/admin/limits',
  ],
  'csr.admin@consilium.test': [
    ...tabsOfUser.map((tab) =>
      record('users', (id) => `/admin/users/${id}/${tab}`, { email: 'expert@consilium.test' }),
    ),
    record('users', (id) => `/admin/users/${id}/account`, { email: 'csr@consilium.test' }),
    '/admin/users/create',
    '/admin/invitations',
    '/admin/invitations/create',
    record('invitations', (id) => `/admin/invitations/${id}`, { status: 'sent' }),
    record('invitations', (id) => `/admin/invitations/${id}/deliveries`, { status: 'sent' }),
    record('invitations', (id) => `/admin/invitations/${id}`, { status: 'accepted' }),
  ],
}

// what is looked at is not changed: both workers may look
test.describe.configure({ mode: 'parallel' })

const looks = [
  { name: 'on a desktop', size: { width: 1280, height: 800 }, dark: false },
  { name: 'on a phone in the dark', size: { width: 390, height: 844 }, dark: true },
] as const
type Look = (typeof looks)[number]

/** So many pages one test looks at: both workers share those of a person who has many. */
const AT_ONCE = 12
const parts = Object.entries(pages).flatMap(([email, all]) =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => ({
    email,
    part: part === 0 ? '' : ` (part ${part + 1})`,
    addresses: all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  })),
)

for (const { email, part, addresses } of parts) {
  test(`every page of ${email}${part} is accessible and as wide as the screen, on a desktop and on a phone in the dark`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    // links that open nothing are refused
    if (email === nobody) expectConsole(/status of 4(00|04)/)
    else await signIn(page, email)
    if (email.startsWith('csr')) await page.waitForURL('**/admin/**')
    const reader = email === nobody ? noReader : await readerAt(page)
    for (const [at, found] of addresses.entries()) {
      const address = typeof found === 'string' ? found : await found(reader)
      // opened one way and turned into the other, and the next page the other way round
      const [first, second] = at % 2 === 0 ? looks : [looks[1], looks[0]]
      await lookLike(page, first)
      await page.goto(address)
      await expectSound(page, address, first)
      await lookLike(page, second)
      await expectSound(page, address, second)
    }
  })
}

async function lookLike(page: Page, { size, dark }: Look) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
}

const noReader: Reader = { id: '', get: () => Promise.reject(new Error('Without a sign-in nothing can be read')) }

/** Reads what the person at the page may read. */
async function readerAt(page: Page): Promise<Reader> {
  const { origins } = await page.context().storageState()
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === storedLoginKey)
  const { token, user } = JSON.parse(kept?.value ?? '{}') as { token: string; user: { id: string } }
  const get = async <T>(path: string) =>
    (await (
      await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}`, 'X-Background': '1' } })
    ).json()) as T
  return { id: user.id, get }
}

async function expectSound(page: Page, address: string, { name, dark }: Look) {
  const where = `${address} ${name}`
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading').first(), where).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]'), where).toHaveCount(0)
  await expect(page.getByText('The page you requested does not exist.'), where).toBeVisible({
    visible: address === missing,
  })
  await expect.poll(() => page.evaluate(brightness), `${where}: the ground`).toBe(dark ? 'dark' : 'light')
  expect(await barriers(page), where).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** In the browser: whether the page stands on dark or on light ground. */
function brightness() {
  const [r = 255, g = 255, b = 255] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
    Number,
  )
  return r + g + b < 384 ? 'dark' : 'light'
}
