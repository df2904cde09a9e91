import { earliestClose } from '#model/discussions/calls/call-seats.ts'
import { engagementReasonLabel, type EngagementReason } from '#model/discussions/lifecycle/engagement-context.ts'
import { lifeReasonLabel, type LifeReason } from '#model/discussions/lifecycle/context.ts'
import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { fromSeconds, toSeconds } from '#model/time.ts'
import { textIn } from '../../notifications/texts.ts'
import { callFacts, settingsOf } from '../lifecycle/facts.ts'
import { meetingText } from '../meeting-text.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Refusals that name a time, in the caller's language; undefined for all others. */
export async function callRefused(
  unit: UnitOfWork,
  reason: LifeReason | EngagementReason,
): Promise<AppError | undefined> {
  const { discussion } = unit.loaded
  const { language } = unit.ctx
  const at = discussion.meetingTime
  const named = at && { meetingTime: toSeconds(at), meetingTimeDisplay: meetingText(at, language) }
  if (reason === 'timeTaken' && named)
    return new AppError(
      'live.timeTaken',
      await textIn(language, 'callRefused.timeTaken', { time: named.meetingTimeDisplay }),
      { extra: { ...named, status: discussion.status, reason: engagementReasonLabel('timeTaken') } },
    )
  if (reason === 'clash' && unit.clash) return clashRefused(unit, unit.clash)
  if (reason !== 'callAhead') return undefined
  const earliest = earliestClose(
    { ...discussion, proposedTimes: discussion.proposedTimes.map(fromSeconds) },
    callFacts(unit.loaded, unit.limits, false),
    settingsOf(unit.loaded, unit.limits).maxQueryDuration,
  )
  const text = named
    ? await textIn(language, 'callRefused.callAhead', { time: named.meetingTimeDisplay })
    : await textIn(language, 'callRefused.proposedAhead')
  return new AppError('discussion.transition', text, {
    extra: {
      ...named,
      ...(earliest && { earliest: earliest.toISOString() }),
      status: discussion.status,
      reason: lifeReasonLabel('callAhead'),
    },
  })
}

/** Staff read who is busy and where; others read that of their own calls and time off alone, and of no one else's. */
async function clashRefused(
  { ctx, tx, loaded }: UnitOfWork,
  { userId, kind, key, from, until }: NonNullable<UnitOfWork['clash']>,
): Promise<AppError> {
  const isStaff = ctx.actor?.rank !== null && ctx.actor !== null
  const own = ctx.actor?.userId === userId
  const reason = engagementReasonLabel('clash')
  if (!isStaff && !own)
    return new AppError('live.clash', await textIn(ctx.language, 'callRefused.clash.other'), {
      extra: { reason, clash: { who: 'other' } },
    })
  const [person] = own ? [] : await tx.select().from(user).where(eq(user.id, userId))
  // who is invited to a booked call has no other time to choose
  const words = own ? (!isStaff && loaded.discussion.meetingTime !== null ? 'booked' : 'you') : 'staff'
  const text = await textIn(ctx.language, `callRefused.clash.${words}.${kind}`, {
    name: person ? resolvedName(person) : '',
    key: key ?? '',
    time: meetingText(from, ctx.language),
  })
  return new AppError('live.clash', text, {
    extra: {
      reason,
      clash: {
        who: own ? 'you' : userId === loaded.discussion.userId ? 'asker' : 'expert',
        kind,
        key,
        from: toSeconds(from),
        until: toSeconds(until),
        ...(isStaff && { userId }),
      },
    },
  })
}
