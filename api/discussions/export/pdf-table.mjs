const PAD = 4
/** height of a bar with what parts it from the next */
const BAR = 16
const LINE = '#c5ced6'

/** @typedef {import('./typesetter.mjs').Typesetter} Typesetter */

/**
 * Bars beside their names, as one figure whose text says what it shows.
 * @param {PDFKit.PDFDocument} pdf
 * @param {Typesetter} type
 * @param {PDFKit.PDFStructureElement} root
 * @param {Extract<import('#model/discussions/export.ts').DocumentBlock, { kind: 'bars' }>} chart
 * @param {string} colour
 */
export function drawBars(pdf, type, root, { about, rows }, colour) {
  const left = pdf.page.margins.left
  const width = pdf.page.width - left - pdf.page.margins.right
  const most = Math.max(...rows.map(({ value }) => value), 1e-9)
  const [names, bars] = [width * 0.28, width * 0.56]
  const alt = `${about}: ${rows.map(({ name, shown }) => `${name} ${shown}`).join(', ')}`
  const draw = () => {
    for (const { name, value, shown } of rows) {
      if (pdf.y + BAR > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
      const top = pdf.y
      const line = { lineBreak: false, ellipsis: true, height: BAR }
      pdf.fontSize(9).fillColor('#17212b')
      type.text(name, { x: left, y: top, width: names - PAD, ...line })
      const long = Math.max(value > 0 ? 1 : 0, (value / most) * bars)
      pdf.rect(left + names, top + 1, long, BAR - 6).fill(colour)
      pdf.fillColor('#17212b')
      type.text(shown, { x: left + names + long + PAD, y: top, width: width - names - bars, ...line })
      pdf.x = left
      pdf.y = top + BAR
    }
  }
  root.add(pdf.struct('Figure', { alt }, draw))
  pdf.y += 6
}

/**
 * A table in the text; without a head its first column names the second. Rows stay whole unless they are longer than a page.
 * @param {PDFKit.PDFDocument} pdf
 * @param {Typesetter} type
 * @param {PDFKit.PDFStructureElement} root
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {number} [amounts] the column at the right edge
 */
export function drawTable(pdf, type, root, head, rows, amounts) {
  const left = pdf.page.margins.left
  const width = pdf.page.width - left - pdf.page.margins.right
  const columns = head.length || (rows[0]?.length ?? 0)
  const widths =
    head.length === 0 && columns === 2
      ? [width * 0.28, width * 0.72]
      : amounts === undefined
        ? Array.from({ length: columns }, () => width / columns)
        : fitting(contentWidths(pdf, type, head, rows), width)
  const table = pdf.struct('Table')
  root.add(table)
  const draw = (/** @type {readonly string[]} */ cells, /** @type {boolean} */ isHead) => {
    const bold = (/** @type {number} */ at) => isHead || (head.length === 0 && at === 0)
    pdf.fontSize(9.5)
    const height =
      Math.max(
        ...cells.map((text, at) => type.heightOf(text || ' ', { bold: bold(at), width: (widths[at] ?? 0) - 2 * PAD })),
      ) +
      2 * PAD
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
    const top = pdf.y
    const row = pdf.struct('TR')
    table.add(row)
    let x = left
    for (const [at, text] of cells.entries()) {
      const cellWidth = widths[at] ?? 0
      const place = x
      row.add(
        pdf.struct(bold(at) ? 'TH' : 'TD', {}, () => {
          pdf.fillColor('#17212b')
          const inside = cellWidth - 2 * PAD
          const aside = at === amounts ? Math.max(0, inside - type.widthOf(text, bold(at))) : 0
          type.text(text, { bold: bold(at), x: place + PAD + aside, y: top + PAD, width: inside - aside + 1 })
        }),
      )
      x += cellWidth
    }
    row.end()
    const end = Math.max(top + height, pdf.y)
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf
      .moveTo(left, end)
      .lineTo(left + width, end)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    pdf.endMarkedContent()
    pdf.x = left
    pdf.y = end
  }
  if (head.length > 0) draw(head, true)
  for (const row of rows) draw(row, false)
  table.end()
  pdf.y += 6
}

/**
 * How wide each column is when none of its cells breaks.
 * @param {PDFKit.PDFDocument} pdf
 * @param {Typesetter} type
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function contentWidths(pdf, type, head, rows) {
  pdf.fontSize(9.5)
  return head.map(
    (title, at) =>
      Math.max(type.widthOf(title, true), ...rows.map((cells) => type.widthOf(cells[at] ?? '', false))) + 2 * PAD + 1,
  )
}

/**
 * Narrow columns are as wide as what they hold, the others share the rest; what nothing needs goes to the widest.
 * @param {readonly number[]} wanted
 * @param {number} width
 */
function fitting(wanted, width) {
  const widths = [...wanted]
  let wide = widths.map((_, at) => at)
  for (let rest = width; wide.length;) {
    const share = rest / wide.length
    const broad = wide.filter((at) => (wanted[at] ?? 0) > share)
    if (broad.length === wide.length) {
      for (const at of broad) widths[at] = share
      break
    }
    rest -= wide.filter((at) => !broad.includes(at)).reduce((sum, at) => sum + (wanted[at] ?? 0), 0)
    wide = broad
  }
  const spare = width - widths.reduce((sum, one) => sum + one, 0)
  const widest = widths.indexOf(Math.max(...widths))
  return widths.map((one, at) => (at === widest ? one + spare : one))
}
