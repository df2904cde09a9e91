import { z } from 'zod'
import { longestDescription } from '../long-text.ts'
import { idField, nameField, optionalText, versionField } from '../fields.ts'
import { fileTypes, type FileType } from './enums.ts'

/** User files. Flow: request an upload URL, PUT the content there, confirm. */

/** Accepted file extensions, with their kind and the required content type. */
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

/** File kind required by the extension; undefined when such files are not accepted. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(fileEndings, ending) ? fileEndings[ending as keyof typeof fileEndings] : undefined
}

// The name is displayed and sent in a header, so it must not contain line breaks or slashes.
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
/**
 * `uploadUrl` accepts one PUT until `exp` (epoch seconds). A new file has version 1 until it is changed or confirmed.
 */
export const uploadAnswer = z.object({ id: z.string(), uploadUrl: z.string(), exp: z.int() }).meta({ id: 'FileUpload' })
export type FileUpload = z.infer<typeof uploadAnswer>

/** `uploaded: true` confirms that the content has been sent. */
export const fileBody = z
  .strictObject({
    name: fileName.optional(),
    description: optionalText(longestDescription),
    uploaded: z.literal(true).optional(),
    version: versionField,
  })
  .meta({ id: 'FileBody' })
export type FileBody = z.infer<typeof fileBody>

/** Metadata of an existing file that can be edited. */
export const fileWords = fileBody.pick({ name: true, description: true }).required({ name: true })

/** Sort orders of the list of all documents of a user; `-` means descending. */
export const documentSorts = ['-createdAt', 'createdAt', 'name', '-name', 'size', '-size'] as const
export type DocumentSort = (typeof documentSorts)[number]

export const fileListQuery = {
  userId: idField,
  name: z.string().max(200, 'errors.tooLong').optional(),
  fileType: z.enum(fileTypes).optional(),
}
/** `queryId`: only files attached to this discussion. */
export const documentListQuery = {
  ...fileListQuery,
  queryId: idField.optional(),
  sort: z.enum(documentSorts).optional(),
}
