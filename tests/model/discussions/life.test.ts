import { describe, expect, it } from 'vitest'
import { commandNames, toCommandName, type Command } from '#model/discussions/lifecycle/commands.ts'
import type { DiscussionEvent } from '#model/discussions/lifecycle/steps.ts'
import { displayStatus, queryStatuses } from '#model/discussions/enums.ts'
import type { LifeFacts, Refusal, Transition } from '#model/discussions/lifecycle/context.ts'
import { allowedCommands, allowedNames } from '#model/discussions/lifecycle/transition.ts'
import type { DiscussionState, DiscussionStatus } from '#model/discussions/lifecycle/state.ts'
import { decide, engaged, hours, lifeFacts, now, stateAndContext } from './support.ts'

const asker = { kind: 'asker' } as const
const system = { kind: 'system' } as const
const admin = { kind: 'csr', rank: 'csr_admin' } as const

const moved = (outcome: Transition | Refusal): Transition => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return outcome
}
const kinds = (events: readonly DiscussionEvent[]) => events.map(({ kind }) => kind)
const seats = ({ engagements }: DiscussionState) => engagements.map(({ status }) => status)
const allowed = (status: DiscussionStatus, facts: LifeFacts) => allowedNames(...stateAndContext(status, facts))

describe('the moves of a discussion', () => {
  const live = { mediaType: 'video' } as const
  const cases: [string, DiscussionStatus, Command, LifeFacts, string][] = [
    ['T1', 'none', { name: 'submit' }, lifeFacts({ actor: asker }), 'create'],
    [
      'T2',
      'create',
      { name: 'route' },
      lifeFacts({ actor: system, survey: { preUnfinished: true } }),
      'pending_survey',
    ],
    ['T3', 'create', { name: 'route' }, lifeFacts({ actor: system, charge: { needed: true } }), 'pending_charge'],
    [
      'T3 after the survey',
      'pending_survey',
      { name: 'surveyFinished' },
      lifeFacts({ actor: asker, charge: { needed: true } }),
      'pending_charge',
    ],
    ['T4', 'pending_charge', { name: 'recordCharge', reference: 'INV-1' }, lifeFacts({ actor: admin }), 'charged'],
    ['T5 by setting', 'create', { name: 'route' }, lifeFacts({ actor: system, review: { setting: 'yes' } }), 'csrhold'],
    [
      'T5 by a flag',
      'charged',
      { name: 'route' },
      lifeFacts({ actor: system, review: { flags: ['identifiers'] } }),
      'csrhold',
    ],
    ['T6 auto without flags', 'create', { name: 'route' }, lifeFacts({ actor: system }), 'open'],
    [
      'T6 review off in spite of flags',
      'create',
      { name: 'route' },
      lifeFacts({ actor: system, review: { setting: 'no', flags: ['firstDiscussion'] } }),
      'open',
    ],
    [
      'T6 charged is not asked to pay or answer again',
      'charged',
      { name: 'route' },
      lifeFacts({ actor: system, charge: { needed: true }, survey: { preUnfinished: true } }),
      'open',
    ],
    [
      'live without a time, review off',
      'create',
      { name: 'route' },
      lifeFacts({ actor: system, review: { setting: 'no' }, discussion: live }),
      'csrhold',
    ],
    [
      'live with a past proposal only',
      'create',
      { name: 'route' },
      lifeFacts({ actor: system, review: { setting: 'no' }, discussion: { ...live, proposedTimes: [hours(-1)] } }),
      'csrhold',
    ],
    [
      'live with a proposal ahead',
      'create',
      { name: 'route' },
      lifeFacts({ actor: system, discussion: { ...live, proposedTimes: [hours(30)] } }),
      'open',
    ],
    [
      'a live board is always reviewed',
      'create',
      { name: 'route' },
      lifeFacts({ actor: system, review: { setting: 'no' }, discussion: { type: 'vtb' } }),
      'csrhold',
    ],
    ['T7', 'csrhold', { name: 'releaseHold' }, lifeFacts(), 'open'],
    ['T7 after a pause', 'held', { name: 'releaseHold' }, lifeFacts(), 'open'],
    ['T8', 'csrhold', { name: 'returnToAsker', reason: 'a name in it' }, lifeFacts(), 'create'],
    [
      'T8 and again',
      'create',
      { name: 'resubmit' },
      lifeFacts({ actor: asker, review: { flags: ['identifiers'] } }),
      'csrhold',
    ],
    ['T9', 'answered', { name: 'hold', reason: 'complaint' }, lifeFacts(), 'held'],
    [
      'T10',
      'open',
      { name: 'answerPosted' },
      lifeFacts({ actor: system, seats: { used: 3, answers: 3, paidAnswers: 3 } }),
      'answered',
    ],
    [
      'T10 not yet',
      'open',
      { name: 'answerPosted' },
      lifeFacts({ actor: system, seats: { used: 3, answers: 3, paidAnswers: 2 } }),
      'open',
    ],
    [
      'T10 by session',
      'open',
      { name: 'sessionEnded', paidAttendances: 1 },
      lifeFacts({ actor: system, discussion: live }),
      'answered',
    ],
    [
      'T10 nobody came',
      'open',
      { name: 'sessionEnded', paidAttendances: 0 },
      lifeFacts({ actor: system, discussion: live }),
      'open',
    ],
    [
      'T11 corrected: nobody came',
      'answered',
      { name: 'sessionEnded', paidAttendances: 0 },
      lifeFacts({ actor: system, discussion: live }),
      'open',
    ],
    [
      'T11 not while another answer is paid',
      'answered',
      { name: 'sessionEnded', paidAttendances: 0 },
      lifeFacts({ actor: system, discussion: live, seats: { used: 1, answers: 1, paidAnswers: 1 } }),
      'answered',
    ],
    [
      'T10 panel lowered to the answers',
      'open',
      { name: 'setPanelSize', panelSize: 2 },
      lifeFacts({ seats: { used: 2, answers: 2, paidAnswers: 2 } }),
      'answered',
    ],
    [
      'T11 panel raised',
      'answered',
      { name: 'setPanelSize', panelSize: 4 },
      lifeFacts({ seats: { used: 3, answers: 3, paidAnswers: 3 } }),
      'open',
    ],
    [
      'T11 rejected',
      'answered',
      { name: 'rejectAnswer', reason: 'wrong patient' },
      lifeFacts({ seats: { used: 2, answers: 2, paidAnswers: 2 } }),
      'open',
    ],
    [
      'T11 follow-up',
      'answered',
      { name: 'followup' },
      lifeFacts({ actor: asker, seats: { used: 3, answers: 3, paidAnswers: 2 } }),
      'open',
    ],
    ['T12 asker', 'open', { name: 'close' }, lifeFacts({ actor: asker }), 'closed'],
    [
      'T12 time',
      'answered',
      { name: 'closeTimeReached' },
      lifeFacts({ actor: system, discussion: { closeTime: now } }),
      'closed',
    ],
    ['T13', 'closed', { name: 'reopen', newCloseTime: hours(1) }, lifeFacts(), 'open'],
    ['T14 asker', 'pending_charge', { name: 'cancel' }, lifeFacts({ actor: asker }), 'cancelled'],
    ['T15 nobody at work', 'held', { name: 'cancel' }, lifeFacts(), 'cancelled'],
    [
      'T15 forced',
      'open',
      { name: 'cancel', force: true },
      lifeFacts({ actor: admin, seats: { claimed: 1, used: 1 } }),
      'cancelled',
    ],
    ['a rewording stays in review', 'csrhold', { name: 'csrUpdate' }, lifeFacts(), 'csrhold'],
    [
      'accepted',
      'csrhold',
      { name: 'acceptUpdate' },
      lifeFacts({ actor: asker, discussion: { askerAction: 'csrupdate' } }),
      'csrhold',
    ],
    [
      'declined',
      'csrhold',
      { name: 'declineUpdate' },
      lifeFacts({ actor: asker, discussion: { askerAction: 'csrupdate' } }),
      'csrhold',
    ],
    [
      'cancelling a meeting never closes',
      'answered',
      { name: 'schedule', meetingTime: null },
      lifeFacts({ discussion: { ...live, meetingTime: hours(3) } }),
      'answered',
    ],
  ]
  it.each(cases)('%s: from %s', (_name, state, command, facts, to) => {
    expect(moved(decide(state, command, facts)).state.status).toBe(to)
  })
})

describe('what a move causes', () => {
  const four = [
    engaged('invited'),
    engaged('claimed'),
    engaged('answered', { answeredAt: hours(-1) }),
    engaged('followup', { answeredAt: hours(-1) }),
  ]
  it('a first release starts the clock, an interrupted one gives back the time left', () => {
    const first = moved(decide('csrhold', { name: 'releaseHold' }, lifeFacts()))
    expect(first.state).toMatchObject({ releasedAt: now, closeTime: hours(168) })
    expect(first.events).toContainEqual({ kind: 'runSelection', cause: 'release' })

    const held = moved(
      decide(
        'open',
        { name: 'hold', reason: 'r' },
        lifeFacts({
          discussion: {
            closeTime: hours(40),
            releasedAt: hours(-9),
            engagements: [engaged('claimed', { reservedUntil: hours(2) })],
          },
        }),
      ),
    )
    expect(held.state).toMatchObject({ remainingMs: 40 * 3_600_000, closeTime: null })
    expect(held.state.engagements[0]).toMatchObject({
      pausedFor: ['hold'],
      remainingMs: 2 * 3_600_000,
      reservedUntil: null,
    })

    const again = moved(
      decide(
        'held',
        { name: 'releaseHold' },
        lifeFacts({
          now: hours(100),
          discussion: held.state,
        }),
      ),
    )
    expect(again.state).toMatchObject({ closeTime: hours(140), remainingMs: null, releasedAt: hours(-9) })
    expect(again.state.engagements[0]).toMatchObject({ pausedFor: null, remainingMs: null, reservedUntil: hours(102) })
    expect(again.events).toContainEqual({ kind: 'remindOfSeat', engagementId: 'claimed1', until: hours(102) })
  })

  it('a pause does not forget that all answers were in', () => {
    const from = (count: number) =>
      moved(
        decide(
          'held',
          { name: 'releaseHold' },
          lifeFacts({ seats: { used: 3, answers: 3, paidAnswers: count }, discussion: { remainingMs: 1000 } }),
        ),
      ).events
    expect(from(3)).toContainEqual({ kind: 'next', command: { name: 'answerPosted' } })
    expect(kinds(from(3))).not.toContain('runSelection')
    expect(kinds(from(2))).not.toContain('next')
  })

  it('no selection with invitations off, for staff answers, or for a full panel', () => {
    const selects = (facts: LifeFacts, command: Command = { name: 'releaseHold' }) =>
      kinds(moved(decide('csrhold', command, facts)).events).includes('runSelection')
    expect(selects(lifeFacts())).toBe(true)
    expect(selects(lifeFacts(), { name: 'releaseHold', preventInvites: true })).toBe(false)
    expect(selects(lifeFacts({ discussion: { preventInvites: true } }))).toBe(false)
    expect(selects(lifeFacts({ discussion: { type: 'emo' } }))).toBe(false)
    expect(selects(lifeFacts({ seats: { used: 3 } }))).toBe(false)
  })

  it('closing ends every open part, freezes money and asks the surveys', () => {
    const { state, events } = moved(decide('open', { name: 'close' }, lifeFacts({ discussion: { engagements: four } })))
    expect(seats(state)).toEqual(['missedout', 'timedout', 'answered', 'followup'])
    expect(state.engagements.every(({ frozen }) => frozen)).toBe(true)
    const answered = engaged('answered', { id: 'waits', answeredAt: hours(-1) })
    const waiting = lifeFacts({ discussion: { engagements: [...four, answered] }, unreviewed: ['waits'] })
    const closed = moved(decide('open', { name: 'close' }, waiting)).state.engagements
    expect(closed.map(({ frozen }) => frozen)).toEqual([true, true, true, true, false])
    expect(state.engagements.map(({ payable }) => payable)).toEqual([false, false, true, true])
    expect(state.surveyStatus).toBe('post_pending')
    expect(events).toContainEqual({ kind: 'followupSurvey', at: hours(30 * 24) })
    expect(
      kinds(
        moved(decide('open', { name: 'close' }, lifeFacts({ survey: { hasPost: false, hasFollowup: false } }))).events,
      ),
    ).not.toContain('followupSurvey')
  })

  it('an answered discussion leaves no one invited', () => {
    const { state, events } = moved(
      decide(
        'open',
        { name: 'answerPosted' },
        lifeFacts({
          actor: system,
          seats: { paidAnswers: 3, used: 3, answers: 3 },
          discussion: { engagements: four },
        }),
      ),
    )
    expect(seats(state)).toEqual(['missedout', 'claimed', 'answered', 'followup'])
    expect(events[0]).toEqual({ kind: 'notify', to: 'outstanding', purpose: 'missedOut' })
  })

  it('a survey reminds after 24 and 72 hours', () => {
    const asked = moved(
      decide('create', { name: 'route' }, lifeFacts({ actor: system, survey: { preUnfinished: true } })),
    )
    expect(asked.events).toContainEqual({ kind: 'remindOfSurvey', hours: [24, 72] })
  })

  it('a charge passes on at once, and its reasons reach the review queue', () => {
    expect(
      moved(
        decide('pending_charge', { name: 'recordCharge', reference: 'x' }, lifeFacts({ actor: { kind: 'payment' } })),
      ).events,
    ).toContainEqual({ kind: 'next', command: { name: 'route' } })
    const { state, events } = moved(
      decide(
        'create',
        { name: 'route' },
        lifeFacts({ actor: system, review: { setting: 'yes', flags: ['identifiers'] } }),
      ),
    )
    expect(events).toContainEqual({ kind: 'openTask', task: 'review' })
    expect(state.reviewReasons).toEqual(['setting', 'identifiers'])
  })

  it('a forced cancellation tells all, ends all parts and the links, and keeps what was earned', () => {
    const { state, events } = moved(
      decide(
        'open',
        { name: 'cancel', force: true },
        lifeFacts({
          actor: admin,
          seats: { claimed: 1, answers: 1, used: 2 },
          discussion: { engagements: four },
        }),
      ),
    )
    expect(seats(state)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled'])
    expect(state.engagements.map(({ payable, frozen }) => [payable, frozen])).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [true, true],
    ])
    expect(events).toContainEqual({ kind: 'notify', to: 'everyone', purpose: 'cancelled' })
    expect(kinds(events)).toContain('revokeLinks')
  })

  it('a reopened discussion takes new money by new lines only', () => {
    const engagements = four.map((one) => ({ ...one, frozen: true }))
    const { state } = moved(
      decide('closed', { name: 'reopen', newCloseTime: hours(5) }, lifeFacts({ discussion: { engagements } })),
    )
    expect(state.engagements.map(({ frozen }) => frozen)).toEqual([false, false, true, true])
    expect(state.closeTime).toEqual(hours(5))
  })

  it('an accepted rewording replaces the text and keeps the old one; a declined one changes nothing', () => {
    const facts = lifeFacts({ actor: asker, discussion: { askerAction: 'csrupdate' } })
    expect(moved(decide('csrhold', { name: 'acceptUpdate' }, facts)).events).toContainEqual({
      kind: 'replaceText',
      from: 'staff',
    })
    expect(kinds(moved(decide('csrhold', { name: 'declineUpdate' }, facts)).events)).not.toContain('replaceText')
  })
})

describe('refusals', () => {
  const busy = { claimed: 1, used: 1 }
  const live = { mediaType: 'audio' } as const
  const cases: [string, DiscussionStatus, Command, LifeFacts, string, string][] = [
    [
      'wizard incomplete',
      'none',
      { name: 'submit' },
      lifeFacts({ actor: asker, wizard: { complete: false, termsAccepted: true } }),
      'incomplete',
      'errors.invalidParameters',
    ],
    [
      'terms missing',
      'none',
      { name: 'submit' },
      lifeFacts({ actor: asker, wizard: { complete: true, termsAccepted: false } }),
      'termsMissing',
      'errors.invalidParameters',
    ],
    [
      'survey unfinished',
      'pending_survey',
      { name: 'surveyFinished' },
      lifeFacts({ actor: asker, survey: { preUnfinished: true } }),
      'surveyUnfinished',
      'discussion.transition',
    ],
    [
      'charge by a csr',
      'pending_charge',
      { name: 'recordCharge', reference: 'x' },
      lifeFacts(),
      'rank',
      'auth.notAuthorized',
    ],
    [
      'charge without reference',
      'pending_charge',
      { name: 'recordCharge', reference: ' ' },
      lifeFacts({ actor: admin }),
      'referenceMissing',
      'errors.invalidParameters',
    ],
    [
      'resubmitting without the medical history',
      'create',
      { name: 'resubmit' },
      lifeFacts({ actor: asker, discussion: { historyRemoved: true } }),
      'historyMissing',
      'errors.invalidParameters',
    ],
    [
      'release of a bad text',
      'csrhold',
      { name: 'releaseHold' },
      lifeFacts({ discussion: { textProblem: 'errors.longText.tooShort' } }),
      'textInvalid',
      'discussion.releaseFailed',
    ],
    [
      'release of a live one without time',
      'csrhold',
      { name: 'releaseHold' },
      lifeFacts({ discussion: live }),
      'noTime',
      'discussion.releaseFailed',
    ],
    ['release of an open one', 'open', { name: 'releaseHold' }, lifeFacts(), 'status', 'discussion.transition'],
    [
      'release by the asker',
      'csrhold',
      { name: 'releaseHold' },
      lifeFacts({ actor: asker }),
      'actor',
      'auth.notAuthorized',
    ],
    [
      'view only, whatever the rank',
      'csrhold',
      { name: 'releaseHold' },
      lifeFacts({ actor: { kind: 'csr', rank: 'csr_super', viewOnly: true } }),
      'viewOnly',
      'auth.notAuthorized',
    ],
    [
      'return without reason',
      'csrhold',
      { name: 'returnToAsker', reason: '' },
      lifeFacts(),
      'reasonMissing',
      'errors.invalidParameters',
    ],
    [
      'hold without reason',
      'open',
      { name: 'hold', reason: ' ' },
      lifeFacts(),
      'reasonMissing',
      'errors.invalidParameters',
    ],
    [
      'no rewording to accept',
      'csrhold',
      { name: 'acceptUpdate' },
      lifeFacts({ actor: asker }),
      'noPendingUpdate',
      'discussion.transition',
    ],
    [
      'posting while held',
      'held',
      { name: 'answerPosted' },
      lifeFacts({ actor: { kind: 'expert' } }),
      'status',
      'discussion.notPostable',
    ],
    [
      'follow-up without answers',
      'open',
      { name: 'followup' },
      lifeFacts({ actor: asker }),
      'noAnswers',
      'discussion.transition',
    ],
    [
      'panel of 0',
      'open',
      { name: 'setPanelSize', panelSize: 0 },
      lifeFacts(),
      'panelRange',
      'errors.invalidParameters',
    ],
    [
      'panel of 21',
      'open',
      { name: 'setPanelSize', panelSize: 21 },
      lifeFacts(),
      'panelRange',
      'errors.invalidParameters',
    ],
    [
      'live panel of 6',
      'open',
      { name: 'setPanelSize', panelSize: 6 },
      lifeFacts({ discussion: live }),
      'panelRange',
      'errors.invalidParameters',
    ],
    [
      'panel below the seats',
      'open',
      { name: 'setPanelSize', panelSize: 1 },
      lifeFacts({ seats: { used: 2 } }),
      'seatsTaken',
      'discussion.transition',
    ],
    [
      'close before its time',
      'open',
      { name: 'closeTimeReached' },
      lifeFacts({ actor: system, discussion: { closeTime: hours(1) } }),
      'notDue',
      'discussion.transition',
    ],
    ['close while held', 'held', { name: 'close' }, lifeFacts(), 'status', 'discussion.transition'],
    [
      'reopen into the past',
      'closed',
      { name: 'reopen', newCloseTime: now },
      lifeFacts(),
      'notFuture',
      'errors.invalidParameters',
    ],
    [
      'reopen an impossible date',
      'closed',
      { name: 'reopen', newCloseTime: new Date(Number.NaN) },
      lifeFacts(),
      'notFuture',
      'errors.invalidParameters',
    ],
    [
      'reopen a cancelled one',
      'cancelled',
      { name: 'reopen', newCloseTime: hours(1) },
      lifeFacts(),
      'status',
      'discussion.transition',
    ],
    [
      'asker cancels a released one',
      'open',
      { name: 'cancel' },
      lifeFacts({ actor: asker }),
      'status',
      'discussion.transition',
    ],
    [
      'csr cancels with experts at work',
      'open',
      { name: 'cancel', force: true },
      lifeFacts({ seats: busy }),
      'rank',
      'auth.notAuthorized',
    ],
    [
      'admin without force',
      'open',
      { name: 'cancel' },
      lifeFacts({ actor: admin, seats: busy }),
      'forceNeeded',
      'discussion.transition',
    ],
    [
      'meeting of a messenger one',
      'open',
      { name: 'schedule', meetingTime: hours(1) },
      lifeFacts(),
      'notLive',
      'discussion.transition',
    ],
    [
      'meeting in the past',
      'open',
      { name: 'schedule', meetingTime: hours(-1) },
      lifeFacts({ discussion: live }),
      'notFuture',
      'errors.invalidParameters',
    ],
    [
      'automatic selection switched off',
      'open',
      { name: 'runSelection' },
      lifeFacts({ actor: system, discussion: { preventInvites: true } }),
      'invitesOff',
      'discussion.transition',
    ],
  ]
  it.each(cases)('%s (%s)', (_name, state, command, facts, reason, code) => {
    const outcome = decide(state, command, facts)
    expect(outcome).toMatchObject({ ok: false, reason, code })
    if (!outcome.ok) expect(outcome.allowed).toEqual(allowed(state, facts))
  })

  it('every command in every status is either allowed or refused with a reason', () => {
    for (const state of ['none', ...queryStatuses] as const) {
      const permissions = allowedCommands(...stateAndContext(state, lifeFacts()))
      expect(permissions.map(({ command }) => command)).toEqual(commandNames)
      for (const permission of permissions) if (!permission.allowed) expect(permission.reason).toBeTruthy()
    }
  })

  it('the ended ones allow nothing but reopening', () => {
    expect(allowed('closed', lifeFacts())).toEqual(['reopen'])
    expect(allowed('cancelled', lifeFacts())).toEqual([])
  })
})

describe('words', () => {
  it('`release` is a synonym of releaseHold and no status', () => {
    expect(toCommandName('release')).toBe('releaseHold')
    expect(toCommandName('hold')).toBe('hold')
    expect(toCommandName('explode')).toBeUndefined()
    expect(queryStatuses).not.toContain('release')
  })
  it('shows four states', () => {
    expect(queryStatuses.map(displayStatus)).toEqual([
      'unreleased',
      'unreleased',
      'unreleased',
      'unreleased',
      'unreleased',
      'open',
      'open',
      'open',
      'closed',
      'cancelled',
    ])
  })
})
