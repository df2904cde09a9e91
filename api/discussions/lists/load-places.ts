import { and, eq, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { membershipPlan, planMember, queryExpert, queryHeader, querySeen } from '#db/schema/all.ts'
import { bucketOf, type CardFacts, type CardViewer } from '#model/discussions/buckets.ts'
import { readsCommunal, seesContent } from '#model/discussions/visibility.ts'
import type { Bucket } from '#model/discussions/enums.ts'
import { unansweredAfterEnd } from '../own-surveys.ts'
import type { UserRow } from '../../identity/sessions/lucia.ts'
import { isSharedWith } from '../../panels/managed-plans/shared-with-members.ts'

/** Where one discussion is in a person's list: all that counts and orders need, and no text. */
export interface Place {
  id: string
  viewer: CardViewer
  bucket: Bucket
  facts: CardFacts
  /** when something happened last */
  at: Date
}

const myPart = alias(queryExpert, 'my_part')
const mySeat = alias(querySeen, 'my_seen')

const columns = {
  id: queryHeader.id,
  type: queryHeader.type,
  status: queryHeader.status,
  mediaType: queryHeader.mediaType,
  meetingTime: queryHeader.meetingTime,
  surveyStatus: queryHeader.surveyStatus,
  askerAction: queryHeader.askerAction,
  responseCount: queryHeader.responseCount,
  lastResponseAt: queryHeader.lastResponseAt,
  releasedAt: queryHeader.releasedAt,
  createdAt: queryHeader.createdAt,
  part: myPart.status,
  acceptedAt: myPart.acceptedAt,
  seenAt: mySeat.seenAt,
}
const rowsWhere = (q: Queries, userId: string, where: SQL | undefined) =>
  q
    .select(columns)
    .from(queryHeader)
    .leftJoin(myPart, and(eq(myPart.queryId, queryHeader.id), eq(myPart.userId, userId)))
    .leftJoin(mySeat, and(eq(mySeat.queryId, queryHeader.id), eq(mySeat.userId, userId)))
    .where(where)
type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

/** The discussions that are in this person's list: their own, and those they have a part in. */
export async function loadPlaces(q: Queries, userId: string): Promise<Place[]> {
  const own = await rowsWhere(q, userId, eq(queryHeader.userId, userId))
  const parts = await q
    .select({ ...columns, part: queryExpert.status, acceptedAt: queryExpert.acceptedAt })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryHeader.id, queryExpert.queryId))
    .leftJoin(mySeat, and(eq(mySeat.queryId, queryHeader.id), eq(mySeat.userId, userId)))
    .where(
      and(
        eq(queryExpert.userId, userId),
        notInArray(queryExpert.status, ['user', 'csr']),
        ne(queryHeader.userId, userId),
      ),
    )
  const unanswered = await unansweredAfterEnd(
    q,
    userId,
    parts.filter((row) => row.status === 'closed').map((row) => row.id),
  )
  return [
    ...own.map((row) => place('asker', row)),
    ...parts.map((row) => place('expert', row, unanswered.has(row.id))),
  ].filter((one) => one !== null)
}

/** Released discussions of others that the plans of this person share with their members; physicians of the plan also read communal ones. */
export async function loadSharedPlaces(
  q: Queries,
  { id: userId, userType: kind }: Pick<UserRow, 'id' | 'userType'>,
): Promise<Place[]> {
  const communal = readsCommunal(kind) ? eq(queryHeader.type, 'communal') : undefined
  const plans = sql`(select ${planMember.planId} from ${planMember} join ${membershipPlan} on ${planMember.planId} = ${membershipPlan.id}
    where ${planMember.userId} = ${userId} and ${or(eq(membershipPlan.sharedQueries, true), communal)})`
  const notMine = sql`not exists (select 1 from ${queryExpert} where ${queryExpert.queryId} = ${queryHeader.id} and ${queryExpert.userId} = ${userId})`
  const rows = await rowsWhere(
    q,
    userId,
    and(sql`${queryHeader.planId} in ${plans}`, ne(queryHeader.userId, userId), notMine, isSharedWith(userId)),
  )
  return rows.map((row) => place('reader', row)).filter((one) => one !== null)
}

function place(viewer: CardViewer, row: Row, unanswered = false): Place | null {
  // of the panel each has a survey of their own, whatever the asker's is at
  const surveyStatus = viewer === 'asker' ? row.surveyStatus : unanswered ? 'post_pending' : null
  // no count and no mark of what this person may not read
  const reads =
    viewer !== 'expert' ||
    row.part === null ||
    seesContent('expert', { status: row.part, acceptedAt: row.acceptedAt }, row)
  const facts: CardFacts = {
    status: row.status,
    mediaType: row.mediaType,
    meetingTime: row.meetingTime,
    surveyStatus,
    engagement: row.part,
    surveyPending: surveyStatus !== null && surveyStatus !== 'new',
    clarifyPending: row.askerAction === 'clarify',
    updatePending: row.askerAction === 'csrupdate' || row.askerAction === 'returned',
    isUpdated: reads && row.lastResponseAt !== null && (row.seenAt === null || row.seenAt < row.lastResponseAt),
    responseCount: reads ? row.responseCount : 0,
    isNewToViewer: viewer === 'reader' && row.seenAt === null,
  }
  const bucket = bucketOf(viewer, facts)
  return bucket && { id: row.id, viewer, bucket, facts, at: row.lastResponseAt ?? row.releasedAt ?? row.createdAt }
}
