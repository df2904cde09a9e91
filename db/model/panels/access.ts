import type { AttachmentMedium, PlanAccess } from './enums.ts'

/** Plan permissions of members: access level and attachments. */

export interface AccessLayers<T> {
  readonly user?: T | null
  readonly member?: T | null
  readonly plan?: T | null
}
export type AccessSource = 'user' | 'member' | 'plan' | 'default'

/** The first value set: override of the user, of the user in this plan, of the plan, else the default. */
export function firstSet<T>(layers: AccessLayers<T>, otherwise: T): { value: T; from: AccessSource } {
  for (const from of ['user', 'member', 'plan'] as const) {
    const value = layers[from]
    if (value !== null && value !== undefined) return { value, from }
  }
  return { value: otherwise, from: 'default' }
}

/** Effective access level: user override, else plan-member override, else plan, else full. */
export function accessLevel(layers: AccessLayers<PlanAccess> & { readonly readOnlyDiscussions?: boolean }) {
  const plan = layers.plan ?? (layers.readOnlyDiscussions ? 'read_only' : null)
  return firstSet<PlanAccess>({ ...layers, plan }, 'full')
}

/**
 * Whether files may be attached in a discussion of this medium; same override order as the access level, allowed by
 * default.
 */
export function mayAttach(layers: AccessLayers<Readonly<Record<AttachmentMedium, boolean>>>, medium: AttachmentMedium) {
  const of = (value: Readonly<Record<AttachmentMedium, boolean>> | null | undefined) => value?.[medium]
  return firstSet<boolean>({ user: of(layers.user), member: of(layers.member), plan: of(layers.plan) }, true)
}

const allows = {
  full: ['ask', 'reply', 'read'],
  reply_only: ['reply', 'read'],
  read_only: ['read'],
} as const satisfies Record<PlanAccess, readonly string[]>

export type PlanAct = 'ask' | 'reply' | 'read'
export const levelAllows = (level: PlanAccess, act: PlanAct) => (allows[level] as readonly string[]).includes(act)

export interface MemberPlan {
  readonly planId: string
  readonly access: PlanAccess | null
  readonly readOnlyDiscussions: boolean
  readonly memberAccess: PlanAccess | null
  readonly noNewQueries: boolean
  readonly selectable: boolean
  /** enabled, and today is within its active period */
  readonly activeNow: boolean
}

export interface PostFacts {
  readonly isStaff: boolean
  readonly enabled: boolean
  readonly userAccess: PlanAccess | null
  readonly plans: readonly MemberPlan[]
}

/**
 * Reasons why a user may not start a discussion, from the broadest to the most specific; the most specific one among
 * the user's plans is shown.
 */
export const noPostReasons = [
  'canPost.staff',
  'canPost.disabled',
  'canPost.noPlan',
  'canPost.planInactive',
  'canPost.planNotSelectable',
  'canPost.access',
  'canPost.noNewQueries',
] as const
export type NoPostReason = (typeof noPostReasons)[number]

/** Why no discussion can be started under this plan, or undefined when one can. */
export function planBar(plan: MemberPlan, userAccess: PlanAccess | null): NoPostReason | undefined {
  if (!plan.activeNow) return 'canPost.planInactive'
  if (!plan.selectable) return 'canPost.planNotSelectable'
  const { value } = accessLevel({
    user: userAccess,
    member: plan.memberAccess,
    plan: plan.access,
    readOnlyDiscussions: plan.readOnlyDiscussions,
  })
  if (value !== 'full') return 'canPost.access'
  return plan.noNewQueries ? 'canPost.noNewQueries' : undefined
}

/** canPost: full access, an active selectable plan, not closed for new discussions, enabled, not staff. */
export function canPost(
  facts: PostFacts,
): { allowed: true; planIds: string[] } | { allowed: false; reason: NoPostReason } {
  if (facts.isStaff) return { allowed: false, reason: 'canPost.staff' }
  if (!facts.enabled) return { allowed: false, reason: 'canPost.disabled' }
  const bars = facts.plans.map((plan) => ({ plan, bar: planBar(plan, facts.userAccess) }))
  const planIds = bars.filter(({ bar }) => bar === undefined).map(({ plan }) => plan.planId)
  if (planIds.length > 0) return { allowed: true, planIds }
  const nearest = Math.max(
    noPostReasons.indexOf('canPost.noPlan'),
    ...bars.map(({ bar }) => (bar ? noPostReasons.indexOf(bar) : 0)),
  )
  return { allowed: false, reason: noPostReasons[nearest] ?? 'canPost.noPlan' }
}
