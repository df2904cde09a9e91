import { latestEnd, settledEnd, type CallFacts } from '#model/discussions/calls/call-seats.ts'
import type { CallState } from '#model/discussions/case-progress.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { EngagementContext } from '#model/discussions/lifecycle/engagement-context.ts'
import type { DiscussionContext, LifeActor, Transition } from '#model/discussions/lifecycle/context.ts'
import type { DiscussionState, DiscussionStatus } from '#model/discussions/lifecycle/state.ts'
import { chargeNeeded } from '#model/discussions/lifecycle/routing.ts'
import { reviewSetting } from '#model/discussions/review.ts'
import { countSeats } from '#model/discussions/seats/seats.ts'
import { defaultSettings, resolveSettings, valuesOf, type DiscussionSettings } from '#model/discussions/settings.ts'
import type { Limits } from '#model/limits.ts'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'
import { longTextProblem } from '#model/long-text.ts'
import type { Actor } from '#model/permissions.ts'
import { fromSeconds, toSeconds } from '#model/time.ts'
import { expertsOf, type EngagementRow, type LoadedDiscussion } from './load.ts'

/** Database rows as the model's plain facts. */

export function settingsOf(
  { discussion, plan, grant }: Pick<LoadedDiscussion, 'discussion' | 'plan' | 'grant'>,
  limits: Limits,
): DiscussionSettings {
  const settings = valuesOf(resolveSettings({ query: discussion, plan, grant, defaults: defaultSettings(limits) }))
  // a live room holds so many, whatever plan or grant say
  return isLive(discussion.mediaType)
    ? { ...settings, panelSize: Math.min(settings.panelSize, limits['live.maxPanelSize']) }
    : settings
}

/** An answer of this expert has been released: a line that came with it, or after it. A call is answered by being there. */
export function answerShown(
  { answers, discussion }: Pick<LoadedDiscussion, 'answers' | 'discussion'>,
  row: EngagementRow,
): boolean {
  if (isLive(discussion.mediaType)) return row.answeredAt !== null
  const shownAt = answers.get(row.id)?.shownAt ?? null
  return shownAt !== null && row.answeredAt !== null && shownAt >= row.answeredAt
}

/** The asker can ask about an answer that has been released. */
export const takesFollowup = (loaded: Pick<LoadedDiscussion, 'answers' | 'discussion'>, row: EngagementRow): boolean =>
  (row.status === 'answered' || row.status === 'followup') && answerShown(loaded, row)

/** A text of this expert is in review. */
export const answerWaits = ({ answers }: Pick<LoadedDiscussion, 'answers'>, { id }: EngagementRow): boolean =>
  answers.get(id)?.waits === true

/** The answer of this expert was given, and none of it has been released yet. A call is answered by being there. */
export const unreviewed = (loaded: Pick<LoadedDiscussion, 'answers' | 'discussion'>, row: EngagementRow): boolean =>
  row.answeredAt !== null && answerWaits(loaded, row) && !answerShown(loaded, row)

/** The expert answered, and no text of theirs is shown or in review any more. */
export const nothingLeft = (loaded: Pick<LoadedDiscussion, 'answers' | 'discussion'>, row: EngagementRow): boolean =>
  row.status === 'answered' && !answerShown(loaded, row) && !answerWaits(loaded, row)

export const seatsOf = (
  loaded: Pick<LoadedDiscussion, 'engagements' | 'answers' | 'discussion'>,
  panelSize: number,
  now: Date,
) =>
  countSeats(
    expertsOf(loaded.engagements).map((row) => ({
      status: row.status,
      reservedUntil: row.reservedUntil,
      remainingMs: row.remainingMs,
      bookedAt: row.bookedAt,
      answerShown: answerShown(loaded, row),
      replyWaits: !isLive(loaded.discussion.mediaType) && (loaded.answers.get(row.id)?.waits ?? false),
    })),
    panelSize,
    now,
  )

/** @param clash one of the people of the call is not free at the time that is asked for */
export const callFacts = (
  { discussion, engagements }: LoadedDiscussion,
  limits: Limits,
  clash: boolean,
): CallFacts => ({
  lengthMinutes: discussion.meetingMinutes ?? limits['live.length'],
  graceMinutes: limits['live.overrun'],
  endedAt: discussion.sessionEndedAt,
  settledAt: discussion.meetingSettledAt,
  booked: bookedSeats(engagements).length,
  clash,
})

/** Until when the room of the call is open; null without a time. */
export const openUntil = (loaded: LoadedDiscussion, limits: Limits): Date | null =>
  loaded.discussion.meetingTime && latestEnd(loaded.discussion.meetingTime, callFacts(loaded, limits, false))

/** Where the call stands; null without a time. */
export function callState(loaded: LoadedDiscussion, limits: Limits, now: Date): CallState | null {
  const { meetingTime } = loaded.discussion
  if (meetingTime === null) return null
  const call = callFacts(loaded, limits, false)
  if (call.settledAt !== null) return 'settled'
  return settledEnd(meetingTime, call).getTime() <= now.getTime() ? 'over' : 'ahead'
}

export const bookedSeats = (engagements: readonly EngagementRow[]) =>
  engagements.filter((row) => row.status === 'claimed' && row.bookedAt !== null)

/** The actor's part in this discussion's life. Acting staff are the person they act for. */
export function lifeActor(actor: Actor | null, askerId: string): LifeActor {
  if (actor === null) return { kind: 'system' }
  if (actor.rank !== null) return { kind: 'csr', rank: actor.rank, viewOnly: actor.viewOnly }
  return { kind: actor.userId === askerId ? 'asker' : 'expert' }
}

export const system: LifeActor = { kind: 'system' }

/** What the lifecycle owns of a discussion and of its experts' engagements. `none` before the row was submitted. */
export const discussionState = (
  { discussion, engagements }: Pick<LoadedDiscussion, 'discussion' | 'engagements'>,
  status: DiscussionStatus = discussion.status,
): DiscussionState => ({
  status,
  releasedAt: discussion.releasedAt,
  answeredAt: discussion.answeredAt,
  closeTime: discussion.closeTime,
  closedAt: discussion.closedAt,
  remainingMs: discussion.remainingMs,
  panelSize: discussion.panelSize,
  preventInvites: discussion.preventInvites,
  csrReview: discussion.csrReview,
  meetingTime: discussion.meetingTime,
  proposedTimes: discussion.proposedTimes.map(fromSeconds),
  sessionEndedAt: discussion.sessionEndedAt,
  sessionEndedBy: discussion.sessionEndedBy,
  statedMinutes: discussion.statedMinutes,
  meetingSettledAt: discussion.meetingSettledAt,
  surveyStatus: discussion.surveyStatus,
  chargeReference: discussion.chargeReference,
  askerAction: discussion.askerAction,
  reviewReasons: discussion.reviewReasons,
  returnReason: discussion.returnReason,
  holdReason: discussion.holdReason,
  cancelReason: discussion.cancelReason,
  engagements: expertsOf(engagements),
})

/** Puts a new state into the loaded rows; `flush` writes them. */
export function storeState(
  { discussion, engagements }: Pick<LoadedDiscussion, 'discussion' | 'engagements'>,
  { engagements: seats, proposedTimes, reviewReasons, ...same }: Transition['state'],
): void {
  Object.assign(discussion, same, { proposedTimes: proposedTimes.map(toSeconds), reviewReasons: [...reviewReasons] })
  for (const row of engagements) {
    const seat = seats.find(({ id }) => id === row.id)
    if (seat) Object.assign(row, seat)
  }
}

/** Flags and clashes cost reads, so only the commands that look at them bring them. */
export function discussionContext(
  loaded: LoadedDiscussion,
  actor: LifeActor,
  now: Date,
  limits: Limits,
  {
    flags = [],
    clash = false,
    callerId = null,
    historyRemoved = false,
  }: {
    flags?: DiscussionContext['review']['flags']
    clash?: boolean
    callerId?: string | null
    historyRemoved?: boolean
  } = {},
): DiscussionContext {
  const { discussion, plan, grant, asker, survey } = loaded
  const settings = settingsOf(loaded, limits)
  return {
    now,
    actor,
    callerId,
    discussion: {
      type: discussion.type,
      mediaType: discussion.mediaType,
      textProblem: longTextProblem(discussion.text),
      historyRemoved,
      diagnosisDescribed: loaded.diagnosis.code === notListedCode,
    },
    call: callFacts(loaded, limits, clash),
    wizard: { complete: true, termsAccepted: true },
    survey,
    charge: {
      needed:
        discussion.chargeReference === null &&
        chargeNeeded({ hasGrant: grant !== null, freeLevel: discussion.freeLevel, mediaType: discussion.mediaType }),
    },
    review: {
      setting: reviewSetting({
        asker: discussion.askerReview ?? asker.csrReview,
        query: discussion.csrReview,
        plan: plan?.csrReview ?? null,
        grant: grant?.csrReview ?? null,
      }),
      flags,
    },
    seats: seatsOf(loaded, settings.panelSize, now),
    unreviewed: expertsOf(loaded.engagements)
      .filter((row) => unreviewed(loaded, row))
      .map(({ id }) => id),
    limits: {
      panelMax: limits['discussion.maxPanelSize'],
      livePanelMax: limits['live.maxPanelSize'],
      maxDurationHours: settings.maxQueryDuration,
      followupSurveyDays: limits['survey.followUpAfter'],
      surveyReminderHours: [limits['reminder.survey1'], limits['reminder.survey2']],
    },
  }
}

/** No one is paid: teaching, or anybody of the test world in it. */
export const unpaid = ({ discussion, asker }: Pick<LoadedDiscussion, 'discussion' | 'asker'>): boolean =>
  discussion.type === 'academy' || discussion.testQuery || asker.testUser

/** What a person brings to the rules of engagements beyond their own row. */
export interface PersonFacts {
  eligible: boolean
  termsAcceptedBefore: boolean
  answersPended: boolean
  /** not free at the time of the call that is asked for */
  clash?: boolean
}
export const noPersonFacts: PersonFacts = { eligible: false, termsAcceptedBefore: false, answersPended: false }

export function engagementContext(
  loaded: LoadedDiscussion,
  row: EngagementRow | undefined,
  actor: LifeActor,
  now: Date,
  limits: Limits,
  { clash = false, ...person }: PersonFacts,
): EngagementContext {
  const { discussion } = loaded
  const settings = settingsOf(loaded, limits)
  return {
    now,
    actor,
    discussion: {
      status: discussion.status,
      mediaType: discussion.mediaType,
      meetingTime: discussion.meetingTime,
      proposedTimes: discussion.proposedTimes.map(fromSeconds),
      unpaid: unpaid(loaded),
      surgeMultiple: discussion.surgeMultiple,
    },
    answerShown: row !== undefined && answerShown(loaded, row),
    seats: seatsOf(loaded, settings.panelSize, now),
    call: callFacts(loaded, limits, clash),
    ...person,
    limits: {
      seatHours: limits['discussion.seat'],
      responseHours: settings.maxResponseTime,
      clarifyPauseHours: limits['discussion.clarifyPause'],
    },
  }
}
