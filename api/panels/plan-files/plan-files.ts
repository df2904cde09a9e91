import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { file, membershipPlan, planMember } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { UploadCheckStatus } from '#model/content/uploads.ts'
import type { PlanFile } from '#model/panels/file-wire.ts'
import { isStaff } from '#model/permissions.ts'
import { conflict, authorize } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { checkedContent } from '../../http/file-content/checked-content.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { checksOf, deleteUpload, storeUpload, openUpload } from '../../http/store-upload.ts'
import type { Upload } from '../../http/upload.ts'
import { keyOf } from '../../identity/files/find-file.ts'

type Row = typeof file.$inferSelect
const shown = (row: Row, check?: UploadCheckStatus): PlanFile => ({
  id: row.id,
  planId: row.planId ?? '',
  name: row.name,
  description: row.description,
  fileType: row.fileType ?? 'pdf',
  mime: row.mime ?? '',
  size: row.size,
  status: check ?? row.status,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  version: row.version,
})
const missing = () => new AppError('not.found', 'Not Found')

async function mustBePlan(q: Queries, planId: string): Promise<void> {
  const [plan] = await q.select({ id: membershipPlan.id }).from(membershipPlan).where(eq(membershipPlan.id, planId))
  if (!plan) throw missing()
}

async function rowOf(q: Queries, planId: string, fileId: string): Promise<Row> {
  const [row] = await q
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), eq(file.planId, planId)))
  if (!row) throw missing()
  return row
}

const orders = { name: file.name, size: file.size, createdAt: file.createdAt }
export type FileSort = keyof typeof orders | `-${keyof typeof orders}`

/** @throws not.found */
export async function listPlanFiles(
  { db }: Ctx,
  planId: string,
  { page, pageSize, sort = 'name' }: { page: number; pageSize: number; sort?: FileSort | undefined },
): Promise<{ data: PlanFile[]; total: number }> {
  await mustBePlan(db, planId)
  const by = orders[sort.replace('-', '') as keyof typeof orders]
  const down = sort.startsWith('-') ? desc : asc
  const rows = await db
    .select()
    .from(file)
    .where(eq(file.planId, planId))
    .orderBy(down(by), down(file.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const checks = await checksOf(db, rows.map(keyOf))
  return {
    data: rows.map((row) => shown(row, checks.get(keyOf(row)))),
    total: await db.$count(file, eq(file.planId, planId)),
  }
}

/** @throws not.found */
export const readPlanFile = async ({ db }: Ctx, planId: string, fileId: string): Promise<PlanFile> =>
  checked(db, await rowOf(db, planId, fileId))

const checked = async (q: Queries, row: Row): Promise<PlanFile> =>
  shown(row, (await checksOf(q, [keyOf(row)])).get(keyOf(row)))

/** The bytes are kept before the row names them; when the row cannot be written they are taken away again. */
async function keeping<T>(
  ctx: Ctx,
  planId: string,
  upload: Upload,
  work: (tx: Tx, kept: Pick<Row, 'storageKey' | 'fileType' | 'mime' | 'size'>) => Promise<T>,
): Promise<T> {
  const { fileType, mime, bytes } = await checkedContent(
    Buffer.from(upload.bytes),
    (await ctx.limits())['upload.imagePixels'],
  )
  const storageKey = newId()
  const key = keyOf({ planId, storageKey })
  await storeUpload(ctx, key, bytes, { refTable: 'membership_plan', refId: planId })
  try {
    return await transaction(ctx, (tx) => work(tx, { storageKey, fileType, mime, size: bytes.byteLength }))
  } catch (error) {
    await deleteUpload(ctx, key)
    throw error
  }
}

const told = async (ctx: Ctx, tx: Tx, planId: string, before: object, after: object) => {
  await recordChange(ctx, tx, { refTable: 'membership_plan', refId: planId }, before, after)
  publishAfterCommit(tx, { channel: 'plans', id: planId, userIds: [] })
}

/** @throws auth.notAuthorized, not.found, errors.invalidParameters at `file` */
export async function addPlanFile(
  ctx: Ctx,
  planId: string,
  upload: Upload,
  { name, description }: { name?: string | undefined; description?: string | null | undefined },
): Promise<PlanFile> {
  authorize(requireActor(ctx), 'setup.edit')
  await mustBePlan(ctx.db, planId)
  return keeping(ctx, planId, upload, async (tx, kept) => {
    const row = {
      id: newId(),
      planId,
      name: name ?? upload.name.slice(0, 200),
      description: description ?? null,
      ...kept,
      status: 'ready',
      createdBy: requireActor(ctx).userId,
      createdAt: ctx.now(),
    }
    const [made] = await tx.insert(file).values(row).returning()
    await told(ctx, tx, planId, { file: null }, { file: row.name })
    return checked(tx, made as Row)
  })
}

interface PlanFileChange {
  name?: string | undefined
  description?: string | null | undefined
  version: number
}

/** New words, or new bytes under the same address. @throws auth.notAuthorized, not.found, conflict, errors.invalidParameters at `file` */
export async function changePlanFile(
  ctx: Ctx,
  planId: string,
  fileId: string,
  upload: Upload | null,
  { version, ...fields }: PlanFileChange,
): Promise<PlanFile> {
  authorize(requireActor(ctx), 'setup.edit')
  let old: Row | undefined
  const work = async (tx: Tx, kept: Partial<Row>) => {
    await lockRow(tx, file, fileId)
    const before = await rowOf(tx, planId, fileId)
    if (before.version !== version) throw conflict({ ...shown(before) })
    const set = {
      ...(fields.name !== undefined && { name: fields.name }),
      ...(fields.description !== undefined && { description: fields.description }),
      ...kept,
    }
    const [after] = await tx
      .update(file)
      .set({ ...set, version: sql`${file.version} + 1` })
      .where(and(eq(file.id, fileId), eq(file.version, version)))
      .returning()
    if (!after) throw conflict({ ...shown(before) })
    const line = (row: Row) => ({ file: row.name, fileDescription: row.description, fileSize: row.size })
    await told(ctx, tx, planId, line(before), line(after))
    old = before
    return checked(tx, after)
  }
  const done = upload ? await keeping(ctx, planId, upload, work) : await transaction(ctx, (tx) => work(tx, {}))
  if (upload && old) await dropBytes(ctx, old)
  return done
}

/** @throws auth.notAuthorized, not.found */
export async function removePlanFile(ctx: Ctx, planId: string, fileId: string): Promise<void> {
  authorize(requireActor(ctx), 'setup.edit')
  const gone = await transaction(ctx, async (tx) => {
    await lockRow(tx, file, fileId)
    const row = await rowOf(tx, planId, fileId)
    await tx.delete(file).where(eq(file.id, fileId))
    await told(ctx, tx, planId, { file: row.name }, { file: null })
    return row
  })
  await dropBytes(ctx, gone)
}

const dropBytes = (ctx: Ctx, row: Row) =>
  deleteUpload(ctx, keyOf(row)).catch((error) => ctx.log.warn({ error: String(error) }, 'an old file was left'))

/** For staff and for members of the plan. @throws not.found for everyone else; upload.checking, upload.infected */
export async function openPlanFile(
  ctx: Ctx,
  planId: string,
  fileId: string,
): Promise<{ file: PlanFile; stream: ReadableStream; size: number }> {
  const actor = requireActor(ctx)
  const [member] = await ctx.db
    .select({ userId: planMember.userId })
    .from(planMember)
    .where(and(eq(planMember.planId, planId), eq(planMember.userId, actor.userId)))
  if (!isStaff(actor) && !member) throw missing()
  const row = await rowOf(ctx.db, planId, fileId)
  return { file: shown(row), ...(await openUpload(ctx, keyOf(row))) }
}
