import { describe, expect, test } from 'vitest'
import { userType, type StaffRank, type StaffRole } from '#model/identity/enums.ts'
import { mayLoginAs, type LoginAsTarget } from '#model/identity/sign-in/login-as.ts'
import {
  acts,
  permissions,
  can,
  mayAssignRoles,
  authorizeRoute,
  permissionsOf,
  roleMatrix,
  accessTiers,
  type Act,
  type Actor,
  type AccessTier,
} from '#model/permissions.ts'
import { rankOf } from '#model/identity/ranks.ts'

const person = (over: Partial<Actor> = {}): Actor => ({
  userId: 'u1',
  userType: userType.client,
  userKind: null,
  roles: [],
  rank: null,
  viewOnly: false,
  noeticExpert: false,
  mfaDone: true,
  ...over,
})
const staff = (rank: StaffRank, over: Partial<Actor> = {}): Actor =>
  person({ userId: `staff-${rank}`, userType: userType.csr, rank, roles: [rank], ...over })

const csr = staff('csr')
const admin = staff('csr_admin')
const superUser = staff('csr_super')
const viewer = staff('csr_admin', { viewOnly: true })
const client = person()

/** act, then csr, csr_admin, csr_super */
const table: [Act, boolean, boolean, boolean][] = [
  ['admin.read', true, true, true],
  ['users.create', true, true, true],
  ['users.edit', true, true, true],
  ['users.disable', true, true, true],
  ['users.enable', true, true, true],
  ['users.email', true, true, true],
  ['users.resetPassword', true, true, true],
  ['users.removeMfa', true, true, true],
  ['users.endSessions', true, true, true],
  ['users.flags', false, false, true],
  ['users.role', false, true, true],
  ['setup.edit', true, true, true],
  ['discussions.manage', true, true, true],
  ['discussions.forceCancel', false, true, true],
  ['discussions.charge', false, true, true],
  ['discussions.delete', false, true, true],
  ['customFields.read', false, true, true],
  ['customFields.edit', false, true, true],
  ['statistics.read', false, true, true],
  ['ledger.write', false, true, true],
  ['ledger.payout', false, true, true],
  ['secrets.reveal', false, true, true],
  ['tax.invalidate', false, true, true],
  ['tax.remind', true, true, true],
  ['records.delete', true, true, true],
  ['records.deleteInUse', false, true, true],
  ['reports.run', true, true, true],
  ['limits.edit', false, false, true],
]

describe('acts and ranks', () => {
  test('every staff act has a row here', () => {
    expect(table.map(([act]) => act).sort()).toEqual(acts.filter((act) => 'rank' in permissions[act]).sort())
  })

  test.each(table)('%s', (act, byCsr, byAdmin, bySuper) => {
    expect(can(csr, act).allowed).toBe(byCsr)
    expect(can(admin, act).allowed).toBe(byAdmin)
    expect(can(superUser, act).allowed).toBe(bySuper)
    expect(can(client, act)).toEqual({ allowed: false, rule: 'rules.staffOnly' })
  })

  test('view only wins over rank: reads yes, no write but of their own second factor', () => {
    const viewingSuper = staff('csr_super', { viewOnly: true })
    const allowed = acts.filter((act) => can(viewingSuper, act).allowed)
    expect(allowed).toEqual(['admin.read', 'customFields.read', 'statistics.read', 'own.manageMfa'])
    expect(can(viewingSuper, 'limits.edit')).toEqual({ allowed: false, rule: 'rules.viewOnly' })
  })

  test('not while acting: certify, terms, password, e-mail, MFA, passkeys, sessions, reveal', () => {
    const acting = person({ acting: { authUserId: 'staff-csr' } })
    const own = acts.filter((act) => act.startsWith('own.'))
    expect(own).toHaveLength(7)
    // a profile is everyone's to keep, also with staff's help
    expect(can(acting, 'profile.edit').allowed).toBe(true)
    for (const act of own) {
      expect(can(client, act).allowed).toBe(true)
      expect(can(acting, act)).toEqual({ allowed: false, rule: 'rules.acting' })
    }
    expect(can({ ...admin, acting: { authUserId: 'x' } }, 'secrets.reveal')).toEqual({
      allowed: false,
      rule: 'rules.acting',
    })
  })

  test('what the screens are told is what the server decides', () => {
    for (const { act, allowed, rule } of permissionsOf(csr)) {
      const verdict = can(csr, act)
      expect([allowed, rule]).toEqual([verdict.allowed, verdict.allowed ? null : verdict.rule])
    }
    expect(roleMatrix()).toHaveLength(table.length)
    expect(roleMatrix().find((row) => row.act === 'limits.edit')).toEqual({
      act: 'limits.edit',
      rule: 'acts.limits.edit',
      csr: false,
      csr_admin: false,
      csr_super: true,
    })
  })
})

describe('staff on staff', () => {
  const target = (rank: StaffRank, over = {}) => ({
    userId: `other-${rank}`,
    userType: userType.csr,
    roles: [rank],
    ...over,
  })
  const rows: [string, Actor, ReturnType<typeof target>, Act, string | true][] = [
    ['csr on csr', csr, target('csr'), 'users.edit', 'rules.staffUsers'],
    ['csr on itself', csr, target('csr', { userId: csr.userId }), 'users.edit', 'rules.yourself'],
    ['csr_admin on csr', admin, target('csr'), 'users.edit', true],
    ['csr_admin on csr_admin', admin, target('csr_admin'), 'users.disable', 'rules.staffUsers'],
    ['csr_admin on csr_super', admin, target('csr_super'), 'users.email', 'rules.staffUsers'],
    ['csr_super on csr_super', superUser, target('csr_super'), 'users.disable', true],
    [
      'csr_super on itself',
      superUser,
      target('csr_super', { userId: superUser.userId }),
      'users.edit',
      'rules.yourself',
    ],
    [
      'the last super, disabled',
      superUser,
      target('csr_super', { lastSuper: true }),
      'users.disable',
      'rules.lastSuper',
    ],
    ['the last super, demoted', superUser, target('csr_super', { lastSuper: true }), 'users.role', 'rules.lastSuper'],
    ['csr creates staff', csr, target('csr', { userId: undefined }), 'users.create', 'rules.staffUsers'],
    ['csr_admin creates a csr', admin, target('csr', { userId: undefined }), 'users.create', true],
    [
      'csr_admin creates a csr_super',
      admin,
      target('csr_super', { userId: undefined }),
      'users.create',
      'rules.staffUsers',
    ],
  ]
  test.each(rows)('%s', (_, actor, on, act, expected) => {
    const verdict = can(actor, act, on)
    expect(verdict.allowed ? true : verdict.rule).toBe(expected)
  })

  test('roles on an account of another type give no rank', () => {
    expect(rankOf(userType.client, ['csr_super'])).toBeNull()
    expect(rankOf(userType.csr, [])).toBe('csr')
    expect(rankOf(userType.csr, ['loginas_test', 'csr', 'csr_admin'])).toBe('csr_admin')
  })

  test('assigning roles never reaches above oneself', () => {
    const giver = staff('csr_admin', { roles: ['csr_admin', 'loginas_support'] })
    const on = target('csr')
    expect(mayAssignRoles(giver, on, ['csr', 'loginas_support']).allowed).toBe(true)
    expect(mayAssignRoles(giver, on, ['csr', 'loginas'])).toEqual({ allowed: false, rule: 'rules.roleNotHeld' })
    expect(mayAssignRoles(giver, on, ['csr_admin'])).toEqual({ allowed: false, rule: 'rules.roleAbove' })
    expect(mayAssignRoles(superUser, on, ['csr_super']).allowed).toBe(true)
    expect(mayAssignRoles(csr, on, ['csr'])).toEqual({ allowed: false, rule: 'rules.csrAdmin' })
  })
})

describe('tiers', () => {
  const half = person({ mfaDone: false })
  const codes = (who: AccessTier, method: string) =>
    [null, half, client, viewer, csr, admin, superUser].map((actor) => {
      const entry = authorizeRoute(who, actor, method)
      return entry.allowed ? 'ok' : entry.code.replace('auth.', '')
    })
  const no = 'token.missing'
  const mfa = 'mfa.required'
  const not = 'notAuthorized'
  const expected: Record<AccessTier, [get: string[], post: string[]]> = {
    public: [Array<string>(7).fill('ok'), Array<string>(7).fill('ok')],
    'invitee-key': [Array<string>(7).fill('ok'), Array<string>(7).fill('ok')],
    dev: [Array<string>(7).fill('ok'), Array<string>(7).fill('ok')],
    'mfa-pending': [
      [no, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
      [no, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    ],
    'signed-in': [
      [no, mfa, 'ok', 'ok', 'ok', 'ok', 'ok'],
      [no, mfa, 'ok', not, 'ok', 'ok', 'ok'],
    ],
    'self-or-csr': [
      [no, mfa, 'ok', 'ok', 'ok', 'ok', 'ok'],
      [no, mfa, 'ok', not, 'ok', 'ok', 'ok'],
    ],
    participant: [
      [no, mfa, 'ok', 'ok', 'ok', 'ok', 'ok'],
      [no, mfa, 'ok', not, 'ok', 'ok', 'ok'],
    ],
    csr: [
      [no, mfa, not, 'ok', 'ok', 'ok', 'ok'],
      [no, mfa, not, 'ok', 'ok', 'ok', 'ok'],
    ],
    'csr-write': [
      [no, mfa, not, not, 'ok', 'ok', 'ok'],
      [no, mfa, not, not, 'ok', 'ok', 'ok'],
    ],
    'csr-admin': [
      [no, mfa, not, 'ok', not, 'ok', 'ok'],
      [no, mfa, not, not, not, 'ok', 'ok'],
    ],
    'csr-super': [
      [no, mfa, not, not, not, not, 'ok'],
      [no, mfa, not, not, not, not, 'ok'],
    ],
  }
  test.each(accessTiers)('%s', (who) => {
    expect(codes(who, 'GET')).toEqual(expected[who][0])
    expect(codes(who, 'POST')).toEqual(expected[who][1])
  })
})

describe('log-in-as', () => {
  const on = (over: Partial<LoginAsTarget> = {}): LoginAsTarget => ({
    userId: 'u9',
    userType: userType.client,
    roles: [],
    enabled: true,
    testUser: false,
    supportAccount: false,
    ...over,
  })
  const with_ = (...roles: StaffRole[]) => staff('csr', { roles })
  const rows: [string, Actor, LoginAsTarget, string | true][] = [
    ['no right', csr, on(), 'rules.loginAs.right'],
    ['loginas, anybody', with_('loginas'), on(), true],
    ['loginas_support, support account', with_('loginas_support'), on({ supportAccount: true }), true],
    ['loginas_support, another', with_('loginas_support'), on(), 'rules.loginAs.support'],
    ['loginas_test, test user', with_('loginas_test'), on({ testUser: true }), true],
    ['loginas_test, live user', with_('loginas_test'), on(), 'rules.loginAs.test'],
    ['csr_super has all', superUser, on(), true],
    ['disabled', superUser, on({ enabled: false }), 'rules.loginAs.disabled'],
    ['staff', superUser, on({ userType: userType.csr }), 'rules.loginAs.staff'],
    ['oneself', superUser, on({ userId: superUser.userId, userType: userType.csr }), 'rules.loginAs.yourself'],
    ['guest', superUser, on({ userType: userType.guest }), 'rules.loginAs.noSignIn'],
    ['virtual', superUser, on({ userType: userType.virtual }), 'rules.loginAs.noSignIn'],
    ['pending', superUser, on({ userType: userType.pending }), 'rules.loginAs.noSignIn'],
    ['view only', staff('csr_super', { viewOnly: true }), on(), 'rules.viewOnly'],
    ['nested', person({ acting: { authUserId: 's' } }), on(), 'rules.loginAs.nested'],
    ['not staff', client, on(), 'rules.staffOnly'],
  ]
  test.each(rows)('%s', (_, actor, target, expected) => {
    const verdict = mayLoginAs(actor, target)
    expect(verdict.allowed ? true : verdict.rule).toBe(expected)
  })
})
