import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { allowedOnEngagement, invitationState } from '#model/discussions/engagement.ts'
import { clashOf } from '#model/discussions/call-seats.ts'
import { isLive } from '#model/discussions/enums.ts'
import { reservationLeftMs } from '#model/discussions/seats.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { fromSeconds } from '#model/time.ts'
import { earning, suggestedMinutes } from '#model/payments/earning.ts'
import { busyStretches } from './calls/people-free.ts'
import { engagementContext, unpaid } from './facts.ts'
import type { EngagementRow, Loaded } from './load.ts'
import { seatFacts } from './person-facts.ts'

/** An expert's own part: the offer with its pay, the seat's clock, what can be done with it. */
export async function ownPart(
  q: Queries,
  loaded: Loaded,
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
    takenTimes: await takenTimes(q, loaded, row, now, limits),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    minutes: row.minutes,
    measuredSeconds: row.measuredSeconds,
    pausedFor: row.pausedFor ?? [],
    questionOpen: row.clarifyResponseId !== null,
    pay: row.status === 'declined' || row.status === 'cancelled' ? null : await payOf(q, loaded, row, limits),
    rejectReason: row.rejectReason,
    allowed: allowedOnEngagement(row, context),
    version: row.version,
  }
}

/** Proposed times that this expert or the asker can no longer make; asked while a time is to be chosen. */
async function takenTimes(q: Queries, { discussion }: Loaded, row: EngagementRow, now: Date, limits: Limits) {
  const chooses = row.status === 'invited' || row.status === 'timedout' || row.status === 'missedout'
  if (!chooses || !isLive(discussion.mediaType) || discussion.meetingTime !== null) return []
  const busy = await busyStretches(q, [row.userId, discussion.userId], { now, limits, exceptQueryId: discussion.id })
  const minutes = discussion.meetingMinutes ?? limits['live.length']
  return discussion.proposedTimes.filter(
    (time) => time * 1000 <= now.getTime() || clashOf(busy, fromSeconds(time), minutes) !== undefined,
  )
}

/** What the work pays: for the minutes stated, or before that for the shortest time that is paid. */
async function payOf(q: Queries, loaded: Loaded, row: EngagementRow, limits: Limits) {
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
