import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of the archive; its text is made while it is written. */
export interface ZipEntry {
  readonly name: string
  readonly text: AsyncIterable<string> | Iterable<string>
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** sizes follow behind the data; names are UTF-8 */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980: an archive of the same rows is the same file */
const DATE = 0x21
const MOST = 0xffffffff

const numbers = (...parts: [size: 2 | 4, value: number][]): Buffer => {
  const bytes = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of parts) at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  return bytes
}

/**
 * A ZIP archive, made while its files are: nothing is kept but the directory. Files of up to 4 GB.
 * @throws RangeError beyond that
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, text } of entries) {
    const path = Buffer.from(name)
    const seen = { crc: 0, size: 0, packed: 0 }
    const measured = async function* () {
      for await (const part of text) {
        const bytes = Buffer.from(part)
        seen.crc = crc32(bytes, seen.crc)
        seen.size += bytes.length
        yield bytes
      }
    }
    const start = offset
    const head = numbers([4, LOCAL], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE], [4, 0], [4, 0], [4, 0], [2, path.length], [2, 0])
    yield head
    yield path
    // an error of the source ends the deflation, and with it this loop
    const packed = pipeline(Readable.from(measured(), { objectMode: true, highWaterMark: 1 }), createDeflateRaw({ level: 4 }), () => undefined)
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      seen.packed += chunk.length
      yield chunk
    }
    offset += head.length + path.length + seen.packed + 16
    if (seen.size > MOST || offset > MOST) throw new RangeError('The archive would be larger than 4 GB')
    yield numbers([4, DESCRIPTOR], [4, seen.crc], [4, seen.packed], [4, seen.size])
    directory.push(numbers(
      [4, CENTRAL], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE], [4, seen.crc], [4, seen.packed], [4, seen.size], [2, path.length],
      [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start],
    ), path)
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  yield* directory
  yield numbers([4, END], [2, 0], [2, 0], [2, directory.length / 2], [2, directory.length / 2], [4, size], [4, offset], [2, 0])
}
