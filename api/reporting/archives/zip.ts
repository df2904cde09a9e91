import { buffer } from 'node:stream/consumers'

export interface Packed {
  name: string
  bytes: Uint8Array
}

/** Files as one ZIP archive. Names are kept in UTF-8; none leads out of the folder it is unpacked into. */
export async function zipped(files: readonly Packed[], at: Date): Promise<Uint8Array> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  // PDFs and pictures are packed already, and a byte more is no harm
  for (const { name, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), name.replaceAll('\\', '_').replaceAll('..', '_'), { mtime: at })
  zip.end()
  return buffer(zip.outputStream)
}
