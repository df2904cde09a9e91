import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, asc, eq, gt } from 'drizzle-orm'
import { reportRow } from '#db/schema/all.ts'
import { moneyColumns } from '#model/reporting/definitions.ts'
import { reportOptionsOf, type ReportFormat } from '#model/reporting/enums.ts'
import type { ReportFile, ReportResult } from '#model/reporting/report-wire.ts'
import { newYorkDay } from '#model/time.ts'
import type { ExportColumn } from '../../admin/export/columns.ts'
import { toCsv } from '../../admin/export/csv.ts'
import { toXlsx } from '../../admin/export/xlsx.ts'
import type { Row } from '../../admin/declare.ts'
import type { Ctx } from '../../context.ts'
import { storeOwnParts } from '../../http/store-upload.ts'
import type { Say } from '../facts/places.ts'
import { yieldToOthers } from '../facts/scope.ts'
import { writeDocuments } from './write-documents.ts'
import type { Header, Planned } from './plan-of-report.ts'

const BATCH = 500

/** Where the bytes of a file of a run are kept. */
export const fileKey = (run: string, { part, format }: Pick<ReportFile, 'part' | 'format'>) =>
  `report/${run}.${part}.${format}`

/** Writes every file of a report, once: the same bytes as long as it is kept. */
export async function writeFiles(
  ctx: Ctx,
  header: Header,
  { definition, by }: Planned,
  result: ReportResult,
  say: Say,
): Promise<ReportFile[]> {
  // a customer reads documents only, in which small groups are folded
  const chosen = header.reportType === null ? reportOptionsOf(header.options) : []
  const formats = [
    ...(chosen.includes('csv') ? (['csv'] as const) : []),
    ...(chosen.includes('xls') ? (['xlsx'] as const) : []),
  ]
  const files: ReportFile[] = []
  const day = newYorkDay(ctx.now())
  const keep = async (format: ReportFormat, part: ReportFile['part'], parts: AsyncIterable<Uint8Array>) => {
    const suffix = part === 'rows' && by !== null ? `-${say('reporting.file.rows')}` : ''
    const name = `${header.name.replace(/[\\/:*?"<>|]/g, ' ').trim()}-${day}${suffix}.${format}`
    const hash = createHash('sha256')
    let size = 0
    async function* measured() {
      for await (const bytes of parts) {
        hash.update(bytes)
        size += bytes.length
        yield bytes
      }
    }
    await storeOwnParts(ctx, fileKey(header.storageKey ?? '', { part, format }), measured())
    files.push({ format, part, name, size, hash: hash.digest('hex') })
  }
  for (const format of formats) {
    const write = format === 'csv' ? toCsv : toXlsx
    if (by !== null) await keep(format, 'groups', write(...groupTable(definition, by, result, say), header.name))
    const columns = definition.columns.map((name, at): ExportColumn => ({
      head: say(`reporting.column.${name}`),
      ...(moneyColumns.includes(name) && { money: true }),
      value: (row) => (row.cells as unknown[])[at] ?? null,
    }))
    await keep(format, 'rows', write(columns, rowsOf(ctx, header.id), header.name))
  }
  if (header.reportType !== null)
    for (const { format, bytes } of await writeDocuments(ctx, header, result, say))
      await keep(format, 'report', Readable.from([bytes]))
  return files
}

/** In files the head says the unit: amounts are dollars, shares are percent. */
const inFile: Partial<Record<string, (value: number) => number>> = {
  cents: (value) => value / 100,
  share: (value) => Math.round(value * 10_000) / 100,
  hours: (value) => Math.round(value * 100) / 100,
}

/** A line for each group and one for all. */
export function groupTable(
  { figures }: { readonly figures: readonly string[] },
  by: string,
  result: Pick<ReportResult, 'totals'> & {
    readonly groups: readonly object[]
    readonly figures: readonly { id: string; unit: string }[]
  },
  say: Say,
): [ExportColumn[], AsyncIterable<Row[]>] {
  const unitOf = new Map(result.figures.map(({ id, unit }) => [id, unit]))
  const columns: ExportColumn[] = [
    { head: say(`reporting.groupBy.${by}`), value: (row) => row.name },
    ...figures.map((figure): ExportColumn => {
      const unit = unitOf.get(figure) ?? 'count'
      const name = say(`reporting.figure.${figure}`)
      return {
        head: unit in inFile ? say(`reporting.file.unit.${unit}`).replace('%{figure}', name) : name,
        ...(unit === 'cents' && { money: true }),
        value: (row) => {
          const value = (row.figures as ReportResult['totals'])[figure]?.value ?? null
          return value === null ? null : (inFile[unit]?.(value) ?? value)
        },
      }
    }),
  ]
  async function* rows(): AsyncGenerator<Row[]> {
    yield [...(result.groups as readonly Row[]), { name: say('reporting.total'), figures: result.totals }]
    await yieldToOthers()
  }
  return [columns, rows()]
}

/** The kept rows of a report in their order. */
async function* rowsOf(ctx: Ctx, reportId: string): AsyncGenerator<Row[]> {
  for (let last = -1; ;) {
    const rows = await ctx.db
      .select({ ordinal: reportRow.ordinal, cells: reportRow.cells })
      .from(reportRow)
      .where(and(eq(reportRow.reportId, reportId), gt(reportRow.ordinal, last)))
      .orderBy(asc(reportRow.ordinal))
      .limit(BATCH)
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)?.ordinal ?? last
    await yieldToOthers()
  }
}
