import { inflateRawSync, crc32 } from 'node:zlib'

/** The files of a ZIP archive by name, read by its directory. @throws Error where a check sum or a size is wrong */
export function unzipBytes(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const length = archive.readUInt16LE(at + 28)
    const start = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = inflateRawSync(archive.subarray(data, data + packed))
    if (archive.readUInt32LE(start) !== 0x04034b50 || bytes.length !== size || crc32(bytes) !== crc)
      throw new Error(`${name} is broken`)
    files.set(name, bytes)
    // behind the name stand further facts and a comment
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

/** The same as text. */
export const unzip = (archive: Buffer): Map<string, string> =>
  new Map([...unzipBytes(archive)].map(([name, bytes]) => [name, bytes.toString('utf8')]))
