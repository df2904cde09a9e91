import { eq, inArray } from 'drizzle-orm'
import { diagnosis, membershipPlan, pool, queryHeader } from '#db/schema/all.ts'
import { excerptOf } from '#model/excerpt.ts'
import { cardColour, cardState, cardTitle, type CardFacts } from '#model/discussions/buckets.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import type { IndexRecord } from '#model/discussions/wire.ts'
import { toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { meetingText } from '../meeting-text.ts'

const PREVIEW = 160

/** Discussions as cards for staff, in the order of the ids. */
export async function indexRecords(ctx: Ctx, ids: readonly string[]): Promise<IndexRecord[]> {
  requireActor(ctx)
  if (!ids.length) return []
  const rows = await ctx.db
    .select({
      header: queryHeader,
      about: diagnosis,
      planTitle: membershipPlan.displayTitle,
      poolName: pool.displayName,
    })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
    .leftJoin(pool, eq(queryHeader.poolId, pool.id))
    .where(inArray(queryHeader.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.header.id, row]))
  return ids
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .map(({ header, about, planTitle, poolName }) => {
      const facts: CardFacts = {
        status: header.status,
        mediaType: header.mediaType,
        meetingTime: header.meetingTime,
        surveyStatus: header.surveyStatus,
        engagement: null,
        surveyPending: false,
        clarifyPending: header.askerAction === 'clarify',
        updatePending: header.askerAction === 'csrupdate',
        isUpdated: false,
        responseCount: header.responseCount,
        isNewToViewer: false,
      }
      const title = cardTitle(facts)
      return {
        queryId: header.id,
        key: header.key,
        status: header.status,
        displayTime: toSeconds(header.lastResponseAt ?? header.releasedAt ?? header.createdAt),
        diagnosisName: plainNameOf(about, ctx.language),
        diagnosisCode: about.code,
        contextName: header.contextName,
        planPoolName: poolName ?? planTitle,
        previewText: excerptOf(header.text, PREVIEW),
        isInvited: false,
        meetingTime: header.meetingTime && toSeconds(header.meetingTime),
        meetingTimeDisplay: header.meetingTime && meetingText(header.meetingTime, 'en-us'),
        mediaType: header.mediaType,
        surveyStatus: header.surveyStatus,
        isUpdated: false,
        responseCount: header.responseCount,
        questionCount: header.questionCount,
        title: header.title,
        engagement: null,
        card: {
          title: title.kind === 'text' ? title.key : null,
          state: cardState({ ...facts, preventInvites: header.preventInvites, featured: false }, 'reader'),
          colour: cardColour(facts, ctx.now()),
        },
      }
    })
}
