import { allow, forbid, type Actor, type Verdict } from '../../permissions.ts'
import { rankOf } from '../ranks.ts'
import { userType, type StaffRole, type UserType } from '../enums.ts'

export interface LoginAsTarget {
  readonly userId: string
  readonly userType: UserType
  readonly roles: readonly StaffRole[]
  readonly enabled: boolean
  readonly testUser: boolean
  readonly supportAccount: boolean
}

/**
 * Whether staff may act as this user: `loginas` as any enabled non-staff user, `loginas_support` only as support
 * accounts, `loginas_test` only as test users, csr_super as all three. Never as staff, and never while already acting
 * for someone.
 */
export function mayLoginAs(actor: Actor, target: LoginAsTarget): Verdict {
  if (actor.acting) return forbid('rules.loginAs.nested')
  if (actor.rank === null) return forbid('rules.staffOnly')
  if (actor.viewOnly) return forbid('rules.viewOnly')
  if (target.userId === actor.userId) return forbid('rules.loginAs.yourself')
  if (rankOf(target.userType, target.roles) !== null) return forbid('rules.loginAs.staff')
  if (!target.enabled) return forbid('rules.loginAs.disabled')
  if (!maySignIn(target.userType)) return forbid('rules.loginAs.noSignIn')

  const has = (role: StaffRole) => actor.rank === 'csr_super' || actor.roles.includes(role)
  if (has('loginas')) return allow
  if (has('loginas_support') && target.supportAccount) return allow
  if (has('loginas_test') && target.testUser) return allow
  if (has('loginas_support')) return forbid('rules.loginAs.support')
  return forbid(has('loginas_test') ? 'rules.loginAs.test' : 'rules.loginAs.right')
}

/** Log-in-as rights that follow from roles: csr_super includes the widest one. */
export const loginAsRights = (roles: readonly StaffRole[]): StaffRole[] =>
  roles.includes('csr_super')
    ? ['loginas']
    : roles.filter((role) => role === 'loginas' || role === 'loginas_support' || role === 'loginas_test')

/**
 * User types that can sign in; guests enter by key, virtual users are system accounts, pending users must register
 * first.
 */
export const maySignIn = (type: UserType) =>
  type !== userType.guest && type !== userType.virtual && type !== userType.pending
