import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { diagnosis, grantProgram, membershipPlan, pool, queryExpert, queryHeader } from '#db/schema/all.ts'
import { excerptOf } from '#model/excerpt.ts'
import { cardColour, cardState, cardTitle } from '#model/discussions/buckets.ts'
import { hasJoined, hasLeft } from '#model/discussions/visibility.ts'
import type { IndexRecord } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { toSeconds } from '#model/time.ts'
import { diagnosisNames } from '../../panels/diagnoses/diagnosis-names.ts'
import type { UserRow } from '../../identity/sessions/lucia.ts'
import { meetingText } from '../meeting-text.ts'
import { seatTaken } from '../seat-taken.ts'
import type { Place } from './load-places.ts'

const myPart = alias(queryExpert, 'my_part')
const PREVIEW = 160

interface CardReader {
  me: UserRow
  language: string
  now: Date
  limits: Limits
}

const columns = {
  id: queryHeader.id,
  key: queryHeader.key,
  contextName: queryHeader.contextName,
  text: queryHeader.text,
  title: queryHeader.title,
  questionCount: queryHeader.questionCount,
  preventInvites: queryHeader.preventInvites,
  panelSize: queryHeader.panelSize,
  part: myPart,
  about: {
    ...diagnosisNames,
    code: diagnosis.code,
  },
  planTitle: membershipPlan.displayTitle,
  planPanel: membershipPlan.panelSize,
  grantPanel: grantProgram.panelSize,
  poolName: pool.displayName,
}
const rowsOf = (q: Queries, userId: string, ids: string[]) =>
  q
    .select(columns)
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
    .leftJoin(grantProgram, eq(queryHeader.grantId, grantProgram.id))
    .leftJoin(pool, eq(queryHeader.poolId, pool.id))
    .leftJoin(myPart, and(eq(myPart.queryId, queryHeader.id), eq(myPart.userId, userId)))
    .where(inArray(queryHeader.id, ids))
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The cards of these places, in their order. @param featured id of the one that the dashboard shows first */
export async function loadCards(
  q: Queries,
  who: CardReader,
  places: readonly Place[],
  featured: string | undefined,
): Promise<IndexRecord[]> {
  if (places.length === 0) return []
  const rows = new Map(
    (
      await rowsOf(
        q,
        who.me.id,
        places.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const records = places.flatMap((place) => {
    const row = rows.get(place.id)
    return row ? [record(place, row, who, place.id === featured)] : []
  })
  await fillSeats(q, records, who.now)
  return records
}

function record(
  { viewer, facts, at }: Place,
  row: Row,
  { me, language, now, limits }: CardReader,
  featured: boolean,
): IndexRecord {
  const { part } = row
  const title = cardTitle(facts)
  const isInvited = part?.status === 'invited'
  return {
    queryId: row.id,
    key: row.key,
    status: facts.status,
    displayTime: toSeconds(at),
    diagnosisName: plainNameOf(row.about, language),
    diagnosisCode: row.about.code,
    contextName: viewer === 'expert' && hasLeft(part) ? null : row.contextName,
    // a plan may be an employer's: it says who asks
    planPoolName: viewer === 'expert' && !hasJoined(part) ? null : (row.poolName ?? row.planTitle),
    // an expert reads the question only after accepting
    previewText: viewer === 'expert' && !hasJoined(part) ? '' : excerptOf(row.text, PREVIEW),
    isInvited,
    meetingTime: facts.meetingTime && toSeconds(facts.meetingTime),
    meetingTimeDisplay: facts.meetingTime && meetingText(facts.meetingTime, language),
    mediaType: facts.mediaType,
    surveyStatus: facts.surveyStatus,
    isUpdated: facts.isUpdated,
    responseCount: facts.responseCount,
    questionCount: row.questionCount,
    title: row.title,
    card: {
      title: title.kind === 'text' ? title.key : null,
      state: cardState({ ...facts, preventInvites: row.preventInvites, featured }, viewer),
      colour: cardColour(facts, now),
    },
    engagement:
      part && viewer === 'expert'
        ? {
            status: part.status,
            reservedUntil: part.reservedUntil?.toISOString() ?? null,
            inviteExpires: part.inviteExpires?.toISOString() ?? null,
            rate: part.rate ?? me.hourlyRate,
            currency: 'USD',
            surgeMultiple: part.surgeMultiple,
            pausedFor: part.pausedFor ?? [],
            seatsUsed: 0,
            panelSize: row.panelSize ?? row.planPanel ?? row.grantPanel ?? limits['discussion.panelSize'],
          }
        : null,
  }
}

/** How many seats of invitations are taken: asked for those alone. */
async function fillSeats(q: Queries, records: IndexRecord[], now: Date): Promise<void> {
  const ids = records.filter((one) => one.isInvited).map((one) => one.queryId)
  if (!ids.length) return
  const taken = await q
    .select({ queryId: queryExpert.queryId, n: sql<number>`count(*)` })
    .from(queryExpert)
    .where(and(inArray(queryExpert.queryId, ids), seatTaken(now)))
    .groupBy(queryExpert.queryId)
  const byId = new Map(taken.map((row) => [row.queryId, Number(row.n)]))
  for (const one of records) if (one.engagement) one.engagement.seatsUsed = byId.get(one.queryId) ?? 0
}
