import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { membershipPlan, queryHeader, user } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import { fileTypes, type FileType } from '#model/content/enums.ts'
import type { DocumentSort } from '#model/content/user-files.ts'
import type { FileDiscussion, FileRow } from '#model/content/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { isStaff } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { checksOf } from '../../http/store-upload.ts'
import { keyOf } from '../../identity/files/find-file.ts'
import { readable } from '../../identity/profile/own-record.ts'
import { textIn } from '../../notifications/texts.ts'
import { loadDiscussion } from '../lifecycle/load.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { productName } from '#model/product-name.ts'
import { namesFor } from '../display-names.ts'
import { readerOf } from '../viewer.ts'
import { personFiles } from './person-files.ts'

interface ListDocumentsQuery {
  userId: string
  name?: string | undefined
  fileType?: FileType | undefined
  queryId?: string | undefined
  sort?: DocumentSort | undefined
  page: number
  pageSize: number
}
type Listed = { data: FileRow[]; total: number; page: number; pageSize: number; discussions: FileDiscussion[] }

/**
 * Everything that someone has: the person's own files, those of the person's plans, and what is attached to the
 * discussions that the person has asked, as far as the person sees it; to staff also what the person has attached to others.
 * @throws not.found
 */
export async function listDocuments(
  ctx: Ctx,
  { userId, name, fileType, queryId, sort = '-createdAt', page, pageSize }: ListDocumentsQuery,
): Promise<Listed> {
  await readable(ctx, ctx.db, userId)
  const all = personFiles(ctx.db, { userId, toStaff: isStaff(requireActor(ctx)) })
  const found = and(
    name ? or(contains(sql`${all.name}`, name), contains(sql`${all.description}`, name)) : undefined,
    fileType ? eq(all.fileType, fileType) : undefined,
    queryId ? eq(all.queryId, queryId) : undefined,
  )
  const orders = { createdAt: all.createdAt, name: sql`lower(${all.name})`, size: all.size }
  const direction = sort.startsWith('-') ? desc : asc
  const rows = await ctx.db
    .select()
    .from(all)
    .where(found)
    .orderBy(direction(orders[sort.replace('-', '') as keyof typeof orders]), direction(all.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(all).where(found)
  const discussions = await ctx.db
    .selectDistinct({
      id: queryHeader.id,
      key: queryHeader.key,
      title: queryHeader.title,
      createdAt: queryHeader.createdAt,
    })
    .from(all)
    .innerJoin(queryHeader, eq(queryHeader.id, all.queryId))
    .where(isNotNull(all.queryId))
    .orderBy(desc(queryHeader.createdAt), desc(queryHeader.id))
  const byId = new Map(discussions.map(({ id, key, title }) => [id, { id, key, title }]))
  const plans = await planNames(
    ctx.db,
    rows.flatMap((row) => row.planId ?? []),
  )
  const checks = await checksOf(ctx.db, rows.map(keyOf))
  const nameOf = await namesByDiscussion(ctx, rows)
  const data = rows.map((row): FileRow => ({
    id: row.id,
    name: row.name,
    description: row.description,
    fileType: typeOf(row.fileType),
    size: row.size,
    status: checks.get(keyOf(row)) ?? 'ready',
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    discussion: byId.get(row.queryId ?? '') ?? null,
    ...(row.createdBy !== null && { addedBy: nameOf(row.createdBy, row.queryId) }),
    ...(row.planId !== null && { plan: { id: row.planId, name: plans.get(row.planId) ?? '' } }),
  }))
  return { data, total, page, pageSize, discussions: [...byId.values()] }
}

const typeOf = (type: string | null): FileType => fileTypes.find((one) => one === type) ?? 'pdf'

async function planNames(q: Queries, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await q
    .select({ id: membershipPlan.id, name: membershipPlan.displayTitle })
    .from(membershipPlan)
    .where(inArray(membershipPlan.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

interface UploadOrigin {
  createdBy: string | null
  queryId: string | null
}

/** How those who added the files are called for the reader, each within the discussion: in blinded ones no one has a name. */
async function namesByDiscussion(
  ctx: Ctx,
  rows: readonly UploadOrigin[],
): Promise<(userId: string, queryId: string | null) => string> {
  const actor = requireActor(ctx)
  const ids = [...new Set(rows.flatMap((row) => row.createdBy ?? []))]
  const people = ids.length ? await ctx.db.select().from(user).where(inArray(user.id, ids)) : []
  const known = new Map(people.map((person) => [person.id, person]))
  const support = await textIn(ctx.language, 'discussion.draft.support', { product: productName })
  const hidden = isStaff(actor) ? new Map<string, never>() : await blindedNames(ctx, rows)
  return (userId, queryId) => {
    const person = known.get(userId)
    if (!person) return ''
    const blinded = hidden.get(queryId ?? '')
    if (blinded) return blinded(userId)
    return person.userType === userType.csr && !isStaff(actor) ? support : resolvedName(person)
  }
}

async function blindedNames(ctx: Ctx, rows: readonly UploadOrigin[]): Promise<Map<string, (userId: string) => string>> {
  const ids = [...new Set(rows.flatMap((row) => row.queryId ?? []))]
  const blinded = ids.length
    ? await ctx.db
        .select({ id: queryHeader.id })
        .from(queryHeader)
        .where(and(inArray(queryHeader.id, ids), eq(queryHeader.type, 'blinded')))
    : []
  const names = new Map<string, (userId: string) => string>()
  for (const { id } of blinded) {
    const loaded = await loadDiscussion(ctx.db, id)
    if (loaded)
      names.set(
        id,
        await namesFor(
          ctx.db,
          loaded,
          await readerOf(ctx.db, ctx, loaded),
          rows.flatMap((row) => (row.queryId === id ? (row.createdBy ?? []) : [])),
        ),
      )
  }
  return names
}
