import { and, asc, eq, gt } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { bulkRow } from '#db/schema/all.ts'
import type { BulkChange } from '#model/admin/bulk.ts'
import type { BulkRow } from '#model/admin/bulk-wire.ts'
import {
  bulkFieldInWords,
  bulkReasonInWords,
  bulkReferences,
  bulkValueInWords,
  givenIn,
  type BulkValue,
} from '#model/admin/bulk-words.ts'
import type { Locale } from '#model/texts/locales.ts'
import type { Ctx } from '../../context.ts'
import type { Row } from '../declare.ts'
import { wordsIn } from '../export/export-texts.ts'
import { Names } from '../export/record-names.ts'
import { formatsOf, inOneCell, translateWith, type Pointer, type Say } from '../export/say.ts'
import { loadRun, type Run } from './load-run.ts'
import { rowShown } from './read-run.ts'

const BATCH = 500

async function* batches(ctx: Ctx, runId: string): AsyncGenerator<Row[]> {
  let last = -1
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(bulkRow)
      .where(and(eq(bulkRow.runId, runId), gt(bulkRow.ordinal, last)))
      .orderBy(asc(bulkRow.ordinal))
      .limit(BATCH)
    if (rows.length) yield rows.map((row) => ({ ...rowShown(row) }))
    last = rows.at(-1)?.ordinal ?? last
    if (rows.length < BATCH) return
  }
}

const sidesOf = ({ field, from, to }: BulkChange): BulkValue[] => [
  { field, value: from },
  { field, value: to },
]
/** What the action was given and no field of the record shows. */
const otherInputs = (run: Run, { changes }: BulkRow) =>
  givenIn(run.input).filter(({ field }) => !changes.some((change) => change.field === field))

const pointersOf = (run: Run, row: BulkRow): Pointer[] =>
  [...row.changes.flatMap(sidesOf), ...otherInputs(run, row)].flatMap((value) => {
    const found = bulkReferences(run.resource, value)
    return found?.ids.map((id): Pointer => [found.of, id]) ?? []
  })

/** What the action does to one record: each field with its old and new value, then the rest of what it was given. */
function changeInWords(run: Run, row: BulkRow, say: Say): string {
  const translate = translateWith(say)
  const nameOf = (field: string) => `${bulkFieldInWords(run.resource, field, translate)}${say.words('list.colon')}`
  const valueOf = (value: BulkValue) => {
    const found = bulkReferences(run.resource, value)
    if (found) return inOneCell(found.ids.map((id) => say.nameOf(found.of, id) ?? id))
    return bulkValueInWords(run.resource, value, translate, formatsOf(say.locale))
  }
  return inOneCell([
    ...row.changes.map((change) => `${nameOf(change.field)}${sidesOf(change).map(valueOf).join(' → ')}`),
    ...otherInputs(run, row).map((value) => `${nameOf(value.field)}${valueOf(value)}`),
  ])
}

/** Each record of a run with what became of it, as CSV. @throws not.found */
export async function exportRun(ctx: Ctx, id: string, locale: Locale): Promise<ReadableStream<Uint8Array>> {
  const run = await loadRun(ctx, ctx.db, id)
  const words = await wordsIn(locale)
  const names = new Names((row) => pointersOf(run, row as unknown as BulkRow), locale)
  const say: Say = { locale, words, nameOf: names.of }
  const { list } = formatsOf(locale)
  const encoder = new TextEncoder()
  const line = (cells: readonly unknown[]) => stringify([cells], { escape_formulas: true })
  const rows = names.beside(ctx, batches(ctx, id))
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        controller.enqueue(
          encoder.encode(
            `\uFEFF${line(['record', 'id', 'change', 'verdict', 'outcome', 'reason', 'doneAt'].map((name) => words(`bulk.column.${name}`)))}`,
          ),
        ),
      async pull(controller) {
        const { value, done } = await rows.next()
        if (done) return controller.close()
        const shown = (value as unknown as BulkRow[]).map((row) =>
          line([
            row.label,
            row.recordId,
            changeInWords(run, row, say),
            words(`bulk.verdict.${row.verdict}`),
            row.outcome ? words(`bulk.outcome.${row.outcome}`) : '',
            bulkReasonInWords(run.act, row, translateWith(say), list),
            row.doneAt ?? '',
          ]),
        )
        controller.enqueue(encoder.encode(shown.join('')))
      },
    },
    { highWaterMark: 1 },
  )
}
