import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryAttachment, queryResponse } from '#db/schema/all.ts'
import type { UploadCheckStatus } from '#model/content/uploads.ts'
import { canSeeResponse, hidesCsrData } from '#model/discussions/visibility.ts'
import type { Attachment } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { expertsOf, type LoadedDiscussion } from '../lifecycle/load.ts'
import type { ResponseRow } from '../responses/responses.ts'
import type { Reader } from '../viewer.ts'

export type AttachmentRow = typeof queryAttachment.$inferSelect

/** @param checks what the virus scanner has to do with it, by its place in the store */
export const shownAttachment = (
  file: AttachmentRow,
  text: string,
  checks: ReadonlyMap<string, UploadCheckStatus>,
): Attachment => ({
  id: file.id,
  name: file.name,
  type: file.type,
  size: file.size,
  description: file.description ?? '',
  text,
  status: checks.get(file.storageKey) ?? file.status,
})

/**
 * A file of this discussion with its line, for callers who see that line.
 * @throws not.found for everyone else, and for files of other discussions
 */
export async function findAttachment(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
  id: string,
): Promise<{ file: AttachmentRow; line: ResponseRow }> {
  const [found] = reader.seesContent
    ? await q
        .select({ file: queryAttachment, line: queryResponse })
        .from(queryAttachment)
        .innerJoin(queryResponse, eq(queryResponse.attachmentId, queryAttachment.id))
        .where(and(eq(queryAttachment.id, id), eq(queryResponse.queryId, loaded.discussion.id)))
    : []
  const byExpert = expertsOf(loaded.engagements).some((row) => row.userId === found?.line.userId)
  const sees =
    found &&
    canSeeResponse(
      { type: found.line.type, subtype: found.line.subtype, authorId: found.line.userId, byExpert },
      { kind: reader.kind, userId: reader.userId, hasAnswered: reader.engagement?.answeredAt != null },
      { independentFirst: loaded.discussion.independentFirst, hideCsrData: hidesCsrData(reader.kind, undefined) },
    )
  if (!found || !sees) throw new AppError('not.found', 'Not Found')
  return found
}
