import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { addCustomFields } from '../custom-field-columns.ts'
import type { AdminResource, Row } from '../declare.ts'
import { restOrder, restQuery, restWhere } from '../list-request.ts'
import { planSearch } from '../plan-search.ts'
import { batchesOf } from './batches.ts'
import { columnsOf } from './columns.ts'
import { toCsv } from './csv.ts'
import { exportLocales } from './export-texts.ts'
import { toXlsx } from './xlsx.ts'

export const exportQuery = restQuery.omit({ range: true }).extend({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  columns: z.string().max(20_000).optional().meta({
    description:
      'JSON: the columns in their order, [{"source":"email","head":"E-mail","words":"user.typeName"}]; absent: every field',
  }),
  name: z.string().max(100).optional().meta({ description: 'title of the sheet' }),
  locale: exportLocales,
})

export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A generator as the body of an answer; a caller who disconnects ends it. */
export const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )

/** All rows of a filter as a file, made while they are read. @throws errors.invalidParameters */
export async function exportRecords(
  ctx: Ctx,
  r: AdminResource,
  { filter, sort, format, columns, name, locale }: z.infer<typeof exportQuery>,
): Promise<ReadableStream<Uint8Array>> {
  const request = {
    where: (await planSearch(ctx.db, r, (await restWhere(r, ctx, filter)).where)).where,
    order: restOrder(r, sort),
  }
  const chosen = await columnsOf(r, columns, locale)
  const batches = chosen.names.beside(ctx, withCustomFields(ctx, r, chosen.customFields, batchesOf(ctx, r, request)))
  return streamOf(format === 'csv' ? toCsv(chosen.columns, batches) : toXlsx(chosen.columns, batches, name || r.name))
}

async function* withCustomFields(
  ctx: Ctx,
  r: AdminResource,
  ids: readonly string[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    await addCustomFields(ctx.db, r, ids, rows)
    yield rows
  }
}
