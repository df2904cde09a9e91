import { inflateRawSync } from 'node:zlib'

/** What the parts that say how a document is put together may take unpacked. */
const MOST_BYTES = 8 * 1024 * 1024
const END = Buffer.from('PK\x05\x06', 'latin1')
const ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const FILE = Buffer.from('PK\x03\x04', 'latin1')

const contentTypes = '[content_types].xml'
const activeTypes = /vbaProject|macroEnabled|activeX/i
/** A click opens the one, a page shows the others; all else from elsewhere is loaded by itself. */
const shown = /\/(hyperlink|image|video|audio|media)$/i
/** A share of the network, which gets the name and password of who opens the document. */
const share = /^(file:)?[\\/]{2}[^\\/]/i

/**
 * Whether a Word or PowerPoint document holds macros under whatever name, or loads a template, an object or a frame from elsewhere.
 * @throws Error when it can't be read
 */
export const startsSomething = (archive: Buffer): boolean =>
  [...partsOf(archive)].some(
    ({ name, text }) =>
      activeTypes.test(name) ||
      (name === contentTypes ? activeTypes.test(plain(text)) : relationships(text).some(isActive)),
  )

interface Relationship {
  readonly type: string
  readonly target: string
  readonly external: boolean
}
function isActive({ type, target, external }: Relationship): boolean {
  if (activeTypes.test(type)) return true
  return external && (!shown.test(type) || (!type.endsWith('/hyperlink') && share.test(target)))
}

function relationships(xml: string): Relationship[] {
  const tags = xml.matchAll(/<(?:[\w.-]+:)?Relationship\s((?:[^"'>]|"[^"]*"|'[^']*')*)>/g)
  return [...tags].map(([, inside = '']) => {
    const given = new Map(
      [...inside.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [
        name,
        plain(one ?? other ?? ''),
      ]),
    )
    return {
      type: given.get('Type') ?? '',
      target: given.get('Target') ?? '',
      external: given.get('TargetMode')?.toLowerCase() === 'external',
    }
  })
}

/** Its parts by the directory of the archive, as office programs read it; with their text those that say how it is put together. */
function* partsOf(archive: Buffer): Generator<{ name: string; text: string }> {
  const end = archive.lastIndexOf(END)
  const seen = new Set<string>()
  let left = MOST_BYTES
  let at = archive.readUInt32LE(end + 16)
  for (let more = archive.readUInt16LE(end + 10); more > 0; more--) {
    if (!is(archive, at, ENTRY)) throw new Error('The directory is broken')
    const [method, packed, size] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ]
    const [length, further, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    // names differ in more than their case, and some programs write them the other way
    const name = archive
      .toString('utf8', at + 46, at + 46 + length)
      .replaceAll('\\', '/')
      .replace(/^\//, '')
      .toLowerCase()
    if (seen.has(name)) throw new Error(`${name} is there twice`)
    seen.add(name)
    let text = ''
    if (name === contentTypes || name.endsWith('.rels')) {
      const start = archive.readUInt32LE(at + 42)
      if (!is(archive, start, FILE)) throw new Error(`${name} is broken`)
      const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
      const content = archive.subarray(data, data + packed)
      const bytes = method === 0 ? content : inflateRawSync(content, { maxOutputLength: left })
      if (bytes.length !== size || (method !== 0 && method !== 8)) throw new Error(`${name} is broken`)
      left -= size
      text = xmlText(bytes)
    }
    yield { name, text }
    at += 46 + length + further + comment
  }
  if (!seen.has(contentTypes)) throw new Error('It does not say what it holds')
}

const is = (archive: Buffer, at: number, sign: Buffer) => archive.subarray(at, at + sign.length).equals(sign)

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** With the letters for which XML has other spellings. */
const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, sign?: string) =>
    sign === undefined
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
      : (signs[sign] ?? all),
  )

/** XML in either of the encodings that it may have there. @throws Error where it declares its own */
function xmlText(bytes: Buffer): string {
  const wide =
    bytes[0] === 0xff || bytes[1] === 0 ? 'utf-16le' : bytes[0] === 0xfe || bytes[0] === 0 ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(wide, { fatal: true }).decode(bytes)
  if (text.includes('<!DOCTYPE') || /^\W*<\?xml[^>]*encoding\s*=\s*["'](?!utf-)/i.test(text))
    throw new Error('It is written in a way that is not allowed there')
  return text
}
