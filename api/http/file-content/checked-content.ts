import { fileEndings, type FileKind } from '#model/content/user-files.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { startsSomething } from './office-content.ts'
import { pdfWrittenAgain } from './pdf-content.ts'

const SECONDS = 20
/** Where a whole PDF says that it ends. */
const TAIL = 2048
const has = (bytes: Buffer, text: string) => bytes.includes(text, 0, 'latin1')

/** A file as it is kept. */
export interface CheckedFile extends FileKind {
  readonly bytes: Uint8Array
}

const pdfProblems = { active: 'errors.fileActive', locked: 'errors.fileLocked', unread: 'errors.fileUnread' } as const

/**
 * What a file of a person or a plan is, told from its content and not from its name, and its bytes as they are kept.
 * Pictures are drawn again, without anything that came with them (place, camera); PDFs are written again, without who wrote
 * them with what, and must start nothing when they are opened; documents hold no macros and load nothing from elsewhere.
 * @param named what its name says it is: the content must be that
 * @throws errors.invalidParameters at `file`
 */
export async function checkedContent(bytes: Buffer, mostPixels: number, named?: FileKind): Promise<CheckedFile> {
  const kind = await kindOfContent(bytes)
  if (!kind) throw refusedFields({ file: named ? 'errors.fileContent' : 'errors.fileType' })
  if (named && named.mime !== kind.mime) throw refusedFields({ file: 'errors.fileContent' })
  if (kind.fileType === 'image') return { ...kind, bytes: await redrawn(bytes, mostPixels) }
  if (kind.fileType === 'pdf') {
    if (!has(bytes.subarray(-TAIL), '%%EOF') || !has(bytes.subarray(-TAIL), 'startxref'))
      throw refusedFields({ file: 'errors.fileContent' })
    const written = await pdfWrittenAgain(bytes)
    if ('problem' in written) throw refusedFields({ file: pdfProblems[written.problem] })
    return { ...kind, bytes: written.bytes }
  }
  if (officeStartsSomething(bytes)) throw refusedFields({ file: 'errors.fileActive' })
  return { ...kind, bytes }
}

function officeStartsSomething(bytes: Buffer): boolean {
  try {
    return startsSomething(bytes)
  } catch {
    throw refusedFields({ file: 'errors.fileContent' })
  }
}

/** What the first bytes say that a file is; undefined for what is taken nowhere. */
export async function kindOfContent(bytes: Buffer): Promise<FileKind | undefined> {
  // loaded with the first upload: the start of the server does not wait for it
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  return Object.values(fileEndings).find((one) => one.mime === mime)
}

async function redrawn(bytes: Buffer, mostPixels: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const broken = () => {
    throw refusedFields({ file: 'errors.fileContent' })
  }
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  if (width * height * pages > mostPixels) throw refusedFields({ file: 'errors.pictureSize' })
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .toBuffer()
    .catch(broken)
}
