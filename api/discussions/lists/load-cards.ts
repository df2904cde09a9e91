import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { diagnosis, grantProgram, membershipPlan, planMember, pool, queryExpert, queryHeader, querySeen } from '#db/schema/all.ts'
import { excerptOf } from '#model/excerpt.ts'
import { bucketOf, cardColour, cardState, cardTitle, type CardFacts, type CardViewer } from '#model/discussions/buckets.ts'
import type { Bucket } from '#model/discussions/enums.ts'
import { unreleasedStatuses } from '#model/discussions/enums.ts'
import type { IndexRecord } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { newYork, toSeconds } from '#model/time.ts'
import type { UserRow } from '../../identity/lucia.ts'
import { unansweredAfterEnd } from '../own-surveys.ts'

export interface Card {
  bucket: Bucket
  record: IndexRecord
  isUpdated: boolean
  updatedAt: Date
}

const myPart = alias(queryExpert, 'my_part')
const mySeat = alias(querySeen, 'my_seen')
const PREVIEW = 160
const LIMIT = 1_000

interface Who {
  me: UserRow
  now: Date
  limits: Limits
}

const columns = {
  header: queryHeader,
  part: myPart,
  seenAt: mySeat.seenAt,
  diagnosisName: diagnosis.name,
  diagnosisZh: diagnosis.nameZh,
  planTitle: membershipPlan.displayTitle,
  planPanel: membershipPlan.panelSize,
  grantPanel: grantProgram.panelSize,
  poolName: pool.displayName,
}

const rowsWhere = (q: Queries, userId: string, where: ReturnType<typeof and>) => q.select(columns).from(queryHeader)
  .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
  .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
  .leftJoin(grantProgram, eq(queryHeader.grantId, grantProgram.id))
  .leftJoin(pool, eq(queryHeader.poolId, pool.id))
  .leftJoin(myPart, and(eq(myPart.queryId, queryHeader.id), eq(myPart.userId, userId)))
  .leftJoin(mySeat, and(eq(mySeat.queryId, queryHeader.id), eq(mySeat.userId, userId)))
  .where(where).orderBy(desc(queryHeader.updatedAt), desc(queryHeader.id)).limit(LIMIT)

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

/** The discussions that are in this person's list: their own, those they have a part in, and (for physicians) communal ones of their plans. */
export async function loadCards(q: Queries, who: Who): Promise<Card[]> {
  const { me } = who
  const own = await rowsWhere(q, me.id, eq(queryHeader.userId, me.id))
  const parts = q.select({ id: queryExpert.queryId }).from(queryExpert).where(and(eq(queryExpert.userId, me.id), notInArray(queryExpert.status, ['user', 'csr'])))
  const invited = await rowsWhere(q, me.id, and(inArray(queryHeader.id, parts), ne(queryHeader.userId, me.id)))
  const unanswered = await unansweredAfterEnd(q, me.id, invited.filter(row => row.header.status === 'closed').map(row => row.header.id))
  const cards = [...own.map(row => card('asker', row, who)), ...invited.map(row => card('expert', row, who, unanswered.has(row.header.id)))]
  return cards.filter(one => one !== null)
}

/** Released discussions of others that the plans of this person share with their members. */
export async function loadShared(q: Queries, who: Who): Promise<Card[]> {
  const { me } = who
  const plans = q.select({ id: planMember.planId }).from(planMember).innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(and(eq(planMember.userId, me.id), or(eq(membershipPlan.sharedQueries, true), eq(queryHeader.type, 'communal'))))
  const notMine = sql`not exists (select 1 from ${queryExpert} where ${queryExpert.queryId} = ${queryHeader.id} and ${queryExpert.userId} = ${me.id})`
  const rows = await rowsWhere(q, me.id, and(inArray(queryHeader.planId, plans), ne(queryHeader.userId, me.id), notMine, notInArray(queryHeader.status, [...unreleasedStatuses, 'cancelled'])))
  return rows.map(row => card('reader', row, who)).filter(one => one !== null)
}

function card(viewer: CardViewer, row: Row, { me, now, limits }: Who, unanswered = false): Card | null {
  const { header, part } = row
  const isUpdated = header.lastResponseAt !== null && (row.seenAt === null || row.seenAt < header.lastResponseAt)
  // of the panel each has a survey of their own, whatever the asker's stands at
  const surveyStatus = viewer === 'asker' ? header.surveyStatus : unanswered ? 'post_pending' : null
  const facts: CardFacts = {
    status: header.status,
    mediaType: header.mediaType,
    meetingTime: header.meetingTime,
    surveyStatus,
    engagement: part?.status ?? null,
    surveyPending: surveyStatus !== null && surveyStatus !== 'new',
    clarifyPending: header.askerAction === 'clarify',
    updatePending: header.askerAction === 'csrupdate' || header.askerAction === 'returned',
    isUpdated,
    responseCount: header.responseCount,
    isNewToViewer: viewer === 'reader' && row.seenAt === null,
  }
  const bucket = bucketOf(viewer, facts)
  if (bucket === null) return null
  const title = cardTitle(facts)
  const isInvited = part?.status === 'invited'
  const at = header.lastResponseAt ?? header.releasedAt ?? header.createdAt
  const zh = me.preferredLanguage === 'zh-cn'
  return {
    bucket,
    isUpdated,
    updatedAt: at,
    record: {
      queryId: header.id,
      key: header.key,
      status: header.status,
      displayTime: toSeconds(at),
      diagnosisName: (zh && row.diagnosisZh) || row.diagnosisName,
      contextName: header.contextName,
      planPoolName: row.poolName ?? row.planTitle,
      // an invited expert reads the question only after accepting
      previewText: viewer === 'expert' && (isInvited || part?.status === 'missedout' || part?.status === 'timedout') ? '' : excerptOf(header.text, PREVIEW),
      isInvited,
      meetingTime: header.meetingTime && toSeconds(header.meetingTime),
      meetingTimeDisplay: header.meetingTime && meetingText(header.meetingTime, me.preferredLanguage),
      mediaType: header.mediaType,
      surveyStatus,
      isUpdated,
      responseCount: header.responseCount,
      questionCount: header.questionCount,
      title: header.title,
      card: { title: title.kind === 'text' ? title.key : null, state: cardState({ ...facts, preventInvites: header.preventInvites }), colour: cardColour(facts, now) },
      engagement: part && viewer === 'expert' ? {
        status: part.status,
        reservedUntil: part.reservedUntil?.toISOString() ?? null,
        inviteExpires: part.inviteExpires?.toISOString() ?? null,
        rate: part.rate ?? me.hourlyRate,
        currency: 'USD',
        surgeMultiple: part.surgeMultiple,
        seatsUsed: 0,
        panelSize: header.panelSize ?? row.planPanel ?? row.grantPanel ?? limits['discussion.panelSize'],
      } : null,
    },
  }
}

/** When a call takes place, in New York, in the reader's language. */
export const meetingText = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: newYork, dateStyle: 'medium', timeStyle: 'short' }).format(at) + ' (New York)'

/** Fills in how many seats of invitations are taken: asked for those alone. */
export async function withSeats(q: Queries, cards: Card[], now: Date): Promise<void> {
  const ids = cards.filter(one => one.record.isInvited).map(one => one.record.queryId)
  if (!ids.length) return
  const taken = await q.select({ queryId: queryExpert.queryId, n: sql<number>`count(*)` }).from(queryExpert).where(and(
    inArray(queryExpert.queryId, ids),
    or(inArray(queryExpert.status, ['answered', 'followup']), and(eq(queryExpert.status, 'claimed'), sql`${queryExpert.reservedUntil} > ${sql.param(now, queryExpert.reservedUntil)}`)),
  )).groupBy(queryExpert.queryId)
  const byId = new Map(taken.map(row => [row.queryId, Number(row.n)]))
  for (const { record } of cards) if (record.engagement) record.engagement.seatsUsed = byId.get(record.queryId) ?? 0
}
