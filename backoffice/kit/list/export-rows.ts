import type { RaRecord, SortPayload } from 'ra-core'
import { call, send } from '../../providers/http.ts'

const pageSize = 250

/**
 * Saves the filtered rows as CSV: streamed by the server where the resource has an export of its own, else gathered
 * page by page.
 * @throws HttpError when rows cannot be read
 */
export async function exportRows(resource: string, filter: Record<string, unknown>, sort: SortPayload, heads: readonly { source: string; label: string }[]) {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) }
  const streamed = await send('GET', `/rest/${resource}/export`, { query })
  if (streamed.ok && streamed.headers.get('content-type')?.includes('csv')) return save(await streamed.blob(), `${resource}.csv`)
  const rows: RaRecord[] = []
  for (let from = 0; ; from += pageSize) {
    const { json } = await call<RaRecord[]>('GET', `/rest/${resource}`, { query: { ...query, range: JSON.stringify([from, from + pageSize - 1]) } })
    rows.push(...json)
    if (json.length < pageSize) break
  }
  save(new Blob(['\ufeff', toCsv(rows, heads)], { type: 'text/csv;charset=utf-8' }), `${resource}.csv`)
}

/** RFC 4180; a cell that a spreadsheet would take for a formula is made text. */
export function toCsv(rows: readonly RaRecord[], heads: readonly { source: string; label: string }[]): string {
  const lines = rows.map((row) => heads.map(({ source }) => field(row[source])))
  return [heads.map(({ label }) => field(label)), ...lines].map((line) => line.join(',')).join('\r\n')
}

function field(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
