import { once } from 'node:events'
import { Readable } from 'node:stream'

/** A file of the archive; its contents are made while it is written. */
export interface ZipEntry {
  readonly name: string
  readonly text: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** An archive of the same rows is the same file. */
const mtime = new Date(1980, 0, 1)
/** quick: the rows of a table shrink to a tenth at any level */
const compressionLevel = 4

async function* bytesOf(text: ZipEntry['text']) {
  for await (const part of text) yield typeof part === 'string' ? Buffer.from(part) : part
}

/** A ZIP archive, made while its files are: nothing is kept but the directory. An error of a source ends it. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  let source: Readable | undefined
  zip.on('error', (error) => archive.destroy(error as Error))
  const feed = async () => {
    for await (const { name, text } of entries) {
      source = Readable.from(bytesOf(text), { objectMode: true, highWaterMark: 1 })
      zip.addReadStream(source, name, { mtime, compressionLevel })
      // which file is next shows only once this one has been read
      await once(source, 'end')
    }
    zip.end()
  }
  feed().catch((error: unknown) => archive.destroy(error as Error))
  try {
    yield* archive as AsyncIterable<Buffer>
  } finally {
    source?.destroy()
  }
}
