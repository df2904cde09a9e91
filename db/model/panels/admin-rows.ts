import { z } from 'zod'
import { diagnosisDomainRow, diagnosisGroupRow, diagnosisRow } from './diagnoses/diagnosis-inputs.ts'
import { diagnosisVias } from './enums.ts'
import { grantRow, poolRow } from './inputs.ts'
import { planLinkRow, planMemberRow, planRow, surgeRow } from './plan-inputs.ts'

/** Setup records as listed by staff: with names instead of ids, and counts of linked records. */

const count = z.int().nonnegative()
const stamps = { createdAt: z.string(), updatedAt: z.string() }

export const grantAdminRow = grantRow
  .extend({
    regionName: z.string().nullable(),
    regionCodes: z.string().nullable(),
    activeNow: z.boolean(),
    plans: count,
    pools: count,
    discussions: count,
    ...stamps,
  })
  .meta({ id: 'GrantAdmin' })
export type GrantAdmin = z.infer<typeof grantAdminRow>

export const planAdminRow = planRow
  .extend({ activeNow: z.boolean(), members: count, discussions: count, ...stamps })
  .meta({ id: 'PlanAdmin' })
export type PlanAdmin = z.infer<typeof planAdminRow>

/** number of diagnoses a pool covers, directly or through a group or domain; null: all */
const covered = count.nullable()
export const poolAdminRow = poolRow
  .extend({ experts: count, diagnoses: covered, plans: count, grants: count, ...stamps })
  .meta({ id: 'PoolAdmin' })
export type PoolAdmin = z.infer<typeof poolAdminRow>

export const diagnosisGroupAdminRow = diagnosisGroupRow.extend({ diagnoses: count }).meta({ id: 'DiagnosisGroupAdmin' })
export type DiagnosisGroupAdmin = z.infer<typeof diagnosisGroupAdminRow>
export const diagnosisDomainAdminRow = diagnosisDomainRow
  .extend({ groups: count, diagnoses: count })
  .meta({ id: 'DiagnosisDomainAdmin' })
export type DiagnosisDomainAdmin = z.infer<typeof diagnosisDomainAdminRow>

export const diagnosisStatsRow = z
  .object({
    id: z.string(),
    name: z.string(),
    grants: count,
    plans: count,
    pools: count,
    experts: count,
    queries: count,
  })
  .meta({ id: 'DiagnosisStats' })
export type DiagnosisStats = z.infer<typeof diagnosisStatsRow>

/** Child rows of a plan; lists that need one get a synthetic id. */
export const planLinkAdminRow = planLinkRow
  .extend({ id: z.string(), enabled: z.boolean(), registrations: count })
  .meta({ id: 'PlanLinkAdmin' })
export type PlanLinkAdmin = z.infer<typeof planLinkAdminRow>
export const surgeStates = ['past', 'active', 'planned'] as const
export const surgeAdminRow = surgeRow.extend({ id: z.string(), state: z.enum(surgeStates) }).meta({ id: 'SurgeAdmin' })
export type SurgeAdmin = z.infer<typeof surgeAdminRow>
/** `id` is `planId:userId`. */
export const planMemberAdminRow = planMemberRow
  .extend({
    id: z.string(),
    planId: z.string(),
    planName: z.string(),
    planType: z.string(),
    sponsorName: z.string().nullable(),
    userType: z.int32(),
    enabled: z.boolean(),
    linkId: z.string().nullable(),
    /** slug of the registration link the user came through */
    linkSlug: z.string().nullable(),
    discussions: count,
    /** whether the user is also a manager of the plan */
    manages: z.boolean(),
  })
  .meta({ id: 'PlanMemberAdmin' })
export type PlanMemberAdmin = z.infer<typeof planMemberAdminRow>
/** `id` is `poolId:userId`. */
export const poolExpertAdminRow = z
  .object({
    id: z.string(),
    poolId: z.string(),
    poolName: z.string(),
    poolTitle: z.string(),
    userId: z.string(),
    displayName: z.string(),
    specialty: z.string().nullable(),
    tier: z.int().nullable(),
    enabled: z.boolean(),
    verified: z.boolean(),
    addedAt: z.string(),
    /** country code */
    country: z.string().nullable(),
    /** end of the current vacation */
    awayUntil: z.string().nullable(),
    openClaims: count,
    recentInvitations: count,
    claimed: count,
    answered: count,
    diagnoses: covered,
    plans: count,
    grants: count,
  })
  .meta({ id: 'PoolExpertAdmin' })
export type PoolExpertAdmin = z.infer<typeof poolExpertAdminRow>

/** `id` is `grantId:planId`. */
export const grantPlanRow = z
  .object({
    id: z.string(),
    grantId: z.string(),
    grantName: z.string(),
    planId: z.string(),
    planName: z.string(),
    displayTitle: z.string(),
    planType: z.string(),
    planEnabled: z.boolean(),
    sponsorName: z.string().nullable(),
    effectiveDate: z.string().nullable(),
    selectable: z.boolean(),
    members: count,
    /** number of diagnoses allowed by plan and grant together */
    effective: count,
  })
  .meta({ id: 'GrantPlan' })
export type GrantPlan = z.infer<typeof grantPlanRow>

/** A diagnosis of a plan, funding source or pool, and how it is linked. */
export const viaRow = diagnosisRow.extend({ via: z.enum(diagnosisVias) }).meta({ id: 'CoveredDiagnosis' })
export type CoveredDiagnosis = z.infer<typeof viaRow>

/**
 * Pool coverage, shown for the pools and funding sources of a plan and the pools of a funding source: facts about both
 * records together.
 */
export const poolCovers = ['all', 'partly', 'none'] as const
export const grantPoolRow = poolAdminRow.extend({ covers: z.enum(poolCovers) }).meta({ id: 'PoolOfGrant' })
export type GrantPool = z.infer<typeof grantPoolRow>
export const planPoolRow = poolAdminRow
  .extend({ poolId: z.string(), selectable: z.boolean(), localWeight: z.number() })
  .meta({ id: 'PoolOfPlan' })
export type PlanPool = z.infer<typeof planPoolRow>
export const planGrantRow = grantAdminRow.extend({ grantId: z.string(), effective: count }).meta({ id: 'GrantOfPlan' })
export type PlanGrant = z.infer<typeof planGrantRow>
export const planManagerRow = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    email: z.string(),
    userType: z.int32(),
    enabled: z.boolean(),
    /** null for links older than this column */
    since: z.string().nullable(),
  })
  .meta({ id: 'PlanManager' })
export type PlanManager = z.infer<typeof planManagerRow>
