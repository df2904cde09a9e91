import { z } from 'zod'
import { plainName } from '../fields.ts'
import { longestDescription } from '../long-text.ts'
import { attachmentExtensions, type AttachmentType } from './response-enums.ts'

/** Files that people add to a discussion. */
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

/** What a file of this name must hold; undefined when such files are not taken. */
export function attachmentKind(name: string): AttachmentKind | undefined {
  const ending = attachmentExtensions.find((one) => name.toLowerCase().endsWith(one))
  return ending && kinds[ending]
}

/** The words sent along with a file. */
export const attachmentWords = z.strictObject({
  text: z.string().trim().max(20_000, 'errors.tooLong').optional(),
  description: z.string().trim().max(longestDescription, 'errors.tooLong').optional(),
})
export type AttachmentWords = z.infer<typeof attachmentWords>

/** `4.5MB`: the setting's number as the texts say it, `File is greater than 4.5MB. …`. */
export const sizeLimitText = (bytes: number): string =>
  bytes < MB ? `${Math.floor(bytes / 1024)}KB` : `${Math.floor((bytes / MB) * 10) / 10}MB`

/** The name as it is kept: the last part of a path, no signs that a header or a folder could trip over. */
export function attachmentName(name: string): string {
  const plain = plainName(name.split(/[/\\]/).at(-1) ?? '').trim()
  if (plain.length <= 200) return plain
  const ending = /\.[a-z]+$/i.exec(plain)?.[0] ?? ''
  return plain.slice(0, 200 - ending.length) + ending
}
