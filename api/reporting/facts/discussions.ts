import { and, asc, inArray, min, sql, sum } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryExpert, queryHeader, transaction } from '#db/schema/all.ts'
import { displayStatus } from '#model/discussions/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { discussionValues } from '#model/reporting/facts.ts'
import type { Ctx } from '../../context.ts'
import { notPayment } from '../../payments/paid-lines.ts'
import { discussionsIn, within } from './conditions.ts'
import { asker, placeColumns, placeJoins, placesOf, type Say } from './places.ts'
import { FACTS_BATCH, yieldToOthers, type Fact, type Scope } from './scope.ts'

const t = queryHeader
const ms = (at: Date | string | number | null | undefined) =>
  at === null || at === undefined ? null : new Date(at).getTime()
const iso = (at: Date | null) => at?.toISOString() ?? null

/** Discussions that were created in the range, oldest first, a few at a time. */
export async function* discussionFacts(ctx: Ctx, scope: Scope, say: Say): AsyncGenerator<Fact[]> {
  const limits = await ctx.limits()
  let last: { at: Date; id: string } | undefined
  for (;;) {
    const rows = await page(ctx.db, scope, last)
    const ids = rows.map((row) => row.id)
    const [parts, costs] = await Promise.all([partsOf(ctx.db, ids), costsOf(ctx.db, ids)])
    const facts = rows.map((row): Fact => {
      const part = parts.get(row.id)
      const panelSize = row.panelSize ?? row.planSeats ?? row.grantSeats ?? limits['discussion.panelSize']
      const cost = costs.get(row.id) ?? 0
      const places = placesOf(row, ctx.language, say)
      const values = discussionValues({
        status: row.status,
        mediaType: row.mediaType,
        createdAt: row.createdAt.getTime(),
        releasedAt: ms(row.releasedAt),
        firstAnswerAt: part?.firstAnswerAt ?? null,
        closedAt: ms(row.closedAt),
        responses: row.responseCount,
        panelSize,
        seatsFilled: part?.seats ?? 0,
        cost,
      })
      const name = resolvedName(row)
      return {
        resource: 'queries',
        id: row.id,
        queryId: row.id,
        personId: row.userId,
        personName: name,
        expert: false,
        blinded: row.type === 'blinded' || row.askerType === userType.blinded,
        label: row.key,
        state: row.status,
        at: row.createdAt.getTime(),
        changedAt: row.updatedAt.getTime(),
        places,
        values,
        cells: {
          key: row.key,
          person: name,
          userType: places.userType?.name ?? null,
          status: say(`discussion.displayStatus.${displayStatus(row.status)}`),
          type: say(`discussion.type.${row.type}`),
          medium: say(`discussion.media.${row.mediaType}`),
          diagnosis: places.diagnosis?.name ?? null,
          plan: places.plan?.name ?? null,
          grant: places.grant?.name ?? null,
          country: places.country?.name ?? null,
          createdAt: iso(row.createdAt),
          releasedAt: iso(row.releasedAt),
          firstAnswerAt: part?.firstAnswerAt ? new Date(part.firstAnswerAt).toISOString() : null,
          closedAt: iso(row.closedAt),
          toRelease: rounded(values.toRelease),
          toFirstAnswer: rounded(values.toFirstAnswer),
          toClose: rounded(values.toClose),
          responses: row.responseCount,
          seatsFilled: part?.seats ?? 0,
          seats: panelSize,
          cost: cost / 100,
        },
      }
    })
    if (facts.length) yield facts
    const end = rows.at(-1)
    if (rows.length < FACTS_BATCH || !end) return
    last = { at: end.createdAt, id: end.id }
    await yieldToOthers()
  }
}

const rounded = (n: number | null | undefined) => (typeof n === 'number' ? Math.round(n * 100) / 100 : null)

async function page(q: Queries, scope: Scope, last: { at: Date; id: string } | undefined) {
  const query = q
    .select({
      id: t.id,
      key: t.key,
      userId: t.userId,
      status: t.status,
      type: t.type,
      mediaType: t.mediaType,
      createdAt: t.createdAt,
      updatedAt: t.updatedAt,
      releasedAt: t.releasedAt,
      closedAt: t.closedAt,
      responseCount: t.responseCount,
      panelSize: t.panelSize,
      planSeats: placeJoins[3].table.panelSize,
      grantSeats: placeJoins[4].table.panelSize,
      firstName: asker.firstName,
      lastName: asker.lastName,
      displayName: asker.displayName,
      prefix: asker.prefix,
      suffix: asker.suffix,
      ...placeColumns,
    })
    .from(t)
    .$dynamic()
  for (const { table, on } of placeJoins) query.leftJoin(table, on)
  return query
    .where(
      and(
        discussionsIn(scope),
        within(t.createdAt, scope),
        last && sql`(${t.createdAt}, ${t.id}) > (${sql.param(last.at, t.createdAt)}, ${last.id})`,
      ),
    )
    .orderBy(asc(t.createdAt), asc(t.id))
    .limit(FACTS_BATCH)
}

/** Seats that were taken, and the first answer. */
async function partsOf(q: Queries, ids: string[]) {
  if (!ids.length) return new Map<string, { seats: number; firstAnswerAt: number | null }>()
  const taken = inArray(queryExpert.status, ['claimed', 'answered', 'followup'])
  const rows = await q
    .select({
      id: queryExpert.queryId,
      at: min(queryExpert.answeredAt),
      seats: sql`sum(case when ${taken} then 1 else 0 end)`.mapWith(Number),
    })
    .from(queryExpert)
    .where(inArray(queryExpert.queryId, ids))
    .groupBy(queryExpert.queryId)
  return new Map(rows.map((row) => [row.id, { seats: row.seats, firstAnswerAt: ms(row.at) }] as const))
}

/** What stands in the ledger for a discussion; payouts settle it and are no cost of their own. */
async function costsOf(q: Queries, ids: string[]): Promise<Map<string | null, number>> {
  if (!ids.length) return new Map()
  const rows = await q
    .select({ id: transaction.queryId, cents: sum(transaction.amount) })
    .from(transaction)
    .where(and(inArray(transaction.queryId, ids), notPayment))
    .groupBy(transaction.queryId)
  return new Map(rows.map((row) => [row.id, Number(row.cents ?? 0)]))
}
