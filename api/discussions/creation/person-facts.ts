import { and, countDistinct, eq, inArray, max, ne } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryExpert, queryResponse, termsAcceptance } from '#db/schema/all.ts'
import { answerIsPended } from '#model/discussions/review.ts'
import type { Limits } from '#model/limits.ts'
import { loadCandidates } from '../../panels/candidates.ts'
import { discussionContext, system, type PersonFacts } from '../lifecycle/facts.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'

/** What one expert brings to the rules of taking a seat: may be seated, knows the terms. */
export async function seatFacts(
  q: Queries,
  loaded: LoadedDiscussion,
  userId: string,
  limits: Limits,
  now: Date,
): Promise<PersonFacts> {
  return {
    eligible: await isEligible(q, loaded, userId, limits, now),
    termsAcceptedBefore: await knowsTerms(q, userId, loaded.discussion.id),
    answersPended: false,
  }
}

/** The same for writing: answers may wait for staff. */
export const postFacts = async (
  q: Queries,
  loaded: LoadedDiscussion,
  userId: string,
  limits: Limits,
  now: Date,
): Promise<PersonFacts> => ({
  ...(await seatFacts(q, loaded, userId, limits, now)),
  answersPended: await isPended(q, loaded, userId, limits, now),
})

/**
 * The personal part of the hard filters. Pools, regions and specialties are not asked again: staff may invite someone
 * from outside, and an invitation once given counts.
 */
async function isEligible(
  q: Queries,
  { discussion }: LoadedDiscussion,
  userId: string,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const [person] = await loadCandidates(q, {
    poolIds: [],
    userIds: [userId],
    now,
    limits,
    exceptQueryId: discussion.id,
  })
  if (!person || userId === discussion.userId || person.staff) return false
  return (
    person.enabled &&
    person.noeticExpert &&
    person.verified &&
    person.testUser === discussion.testQuery &&
    person.openClaims < limits['selection.openClaims']
  )
}

export async function knowsTerms(q: Queries, userId: string, queryId: string): Promise<boolean> {
  const [row] = await q
    .select({ id: termsAcceptance.id })
    .from(termsAcceptance)
    .where(and(eq(termsAcceptance.userId, userId), eq(termsAcceptance.queryId, queryId)))
    .limit(1)
  return row !== undefined
}

async function isPended(
  q: Queries,
  loaded: LoadedDiscussion,
  userId: string,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const { setting } = discussionContext(loaded, system, now, limits).review
  const byMe = and(eq(queryExpert.userId, userId), ne(queryExpert.status, 'user'))
  const [released] = await q
    .select({ n: countDistinct(queryResponse.queryExpertId) })
    .from(queryResponse)
    .innerJoin(queryExpert, eq(queryResponse.queryExpertId, queryExpert.id))
    .where(and(byMe, inArray(queryExpert.status, ['answered', 'followup']), eq(queryResponse.type, 'response')))
  const [rejected] = await q
    .select({ at: max(queryResponse.createdAt) })
    .from(queryResponse)
    .innerJoin(queryExpert, eq(queryResponse.queryExpertId, queryExpert.id))
    .where(and(byMe, eq(queryResponse.type, 'rejectedexpert')))
  return answerIsPended({
    setting,
    releasedAnswers: released?.n ?? 0,
    lastRejectedAt: rejected?.at ?? null,
    now,
    limits: {
      firstAnswers: limits['discussion.reviewedAnswers'],
      rejectedDays: limits['discussion.reviewAfterRejection'],
    },
  })
}
