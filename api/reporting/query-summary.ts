import { and, asc, eq, inArray } from 'drizzle-orm'
import { earning, queryResponse, transaction } from '#db/schema/all.ts'
import type { QuerySummary } from '#model/reporting/query-summary.ts'
import { ledgerSources } from '#model/payments/enums.ts'
import { authorize } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { notPayment } from '../payments/paid-lines.ts'
import { visibleIds } from '../discussions/responses/visible-ids.ts'
import { openDiscussion } from '../discussions/read-discussion.ts'
import { showResponses } from '../discussions/responses/response-view.ts'

/** One discussion on one page, for staff: what was said in it, and what it costs. @throws not.found, auth.notAuthorized */
export async function readQuerySummary(ctx: Ctx, key: string, hideCsrData: boolean): Promise<QuerySummary> {
  authorize(requireActor(ctx), 'admin.read')
  const { loaded, reader } = await openDiscussion(ctx, key)
  const queryId = loaded.discussion.id
  const ids = await visibleIds(ctx.db, loaded, reader, { hideCsrData })
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.select().from(queryResponse).where(inArray(queryResponse.id, ids)).orderBy(asc(queryResponse.id))
  // what was paid out settles what was earned: it is no cost of its own
  const lines = hideCsrData
    ? []
    : await ctx.db
        .select()
        .from(transaction)
        .where(and(eq(transaction.queryId, queryId), notPayment))
  const earned = hideCsrData ? [] : await ctx.db.select().from(earning).where(eq(earning.queryId, queryId))
  return {
    queryId,
    answers: await showResponses(ctx.db, loaded, reader, rows),
    costs: costsOf(lines, earned),
    currency: 'USD',
  }
}

type Line = Pick<typeof transaction.$inferSelect, 'userId' | 'source' | 'amount'>
type EarningRow = Pick<typeof earning.$inferSelect, 'userId' | 'source' | 'amount' | 'minutes' | 'frozenAt'>

function costsOf(lines: readonly Line[], earned: readonly EarningRow[]): QuerySummary['costs'] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  return ledgerSources.flatMap((source) => {
    const own = lines.filter((line) => line.source === source)
    const work = earned.filter((row) => row.source === source)
    if (own.length + work.length === 0) return []
    return [
      {
        source,
        people: new Set([...own, ...work].map((row) => row.userId)).size,
        minutes: sum(work.map((row) => row.minutes)),
        settled: sum(own.map((line) => line.amount)),
        running: sum(work.filter((row) => row.frozenAt === null).map((row) => row.amount)),
      },
    ]
  })
}
