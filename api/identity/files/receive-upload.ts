import { and, eq, gt } from 'drizzle-orm'
import { file } from '#db/schema/all.ts'
import { kindOfName } from '#model/content/user-files.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../../admin/refusals.ts'
import type { Ctx } from '../../context.ts'
import { checkedContent } from '../../http/file-content/checked-content.ts'
import { deleteUpload, storeUpload } from '../../http/store-upload.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { hashToken } from '../sessions/lucia.ts'
import { fileTable } from './find-file.ts'

const UPLOADS = 120
const WINDOW_SECONDS = 900
const unknown = () => new AppError('not.found', 'Not Found')

/**
 * Takes the bytes that an address was handed out for. A file that is refused leaves the address open, so that it can be
 * sent again; of two that arrive at once one is kept.
 * @param read the body, of at most so many bytes
 * @throws not.found for an address that is unknown, used or too old; request.tooLarge; errors.invalidParameters at `file`
 */
export async function receiveUpload(ctx: Ctx, token: string, read: (most: number) => Promise<Buffer>): Promise<void> {
  await consumeRateLimit(ctx, `upload:${ctx.request.network}`, UPLOADS, WINDOW_SECONDS)
  const open = and(eq(file.uploadTokenHash, hashToken(token)), eq(file.status, 'waiting'))
  // the address counts when the sending begins: a slow line may take longer than it lives
  const [waiting] = await ctx.db
    .select()
    .from(file)
    .where(and(open, gt(file.uploadExpires, ctx.now())))
  const kind = waiting && kindOfName(waiting.name)
  if (!waiting || !kind) throw unknown()
  const sent = await read(waiting.size)
  if (sent.length !== waiting.size) throw refusedFields({ file: 'errors.fileIncomplete' })
  const { bytes: kept } = await checkedContent(sent, (await ctx.limits())['upload.imagePixels'], kind)
  // each attempt has a place of its own, so that the one that loses takes nothing away
  const storageKey = `${waiting.storageKey}/${ctx.request.id}`
  await storeUpload(ctx, storageKey, kept, { refTable: fileTable, refId: waiting.id })
  const named = await ctx.db
    .update(file)
    .set({ status: 'uploaded', size: kept.length, storageKey, uploadTokenHash: null })
    .where(open)
    .returning({ id: file.id })
    .catch(async (error: unknown) => {
      // bytes that no row names would stay for ever
      await deleteUpload(ctx, storageKey).catch(() => undefined)
      throw error
    })
  if (named.length) return
  await deleteUpload(ctx, storageKey)
  throw unknown()
}
