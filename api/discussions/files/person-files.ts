import { and, eq, exists, inArray, isNull, notInArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { file, planMember, queryAttachment, queryExpert, queryHeader, queryResponse } from '#db/schema/all.ts'
import { responseTypes } from '#model/discussions/response-enums.ts'
import { responseAudience, staffOnlySubtypes } from '#model/discussions/visibility.ts'

interface PersonFilesQuery {
  userId: string
  /** staff see what the person may not, and what the person has added to discussions of others */
  toStaff: boolean
}

/** Everything that someone has, as one table: what is the person's own, what belongs to the person's plans, what is attached to discussions. */
export const personFiles = (q: Queries, whose: PersonFilesQuery) =>
  kept(q, whose).unionAll(attached(q, whose)).as('person_files')

/** Under a name: both halves of the table must call it the same. Searches then read it, and look for no index of one half. */
const named = <T>(value: AnyColumn | SQL, name: string) => sql<T>`${value}`.as(name)
const nothing = sql`null`

function kept(q: Queries, { userId }: PersonFilesQuery) {
  const plans = q.select({ id: planMember.planId }).from(planMember).where(eq(planMember.userId, userId))
  return q
    .select({
      id: named<string>(file.id, 'id'),
      name: named<string>(file.name, 'name'),
      description: named<string | null>(file.description, 'description'),
      fileType: named<string | null>(file.fileType, 'file_type'),
      size: named<number>(file.size, 'size'),
      storageKey: named<string>(file.storageKey, 'storage_key'),
      createdAt: moment(file.createdAt),
      createdBy: named<string | null>(file.createdBy, 'created_by'),
      version: named<number>(file.version, 'version'),
      planId: named<string | null>(file.planId, 'plan_id'),
      queryId: named<string | null>(nothing, 'query_id'),
    })
    .from(file)
    .where(and(eq(file.status, 'ready'), or(eq(file.userId, userId), inArray(file.planId, plans))))
}

/** Attachments that are there, in the discussion that they were added to; each is fetched by the line that brought it, so who sees that line has the file. */
function attached(q: Queries, { userId, toStaff }: PersonFilesQuery) {
  const asked = q.select({ id: queryHeader.id }).from(queryHeader).where(eq(queryHeader.userId, userId))
  const within = asked.union(
    q.select({ id: queryExpert.queryId }).from(queryExpert).where(eq(queryExpert.userId, userId)),
  )
  const seen = q
    .select({ id: queryResponse.id })
    .from(queryResponse)
    .where(
      and(
        eq(queryResponse.queryId, queryHeader.id),
        eq(queryResponse.attachmentId, queryAttachment.id),
        seenByAsker(userId),
      ),
    )
  const whose = toStaff
    ? and(inArray(queryHeader.id, within), or(eq(queryHeader.userId, userId), eq(queryAttachment.userId, userId)))
    : and(eq(queryHeader.userId, userId), exists(seen))
  return q
    .select({
      id: named<string>(queryAttachment.id, 'id'),
      name: named<string>(queryAttachment.name, 'name'),
      description: named<string | null>(queryAttachment.description, 'description'),
      fileType: named<string | null>(queryAttachment.type, 'file_type'),
      size: named<number>(queryAttachment.size, 'size'),
      storageKey: named<string>(queryAttachment.storageKey, 'storage_key'),
      createdAt: moment(queryAttachment.createdAt),
      createdBy: named<string | null>(queryAttachment.userId, 'created_by'),
      version: named<number>(sql`1`, 'version'),
      planId: named<string | null>(nothing, 'plan_id'),
      queryId: named<string | null>(queryHeader.id, 'query_id'),
    })
    .from(queryHeader)
    .innerJoin(queryAttachment, eq(queryAttachment.queryId, queryHeader.id))
    .where(and(eq(queryAttachment.status, 'ready'), whose))
}

const moment = (column: typeof file.createdAt | typeof queryAttachment.createdAt) =>
  sql<Date>`${column}`.mapWith(file.createdAt).as('created_at')

const toAskers = responseTypes.filter((type) => responseAudience[type].viewers.includes('asker'))
const toAuthors = responseTypes.filter((type) => responseAudience[type].author)

/** Which lines of a discussion its asker reads: `canSeeResponse` of the model, as a condition. */
function seenByAsker(userId: string) {
  const own = eq(queryResponse.userId, userId)
  return or(
    and(
      or(isNull(queryResponse.subtype), notInArray(queryResponse.subtype, [...staffOnlySubtypes])),
      or(inArray(queryResponse.type, toAskers), and(own, inArray(queryResponse.type, toAuthors))),
    ),
    and(own, eq(queryResponse.subtype, 'suppressed')),
  )
}
