import { stringify } from 'csv-stringify/sync'
import type { Row } from '../declare.ts'
import type { ExportColumn } from './columns.ts'

const plain = (value: unknown): unknown => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join('; ')
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/**
 * Rows as CSV, made while they are read. Cells that a spreadsheet would run as a formula are text.
 * Starts with a byte order mark, without which Excel garbles names that are not ASCII.
 */
export async function* toCsv(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const cast = {
    number: (value: number, { column }: { column?: unknown }) =>
      columns[Number(column)]?.money ? value.toFixed(2) : String(value),
  }
  const lines = (cells: unknown[][]) => stringify(cells, { escape_formulas: true, cast })
  yield encoder.encode(`\uFEFF${lines([columns.map(({ head }) => head)])}`)
  for await (const rows of batches)
    yield encoder.encode(lines(rows.map((row) => columns.map(({ value }) => plain(value(row))))))
}
