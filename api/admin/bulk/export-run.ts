import { and, asc, eq, gt } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { bulkRow } from '#db/schema/all.ts'
import type { Locale } from '#model/texts/locales.ts'
import type { Ctx } from '../../context.ts'
import { wordsIn } from '../export/export-texts.ts'
import { loadRun } from './load-run.ts'

const BATCH = 500

/** Each record of a run with what became of it, as CSV. @throws not.found */
export async function exportRun(ctx: Ctx, id: string, locale: Locale): Promise<ReadableStream<Uint8Array>> {
  await loadRun(ctx, ctx.db, id)
  const words = await wordsIn(locale)
  const encoder = new TextEncoder()
  const line = (cells: readonly unknown[]) => stringify([cells], { escape_formulas: true })
  let last = -1
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        controller.enqueue(
          encoder.encode(
            `\uFEFF${line(['record', 'id', 'verdict', 'outcome', 'reason', 'doneAt'].map((name) => words(`bulk.column.${name}`)))}`,
          ),
        ),
      async pull(controller) {
        const rows = await ctx.db
          .select()
          .from(bulkRow)
          .where(and(eq(bulkRow.runId, id), gt(bulkRow.ordinal, last)))
          .orderBy(asc(bulkRow.ordinal))
          .limit(BATCH)
        const shown = rows.map((row) =>
          line([
            row.label,
            row.recordId,
            words(`bulk.verdict.${row.verdict}`),
            row.outcome ? words(`bulk.outcome.${row.outcome}`) : '',
            row.reason ? words(`bulk.reason.${row.reason}`, words(row.reason)) : '',
            row.doneAt?.toISOString() ?? '',
          ]),
        )
        last = rows.at(-1)?.ordinal ?? last
        if (shown.length) controller.enqueue(encoder.encode(shown.join('')))
        if (rows.length < BATCH) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}
