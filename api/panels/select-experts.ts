import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country, diagnosis, membershipPlan, queryInvite, user } from '#db/schema/all.ts'
import { isLive, type ExpertSelectionMode, type MediaType } from '#model/discussions/enums.ts'
import { splitCodes } from '#model/fields.ts'
import type { Specialty } from '#model/identity/enums.ts'
import type { Limits } from '#model/limits.ts'
import { countriesFor, type HardFilters } from '#model/panels/selection/selection-filters.ts'
import type { Candidate } from '#model/panels/selection/candidate.ts'
import { drawInputs, type DrawInputs } from '#model/panels/selection/draw-inputs.ts'
import { selectExperts, type Selection } from '#model/panels/selection/selection.ts'
import { tiersOf, type TierPlan } from '#model/panels/selection/tiers.ts'
import { toSeconds } from '#model/time.ts'
import { loadCandidates } from './candidates.ts'
import { coveringPools } from './coverage.ts'
import { likelyFirst, topWeight } from './diagnoses/likely-first.ts'

/** What the choice of experts needs to know of a discussion. */
export interface PanelRequest {
  discussionId: string
  askerId: string
  planId: string | null
  grantId: string | null
  diagnosisId: string
  mode: ExpertSelectionMode
  poolId: string | null
  /** a private discussion with one expert */
  privateExpertId: string | null
  testDiscussion: boolean
  mediaType: MediaType
  meetingTime: Date | null
  /** null: as long as calls usually are */
  meetingMinutes: number | null
  /** epoch seconds */
  proposedTimes: readonly number[]
  panelSize: number
  /** hours */
  maxResponseTime: number
  /** everyone who has or had a part in it, with its state */
  engagements: ReadonlyMap<string, string>
}

export type Chosen = DrawInputs

const onePerson = 'private'

export interface Run {
  /** makes a new draw */
  round: number
  /** how many to invite now; the first wave when absent */
  count?: number | undefined
  /** judge these people alone */
  only?: readonly string[] | undefined
  /** as many of the ranking are needed; absent: all of it, with the reasons of everyone left out */
  enough?: number | undefined
}

/**
 * Runs the choice of experts for a discussion with the seed (discussion, round) and changes nothing. The real run, the
 * list of applicable experts and the simulator all come through here.
 */
export async function chooseExperts(
  q: Queries,
  now: Date,
  limits: Limits,
  wanted: PanelRequest,
  { round, count, only, enough }: Run,
): Promise<Chosen> {
  const tiers = await tiersFor(q, wanted)
  const { filters, localPoolWeight, groupIds } = await filtersFor(q, now, limits, wanted)
  const one = wanted.privateExpertId
  const poolIds = one === null ? tiers.pools.map((pool) => pool.poolId) : []
  const load = (userIds?: readonly string[]) =>
    loadCandidates(q, { poolIds, ...(userIds && { userIds }), now, limits, groupIds })
  const judge = (candidates: readonly Candidate[]) =>
    selectExperts({
      discussionId: wanted.discussionId,
      round,
      candidates,
      tiers,
      panelSize: wanted.panelSize,
      localPoolWeight,
      filters,
      limits,
      ...(count !== undefined && { count }),
    })
  const drawn = (selection: Selection): Chosen => ({ selection, tiers, filters, localPoolWeight, limits })
  if (one !== null) return drawn(judge((await load([one])).map((person) => ({ ...person, poolIds: [onePerson] }))))
  const first =
    enough === undefined || only
      ? null
      : await likelyFirst(q, {
          discussionId: wanted.discussionId,
          round,
          pools: tiers.pools,
          enough,
          topWeight: topWeight(tiers.mode === 'all' ? localPoolWeight : 1, limits),
          load,
          judge,
        })
  return drawn(first ?? judge(await load(only)))
}

/** SHA-256 of everything that a draw depended on. */
export function hashOfDraw(drawn: Chosen): string {
  const hash = createHash('sha256')
  for (const line of drawInputs(drawn)) hash.update(line)
  return hash.digest('hex')
}

async function tiersFor(q: Queries, wanted: PanelRequest): Promise<TierPlan> {
  if (wanted.privateExpertId !== null)
    return { pools: [{ poolId: onePerson, tier: 0, local: false, side: 'asker' }], mode: wanted.mode, problem: null }
  const sides = await coveringPools(q, wanted)
  // a private discussion may be with one pool, whatever the plan's mode
  return tiersOf(
    wanted.poolId !== null && sides.plan.some((pool) => pool.poolId === wanted.poolId) ? 'plan_select' : wanted.mode,
    sides,
    { poolId: wanted.poolId },
  )
}

async function filtersFor(
  q: Queries,
  now: Date,
  limits: Limits,
  wanted: PanelRequest,
): Promise<{ filters: HardFilters; localPoolWeight: number | null; groupIds: string[] }> {
  const [plan] =
    wanted.planId === null
      ? []
      : await q
          .select({
            matchByRegion: membershipPlan.matchByRegion,
            countryCodes: membershipPlan.countryCodes,
            localPoolWeight: membershipPlan.localPoolWeight,
          })
          .from(membershipPlan)
          .where(eq(membershipPlan.id, wanted.planId))
  const [asker] = await q
    .select({ country: country.code })
    .from(user)
    .leftJoin(country, eq(user.countryId, country.id))
    .where(eq(user.id, wanted.askerId))
  const [named] = await q
    .select({ specialty: diagnosis.specialty, groupId: diagnosis.groupId })
    .from(diagnosis)
    .where(eq(diagnosis.id, wanted.diagnosisId))
  const invited = q
    .select({ email: queryInvite.email })
    .from(queryInvite)
    .where(eq(queryInvite.queryId, wanted.discussionId))
  const invitees = await q.select({ id: user.id }).from(user).where(inArray(user.email, invited))
  const from = toSeconds(now)
  return {
    localPoolWeight: plan?.localPoolWeight ?? null,
    groupIds: named ? [named.groupId] : [],
    filters: {
      testDiscussion: wanted.testDiscussion,
      askerId: wanted.askerId,
      inviteeIds: invitees.map((row) => row.id),
      engagements: wanted.engagements,
      countries: plan
        ? countriesFor(
            { matchByRegion: plan.matchByRegion, countryCodes: splitCodes(plan.countryCodes) },
            asker?.country ?? null,
          )
        : null,
      specialties: named?.specialty ? [named.specialty as Specialty] : [],
      window: { from, until: from + wanted.maxResponseTime * 3600 },
      proposedTimes: isLive(wanted.mediaType)
        ? wanted.meetingTime
          ? [toSeconds(wanted.meetingTime)]
          : wanted.proposedTimes
        : null,
      callLength: (wanted.meetingMinutes ?? limits['live.length']) * 60,
    },
  }
}
