/**
 * Parses CSV into rows keyed by the header line: comma or semicolon, quoted cells, any line ending. Header names ignore
 * case, spaces and dashes (`First name` → firstname).
 */
export function csvRows(text: string): Record<string, string>[] {
  const [head = [], ...rows] = csvCells(text)
  const names = head.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').trim()])))
}

/** The cells of each line that is not empty, the header among them. */
export function csvCells(text: string): string[][] {
  if (text.startsWith('\uFEFF')) return csvCells(text.slice(1))
  const divider = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    row.push(cell)
    cell = ''
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[++at] ?? ''
      else quoted = false
    } else if (char === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (char === divider) {
      row.push(cell)
      cell = ''
    } else if (char === '\n' || char === '\r') endRow()
    else cell += char
  }
  endRow()
  return rows
}
