import { describe, expect, test } from 'vitest'
import { userType, userTypes, type UserType } from '#model/identity/enums.ts'
import { asksForTaxForm, homeOf, mayOpen, pageRules, type PageName, type PageOutcome } from '#model/identity/pages.ts'
import { rankOf } from '#model/identity/ranks.ts'
import type { Actor } from '#model/permissions.ts'

const actor = (type: UserType, over: Partial<Actor> = {}): Actor => ({
  userId: 'me',
  userType: type,
  userKind: null,
  roles: [],
  rank: rankOf(type, over.roles ?? []),
  viewOnly: false,
  noeticExpert: false,
  mfaDone: true,
  ...over,
})
const names = Object.keys(pageRules) as PageName[]
const { client, expert, csr, network, planManager, blinded } = userType

describe('who opens which page', () => {
  /** client, expert, CSR, network, plan manager, blinded; with their own user id in the path */
  const types = [client, expert, csr, network, planManager, blinded]
  const six = (outcome: PageOutcome) => types.map(() => outcome)
  const member: PageOutcome[] = ['open', 'notFound', 'notFound', 'notFound', 'notFound', 'notFound']
  const notClient: PageOutcome[] = ['notFound', 'open', 'open', 'open', 'open', 'open']
  const managers: PageOutcome[] = ['notFound', 'noAuth', 'noAuth', 'noAuth', 'open', 'noAuth']
  const admin: PageOutcome[] = ['notFound', 'notFound', 'open', 'notFound', 'notFound', 'notFound']
  const adminOnly: PageOutcome[] = ['notFound', 'notFound', 'noAuth', 'notFound', 'notFound', 'notFound']
  const signedIn: Partial<Record<PageName, PageOutcome[]>> = {
    mfaComponent: six('home'),
    NoAuth: six('open'),
    CsrCallback: six('open'),
    Unsubscribe: six('open'),
    ForcedPassword: six('home'),
    NotFound: six('open'),
    DevInbox: six('open'),
    Playground: six('open'),
    Support: six('noAuth'),
    Home: ['home', 'open', 'home', 'open', 'open', 'open'],
    MemberLobby: member,
    MemberFiles: member,
    MemberAsk: member,
    MemberDiscussions: member,
    MemberDiscussion: member,
    NewQuery: notClient,
    NewQueryProxy: ['notFound', 'noAuth', 'open', 'noAuth', 'noAuth', 'open'],
    Discussions: ['notFound', 'open', 'noAuth', 'open', 'open', 'open'],
    Discussion: notClient,
    Invitation: notClient,
    ManagedPlans: managers,
    ManagedPlan: managers,
    Account: six('open'),
    'Account account': six('open'),
    'Account address': six('open'),
    'Account contact': six('open'),
    'Account notificationPrefs': six('open'),
    'Account bio': notClient,
    'Account profilePicture': notClient,
    'Account upcomingVacations': notClient,
    'Account bankTransactions': notClient,
    'Account specialities': notClient,
    'Account commLog': notClient,
    'Account noeticSessions': notClient,
    'Account planMembership': notClient,
    Admin: admin,
    CustomField: adminOnly,
    ExpertAggStats: adminOnly,
    QueryAggStats: adminOnly,
  }
  const loggedOutOnly = names.filter((name) => signedIn[name] === undefined)

  test('ten pages are for people who are logged out', () => {
    expect(loggedOutOnly).toEqual([
      'Login',
      'CsrSignIn',
      'RequestReset',
      'ResetPassword',
      'NewPassword',
      'ExpertRegistration',
      'Registration',
      'InviteeJoin',
      'InviteeSession',
      'BiometricAuth',
    ])
  })

  test.each(names)('%s, signed in', (name) => {
    expect(types.map((type) => mayOpen(name, actor(type), { userId: 'me' }))).toEqual(signedIn[name] ?? six('noAuth'))
  })

  test.each(names)('%s, logged out and half signed in', (name) => {
    const everyone = ['NotFound', 'DevInbox', 'CsrCallback', 'Unsubscribe'].includes(name)
    const open = loggedOutOnly.includes(name) || everyone
    expect(mayOpen(name, null)).toBe(open ? 'open' : 'login')
    const half = actor(expert, { mfaDone: false })
    expect(mayOpen(name, half)).toBe(everyone || name === 'mfaComponent' ? 'open' : 'mfa')
  })

  test("another user's pages: staff only; anybody else does not learn that they exist", () => {
    for (const name of names.filter((page) => page.startsWith('Account') || page === 'NewQueryProxy')) {
      expect(mayOpen(name, actor(csr), { userId: 'you' })).toBe('open')
      for (const type of userTypes.filter((code) => code !== csr))
        expect(mayOpen(name, actor(type), { userId: 'you' })).toBe('notFound')
    }
  })

  test('custom fields and the two statistics open from csr_admin on', () => {
    for (const name of ['CustomField', 'ExpertAggStats', 'QueryAggStats'] as const) {
      expect(mayOpen(name, actor(csr, { roles: ['csr_admin'] }))).toBe('open')
      expect(mayOpen(name, actor(csr, { roles: ['csr_super'], viewOnly: true }))).toBe('open')
    }
  })

  test('development pages do not exist in production', () => {
    expect([
      mayOpen('DevInbox', null, { production: true }),
      mayOpen('Playground', actor(csr), { production: true }),
    ]).toEqual(['notFound', 'notFound'])
  })

  test('start pages', () =>
    expect(types.map((type) => homeOf({ userType: type }))).toEqual([
      'MemberLobby',
      'Home',
      'QueryIndex',
      'Home',
      'Home',
      'Home',
    ]))

  test('tax.banner: the tax form is asked for of experts with the flag until it is completed', () => {
    const user = { userType: expert, noeticExpert: true, taxFormStatus: 'in_progress' }
    expect(asksForTaxForm(user)).toBe(true)
    expect(
      [
        { ...user, taxFormStatus: 'completed' },
        { ...user, noeticExpert: false },
        { ...user, userType: csr },
      ].map(asksForTaxForm),
    ).toEqual([false, false, false])
  })
})
