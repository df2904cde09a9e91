const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** A PDF of one page with a heading and lines of plain English, for the documents of the demo. */
export function pdfOf(heading: string, lines: readonly string[]): Uint8Array {
  const written = `BT /F1 20 Tf 72 770 Td (${escaped(heading)}) Tj /F1 11 Tf 0 -16 Td ${lines.map((line) => `0 -18 Td (${escaped(line)}) Tj`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${written.length} >>\nstream\n${written}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  )
}
