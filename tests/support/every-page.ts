import type { Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import { expect } from './browser.ts'

type Get = <T>(path: string) => Promise<T>
/** Who opens the pages: their id, and what they may read. */
export interface Reader {
  id: string
  get: Get
}
/** A page as someone finds it: an address, or one that is looked up with what the person may read. */
export type Address = string | ((reader: Reader) => string | Promise<string>)

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

export const missing = '/no/such/page'
/** Opened without a sign-in. */
export const nobody = 'nobody'

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
/** The pages of the product, by who opens them. */
export const everyPage: Record<string, Address[]> = {
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

export const noReader: Reader = {
  id: '',
  get: () => Promise.reject(new Error('Without a sign-in nothing can be read')),
}

/** Reads what the person at the page may read. */
export async function readerAt(page: Page): Promise<Reader> {
  const { origins } = await page.context().storageState()
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === storedLoginKey)
  const { token, user } = JSON.parse(kept?.value ?? '{}') as { token: string; user: { id: string } }
  const get = async <T>(path: string) =>
    (await (
      await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}`, 'X-Background': '1' } })
    ).json()) as T
  return { id: user.id, get }
}
