import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#db/schema/all.ts'
import { matches } from '#db/sql.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import type { listApplicableExpertsBody } from '#model/discussions/wire-bodies.ts'
import type { WeightParts } from '#model/panels/selection/selection.ts'
import type { Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { chooseExperts } from '../../panels/select-experts.ts'
import { expertsOf } from '../lifecycle/load.ts'
import { namesOf, poolNames } from '../display-names.ts'
import { openDiscussion } from '../read-discussion.ts'
import { showEngagements } from '../responses/response-view.ts'
import { nextDraw } from './next-draw.ts'
import { wantedPanel } from './wanted-panel.ts'

export interface Applicable {
  userId: string
  displayName: string
  tier: number | null
  weight: number | null
  /** what the weight is the product of */
  parts: WeightParts | null
  rank: number | null
  /** what brought the expert */
  poolId: string | null
  poolName: string | null
  side: string | null
  eligible: boolean
  /** a run would invite this expert now */
  invited: boolean
  reasonCodes: string[]
}

const NAMED = 500

/**
 * The draw that a run would make now, and (when asked for) those it would leave out with all reasons. A name also finds
 * people outside the pools, so that staff see why an expert is not there.
 */
export async function listApplicableExperts(
  ctx: Ctx,
  key: string,
  { name, includeExcluded = false, count, page = 1, pageSize = 10 }: z.infer<typeof listApplicableExpertsBody>,
) {
  const { loaded } = await openDiscussion(ctx, key)
  // read as the run reads them: a limit changed a moment ago counts in both
  const limits = await readLimits(ctx.db)
  const now = ctx.now()
  const draw = await nextDraw(ctx.db, { loaded, limits, now }, { count, all: true })
  const { selection } = draw.drawn
  const named = name?.trim()
    ? await ctx.db
        .select({ id: user.id })
        .from(user)
        .where(and(matches(user.searchText, name), eq(user.noeticExpert, true)))
        .orderBy(asc(user.sortName), asc(user.id))
        .limit(NAMED)
    : null
  const ids = named && new Set(named.map((row) => row.id))
  const fits = ({ userId }: { userId: string }) => ids === null || ids.has(userId)
  const rows: Omit<Applicable, 'displayName' | 'poolName'>[] = selection.ranked
    .filter(fits)
    .map(({ userId, tier, weight, parts, rank, poolId, side }) => ({
      userId,
      tier,
      weight,
      parts,
      rank,
      poolId,
      side,
      eligible: true,
      invited: rank <= selection.invited.length,
      reasonCodes: [],
    }))
  if (includeExcluded) {
    const known = new Set([...selection.ranked, ...selection.excluded].map((person) => person.userId))
    const outside = [...(ids ?? [])].filter((id) => !known.has(id))
    const others =
      outside.length === 0
        ? []
        : (await chooseExperts(ctx.db, now, limits, wantedPanel(loaded, limits), { round: draw.round, only: outside }))
            .selection.excluded
    rows.push(
      ...[...selection.excluded.filter(fits), ...others].map(({ userId, reasons }) => ({
        userId,
        tier: null,
        weight: null,
        parts: null,
        rank: null,
        poolId: null,
        side: null,
        eligible: false,
        invited: false,
        reasonCodes: [...reasons],
      })),
    )
  }
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const names = await namesOf(
    ctx.db,
    shown.map((row) => row.userId),
  )
  const pools = await poolNames(
    ctx.db,
    shown.map((row) => row.poolId),
  )
  return {
    data: shown.map((row) => ({
      ...row,
      displayName: names.get(row.userId) ?? '',
      poolName: pools.get(row.poolId ?? '') ?? null,
    })),
    total: rows.length,
    page,
    pageSize,
    round: draw.round,
    seed: selection.seed,
    count: draw.count,
    at: now.toISOString(),
    inputHash: draw.inputHash,
  }
}

/** Everyone who has or had a part as an expert. */
export async function listParticipants(
  ctx: Ctx,
  key: string,
  {
    status,
    page = 1,
    pageSize = 10,
  }: { status?: QueryExpertStatus | undefined; page?: number | undefined; pageSize?: number | undefined },
): Promise<{ data: Engagement[]; total: number; page: number; pageSize: number }> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const rows =
    status === undefined ? expertsOf(loaded.engagements) : loaded.engagements.filter((row) => row.status === status)
  return {
    data: await showEngagements(ctx.db, loaded, reader, rows.slice((page - 1) * pageSize, page * pageSize)),
    total: rows.length,
    page,
    pageSize,
  }
}
