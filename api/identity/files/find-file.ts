import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { file, planMember } from '#db/schema/all.ts'
import type { UploadCheckStatus } from '#model/content/uploads.ts'
import type { FileRow } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { readable } from '../profile/own-record.ts'

export type UserFile = typeof file.$inferSelect & { userId: string }

/** A person's file to work on, for that person and for staff. @throws not.found for everyone else, and for files of plans */
export async function findFile(ctx: Ctx, q: Queries, id: string): Promise<UserFile> {
  const [found] = await q.select().from(file).where(eq(file.id, id))
  if (!found?.userId) throw new AppError('not.found', 'Not Found')
  await readable(ctx, q, found.userId)
  return { ...found, userId: found.userId }
}

/** A file to look at: a person's, or one of a plan for its members and staff. @throws not.found for everyone else */
export async function findReadable(ctx: Ctx, q: Queries, id: string): Promise<typeof file.$inferSelect> {
  const [found] = await q.select().from(file).where(eq(file.id, id))
  if (!found?.planId || found.userId) return findFile(ctx, q, id)
  const actor = requireActor(ctx)
  const member =
    isStaff(actor) ||
    (await q.$count(planMember, and(eq(planMember.planId, found.planId), eq(planMember.userId, actor.userId)))) > 0
  if (!member || found.status !== 'ready') throw new AppError('not.found', 'Not Found')
  return found
}

/** @param check what the virus scanner has to do with it, or has found */
export const shownFile = (
  { id, name, description, fileType, size, status, createdAt, version }: typeof file.$inferSelect,
  check?: UploadCheckStatus,
): FileRow => ({
  id,
  name,
  description,
  fileType: fileType ?? 'pdf',
  size,
  status: check ?? status,
  createdAt: createdAt.toISOString(),
  discussion: null,
  version,
})

/** Where the bytes of a file are in the store: those of plans have a place of their own. */
export const keyOf = ({ planId, storageKey }: Pick<typeof file.$inferSelect, 'planId' | 'storageKey'>) =>
  planId === null ? storageKey : `plan/${storageKey}`

/** What the audit says of a file. */
export const auditOf = ({ name, description, fileType, size, status }: typeof file.$inferSelect) => ({
  name,
  description,
  fileType,
  size,
  status,
})
/** As its table is called in the audit log. */
export const fileTable = 'user_file'
