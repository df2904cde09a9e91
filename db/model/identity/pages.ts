import { userType, type UserType } from './enums.ts'
import type { Actor } from '../permissions.ts'
import { atLeast } from './ranks.ts'

/** Page access rules: route metadata of the portal and the back office. */

export type PageOutcome =
  | 'open'
  | 'login'
  | 'mfa'
  /** the user must choose a new password first */
  | 'password'
  | 'notFound'
  | 'noAuth'
  /** redirect to the user's start page, see `homeOf` */
  | 'home'

interface PageRule {
  /** `loggedOut`: signed-out only · `everyone` · `nobody` · default: signed in with MFA completed */
  readonly audience?: 'loggedOut' | 'everyone' | 'nobody' | 'mfa' | 'password'
  /** other user types get "not found" */
  readonly only?: readonly UserType[]
  /** user types that get "Not Authorized" */
  readonly refused?: readonly UserType[]
  /** user types that get "not found" */
  readonly hidden?: readonly UserType[]
  /** the userId of the path must be the caller's own, except for staff */
  readonly sameUser?: true
  readonly csrAdmin?: true
  readonly notInProduction?: true
}

const { client, csr, planManager, blinded } = userType
const loggedOut: PageRule = { audience: 'loggedOut' }
const everyone: PageRule = { audience: 'everyone' }
const member: PageRule = { only: [client] }
const account: PageRule = { sameUser: true }
const accountNoClient: PageRule = { sameUser: true, hidden: [client] }
const admin: PageRule = { only: [csr] }
const adminOnly: PageRule = { only: [csr], csrAdmin: true }
const notClient: PageRule = { hidden: [client] }
const managers: PageRule = { hidden: [client], refused: Object.values(userType).filter((type) => type !== planManager) }

export const pageRules = {
  Login: loggedOut,
  CsrSignIn: loggedOut,
  /** landing page of the SSO popup; it must open regardless of who is signed in by then */
  CsrCallback: everyone,
  RequestReset: loggedOut,
  ResetPassword: loggedOut,
  NewPassword: loggedOut,
  ExpertRegistration: loggedOut,
  Registration: loggedOut,
  /** unsubscribe link of mails; it must open regardless of who is signed in */
  Unsubscribe: everyone,
  InviteeJoin: loggedOut,
  InviteeSession: loggedOut,
  BiometricAuth: loggedOut,
  mfaComponent: { audience: 'mfa' },
  ForcedPassword: { audience: 'password' },
  NoAuth: {},
  NotFound: everyone,
  Support: { audience: 'nobody' },
  Home: {},
  MemberLobby: member,
  MemberFiles: member,
  MemberAsk: member,
  MemberDiscussions: member,
  MemberDiscussion: member,
  NewQuery: notClient,
  NewQueryProxy: { hidden: [client], sameUser: true },
  Discussions: { hidden: [client], refused: [csr] },
  Discussion: notClient,
  Invitation: notClient,
  ManagedPlans: managers,
  ManagedPlan: managers,
  Playground: { notInProduction: true },
  DevInbox: { audience: 'everyone', notInProduction: true },
  Account: account,
  'Account account': account,
  'Account address': account,
  'Account contact': account,
  'Account notificationPrefs': account,
  'Account bio': accountNoClient,
  'Account profilePicture': accountNoClient,
  'Account upcomingVacations': accountNoClient,
  'Account bankTransactions': accountNoClient,
  'Account specialities': accountNoClient,
  'Account commLog': accountNoClient,
  'Account noeticSessions': accountNoClient,
  'Account planMembership': accountNoClient,
  /** every back-office page without a rule of its own */
  Admin: admin,
  CustomField: adminOnly,
  ExpertAggStats: adminOnly,
  QueryAggStats: adminOnly,
} as const satisfies Record<string, PageRule>

export type PageName = keyof typeof pageRules

export interface PageParams {
  /** user id of the path */
  readonly userId?: string
  readonly production?: boolean
}

/** Decides whether a page may be opened; `actor` is null when signed out. Does not check ownership of records. */
export function mayOpen(page: PageName, actor: Actor | null, params: PageParams = {}): PageOutcome {
  const rule: PageRule = pageRules[page]
  if (rule.notInProduction && params.production) return 'notFound'
  if (rule.audience === 'everyone') return 'open'
  if (rule.audience === 'loggedOut') {
    if (actor === null) return 'open'
    return actor.mfaDone ? 'noAuth' : 'mfa'
  }
  if (actor === null) return 'login'
  if (rule.audience === 'mfa') return actor.mfaDone ? 'home' : 'open'
  if (!actor.mfaDone) return 'mfa'
  if (rule.audience === 'password') return actor.mustChangePassword ? 'open' : 'home'
  if (actor.mustChangePassword) return 'password'
  if (rule.audience === 'nobody') return 'noAuth'
  if (page === 'Home') return homeOf(actor) === 'Home' ? 'open' : 'home'
  return judge(page, rule, actor, params)
}

function judge(page: PageName, rule: PageRule, actor: Actor, params: PageParams): PageOutcome {
  const staff = actor.rank !== null
  if (rule.only && !rule.only.includes(actor.userType)) return 'notFound'
  if (rule.hidden?.includes(actor.userType)) return 'notFound'
  if (rule.sameUser && !staff && params.userId !== undefined && params.userId !== actor.userId) return 'notFound'
  if (page === 'NewQueryProxy' && !staff && actor.userType !== blinded) return 'noAuth'
  if (rule.refused?.includes(actor.userType)) return 'noAuth'
  return rule.csrAdmin && !atLeast(actor.rank, 'csr_admin') ? 'noAuth' : 'open'
}

/** Target of `/`, the logo and "Dashboard". */
export function homeOf(actor: Pick<Actor, 'userType'>): 'MemberLobby' | 'QueryIndex' | 'Home' {
  if (actor.userType === client) return 'MemberLobby'
  return actor.userType === csr ? 'QueryIndex' : 'Home'
}

/** Whether "Start a Discussion" is offered; staff create discussions on behalf of someone instead. */
export const mayStartDiscussion = (actor: Pick<Actor, 'rank' | 'canPost'>): boolean =>
  actor.rank === null && actor.canPost === true

/** Whether the user has tax forms at all: experts with the flag, never staff. */
export const hasTaxForm = (user: { userType: number; noeticExpert: boolean }): boolean =>
  user.userType !== csr && user.noeticExpert

/** Whether the user is asked for a tax form: experts with the flag and no completed form; never staff. */
export function asksForTaxForm(user: { userType: number; noeticExpert: boolean; taxFormStatus: string }): boolean {
  return hasTaxForm(user) && user.taxFormStatus !== 'completed'
}
