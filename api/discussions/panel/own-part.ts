import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse, user } from '#db/schema/all.ts'
import { allowedOnEngagement, invitationState } from '#model/discussions/lifecycle/transition-engagement.ts'
import { isLive } from '#model/discussions/enums.ts'
import { reservationLeftMs } from '#model/discussions/seats/seats.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { earning, suggestedMinutes } from '#model/payments/earning.ts'
import { timesOfCall } from '../calls/times-of-call.ts'
import { engagementContext, nothingLeft, unpaid, unreviewed } from '../lifecycle/facts.ts'
import type { EngagementRow, LoadedDiscussion } from '../lifecycle/load.ts'
import { seatFacts } from '../creation/person-facts.ts'

/** An expert's own part: the offer with its pay, the seat's clock, what can be done with it. */
export async function ownPart(
  q: Queries,
  loaded: LoadedDiscussion,
  row: EngagementRow,
  now: Date,
  limits: Limits,
): Promise<NonNullable<Discussion['engagement']>> {
  const context = engagementContext(
    loaded,
    row,
    { kind: 'expert' },
    now,
    limits,
    await seatFacts(q, loaded, row.userId, limits, now),
  )
  const pay = row.status === 'declined' || row.status === 'cancelled' ? null : await payOf(q, loaded, row, limits)
  const withdrawn = await hasWithdrawn(q, loaded, row)
  return {
    id: row.id,
    status: row.status,
    invitation: invitationState(row.status, context),
    inviteExpires: row.inviteExpires?.toISOString() ?? null,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    reservedLeftMs: row.status === 'claimed' ? reservationLeftMs(row, now) : 0,
    bookedAt: row.status === 'claimed' ? (row.bookedAt?.toISOString() ?? null) : null,
    confirmBy: row.status === 'claimed' ? (row.confirmBy?.toISOString() ?? null) : null,
    givenBack: row.status === 'cancelled' && row.givenBackReason !== null,
    bestTimes: await bestTimes(q, loaded, row, now, limits),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    minutes: row.minutes,
    measuredSeconds: row.measuredSeconds,
    pausedFor: row.pausedFor ?? [],
    questionOpen: row.clarifyResponseId !== null,
    pay,
    withdrawn,
    paidAgain: withdrawn && !row.payable && !unpaid(loaded) && (pay?.hourlyRate ?? 0) > 0,
    inReview: unreviewed(loaded, row),
    rejectReason: row.rejectReason,
    allowed: allowedOnEngagement(row, context),
    version: row.version,
  }
}

/** Proposed times, best first, while one is to be chosen; those that the expert or the asker cannot make are not possible. */
async function bestTimes(q: Queries, loaded: LoadedDiscussion, row: EngagementRow, now: Date, limits: Limits) {
  const { discussion } = loaded
  const chooses = row.status === 'invited' || row.status === 'timedout' || row.status === 'missedout'
  if (!chooses || !isLive(discussion.mediaType) || discussion.meetingTime !== null) return []
  const ranked = await timesOfCall(q, loaded, { now, limits, joining: row.userId })
  return ranked.map(({ at, can, of, possible }) => ({ at, can, of, possible }))
}

/** The expert withdrew what they wrote, and nothing else of it is left; staff may take a text away too. */
const hasWithdrawn = async (q: Queries, loaded: LoadedDiscussion, row: EngagementRow): Promise<boolean> =>
  nothingLeft(loaded, row) &&
  (await q.$count(
    queryResponse,
    and(eq(queryResponse.queryExpertId, row.id), eq(queryResponse.type, 'retractedexpert')),
  )) > 0

/** What the work pays: for the minutes stated, or before that for the shortest time that is paid. */
async function payOf(q: Queries, loaded: LoadedDiscussion, row: EngagementRow, limits: Limits) {
  const [person] =
    row.rate === null ? await q.select({ rate: user.hourlyRate }).from(user).where(eq(user.id, row.userId)) : []
  const hourlyRate = row.rate ?? person?.rate ?? 0
  const surge = row.rate === null ? loaded.discussion.surgeMultiple : row.surgeMultiple
  const live = isLive(loaded.discussion.mediaType)
  const minutes = row.minutes ?? (live ? limits['live.length'] : suggestedMinutes(row.measuredSeconds, limits))
  const { amount } = earning(live ? 'session' : 'async', hourlyRate, minutes, surge)
  return {
    amount,
    currency: 'USD' as const,
    hourlyRate,
    surge,
    payable: row.payable && !unpaid(loaded) && hourlyRate > 0,
  }
}
