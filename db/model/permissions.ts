import type { ErrorCode } from './errors.ts'
import type { StaffRank, StaffRole, UserKind, UserType } from './identity/enums.ts'
import { atLeast, rankOf } from './identity/ranks.ts'

/**
 * The table of staff permissions. The server enforces it, the front ends mirror it, and every refusal names its rule by
 * text key.
 */

/** Caller of a request. While staff act for a user, the actor is that user and `acting` is the staff member. */
export interface Actor {
  readonly userId: string
  readonly userType: UserType
  readonly userKind: UserKind | null
  readonly roles: readonly StaffRole[]
  /** null for non-staff */
  readonly rank: StaffRank | null
  /** allowedCSRView: may read what the rank may read, and write nothing */
  readonly viewOnly: boolean
  readonly noeticExpert: boolean
  readonly mfaDone: boolean
  /** may only choose a new password */
  readonly mustChangePassword?: boolean
  readonly canPost?: boolean
  readonly testUser?: boolean
  readonly acting?: { readonly authUserId: string; readonly reason?: string }
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly rule: RuleKey }

export type RuleKey =
  | 'rules.viewOnly'
  | 'rules.staffOnly'
  | 'rules.csrAdmin'
  | 'rules.csrSuper'
  | 'rules.acting'
  | 'rules.staffUsers'
  | 'rules.yourself'
  | 'rules.lastSuper'
  | 'rules.roleAbove'
  | 'rules.roleNotHeld'
  | 'rules.personalTag'
  | 'rules.accountFlags'
  | 'rules.loginAs.right'
  | 'rules.loginAs.support'
  | 'rules.loginAs.test'
  | 'rules.loginAs.staff'
  | 'rules.loginAs.yourself'
  | 'rules.loginAs.nested'
  | 'rules.loginAs.disabled'
  | 'rules.loginAs.noSignIn'

export const allow: Verdict = { allowed: true }
export const forbid = (rule: RuleKey): Verdict => ({ allowed: false, rule })

export const isStaff = (actor: Pick<Actor, 'rank'>) => actor.rank !== null

interface ActRow {
  /** minimum rank; absent: every signed-in user */
  readonly rank?: StaffRank
  /** also required, except for csr_super: the right and the text key of its rule */
  readonly right?: { readonly role: StaffRole; readonly rule: RuleKey }
  /** false: view-only staff may do it too, because it only reads or is their own second factor */
  readonly writes: boolean
  /** forbidden while acting for someone */
  readonly notWhileActing?: true
}

/** Minimum rank and rights per action. */
export const permissions = {
  'admin.read': { rank: 'csr', writes: false },
  'users.create': { rank: 'csr', writes: true },
  'users.edit': { rank: 'csr', writes: true },
  'users.disable': { rank: 'csr', writes: true },
  'users.enable': { rank: 'csr', writes: true },
  'users.email': { rank: 'csr', writes: true },
  'users.resetPassword': { rank: 'csr', writes: true },
  'users.removeMfa': { rank: 'csr', writes: true },
  'users.endSessions': { rank: 'csr', writes: true },
  /** test users and support accounts: otherwise a log-in-as right could extend itself to more accounts */
  'users.flags': { rank: 'csr', writes: true, right: { role: 'loginas', rule: 'rules.accountFlags' } },
  'users.role': { rank: 'csr_admin', writes: true },
  'setup.edit': { rank: 'csr', writes: true },
  'discussions.manage': { rank: 'csr', writes: true },
  'discussions.forceCancel': { rank: 'csr_admin', writes: true },
  'discussions.charge': { rank: 'csr_admin', writes: true },
  'discussions.delete': { rank: 'csr_admin', writes: true },
  'customFields.read': { rank: 'csr_admin', writes: false },
  'customFields.edit': { rank: 'csr_admin', writes: true },
  'statistics.read': { rank: 'csr_admin', writes: false },
  'ledger.write': { rank: 'csr_admin', writes: true },
  'ledger.payout': { rank: 'csr_admin', writes: true },
  'secrets.reveal': { rank: 'csr_admin', writes: true, notWhileActing: true },
  'tax.invalidate': { rank: 'csr_admin', writes: true },
  'tax.remind': { rank: 'csr', writes: true },
  'records.delete': { rank: 'csr', writes: true },
  'records.deleteInUse': { rank: 'csr_admin', writes: true },
  'reports.run': { rank: 'csr', writes: true },
  'limits.edit': { rank: 'csr_super', writes: true },
  /** the user's own account pages, and those of others for staff */
  'profile.edit': { writes: true },
  'own.certifyTax': { writes: true, notWhileActing: true },
  'own.acceptTerms': { writes: true, notWhileActing: true },
  'own.changePassword': { writes: true, notWhileActing: true },
  'own.changeEmail': { writes: true, notWhileActing: true },
  'own.endSessions': { writes: true, notWhileActing: true },
  'own.managePasskeys': { writes: true, notWhileActing: true },
  /** everyone: signing in takes a second factor */
  'own.manageMfa': { writes: false, notWhileActing: true },
} as const satisfies Record<string, ActRow>

export type Act = keyof typeof permissions
export const acts = Object.keys(permissions) as Act[]

/** Account that an action targets; staff accounts have additional rules. */
export interface UserTarget {
  /** absent when the account is about to be created */
  readonly userId?: string
  readonly userType: UserType
  readonly roles: readonly StaffRole[]
  /** the only enabled csr_super */
  readonly lastSuper?: boolean
}

/**
 * Whether the actor may perform the action and, if not, which rule forbids it. Actions on users pass the account as
 * `target`.
 */
export function can(actor: Actor, act: Act, target?: UserTarget): Verdict {
  const row: ActRow = permissions[act]
  if (row.notWhileActing && actor.acting) return forbid('rules.acting')
  const forced = act === 'own.changePassword' && actor.mustChangePassword
  if (row.writes && isStaff(actor) && actor.viewOnly && !forced) return forbid('rules.viewOnly')
  if (row.rank !== undefined && !atLeast(actor.rank, row.rank)) return forbid(ruleOfRank(actor, row.rank))
  if (row.right && actor.rank !== 'csr_super' && !actor.roles.includes(row.right.role)) return forbid(row.right.rule)
  return target && act.startsWith('users.') ? onUser(actor, act, target) : allow
}

function ruleOfRank(actor: Actor, needed: StaffRank): RuleKey {
  if (!isStaff(actor)) return 'rules.staffOnly'
  return needed === 'csr_super' ? 'rules.csrSuper' : 'rules.csrAdmin'
}

/**
 * Staff accounts: csr_admin may change rank csr, csr_super all except itself, and the last csr_super cannot be removed.
 */
function onUser(actor: Actor, act: Act, target: UserTarget): Verdict {
  const rank = rankOf(target.userType, target.roles)
  if (rank === null) return allow
  if (target.lastSuper && (act === 'users.disable' || act === 'users.role')) return forbid('rules.lastSuper')
  if (target.userId === actor.userId) return forbid('rules.yourself')
  if (actor.rank === 'csr_super' || (actor.rank === 'csr_admin' && rank === 'csr')) return allow
  return forbid('rules.staffUsers')
}

/**
 * Whether the actor may assign these roles: none above the actor's own rank, and only log-in-as rights the actor has.
 */
export function mayAssignRoles(actor: Actor, target: UserTarget, roles: readonly StaffRole[]): Verdict {
  const onTarget = can(actor, 'users.role', target)
  if (!onTarget.allowed || actor.rank === 'csr_super') return onTarget
  const added = roles.filter((role) => !target.roles.includes(role))
  if (roles.includes('csr_super') || roles.includes('csr_admin')) return forbid('rules.roleAbove')
  return added.every((role) => role === 'csr' || actor.roles.includes(role)) ? allow : forbid('rules.roleNotHeld')
}

/** Every action with its verdict for one user, for the front ends. */
export function permissionsOf(actor: Actor): { act: Act; allowed: boolean; rule: RuleKey | null }[] {
  return acts.map((act) => {
    const verdict = can(actor, act)
    return { act, allowed: verdict.allowed, rule: verdict.allowed ? null : verdict.rule }
  })
}

/** The permission table for staff with one column per rank; `rule` is the text key of the action. */
export function roleMatrix(): {
  act: Act
  rule: `acts.${Act}`
  csr: boolean
  csr_admin: boolean
  csr_super: boolean
}[] {
  return acts
    .map((act) => ({ act, row: permissions[act] as ActRow }))
    .filter(({ row }) => row.rank !== undefined)
    .map(({ act, row }) => {
      const has = (rank: StaffRank) => atLeast(rank, row.right ? 'csr_super' : (row.rank ?? 'csr'))
      return {
        act,
        rule: `acts.${act}` as const,
        csr: has('csr'),
        csr_admin: has('csr_admin'),
        csr_super: has('csr_super'),
      }
    })
}

export const accessTiers = [
  'public',
  'mfa-pending',
  'signed-in',
  'self-or-csr',
  'participant',
  'csr',
  'csr-write',
  'csr-admin',
  'csr-super',
  'invitee-key',
  'dev',
] as const
export type AccessTier = (typeof accessTiers)[number]

export type Entry =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: ErrorCode; readonly rule?: RuleKey }

const enter: Entry = { allowed: true }
const refuse = (rule: RuleKey): Entry => ({ allowed: false, code: 'auth.notAuthorized', rule })
const rankOfTier: Partial<Record<AccessTier, StaffRank>> = {
  csr: 'csr',
  'csr-write': 'csr',
  'csr-admin': 'csr_admin',
  'csr-super': 'csr_super',
}

/**
 * Authorizes an operation before its input is validated; ownership checks come later in the use case. POST of tier
 * `csr` is a search, so view-only staff may send it; from tier `csr-write` on every method counts as a write, because
 * some GETs have effects. Sign-out and their own second factor stay open to them. `changesPassword`: the one operation allowed while a new
 * password is required, also for view-only staff, so that nobody is locked out.
 */
export function authorizeRoute(who: AccessTier, actor: Actor | null, method: string, changesPassword = false): Entry {
  if (who === 'public' || who === 'invitee-key' || who === 'dev') return enter
  if (actor === null) return { allowed: false, code: 'auth.token.missing' }
  if (who === 'mfa-pending') return enter
  if (!actor.mfaDone) return { allowed: false, code: 'auth.mfa.required' }
  if (actor.mustChangePassword && !changesPassword) return { allowed: false, code: 'auth.password.change.required' }
  const reads = method === 'GET' || method === 'HEAD'
  const rank = rankOfTier[who]
  const forced = changesPassword && actor.mustChangePassword === true
  if (rank === undefined)
    return !reads && isStaff(actor) && actor.viewOnly && !forced ? refuse('rules.viewOnly') : enter
  if (!atLeast(actor.rank, rank)) return refuse(ruleOfRank(actor, rank))
  const writes = who === 'csr-write' || (who !== 'csr' && !reads)
  return writes && actor.viewOnly ? refuse('rules.viewOnly') : enter
}
