import { and, desc, eq, or } from 'drizzle-orm'
import { file, user } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import type { FileType } from '#model/content/enums.ts'
import type { FileRow } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { checksOf, openUpload } from '../../http/store-upload.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { readable } from '../profile/own-record.ts'
import { findReadable, keyOf, shownFile } from './find-file.ts'
import { sortingBy } from '../../http/sorting.ts'

interface ListFilesQuery {
  userId: string
  name?: string | undefined
  fileType?: FileType | undefined
  page: number
  pageSize: number
  sort?: string | undefined
}

export const fileSorting = sortingBy({ createdAt: file.createdAt, name: file.name, fileType: file.fileType }, [
  desc(file.createdAt),
  desc(file.id),
])

/** A person's own files, newest first. @throws not.found */
export async function listFiles(ctx: Ctx, { userId, name, fileType, page, pageSize, sort }: ListFilesQuery) {
  await readable(ctx, ctx.db, userId)
  const found = and(
    eq(file.userId, userId),
    eq(file.status, 'ready'),
    name ? or(contains(file.name, name), contains(file.description, name)) : undefined,
    fileType ? eq(file.fileType, fileType) : undefined,
  )
  const rows = await ctx.db
    .select({ row: file, by: user })
    .from(file)
    .leftJoin(user, eq(file.createdBy, user.id))
    .where(found)
    .orderBy(...fileSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const named = isStaff(requireActor(ctx))
  const checks = await checksOf(
    ctx.db,
    rows.map(({ row }) => keyOf(row)),
  )
  const data = rows.map(({ row, by }): FileRow => ({
    ...shownFile(row, checks.get(keyOf(row))),
    ...(named && by && { addedBy: resolvedName(by) }),
  }))
  return { data, total: await ctx.db.$count(file, found), page, pageSize }
}

/** One file of a person, also while it is on its way, or of a plan. @throws not.found */
export async function readFile(ctx: Ctx, id: string): Promise<FileRow> {
  const found = await findReadable(ctx, ctx.db, id)
  return shownFile(found, (await checksOf(ctx.db, [keyOf(found)])).get(keyOf(found)))
}

/** The bytes of a confirmed file. @throws not.found; upload.checking, upload.infected */
export async function openFile(
  ctx: Ctx,
  id: string,
): Promise<{ file: typeof file.$inferSelect; stream: ReadableStream; size: number }> {
  const found = await findReadable(ctx, ctx.db, id)
  if (found.status !== 'ready') throw new AppError('not.found', 'Not Found')
  return { file: found, ...(await openUpload(ctx, keyOf(found))) }
}
