import { z } from 'zod'
import { longestDescription } from '../long-text.ts'
import { idField, nameField, optionalText, versionField } from '../fields.ts'
import { fileTypes, type FileType } from './enums.ts'

/** Files of people. Flow: ask for an address, PUT the bytes there, confirm. */

/** Endings that are taken, with the kind of file and the type that the content must have. */
export const fileEndings = {
  jpg: { fileType: 'image', mime: 'image/jpeg' },
  jpeg: { fileType: 'image', mime: 'image/jpeg' },
  png: { fileType: 'image', mime: 'image/png' },
  webp: { fileType: 'image', mime: 'image/webp' },
  pdf: { fileType: 'pdf', mime: 'application/pdf' },
  pptx: { fileType: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  docx: { fileType: 'docx', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const satisfies Record<string, { fileType: FileType; mime: string }>
export interface FileKind {
  readonly fileType: FileType
  readonly mime: string
}

/** What a file of this name must hold; undefined when such files are not taken. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(fileEndings, ending) ? fileEndings[ending as keyof typeof fileEndings] : undefined
}

// a name is shown and sent as a header: no line breaks, no folders
const fileName = nameField(200)
  .refine((name) => !/[/\\]/.test(name), 'errors.fileName')
  .refine((name) => kindOfName(name) !== undefined, 'errors.fileType')

export const uploadBody = z
  .strictObject({
    userId: idField,
    name: fileName,
    size: z.int().min(1),
    description: optionalText(longestDescription),
  })
  .meta({ id: 'FileUploadBody' })
export type FileUploadBody = z.infer<typeof uploadBody>
/** `uploadUrl` takes one PUT until `exp` (epoch seconds). A new file has version 1 until it is changed or confirmed. */
export const uploadAnswer = z.object({ id: z.string(), uploadUrl: z.string(), exp: z.int() }).meta({ id: 'FileUpload' })
export type FileUpload = z.infer<typeof uploadAnswer>

/** `uploaded: true` confirms that the bytes have been sent. */
export const fileBody = z
  .strictObject({
    name: fileName.optional(),
    description: optionalText(longestDescription),
    uploaded: z.literal(true).optional(),
    version: versionField,
  })
  .meta({ id: 'FileBody' })
export type FileBody = z.infer<typeof fileBody>

/** What is said of a file that is there. */
export const fileWords = fileBody.pick({ name: true, description: true }).required({ name: true })

/** In what order everything that someone has is listed; `-` is downwards. */
export const documentSorts = ['-createdAt', 'createdAt', 'name', '-name', 'size', '-size'] as const
export type DocumentSort = (typeof documentSorts)[number]

export const fileListQuery = {
  userId: idField,
  name: z.string().max(200, 'errors.tooLong').optional(),
  fileType: z.enum(fileTypes).optional(),
}
/** `queryId`: only what is attached to this discussion. */
export const documentListQuery = {
  ...fileListQuery,
  queryId: idField.optional(),
  sort: z.enum(documentSorts).optional(),
}
