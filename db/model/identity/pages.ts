import { userType, type UserType } from './enums.ts'
import type { Actor } from '../permissions.ts'
import { atLeast } from './ranks.ts'

/** Which page a person may open. The route metadata of the portal and the back office, as data. */

export type PageOutcome =
  | 'open'
  | 'login'
  | 'mfa'
  /** a new password has to be chosen first */
  | 'password'
  | 'notFound'
  | 'noAuth'
  /** not this page: the person's own start page, see `homeOf` */
  | 'home'

interface PageRule {
  /** `loggedOut`: only without a sign-in · `everyone` · `nobody` · default: signed in with the second factor done */
  readonly audience?: 'loggedOut' | 'everyone' | 'nobody' | 'mfa' | 'password'
  /** anybody else does not learn that the page exists */
  readonly only?: readonly UserType[]
  /** types that are told "Not Authorized" */
  readonly refused?: readonly UserType[]
  /** types for whom the page does not exist */
  readonly hidden?: readonly UserType[]
  /** the userId in the path must be one's own, unless one is staff */
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
  /** the window in which someone has signed in elsewhere lands here, no matter who is signed in by then */
  CsrCallback: everyone,
  RequestReset: loggedOut,
  ResetPassword: loggedOut,
  NewPassword: loggedOut,
  ExpertRegistration: loggedOut,
  Registration: loggedOut,
  /** the link at the end of a mail, no matter who is signed in in this browser */
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
  /** every page of the back office without a rule of its own */
  Admin: admin,
  CustomField: adminOnly,
  ExpertAggStats: adminOnly,
  QueryAggStats: adminOnly,
} as const satisfies Record<string, PageRule>

export type PageName = keyof typeof pageRules

export interface PageParams {
  /** the user id in the path */
  readonly userId?: string
  readonly production?: boolean
}

/** What happens when someone opens a page; `actor` is null when logged out. Ownership of records is not judged here. */
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

/** Where `/`, the logo and "Dashboard" lead. */
export function homeOf(actor: Pick<Actor, 'userType'>): 'MemberLobby' | 'QueryIndex' | 'Home' {
  if (actor.userType === client) return 'MemberLobby'
  return actor.userType === csr ? 'QueryIndex' : 'Home'
}

/** Whether "Start a Discussion" is offered: never to staff, who ask on behalf of someone. */
export const mayStartDiscussion = (actor: Pick<Actor, 'rank' | 'canPost'>): boolean =>
  actor.rank === null && actor.canPost === true

/** Whether a person fills out tax forms at all: experts with the flag, never staff. */
export const hasTaxForm = (user: { userType: number; noeticExpert: boolean }): boolean =>
  user.userType !== csr && user.noeticExpert

/** Whether the tax forms are asked for: experts with the flag whose form is not completed; never staff. */
export function asksForTaxForm(user: { userType: number; noeticExpert: boolean; taxFormStatus: string }): boolean {
  return hasTaxForm(user) && user.taxFormStatus !== 'completed'
}
