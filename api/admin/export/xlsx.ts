import type { Row } from '../declare.ts'
import type { ExportColumn } from './columns.ts'
import { zipped, type ZipEntry } from './zip.ts'

/** A worksheet ends here by definition; more rows go to a further one. */
const MOST_ROWS = 1_048_576
const MOST_TEXT = 32_767
const DAY_MS = 86_400_000
/** the first day of a spreadsheet's calendar */
const EPOCH = Date.UTC(1899, 11, 30)
/** places in the list of styles below */
const BOLD = 1
const DATE = 2
const MOMENT = 3
const MONEY = 4

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as XML may hold it: without the characters that XML has no place for. */
const xml = (text: string) =>
  text
    .slice(0, MOST_TEXT)
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (one) => escapes[one] ?? one)

const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`
const serial = (iso: string) => (Date.parse(iso) - EPOCH) / DAY_MS
const isDay = /^\d{4}-\d\d-\d\d$/
/** so wide that a moment with its zone is not cut off */
const MOMENT_WIDTH = 25
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Numbers, days and moments (UTC) as such, so that they sort; everything else is text and never a formula. */
export function cellOf(value: unknown, style = 0): string {
  if (value === null || value === undefined || value === '') return '<c/>'
  if (typeof value === 'number' && Number.isFinite(value)) return number(value, style)
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
  if (isDay.test(text) && serial(text) > 0) return number(serial(text), DATE)
  if (isMoment.test(text) && serial(text) > 0) return number(serial(text), MOMENT)
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`
}

const rowOf = (cells: readonly string[]) => `<row>${cells.join('')}</row>`

function* part(text: string) {
  yield HEAD + text
}

const styles =
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss\\ &quot;UTC&quot;"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>' +
  '<xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>'

/** Rows as a workbook, made while they are read: the head stays in sight, and a full sheet is followed by another. */
export function toXlsx(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<Row[]>,
  name: string,
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array> {
  const source = batches[Symbol.asyncIterator]()
  let waiting: Row[] = []
  let over = false
  const more = async () => {
    while (!waiting.length && !over) {
      const next = await source.next()
      over = next.done === true
      if (!next.done) waiting = next.value
    }
    return waiting.length > 0
  }
  const widthOf = ({ head, value }: ExportColumn) => {
    const moments = waiting.some((row) => isMoment.test(String(value(row))))
    return Math.min(60, Math.max(moments ? MOMENT_WIDTH : 14, head.length * 1.6))
  }

  async function* sheet() {
    await more()
    const widths = columns
      .map((one, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(one)}" customWidth="1"/>`)
      .join('')
    yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`
    yield rowOf(columns.map(({ head }) => cellOf(head, BOLD)))
    for (let left = mostRows - 1; left > 0 && (await more());) {
      const rows = waiting.slice(0, left)
      waiting = waiting.slice(left)
      left -= rows.length
      yield rows.map((row) => rowOf(columns.map(({ value, money }) => cellOf(value(row), money ? MONEY : 0)))).join('')
    }
    yield '</sheetData></worksheet>'
  }

  async function* files(): AsyncGenerator<ZipEntry> {
    let sheets = 0
    do yield { name: `xl/worksheets/sheet${++sheets}.xml`, text: sheet() }
    while (await more())
    const each = (one: (n: number) => string) => Array.from({ length: sheets }, (_, n) => one(n + 1)).join('')
    const title = (n: number) => xml(`${name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 25)}${n > 1 ? ` ${n}` : ''}`)
    yield { name: 'xl/styles.xml', text: part(styles) }
    yield {
      name: 'xl/workbook.xml',
      text: part(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${each((n) => `<sheet name="${title(n)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
      ),
    }
    yield {
      name: 'xl/_rels/workbook.xml.rels',
      text: part(
        `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATION}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
      ),
    }
    yield {
      name: '_rels/.rels',
      text: part(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="workbook" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    }
    yield {
      name: '[Content_Types].xml',
      text: part(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
      ),
    }
  }
  return zipped(files())
}
