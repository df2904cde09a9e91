import { eq } from 'drizzle-orm'
import { queryAttachment } from '#db/schema/all.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { record } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { deleteUpload } from '../../http/store-upload.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { showResponse } from '../responses/response-view.ts'
import { changeLine } from '../responses/retract-response.ts'
import { findAttachment } from './find-attachment.ts'
import { authorizeAttachment } from './may-attach.ts'

/**
 * Deletes a file: its uploader while the discussion is open, staff at any time. Its line stays and
 * says so; a file that no one else has seen yet is withdrawn like a text.
 * @throws not.found, auth.notAuthorized for other people's files, discussion.notPostable; discussion.transition when it is gone already
 */
export async function removeAttachment(ctx: Ctx, key: string, id: string): Promise<DiscussionResponse> {
  const { shown, storageKey } = await withDiscussionAs(ctx, key, async (unit, reader) => {
    const { tx, loaded, now } = unit
    const { file, line } = await findAttachment(tx, loaded, reader, id)
    if (reader.kind !== 'csr') {
      if (file.userId !== reader.userId) throw new AppError('auth.notAuthorized', 'Not Authorized')
      await authorizeAttachment(tx, reader, loaded, requireActor(ctx))
    }
    if (file.status === 'removed') {
      throw new AppError('discussion.transition', 'The file has been removed already.', {
        extra: { status: loaded.discussion.status, allowed: [], reason: 'engagement.refused.status' },
      })
    }
    await tx.update(queryAttachment).set({ status: 'removed', removedAt: now }).where(eq(queryAttachment.id, file.id))
    const after = await changeLine(unit, line, {
      type: line.type === 'pendedexpert' ? 'retractedexpert' : 'attachment_removed',
    })
    unit.lines.push(after)
    await record(ctx, tx, { event: 'delete', refTable: 'query_attachment', refId: file.id, text: file.name })
    return { shown: await showResponse(tx, loaded, reader, after), storageKey: file.storageKey }
  })
  // nothing points at the bytes any more, whatever happens now
  await deleteUpload(ctx, storageKey).catch((error) =>
    ctx.log.warn({ error: String(error) }, 'the bytes of a file were left'),
  )
  return shown
}
