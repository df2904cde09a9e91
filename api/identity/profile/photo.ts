import { and, desc, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { uploadCheck, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import type { PhotoAnswer, PhotoCheck } from '#model/identity/profile-wire.ts'
import { isStaff } from '#model/permissions.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { deleteUpload, storeUpload } from '../../http/store-upload.ts'
import { avatarOf } from '../sessions/login-result.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { changeOwn, readable } from './own-record.ts'
import { squarePicture } from './square-picture.ts'

const keyOf = (fileId: string) => `photo/${fileId}`
const checksOfPerson = (id: string) => and(eq(uploadCheck.refTable, 'user'), eq(uploadCheck.refId, id))
/** Those who are seen by the people they work with. Askers and blinded people are not. */
const shown: readonly number[] = [userType.expert, userType.network, userType.planManager, userType.csr]

export interface Picture {
  /** changes with every picture */
  etag: string
  type: 'image/webp' | 'image/svg+xml'
  body: ReadableStream | string
}

/** Someone's picture, or their initials. @throws not.found for those whom the caller does not get to see */
export async function readPhoto(ctx: Ctx, id: string): Promise<Picture> {
  const actor = requireActor(ctx)
  const [person] = await ctx.db.select().from(user).where(eq(user.id, id))
  const own = actor.userId === id || isStaff(actor)
  const seen =
    person && (own || (actor.userType !== userType.blinded && person.enabled && shown.includes(person.userType)))
  if (!seen) throw new AppError('not.found', 'Not Found')
  const kept = person.avatarFileId ? await ctx.files.get(keyOf(person.avatarFileId)) : null
  if (kept && person.avatarFileId) return { etag: person.avatarFileId, type: 'image/webp', body: kept.stream }
  const letters = initials(person)
  return { etag: `initials-${encodeURIComponent(letters)}`, type: 'image/svg+xml', body: drawn(letters) }
}

/** Keeps a new picture in the place of the old one. @throws errors.invalidParameters at `file`; auth.notAuthorized for clients */
export async function changePhoto(ctx: Ctx, id: string, bytes: Uint8Array): Promise<PhotoAnswer> {
  await readable(ctx, ctx.db, id, { notClients: true })
  const limits = await ctx.limits()
  const picture = await squarePicture(bytes, limits['upload.imagePixels'])
  const fileId = newId()
  await storeUpload(ctx, keyOf(fileId), picture, { refTable: 'user', refId: id })
  try {
    return await replace(ctx, id, fileId)
  } catch (error) {
    await deleteUpload(ctx, keyOf(fileId))
    throw error
  }
}

/** @throws not.found when there is none; auth.notAuthorized for clients */
export async function removePhoto(ctx: Ctx, id: string): Promise<void> {
  await replace(ctx, id, null)
}

async function replace(ctx: Ctx, id: string, fileId: string | null): Promise<PhotoAnswer> {
  const before = await changeOwn(
    ctx,
    id,
    async (tx, person: UserRow) => {
      if (fileId === null && person.avatarFileId === null) throw new AppError('not.found', 'Not Found')
      await tx.update(user).set({ avatarFileId: fileId, updatedAt: ctx.now() }).where(eq(user.id, id))
      // what was said of an earlier picture is settled with this one
      await tx.delete(uploadCheck).where(and(checksOfPerson(id), eq(uploadCheck.status, 'infected')))
      await recordChange(
        ctx,
        tx,
        { refTable: 'user', refId: id },
        { avatarFileId: person.avatarFileId },
        { avatarFileId: fileId },
      )
      return person.avatarFileId
    },
    { notClients: true },
  )
  // whatever happens now, the account points at what exists
  if (before)
    await deleteUpload(ctx, keyOf(before)).catch((error) =>
      ctx.log.warn({ error: String(error) }, 'an old picture was left'),
    )
  return { avatar: avatarOf({ id, avatarFileId: fileId }) }
}

/** Whether the newest picture still waits for the virus scanner, or was taken away for what it found. @throws not.found, auth.notAuthorized */
export async function readPhotoCheck(ctx: Ctx, id: string): Promise<PhotoCheck> {
  await readable(ctx, ctx.db, id, { notClients: true })
  const [newest] = await ctx.db
    .select({ status: uploadCheck.status })
    .from(uploadCheck)
    .where(checksOfPerson(id))
    .orderBy(desc(uploadCheck.createdAt))
    .limit(1)
  return { status: newest?.status ?? null }
}

/** No one has this picture any more, if it is one. */
export async function deletePhoto(tx: Tx, key: string): Promise<void> {
  if (key.startsWith(keyOf('')))
    await tx
      .update(user)
      .set({ avatarFileId: null })
      .where(eq(user.avatarFileId, key.slice(keyOf('').length)))
}

const initials = ({ firstName, lastName }: UserRow) =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`)
const drawn = (letters: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#5a6b7f"/>' +
  `<text x="48" y="48" dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="38" fill="#fff">${escaped(letters)}</text></svg>`
