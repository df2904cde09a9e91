import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { file, membershipPlan, planMember, user } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import type { FileType } from '#model/content/enums.ts'
import type { FileRow } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { me, type Ctx } from '../../context.ts'
import { checksOf, openUpload } from '../../http/keep-upload.ts'
import { resolvedName } from '../login-result.ts'
import { readable } from '../profile/own-record.ts'
import { findReadable, keyOf, shownFile } from './find-file.ts'

interface Asked {
  userId: string
  name?: string | undefined
  fileType?: FileType | undefined
  page: number
  pageSize: number
}

async function listed(ctx: Ctx, where: SQL | undefined, { page, pageSize }: Pick<Asked, 'page' | 'pageSize'>) {
  const ready = and(where, eq(file.status, 'ready'))
  const rows = await ctx.db.select({ row: file, by: user, plan: membershipPlan.displayTitle }).from(file).leftJoin(user, eq(file.createdBy, user.id))
    .leftJoin(membershipPlan, eq(file.planId, membershipPlan.id)).where(ready)
    .orderBy(desc(file.createdAt), desc(file.id)).limit(pageSize).offset((page - 1) * pageSize)
  const named = isStaff(me(ctx))
  const checks = await checksOf(ctx.db, rows.map(({ row }) => keyOf(row)))
  const data = rows.map(({ row, by, plan }): FileRow => ({
    ...shownFile(row, checks.get(keyOf(row))), ...(named && by && { addedBy: resolvedName(by) }), ...(plan !== null && row.planId && { plan: { id: row.planId, name: plan } }),
  }))
  return { data, total: await ctx.db.$count(file, ready), page, pageSize }
}

const narrowed = ({ name, fileType }: Asked) => and(
  name ? or(contains(file.name, name), contains(file.description, name)) : undefined,
  fileType ? eq(file.fileType, fileType) : undefined,
)

/** A person's own files, newest first. @throws not.found */
export async function listFiles(ctx: Ctx, asked: Asked) {
  await readable(ctx, ctx.db, asked.userId)
  return listed(ctx, and(eq(file.userId, asked.userId), narrowed(asked)), asked)
}

/** A person's own files and those of the plans that the person belongs to, newest first. @throws not.found */
export async function listDocuments(ctx: Ctx, asked: Asked) {
  await readable(ctx, ctx.db, asked.userId)
  const plans = ctx.db.select({ id: planMember.planId }).from(planMember).where(eq(planMember.userId, asked.userId))
  return listed(ctx, and(or(eq(file.userId, asked.userId), inArray(file.planId, plans)), narrowed(asked)), asked)
}

/** One file of a person, also while it is on its way, or of a plan. @throws not.found */
export async function readFile(ctx: Ctx, id: string): Promise<FileRow> {
  const found = await findReadable(ctx, ctx.db, id)
  return shownFile(found, (await checksOf(ctx.db, [keyOf(found)])).get(keyOf(found)))
}

/** The bytes of a confirmed file. @throws not.found; upload.checking, upload.infected */
export async function openFile(ctx: Ctx, id: string): Promise<{ file: typeof file.$inferSelect; stream: ReadableStream; size: number }> {
  const found = await findReadable(ctx, ctx.db, id)
  if (found.status !== 'ready') throw new AppError('not.found', 'Not Found')
  return { file: found, ...await openUpload(ctx, keyOf(found)) }
}
