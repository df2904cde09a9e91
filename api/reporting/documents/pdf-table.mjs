const PAD = 4
const LINE = '#c5ced6'

/**
 * A table in the text; without a head its first column names the second. Rows stay whole unless they are longer than a page.
 * @param {PDFKit.PDFDocument} pdf
 * @param {PDFKit.PDFStructureElement} root
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function drawTable(pdf, root, head, rows) {
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
    const height =
      Math.max(
        ...cells.map((text, at) =>
          pdf
            .font(bold(at) ? 'bold' : 'regular')
            .fontSize(9.5)
            .heightOfString(text || ' ', { width: (widths[at] ?? 0) - 2 * PAD }),
        ),
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
          pdf
            .font(bold(at) ? 'bold' : 'regular')
            .fontSize(9.5)
            .fillColor('#17212b')
            .text(text, place + PAD, top + PAD, { width: cellWidth - 2 * PAD })
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
