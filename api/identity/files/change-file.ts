import { and, eq, sql } from 'drizzle-orm'
import { file } from '#db/schema/all.ts'
import { kindOfName, type FileBody } from '#model/content/user-files.ts'
import type { FileRow } from '#model/content/wire.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { checksOf, deleteUpload } from '../../http/store-upload.ts'
import { changeOwn } from '../profile/own-record.ts'
import { auditOf, fileTable, findFile, shownFile } from './find-file.ts'

/**
 * Renames a file, describes it, or confirms that its bytes were sent; from then on it is listed.
 * @throws not.found, auth.notAuthorized, conflict with `current`; errors.invalidParameters: no bytes yet, or a name of another kind
 */
export async function changeFile(
  ctx: Ctx,
  id: string,
  { name, description, uploaded, version }: FileBody,
): Promise<FileRow> {
  const { userId } = await findFile(ctx, ctx.db, id)
  return changeOwn(ctx, userId, async (tx) => {
    const before = await findFile(ctx, tx, id)
    if (before.version !== version) throw conflict({ ...shownFile(before) })
    if (name !== undefined && kindOfName(name)?.mime !== before.mime) throw refusedFields({ name: 'errors.fileType' })
    if (uploaded && before.status === 'waiting') throw refusedFields({ uploaded: 'errors.fileIncomplete' })
    const set = {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(uploaded && { status: 'ready' }),
    }
    const [after] = await tx
      .update(file)
      .set({ ...set, version: sql`${file.version} + 1` })
      .where(and(eq(file.id, id), eq(file.version, version)))
      .returning()
    if (!after) throw conflict({ ...shownFile(before) })
    if (after.status === 'ready' && before.status !== 'ready')
      await record(ctx, tx, { event: 'create', refTable: fileTable, refId: id, text: after.name })
    else await recordChange(ctx, tx, { refTable: fileTable, refId: id }, auditOf(before), auditOf(after))
    return shownFile(after, (await checksOf(tx, [after.storageKey])).get(after.storageKey))
  })
}

/** Takes a file away for good. @throws not.found, auth.notAuthorized */
export async function removeFile(ctx: Ctx, id: string): Promise<void> {
  const { userId } = await findFile(ctx, ctx.db, id)
  const gone = await changeOwn(ctx, userId, async (tx) => {
    const found = await findFile(ctx, tx, id)
    await tx.delete(file).where(eq(file.id, id))
    // one that was never confirmed has no beginning in the history, so it has no end there
    if (found.status === 'ready')
      await record(ctx, tx, { event: 'delete', refTable: fileTable, refId: id, text: found.name })
    return found
  })
  // nothing points at the bytes any more, whatever happens now
  await deleteUpload(ctx, gone.storageKey).catch((error) =>
    ctx.log.warn({ error: String(error) }, 'the bytes of a file were left'),
  )
}
