import { and, desc, eq, inArray } from 'drizzle-orm'
import { contentVersion, user } from '#db/schema/all.ts'
import type { ContentAdmin, ContentVersion } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { readRecord } from '../admin/read-records.ts'
import { updateRecord } from '../admin/update-record.ts'
import type { Ctx } from '../context.ts'
import { sortingBy } from '../http/sorting.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { contentDocuments } from './documents.ts'

export const versionSorting = sortingBy(
  {
    documentVersion: contentVersion.documentVersion,
    createdAt: contentVersion.createdAt,
    enabled: contentVersion.enabled,
  },
  [desc(contentVersion.documentVersion)],
)

type Page = { data: ContentVersion[]; total: number }

/** The states of a document, newest first; one that was never changed has its present state only. @throws not.found */
export async function listVersions(
  ctx: Ctx,
  id: string,
  { page, pageSize, sort }: { page: number; pageSize: number; sort?: string | undefined },
): Promise<Page> {
  const { db } = ctx
  const current = (await readRecord(ctx, contentDocuments, db, id)) as ContentAdmin
  const total = await db.$count(contentVersion, eq(contentVersion.documentId, id))
  const kept = await db
    .select()
    .from(contentVersion)
    .where(eq(contentVersion.documentId, id))
    .orderBy(...versionSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows =
    total > 0
      ? kept
      : [
          {
            documentVersion: current.version,
            enabled: current.enabled,
            fields: current.fields,
            createdBy: current.updatedBy,
            createdAt: new Date(current.updatedAt),
          },
        ]
  const authors = rows.map((row) => row.createdBy).filter((author) => author !== null)
  const people = authors.length ? await db.select().from(user).where(inArray(user.id, authors)) : []
  const names = new Map(people.map((row) => [row.id, resolvedName(row)]))
  const data = rows.map(({ documentVersion, enabled, fields, createdBy, createdAt }) => ({
    documentVersion,
    enabled,
    fields,
    createdBy,
    createdByName: createdBy === null ? null : (names.get(createdBy) ?? null),
    createdAt: createdAt.toISOString(),
  }))
  return { data: total > 0 || page === 1 ? data : [], total: Math.max(total, 1) }
}

/**
 * Goes back to an earlier state; what stood there becomes a version like any other.
 * @throws not.found (no such version), conflict, auth.notAuthorized
 */
export async function restoreVersion(
  ctx: Ctx,
  id: string,
  { documentVersion, version }: { documentVersion: number; version: number },
): Promise<ContentAdmin> {
  const [kept] = await ctx.db
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.documentId, id), eq(contentVersion.documentVersion, documentVersion)))
  if (!kept) throw new AppError('not.found', 'Not Found')
  return (await updateRecord(ctx, contentDocuments, id, {
    fields: kept.fields,
    enabled: kept.enabled,
    version,
  })) as ContentAdmin
}
