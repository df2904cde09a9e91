import { and, asc, eq, inArray } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { matches } from '#db/sql.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import type { WeightParts } from '#model/panels/selection.ts'
import type { Ctx } from '../context.ts'
import { chooseExperts } from '../panels/select-experts.ts'
import { expertsOf } from './load.ts'
import { fullName } from './names.ts'
import { openDiscussion } from './read-discussion.ts'
import { showEngagements } from './response-view.ts'
import { wantedPanel } from './wanted-panel.ts'

export interface Applicable {
  userId: string
  displayName: string
  tier: number | null
  weight: number | null
  /** what the weight is the product of */
  parts: WeightParts | null
  rank: number | null
  eligible: boolean
  reasonCodes: string[]
}

const NAMED = 500

/**
 * The experts as the choice would rank them now, and (when asked for) those it would leave out with all reasons. A name
 * also finds people outside the pools, so that staff see why somebody is not there.
 */
export async function listApplicableExperts(
  ctx: Ctx,
  key: string,
  {
    name,
    includeExcluded = false,
    page = 1,
    pageSize = 10,
  }: {
    name?: string | undefined
    includeExcluded?: boolean | undefined
    page?: number | undefined
    pageSize?: number | undefined
  },
) {
  const { loaded } = await openDiscussion(ctx, key)
  const limits = await ctx.limits()
  const wanted = wantedPanel(loaded, limits)
  const { selection } = await chooseExperts(ctx.db, ctx.now(), limits, wanted, { round: 1 })
  const named = name?.trim()
    ? await ctx.db
        .select({ id: user.id })
        .from(user)
        .where(and(matches(user.searchText, name), eq(user.noeticExpert, true)))
        .orderBy(asc(user.lastName), asc(user.id))
        .limit(NAMED)
    : null
  const ids = named && new Set(named.map((row) => row.id))
  const fits = ({ userId }: { userId: string }) => ids === null || ids.has(userId)
  const rows: Omit<Applicable, 'displayName'>[] = selection.ranked
    .filter(fits)
    .map(({ userId, tier, weight, parts, rank }) => ({
      userId,
      tier,
      weight,
      parts,
      rank,
      eligible: true,
      reasonCodes: [],
    }))
  if (includeExcluded) {
    const known = new Set([...selection.ranked, ...selection.excluded].map((person) => person.userId))
    const outside = [...(ids ?? [])].filter((id) => !known.has(id))
    const others =
      outside.length === 0
        ? []
        : (await chooseExperts(ctx.db, ctx.now(), limits, wanted, { round: 1, only: outside })).selection.excluded
    rows.push(
      ...[...selection.excluded.filter(fits), ...others].map(({ userId, reasons }) => ({
        userId,
        tier: null,
        weight: null,
        parts: null,
        rank: null,
        eligible: false,
        reasonCodes: [...reasons],
      })),
    )
  }
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const people =
    shown.length === 0
      ? []
      : await ctx.db
          .select()
          .from(user)
          .where(
            inArray(
              user.id,
              shown.map((row) => row.userId),
            ),
          )
  const names = new Map(people.map((person) => [person.id, fullName(person)]))
  return {
    data: shown.map((row) => ({ ...row, displayName: names.get(row.userId) ?? '' })),
    total: rows.length,
    page,
    pageSize,
  }
}

/** Everybody who has or had a part as an expert. */
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
