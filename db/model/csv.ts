/**
 * Reads tables from spreadsheets, saved as CSV (RFC 4180) or copied: comma, semicolon or tab as found in the first line;
 * optional byte order mark.
 */

/** Rows with their 1-based line number; blank rows are skipped. */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '')
  const divider = dividerOf(source)
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startedAt = 1
  const endRow = () => {
    cells.push(cell.trim())
    if (cells.some((one) => one !== '')) rows.push({ line: startedAt, cells })
    cells = []
    cell = ''
  }
  for (let i = 0; i < source.length; i++) {
    const sign = source[i]
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[i + 1] === '"') cell += source[++i]
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === divider) {
      cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n') {
      endRow()
      startedAt = line
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** The cells of each line that is not blank. */
export const csvCells = (text: string): string[][] => readCsv(text).map(({ cells }) => cells)

/** What is copied from a spreadsheet is divided by tabs, whatever else its cells hold. */
export function dividerOf(source: string): ',' | ';' | '\t' {
  const first = (source.split('\n').find((line) => line.trim() !== '') ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => first.split(sign).length - 1
  if (count('\t') > 0) return '\t'
  return count(';') > 0 && count(';') >= count(',') ? ';' : ','
}
