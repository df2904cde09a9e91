/** Contents of files as people send them: whole ones, and spoilt ones. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { checkedContent } from '#api/http/file-content/checked-content.ts'

export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
export const png = await picture().png().toBuffer()
/** @param inside the catalog @param more objects, from the second on */
export const pdf = (inside = '', more: string[] = []) =>
  Buffer.from(
    `%PDF-1.7\n${[`<< /Type /Catalog ${inside} >>`, ...more].map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
  )
const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
/** One that holds a text as it is. */
export const pdfHolding = (text: string) => pdf('/Held 2 0 R', [stream(text)])
/** A PDF as it is kept. */
export const asKept = async (bytes: Uint8Array): Promise<Buffer> =>
  Buffer.from((await checkedContent(Buffer.from(bytes), 1)).bytes)

/** A zip file without compression, as far as office documents need it. */
function zip(files: Record<string, string>): Buffer {
  const heads: Buffer[] = []
  const parts: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(heads.length, 4)
  end.writeUInt16LE(heads.length, 6)
  end.writeUInt32LE(Buffer.concat(heads).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...heads, Buffer.from('PK\x05\x06', 'latin1'), end])
}
const kinds = { docx: 'wordprocessingml.document', pptx: 'presentationml.presentation' }
export const office = (kind: keyof typeof kinds, more: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kinds[kind]}.main+xml"/></Types>`,
    ...more,
  })
