/** Tables as spreadsheets save them: RFC 4180, with semicolons or tabs where the first line has them, with or without a byte order mark. */

/** The rows of a text; a row of blanks alone is left out. Each knows its line, counted from 1. */
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

function dividerOf(source: string): ',' | ';' | '\t' {
  const [first = ''] = source.split('\n', 1)
  const counts = ([',', ';', '\t'] as const).map((sign) => ({ sign, n: first.split(sign).length }))
  return counts.sort((a, b) => b.n - a.n)[0]?.sign ?? ','
}
