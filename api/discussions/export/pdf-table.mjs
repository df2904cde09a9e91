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
 */
export function drawTable(pdf, type, root, head, rows) {
  const left = pdf.page.margins.left
  const width = pdf.page.width - left - pdf.page.margins.right
  const columns = head.length || (rows[0]?.length ?? 0)
  const widths =
    head.length === 0 && columns === 2
      ? [width * 0.28, width * 0.72]
      : Array.from({ length: columns }, () => width / columns)
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
          type.text(text, { bold: bold(at), x: place + PAD, y: top + PAD, width: cellWidth - 2 * PAD })
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
