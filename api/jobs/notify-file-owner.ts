import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { file, queryAttachment, queryHeader, type uploadCheck } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Ctx } from '../context.ts'
import { notifyUsers } from '../notifications/notify-users.ts'

type Check = Pick<typeof uploadCheck.$inferSelect, 'storageKey' | 'refTable' | 'refId'>
interface FileOrigin {
  userId: string | null
  name: string | null
  /** the discussion that it was added to */
  query?: { id: string; key: string }
}

/** The sender of a file: of a discussion, of a person or a plan, or a picture of themselves. */
async function ownerOf(tx: Tx, { storageKey, refTable, refId }: Check): Promise<FileOrigin | undefined> {
  if (refTable === 'user') return { userId: refId, name: null }
  const [added] = await tx
    .select({ file: queryAttachment, key: queryHeader.key })
    .from(queryAttachment)
    .innerJoin(queryHeader, eq(queryHeader.id, queryAttachment.queryId))
    .where(eq(queryAttachment.storageKey, storageKey))
  if (added)
    return { userId: added.file.userId, name: added.file.name, query: { id: added.file.queryId, key: added.key } }
  // files of plans are in a folder, which their rows do not name
  const [own] = await tx
    .select()
    .from(file)
    .where(inArray(file.storageKey, [storageKey, storageKey.slice(storageKey.lastIndexOf('/') + 1)]))
  return own && { userId: own.createdBy ?? own.userId, name: own.name }
}

/** Notifies the sender of a file that a virus was found in it and that it was deleted. */
export async function notifyFileOwner(ctx: Ctx, tx: Tx, check: Check): Promise<void> {
  const owned = await ownerOf(tx, check)
  if (!owned?.userId) return
  const { name, query } = owned
  const which = name === null ? 'infectedPicture' : query ? 'infectedFileOf' : 'infectedFile'
  await notifyUsers(ctx, tx, [owned.userId], {
    purpose: 'infectedFile',
    cause: `upload_check:${check.storageKey}`,
    ...(query && { queryId: query.id }),
    subject: 'message.infectedFile.subject',
    text: `message.${which}.text`,
    params: () => ({ name: name ?? '', key: query?.key ?? '' }),
    ...(query && {
      path: (type: number) =>
        type === userType.csr
          ? `/admin/queries/${query.id}#files`
          : type === userType.client
            ? `/member/discussion/${query.key}`
            : `/discussion/${query.key}`,
    }),
  })
}
