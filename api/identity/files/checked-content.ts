import type { FileKind } from '#model/content/user-files.ts'
import { refusedFields } from '../../admin/refusals.ts'

const SECONDS = 20
/** Where a whole PDF says that it ends. */
const TAIL = 2048
const has = (bytes: Buffer, text: string) => bytes.includes(text, 0, 'latin1')

/**
 * The bytes of a file as they are kept. The type is read from the content and must be what the name says. Pictures are
 * drawn anew, without anything that came with them (place, camera); PDFs must be whole and start nothing when they are
 * opened; documents hold no macros.
 * @throws errors.invalidParameters at `file`
 */
export async function checkedContent(bytes: Buffer, { fileType, mime }: FileKind, mostPixels: number): Promise<Uint8Array> {
  // loaded with the first upload: the start of the server does not wait for it
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime !== mime) throw refusedFields({ file: 'errors.fileContent' })
  if (fileType === 'image') return drawnAnew(bytes, mostPixels)
  if (fileType === 'pdf') {
    if (!has(bytes.subarray(-TAIL), '%%EOF') || !has(bytes.subarray(-TAIL), 'startxref')) throw refusedFields({ file: 'errors.fileContent' })
    if (has(bytes, '/JavaScript') || has(bytes, '/Launch')) throw refusedFields({ file: 'errors.fileActive' })
  } else if (has(bytes, 'vbaProject')) throw refusedFields({ file: 'errors.fileActive' })
  return bytes
}

async function drawnAnew(bytes: Buffer, mostPixels: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const broken = () => {
    throw refusedFields({ file: 'errors.fileContent' })
  }
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  if (width * height * pages > mostPixels) throw refusedFields({ file: 'errors.pictureSize' })
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient().toBuffer().catch(broken)
}
