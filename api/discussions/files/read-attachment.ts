import type { Attachment } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { checksOf, openUpload } from '../../http/store-upload.ts'
import { openDiscussion } from '../read-discussion.ts'
import { findAttachment, shownAttachment, type AttachmentRow } from './find-attachment.ts'

/** What is known of a file in a discussion, also of one that was taken away. @throws not.found */
export async function readAttachment(ctx: Ctx, key: string, id: string): Promise<Attachment> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const { file, line } = await findAttachment(ctx.db, loaded, reader, id)
  return shownAttachment(file, line.text, await checksOf(ctx.db, [file.storageKey]))
}

/** Its bytes. @throws not.found, for files that were taken away too; upload.checking, upload.infected */
export async function openAttachment(
  ctx: Ctx,
  key: string,
  id: string,
): Promise<{ file: AttachmentRow; stream: ReadableStream; size: number }> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const { file } = await findAttachment(ctx.db, loaded, reader, id)
  if (file.status !== 'ready') throw new AppError('not.found', 'Not Found')
  return { file, ...(await openUpload(ctx, file.storageKey)) }
}
