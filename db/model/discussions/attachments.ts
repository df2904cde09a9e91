import { z } from 'zod'
import { plainName } from '../fields.ts'
import { longestDescription } from '../long-text.ts'
import { attachmentExtensions, type AttachmentType } from './response-enums.ts'

/** Attachments of a discussion. */
const MB = 1024 * 1024

export interface AttachmentKind {
  readonly type: Exclude<AttachmentType, 'unknown'>
  readonly mime: string
}
const kinds: Record<(typeof attachmentExtensions)[number], AttachmentKind> = {
  '.jpg': { type: 'image', mime: 'image/jpeg' },
  '.jpeg': { type: 'image', mime: 'image/jpeg' },
  '.pdf': { type: 'pdf', mime: 'application/pdf' },
}

/** File kind required by the extension; undefined when such files are not accepted. */
export function attachmentKind(name: string): AttachmentKind | undefined {
  const ending = attachmentExtensions.find((one) => name.toLowerCase().endsWith(one))
  return ending && kinds[ending]
}

/** Metadata sent with an attachment. */
export const attachmentWords = z.strictObject({
  text: z.string().trim().max(20_000, 'errors.tooLong').optional(),
  description: z.string().trim().max(longestDescription, 'errors.tooLong').optional(),
})
export type AttachmentWords = z.infer<typeof attachmentWords>

/** `4.5MB`: the size limit as written in texts, `File is greater than 4.5MB. …`. */
export const sizeLimitText = (bytes: number): string =>
  bytes < MB ? `${Math.floor(bytes / 1024)}KB` : `${Math.floor((bytes / MB) * 10) / 10}MB`

/** Stored file name: the last path segment, without characters that are unsafe in headers or paths. */
export function attachmentName(name: string): string {
  const plain = plainName(name.split(/[/\\]/).at(-1) ?? '').trim()
  if (plain.length <= 200) return plain
  const ending = /\.[a-z]+$/i.exec(plain)?.[0] ?? ''
  return plain.slice(0, 200 - ending.length) + ending
}
