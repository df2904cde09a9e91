import type { Queries } from '#db/client.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import { transition } from '#model/discussions/lifecycle/transition.ts'
import type { LifeActor } from '#model/discussions/lifecycle/context.ts'
import type { ReviewReason } from '#model/discussions/review.ts'
import type { QueryStatus } from '#model/discussions/enums.ts'
import type { Limits } from '#model/limits.ts'
import type { NewDiscussionDecision } from '../creation/decide-new.ts'
import { discussionContext, discussionState, system } from '../lifecycle/facts.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import { reviewFlags } from '../lifecycle/review-flags.ts'

/** A discussion that was decided and not written, as the rules read one. */
export function wouldBe(
  id: string,
  { asker, plan, grant, diagnosis, row }: NewDiscussionDecision,
  meetingTime: Date | null,
): LoadedDiscussion {
  const nothing = {
    panelSize: null,
    maxResponseTime: null,
    maxQueryDuration: null,
    firstReminder: null,
    secondReminder: null,
    csrReview: null,
    returnReason: null,
    holdReason: null,
    cancelReason: null,
    chargeReference: null,
    askerAction: null,
    releasedAt: null,
    answeredAt: null,
    closeTime: null,
    closedAt: null,
    remainingMs: null,
    meetingMinutes: null,
    sessionEndedAt: null,
    surgeId: null,
    surveyStatus: null,
    lastResponseAt: null,
    genderId: null,
    ageMagnitude: null,
    ageUnits: null,
    dob: null,
    askerReview: null,
    planId: null,
    grantId: null,
    poolId: null,
    privateExpertId: null,
  }
  const written = Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as NewDiscussionDecision['row']
  return {
    asker,
    plan,
    grant,
    diagnosis,
    poolName: null,
    engagements: [],
    answers: new Map(),
    survey: { preUnfinished: false, hasPost: false, hasFollowup: false },
    discussion: {
      id,
      key: id,
      ...nothing,
      type: 'normal',
      language: 'en-us',
      anonymous: false,
      testQuery: false,
      reviewReasons: [],
      reviewChecks: [],
      preventInvites: false,
      accountingStatus: 'new',
      freeLevel: 'none',
      proposedTimes: [],
      surgeMultiple: 1,
      independentFirst: false,
      questionCount: 0,
      responseCount: 0,
      searchText: '',
      version: 1,
      ...written,
      contextName: row.contextName,
      meetingTime,
    } as LoadedDiscussion['discussion'],
  }
}

/** Where the discussion would go on its own once it is submitted: the same decisions, in the same order, without what follows from them. */
export async function firstStep(
  q: Queries,
  loaded: LoadedDiscussion,
  now: Date,
  limits: Limits,
): Promise<{ status: QueryStatus; reasons: ReviewReason[] }> {
  const flags = await reviewFlags({ tx: q, now, limits }, loaded)
  const queue: { command: Command; actor: LifeActor }[] = [{ command: { name: 'submit' }, actor: { kind: 'asker' } }]
  let state = discussionState(loaded, 'none')
  for (let next = queue.shift(); next; next = queue.shift()) {
    const decided = transition(state, next.command, discussionContext(loaded, next.actor, now, limits, { flags }))
    if (!decided.ok) break
    state = decided.state
    for (const event of decided.events) if (event.kind === 'next') queue.push({ command: event.command, actor: system })
  }
  return {
    status: state.status === 'none' ? 'create' : state.status,
    reasons: [...state.reviewReasons] as ReviewReason[],
  }
}
