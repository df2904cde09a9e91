import { eq, and, ne } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { newId } from '#db/columns.ts'
import { file } from '#db/schema/all.ts'
import { kindOfName, type FileUpload, type FileUploadBody } from '#model/content/user-files.ts'
import { AppError } from '#model/errors.ts'
import { addSeconds, toSeconds } from '#model/time.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { hashToken } from '../sessions/lucia.ts'
import { changeOwn } from '../profile/own-record.ts'

const TOKEN_BYTES = 32
/** How long the address takes the bytes. */
const LIFE_SECONDS = 15 * 60
/** Uploads of one person that may wait for their bytes, or for being confirmed. */
const MOST_WAITING = 20

/**
 * Makes room for a file of someone: an address that takes its bytes, once. The database knows only the hash of its key.
 * @throws errors.invalidParameters at `size` above the limit; not.found; auth.notAuthorized; errors.rateLimited while too many wait
 */
export async function askUpload(ctx: Ctx, { userId, name, size, description }: FileUploadBody): Promise<FileUpload> {
  const kind = kindOfName(name)
  if (!kind) throw refusedFields({ name: 'errors.fileType' })
  if (size > (await ctx.limits())['upload.file']) throw refusedFields({ size: 'errors.tooLarge' })
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = ctx.now()
  const uploadExpires = addSeconds(now, LIFE_SECONDS)
  const id = newId()
  await changeOwn(ctx, userId, async (tx) => {
    if ((await tx.$count(file, and(eq(file.userId, userId), ne(file.status, 'ready')))) >= MOST_WAITING) {
      throw new AppError('errors.rateLimited', 'Too many uploads are waiting. Please try again later.', {
        retryAfter: LIFE_SECONDS,
      })
    }
    await tx.insert(file).values({
      id,
      userId,
      name,
      description: description ?? null,
      fileType: kind.fileType,
      mime: kind.mime,
      size,
      storageKey: `user-file/${newId()}`,
      status: 'waiting',
      uploadTokenHash: hashToken(token),
      uploadExpires,
      createdBy: requireActor(ctx).acting?.authUserId ?? requireActor(ctx).userId,
      createdAt: now,
    })
  })
  return { id, uploadUrl: `/api/upload/${token}`, exp: toSeconds(uploadExpires) }
}
