import type { FileType } from '#model/content/enums.ts'
import { refusedFields } from '../admin/refusals.ts'

export interface JudgedFile {
  fileType: FileType
  mime: string
  /** as it may be kept: pictures without what came with them (place, camera, thumbnails) */
  bytes: Uint8Array
}

const SECONDS = 20
const kinds: Readonly<Record<string, FileType>> = {
  'image/jpeg': 'image', 'image/png': 'image', 'image/webp': 'image', 'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/**
 * What a file of a person or a plan is, told from its content and not from its name.
 * @throws errors.invalidParameters at `file`: none of picture, PDF, PowerPoint, Word; or a picture that is broken or has too many pixels
 */
export async function judgeFile(bytes: Uint8Array, mostPixels: number): Promise<JudgedFile> {
  // loaded with the first file: the start of the server does not wait for them
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const fileType = Object.hasOwn(kinds, mime) ? kinds[mime] : undefined
  if (!fileType) throw refusedFields({ file: 'errors.fileType' })
  if (fileType !== 'image') return { fileType, mime, bytes }
  const broken = () => {
    throw refusedFields({ file: 'errors.pictureType' })
  }
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  if (width * height * pages > mostPixels) throw refusedFields({ file: 'errors.pictureSize' })
  // drawn anew, upright, so that nothing but the picture is left
  const clean = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient().toBuffer().catch(broken)
  return { fileType, mime, bytes: clean }
}
