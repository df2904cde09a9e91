import { describe, expect, it } from 'vitest'
import { commandNames, toCommandName, type Command } from '#model/discussions/commands.ts'
import type { Effect, HeaderChange } from '#model/discussions/effects.ts'
import { displayStatus, queryStatuses } from '#model/discussions/enums.ts'
import type { Decision, LifeFacts, LifeState, Refusal } from '#model/discussions/life-facts.ts'
import { allowedCommands, allowedNames, decide } from '#model/discussions/life.ts'
import { hours, lifeFacts, now } from './support.ts'

const asker = { kind: 'asker' } as const
const system = { kind: 'system' } as const
const admin = { kind: 'csr', rank: 'csr_admin' } as const

const moved = (outcome: Decision | Refusal): Decision => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return outcome
}
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind)
const fields = (effects: readonly Effect[]): HeaderChange =>
  Object.assign({}, ...effects.map((effect) => (effect.kind === 'set' ? effect.fields : {})))
const engagements = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.kind === 'engagements' ? effect.from.map((from) => `${from}>${effect.to}`) : []))

describe('the moves of a discussion', () => {
  const live = { mediaType: 'video' } as const
  const cases: [string, LifeState, Command, LifeFacts, string][] = [
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
      lifeFacts({ actor: asker, discussion: { updatePending: true } }),
      'csrhold',
    ],
    [
      'declined',
      'csrhold',
      { name: 'declineUpdate' },
      lifeFacts({ actor: asker, discussion: { updatePending: true } }),
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
    expect(moved(decide(state, command, facts)).to).toBe(to)
  })
})

describe('what a move causes', () => {
  it('a first release starts the clock, an interrupted one gives back the time left', () => {
    const first = moved(decide('csrhold', { name: 'releaseHold' }, lifeFacts()))
    expect(fields(first.effects)).toMatchObject({ releasedAt: now, closeTime: hours(168) })
    expect(first.effects).toContainEqual({ kind: 'runSelection', cause: 'release' })

    const held = moved(
      decide(
        'open',
        { name: 'hold', reason: 'r' },
        lifeFacts({ discussion: { closeTime: hours(40), releasedAt: hours(-9) } }),
      ),
    )
    expect(fields(held.effects)).toMatchObject({ heldFrom: 'open', pausedMs: 40 * 3_600_000, closeTime: null })
    expect(kinds(held.effects)).toEqual(expect.arrayContaining(['pauseClocks']))

    const again = moved(
      decide(
        'held',
        { name: 'releaseHold' },
        lifeFacts({
          now: hours(100),
          discussion: { heldFrom: 'open', pausedMs: 40 * 3_600_000, releasedAt: hours(-9) },
        }),
      ),
    )
    expect(fields(again.effects)).toMatchObject({ closeTime: hours(140), pausedMs: null, heldFrom: null })
    expect(fields(again.effects)).not.toHaveProperty('releasedAt')
    expect(kinds(again.effects)).toContain('resumeClocks')
  })

  it('a pause does not forget that all answers were in', () => {
    const full = { used: 3, answers: 3, paidAnswers: 3 }
    const facts = (heldFrom: 'open' | 'answered') =>
      lifeFacts({ seats: full, discussion: { heldFrom, pausedMs: 1000 } })
    const from = (heldFrom: 'open' | 'answered') =>
      moved(decide('held', { name: 'releaseHold' }, facts(heldFrom))).effects
    expect(from('answered')).toContainEqual({ kind: 'next', command: 'answerPosted' })
    expect(kinds(from('answered'))).not.toContain('runSelection')
  })

  it('no selection with invitations off, for staff answers, or for a full panel', () => {
    const selects = (facts: LifeFacts, command: Command = { name: 'releaseHold' }) =>
      kinds(moved(decide('csrhold', command, facts)).effects).includes('runSelection')
    expect(selects(lifeFacts())).toBe(true)
    expect(selects(lifeFacts(), { name: 'releaseHold', preventInvites: true })).toBe(false)
    expect(selects(lifeFacts({ discussion: { preventInvites: true } }))).toBe(false)
    expect(selects(lifeFacts({ discussion: { type: 'emo' } }))).toBe(false)
    expect(selects(lifeFacts({ seats: { used: 3 } }))).toBe(false)
  })

  it('closing ends every open part, freezes money and asks the surveys', () => {
    const { effects } = moved(decide('open', { name: 'close' }, lifeFacts()))
    expect(engagements(effects)).toEqual(['invited>missedout', 'claimed>timedout'])
    expect(effects).toContainEqual({ kind: 'money', mode: 'freeze' })
    expect(fields(effects).surveyStatus).toBe('post_pending')
    expect(effects).toContainEqual({ kind: 'followupSurvey', at: hours(30 * 24) })
    expect(
      kinds(
        moved(decide('open', { name: 'close' }, lifeFacts({ survey: { hasPost: false, hasFollowup: false } }))).effects,
      ),
    ).not.toContain('followupSurvey')
  })

  it('an answered discussion leaves nobody invited', () => {
    const { effects } = moved(
      decide(
        'open',
        { name: 'answerPosted' },
        lifeFacts({ actor: system, seats: { paidAnswers: 3, used: 3, answers: 3 } }),
      ),
    )
    expect(engagements(effects)).toEqual(['invited>missedout'])
  })

  it('a survey reminds after 24 and 72 hours', () => {
    const asked = moved(
      decide('create', { name: 'route' }, lifeFacts({ actor: system, survey: { preUnfinished: true } })),
    )
    expect(asked.effects).toContainEqual({ kind: 'remind', purpose: 'survey', hours: [24, 72] })
  })

  it('a charge passes on at once, and its reasons reach the review queue', () => {
    expect(
      moved(
        decide('pending_charge', { name: 'recordCharge', reference: 'x' }, lifeFacts({ actor: { kind: 'payment' } })),
      ).effects,
    ).toContainEqual({ kind: 'next', command: 'route' })
    const { effects } = moved(
      decide(
        'create',
        { name: 'route' },
        lifeFacts({ actor: system, review: { setting: 'yes', flags: ['identifiers'] } }),
      ),
    )
    expect(effects).toContainEqual({ kind: 'task', task: 'review', reasons: ['setting', 'identifiers'] })
  })

  it('a forced cancellation tells all, ends all parts and the links, and keeps what was earned', () => {
    const { effects } = moved(
      decide(
        'open',
        { name: 'cancel', force: true },
        lifeFacts({ actor: admin, seats: { claimed: 1, answers: 1, used: 2 } }),
      ),
    )
    expect(engagements(effects)).toEqual([
      'invited>cancelled',
      'claimed>cancelled',
      'answered>cancelled',
      'followup>cancelled',
    ])
    expect(effects).toContainEqual({ kind: 'notify', to: 'everyone', purpose: 'cancelled' })
    expect(kinds(effects)).toContain('revokeLinks')
    expect(effects).toContainEqual({ kind: 'money', mode: 'freeze' })
  })

  it('a reopened discussion takes new money by new lines only', () => {
    const { effects } = moved(decide('closed', { name: 'reopen', newCloseTime: hours(5) }, lifeFacts()))
    expect(effects).toContainEqual({ kind: 'money', mode: 'newLinesOnly' })
    expect(fields(effects).closeTime).toEqual(hours(5))
  })

  it('an accepted rewording replaces the text and keeps the old one; a declined one changes nothing', () => {
    const facts = lifeFacts({ actor: asker, discussion: { updatePending: true } })
    expect(moved(decide('csrhold', { name: 'acceptUpdate' }, facts)).effects).toContainEqual({
      kind: 'replaceText',
      keepOld: true,
      from: 'staff',
    })
    expect(kinds(moved(decide('csrhold', { name: 'declineUpdate' }, facts)).effects)).not.toContain('replaceText')
  })
})

describe('refusals', () => {
  const busy = { claimed: 1, used: 1 }
  const live = { mediaType: 'audio' } as const
  const cases: [string, LifeState, Command, LifeFacts, string, string][] = [
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
    if (!outcome.ok) expect(outcome.allowed).toEqual(allowedNames(state, facts))
  })

  it('every command in every status is either allowed or refused with a reason', () => {
    for (const state of ['none', ...queryStatuses] as const) {
      const permissions = allowedCommands(state, lifeFacts())
      expect(permissions.map(({ command }) => command)).toEqual(commandNames)
      for (const permission of permissions) if (!permission.allowed) expect(permission.reason).toBeTruthy()
    }
  })

  it('the ended ones allow nothing but reopening', () => {
    expect(allowedNames('closed', lifeFacts())).toEqual(['reopen'])
    expect(allowedNames('cancelled', lifeFacts())).toEqual([])
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
