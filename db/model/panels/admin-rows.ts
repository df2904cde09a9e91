import { z } from 'zod'
import { diagnosisDomainRow, diagnosisGroupRow, diagnosisRow } from './diagnosis-inputs.ts'
import { diagnosisVias } from './enums.ts'
import { grantRow, poolRow } from './inputs.ts'
import { planLinkRow, planMemberRow, planRow, surgeRow } from './plan-inputs.ts'

/** The setup records with what their lists show beside the fields: names instead of ids, and how much hangs on each. */

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

/** diagnoses that a pool covers, itself or by group or domain; null: every one */
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

/** The rows below a plan, each with an id of its own for lists that need one. */
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
    userType: z.int(),
    enabled: z.boolean(),
    linkId: z.string().nullable(),
    /** slug of the link that the person registered through */
    linkSlug: z.string().nullable(),
    discussions: count,
    /** whether the person manages the plan too */
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
    /** code of the country */
    country: z.string().nullable(),
    /** last moment of the vacation that goes on now */
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
    /** diagnoses that can be asked about under the two together */
    effective: count,
  })
  .meta({ id: 'GrantPlan' })
export type GrantPlan = z.infer<typeof grantPlanRow>

/** A diagnosis of a plan, funding source or pool, and how it got there. */
export const viaRow = diagnosisRow.extend({ via: z.enum(diagnosisVias) }).meta({ id: 'CoveredDiagnosis' })
export type CoveredDiagnosis = z.infer<typeof viaRow>

/** Pools of a funding source, of a plan; funding sources of a plan: with what the two records together tell. */
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
    userType: z.int(),
    enabled: z.boolean(),
    /** null for those who were there before it was kept */
    since: z.string().nullable(),
  })
  .meta({ id: 'PlanManager' })
export type PlanManager = z.infer<typeof planManagerRow>
