import type { CallFacts } from '#model/discussions/call-seats.ts'
import type { EngagementFacts } from '#model/discussions/engagement-facts.ts'
import type { LifeFacts } from '#model/discussions/life-facts.ts'

export const now = new Date('2026-03-02T15:00:00Z')
export const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

/** A call of half an hour that nobody has booked. */
const noCall: CallFacts = {
  lengthMinutes: 30,
  graceMinutes: 15,
  endedAt: null,
  settledAt: null,
  booked: 0,
  clash: false,
}

interface LifeChanges extends Partial<Omit<LifeFacts, 'discussion' | 'seats' | 'survey' | 'review' | 'call'>> {
  call?: Partial<CallFacts>
  discussion?: Partial<LifeFacts['discussion']>
  seats?: Partial<LifeFacts['seats']>
  survey?: Partial<LifeFacts['survey']>
  review?: Partial<LifeFacts['review']>
}

/** A messenger discussion that nothing stands in the way of, seen by a csr. */
export function lifeFacts({ discussion, seats, survey, review, call, ...rest }: LifeChanges = {}): LifeFacts {
  return {
    now,
    actor: { kind: 'csr', rank: 'csr' },
    wizard: { complete: true, termsAccepted: true },
    call: { ...noCall, ...call },
    charge: { needed: false },
    limits: {
      panelMax: 20,
      livePanelMax: 5,
      maxDurationHours: 168,
      followupSurveyDays: 30,
      surveyReminderHours: [24, 72],
    },
    ...rest,
    discussion: {
      type: 'normal',
      mediaType: 'messenger',
      meetingTime: null,
      proposedTimes: [],
      textProblem: null,
      diagnosisDescribed: false,
      preventInvites: false,
      releasedAt: null,
      closeTime: null,
      heldFrom: null,
      pausedMs: null,
      updatePending: false,
      ...discussion,
    },
    seats: {
      panelSize: 3,
      used: 0,
      claimed: 0,
      answers: 0,
      shownAnswers: seats?.answers ?? 0,
      paidAnswers: 0,
      ...seats,
    },
    survey: { preUnfinished: false, hasPost: true, hasFollowup: true, ...survey },
    review: { setting: 'auto', flags: [], ...review },
  }
}

interface EngagementChanges extends Partial<Omit<EngagementFacts, 'discussion' | 'seats' | 'engagement' | 'call'>> {
  call?: Partial<CallFacts>
  discussion?: Partial<EngagementFacts['discussion']>
  seats?: Partial<EngagementFacts['seats']>
  engagement?: Partial<EngagementFacts['engagement']>
}

/** An eligible expert with an invitation to an open discussion with free seats. */
export function engagementFacts({
  discussion,
  seats,
  engagement,
  call,
  ...rest
}: EngagementChanges = {}): EngagementFacts {
  return {
    now,
    actor: { kind: 'expert' },
    eligible: true,
    termsAcceptedBefore: false,
    answersPended: false,
    moneyFrozen: false,
    call: { ...noCall, ...call },
    limits: { seatHours: 6, responseHours: 24 },
    ...rest,
    discussion: {
      status: 'open',
      mediaType: 'messenger',
      meetingTime: null,
      proposedTimes: [],
      unpaid: false,
      ...discussion,
    },
    seats: {
      panelSize: 3,
      used: 0,
      claimed: 0,
      answers: 0,
      shownAnswers: seats?.answers ?? 0,
      paidAnswers: 0,
      ...seats,
    },
    engagement: { reservedUntil: null, respondBy: hours(24), payable: true, hasAnswered: false, ...engagement },
  }
}
