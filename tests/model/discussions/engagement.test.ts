import { describe, expect, it } from 'vitest'
import { allowedOnEngagement, invitationState } from '#model/discussions/lifecycle/transition-engagement.ts'
import type { EngagementCommand, EngagementFacts } from '#model/discussions/lifecycle/engagement-context.ts'
import { countSeats, reservationLeftMs, seatsUsed } from '#model/discussions/seats/seats.ts'
import type { EngagementStatus } from '#model/discussions/lifecycle/state.ts'
import { decideEngagement, engagementFacts, hours, now } from './support.ts'

const accept: EngagementCommand = { name: 'accept', termsAccepted: true }
const post: EngagementCommand = { name: 'post', complete: true }
const csr = { kind: 'csr', rank: 'csr' } as const
const system = { kind: 'system' } as const
const claim = { reservedUntil: hours(1) }
const full = { used: 3, answers: 3, paidAnswers: 3 }
const free = engagementFacts
const eventsOf = (outcome: ReturnType<typeof decideEngagement>) =>
  outcome.ok ? outcome.events : (outcome.changed?.events ?? [])
const allowed = (status: EngagementStatus, { engagement, ...context }: EngagementFacts) =>
  allowedOnEngagement({ ...engagement, status }, context)

describe('an expert’s part: moves', () => {
  const cases: [string, EngagementStatus, EngagementCommand, EngagementFacts, string][] = [
    ['invite', 'none', { name: 'invite' }, free({ actor: system }), 'invited'],
    ['accept', 'invited', accept, free(), 'claimed'],
    ['claim again after a time-out', 'timedout', accept, free(), 'claimed'],
    ['claim again after missing out', 'missedout', accept, free(), 'claimed'],
    ['decline', 'invited', { name: 'decline' }, free(), 'declined'],
    ['withdraw', 'invited', { name: 'withdraw' }, free({ actor: csr }), 'cancelled'],
    [
      'no reaction',
      'invited',
      { name: 'timeOut' },
      free({ actor: system, engagement: { inviteExpires: now } }),
      'timedout',
    ],
    [
      'six hours over',
      'claimed',
      { name: 'timeOut' },
      free({ actor: system, engagement: { reservedUntil: now } }),
      'timedout',
    ],
    ['first complete answer', 'claimed', post, free({ engagement: claim }), 'answered'],
    [
      'an incomplete text is no answer',
      'claimed',
      { name: 'post', complete: false },
      free({ engagement: claim }),
      'claimed',
    ],
    ['late into a free seat', 'timedout', post, free(), 'answered'],
    ['late without a seat', 'timedout', post, free({ seats: full }), 'latereview'],
    [
      'late into an answered discussion',
      'missedout',
      post,
      free({ discussion: { status: 'answered' }, seats: full }),
      'latereview',
    ],
    ['a comment on an invitation to a full panel', 'invited', post, free({ seats: full }), 'latereview'],
    [
      'after the reservation, panel full',
      'claimed',
      post,
      free({ engagement: { reservedUntil: hours(-1) }, seats: full }),
      'latereview',
    ],
    ['a second text of someone late', 'latereview', post, free({ seats: full }), 'latereview'],
    ['follow-up asked', 'answered', { name: 'askFollowup' }, free({ actor: { kind: 'asker' } }), 'followup'],
    ['follow-up replied', 'followup', post, free(), 'answered'],
    ['its reply withdrawn', 'answered', { name: 'withdrawReply' }, free({ actor: { kind: 'system' } }), 'followup'],
    ['rejected', 'followup', { name: 'reject', reason: 'not readable' }, free({ actor: csr }), 'rejected'],
    ['invited again by staff', 'declined', { name: 'invite' }, free({ actor: csr }), 'invited'],
    [
      'restored',
      'rejected',
      { name: 'restore', to: 'answered' },
      free({ actor: csr, engagement: { answeredAt: hours(-2) } }),
      'answered',
    ],
  ]
  it.each(cases)('%s: from %s', (_name, state, command, facts, to) => {
    expect(decideEngagement(state, command, facts)).toMatchObject({ ok: true, state: { status: to } })
  })
})

describe('an expert’s part: refusals', () => {
  const live = { mediaType: 'video', proposedTimes: [hours(30), hours(-1)] } as const
  const cases: [string, EngagementStatus, EngagementCommand, EngagementFacts, string, string][] = [
    ['panel full', 'invited', accept, free({ seats: full }), 'full', 'invitation.full'],
    ['declined is final', 'declined', accept, free(), 'alreadyDecided', 'invitation.decided'],
    ['a second decision', 'declined', { name: 'decline' }, free(), 'alreadyDecided', 'invitation.decided'],
    [
      'declining what was accepted',
      'claimed',
      { name: 'decline' },
      free({ engagement: claim }),
      'alreadyDecided',
      'invitation.decided',
    ],
    ['closed', 'invited', accept, free({ discussion: { status: 'closed' } }), 'invitationClosed', 'invitation.closed'],
    ['held', 'invited', accept, free({ discussion: { status: 'held' } }), 'onHold', 'invitation.paused'],
    ['withdrawn', 'cancelled', accept, free(), 'status', 'invitation.closed'],
    ['not eligible', 'invited', accept, free({ eligible: false }), 'notEligible', 'auth.notAuthorized'],
    ['terms', 'invited', { name: 'accept', termsAccepted: false }, free(), 'termsMissing', 'errors.invalidParameters'],
    ['live without a time', 'invited', accept, free({ discussion: live }), 'timeMissing', 'errors.invalidParameters'],
    [
      'live with a time that was not proposed',
      'invited',
      { ...accept, meetingTime: hours(31) },
      free({ discussion: live }),
      'timeNotProposed',
      'errors.invalidParameters',
    ],
    [
      'live with a proposed time that is past',
      'invited',
      { ...accept, meetingTime: hours(-1) },
      free({ discussion: live }),
      'timeNotProposed',
      'errors.invalidParameters',
    ],
    [
      'posting while held',
      'claimed',
      post,
      free({ discussion: { status: 'held' }, engagement: claim }),
      'notPostable',
      'discussion.notPostable',
    ],
    [
      'posting after closing',
      'answered',
      post,
      free({ discussion: { status: 'closed' } }),
      'notPostable',
      'discussion.notPostable',
    ],
    ['posting on an invitation with free seats', 'invited', post, free(), 'status', 'discussion.notPostable'],
    ['posting after declining', 'declined', post, free(), 'status', 'discussion.notPostable'],
    [
      'timing out too early',
      'claimed',
      { name: 'timeOut' },
      free({ actor: system, engagement: claim }),
      'notDue',
      'discussion.transition',
    ],
    [
      'timing out while held',
      'invited',
      { name: 'timeOut' },
      free({ actor: system, discussion: { status: 'held' }, engagement: { inviteExpires: hours(-1) } }),
      'notDue',
      'discussion.transition',
    ],
    [
      'rejecting after closing',
      'answered',
      { name: 'reject', reason: 'r' },
      free({ actor: csr, engagement: { frozen: true } }),
      'frozen',
      'discussion.transition',
    ],
    [
      'rejecting without reason',
      'answered',
      { name: 'reject', reason: ' ' },
      free({ actor: csr }),
      'reasonMissing',
      'errors.invalidParameters',
    ],
    [
      'the product inviting somebody again',
      'declined',
      { name: 'invite' },
      free({ actor: system }),
      'status',
      'discussion.transition',
    ],
    [
      'restoring into a full panel',
      'cancelled',
      { name: 'restore', to: 'claimed' },
      free({ actor: csr, seats: full }),
      'full',
      'invitation.full',
    ],
    [
      'reviving a lapsed claim in a full panel',
      'claimed',
      { name: 'extend' },
      free({ actor: csr, seats: full, engagement: { reservedUntil: now } }),
      'full',
      'invitation.full',
    ],
    ['an expert doing staff work', 'answered', { name: 'reject', reason: 'r' }, free(), 'actor', 'auth.notAuthorized'],
    [
      'staff who only look',
      'answered',
      { name: 'reject', reason: 'r' },
      free({ actor: { ...csr, viewOnly: true } }),
      'viewOnly',
      'auth.notAuthorized',
    ],
  ]
  it.each(cases)('%s (%s)', (_name, state, command, facts, reason, code) => {
    expect(decideEngagement(state, command, facts)).toMatchObject({ ok: false, reason, code })
  })
})

describe('seats', () => {
  it('are taken for six hours, and the same reservation is given when asked again', () => {
    const first = decideEngagement('invited', accept, free())
    expect(first).toMatchObject({ ok: true, state: { status: 'claimed', reservedUntil: hours(6), acceptedAt: now } })
    expect(eventsOf(first)).toContainEqual({ kind: 'remind', until: hours(6) })
    expect(decideEngagement('claimed', accept, free({ engagement: claim, seats: full }))).toMatchObject({
      ok: true,
      state: { status: 'claimed', ...claim },
      events: [],
      repeated: true,
    })
  })

  it('without one, the invitation is over and the change is kept in spite of the refusal', () => {
    const refused = decideEngagement('invited', accept, free({ seats: full }))
    expect(refused).toMatchObject({ ok: false, code: 'invitation.full', changed: { state: { status: 'missedout' } } })
    expect(decideEngagement('missedout', accept, free({ seats: full }))).not.toHaveProperty('changed')
  })

  it('count live claims, answers and follow-ups', () => {
    const parts = [
      { status: 'claimed', reservedUntil: hours(1) },
      { status: 'claimed', reservedUntil: now },
      { status: 'answered', reservedUntil: null },
      { status: 'followup', reservedUntil: null },
      { status: 'invited', reservedUntil: null },
      { status: 'latereview', reservedUntil: null },
      { status: 'user', reservedUntil: null },
      { status: 'csr', reservedUntil: null },
      { status: 'rejected', reservedUntil: null },
      { status: 'claimed', reservedUntil: hours(-3), remainingMs: 60_000 },
      { status: 'claimed', reservedUntil: hours(-3), remainingMs: 0 },
    ] as const
    expect(seatsUsed(parts, now)).toBe(4)
    expect(countSeats(parts, 5, now)).toEqual({
      panelSize: 5,
      used: 4,
      claimed: 4,
      answers: 2,
      shownAnswers: 2,
      paidAnswers: 1,
    })
    expect(reservationLeftMs(parts[0], now)).toBe(3_600_000)
    expect(reservationLeftMs(parts[9], now)).toBe(60_000)
  })

  it('fifty at once on three seats: three reservations', () => {
    const parts: { status: 'invited' | 'claimed' | 'missedout'; reservedUntil: Date | null }[] = Array.from(
      { length: 50 },
      () => ({ status: 'invited', reservedUntil: null }),
    )
    for (const part of parts) {
      const outcome = decideEngagement('invited', accept, free({ seats: countSeats(parts, 3, now) }))
      part.status = outcome.ok ? 'claimed' : 'missedout'
      if (outcome.ok) part.reservedUntil = hours(6)
    }
    expect(parts.filter(({ status }) => status === 'claimed')).toHaveLength(3)
  })

  it('a decline or a time-out asks the next at once, while the discussion is open', () => {
    const kinds = (command: EngagementCommand, facts: EngagementFacts) =>
      eventsOf(decideEngagement('invited', command, facts)).map(({ kind }) => kind)
    expect(kinds({ name: 'decline' }, free())).toContain('inviteAlternate')
    expect(kinds({ name: 'decline' }, free({ discussion: { status: 'answered' } }))).not.toContain('inviteAlternate')
    expect(kinds({ name: 'timeOut' }, free({ actor: system, engagement: { inviteExpires: now } }))).toContain(
      'inviteAlternate',
    )
  })
})

describe('answers', () => {
  const effects = (facts: EngagementFacts, state: EngagementStatus = 'claimed', command: EngagementCommand = post) =>
    eventsOf(decideEngagement(state, command, facts))
  const answering = (changes: Parameters<typeof free>[0] = {}) => effects(free({ engagement: claim, ...changes }))

  it('earn at once in writing, not live, not unpaid, not late', () => {
    const earns = (list: ReturnType<typeof effects>) => list.some(({ kind }) => kind === 'earn')
    expect(earns(answering())).toBe(true)
    expect(earns(answering({ discussion: { mediaType: 'audio', meetingTime: hours(-1) } }))).toBe(false)
    expect(earns(answering({ discussion: { unpaid: true } }))).toBe(false)
    expect(earns(effects(free({ seats: full }), 'timedout'))).toBe(false)
    expect(earns(effects(free(), 'timedout'))).toBe(true)
  })

  it('wait for staff when they are reviewed, and reach the asker when not', () => {
    expect(answering()).toContainEqual({ kind: 'respond', type: 'response' })
    expect(answering({ answersPended: true })).toContainEqual({ kind: 'respond', type: 'pendedexpert' })
    expect(answering({ answersPended: true })).not.toContainEqual(expect.objectContaining({ to: 'asker' }))
  })

  it('a question back asks the asker to act, and its seat waits for the reply', () => {
    const ask: EngagementCommand = { name: 'post', complete: false, clarify: true }
    const asked = decideEngagement('claimed', ask, free({ engagement: claim }))
    expect(eventsOf(asked)).toContainEqual({ kind: 'requireAskersAction' })
    expect(asked).toMatchObject({
      state: { pausedFor: ['clarify'], remainingMs: 3_600_000, reservedUntil: null, clarifyingSince: now },
    })
    const used = decideEngagement('claimed', ask, free({ engagement: { ...claim, clarifiedMs: 72 * 3_600_000 } }))
    expect(used).toMatchObject({ state: { pausedFor: null, reservedUntil: hours(1) } })
  })

  it('a late review can be made payable until the end', () => {
    const pay: EngagementCommand = { name: 'setPayable', payable: true }
    expect(effects(free({ actor: csr, engagement: { payable: false } }), 'latereview', pay)).toContainEqual({
      kind: 'earn',
    })
    expect(
      decideEngagement('latereview', pay, free({ actor: csr, engagement: { frozen: true, payable: false } })),
    ).toMatchObject({ ok: false, reason: 'frozen' })
  })

  it('a rejection frees the seat and reverses what was earned', () => {
    const list = effects(free({ actor: csr }), 'answered', { name: 'reject', reason: 'r' })
    expect(list).toEqual(
      expect.arrayContaining([
        { kind: 'reverseEarning' },
        { kind: 'next', command: { name: 'rejectAnswer', reason: 'r' }, as: 'caller' },
      ]),
    )
    expect(
      effects(free({ actor: csr, engagement: { payable: false } }), 'answered', { name: 'reject', reason: 'r' }),
    ).not.toContainEqual({ kind: 'reverseEarning' })
  })

  it('accepting a live one sets the chosen time', () => {
    const facts = free({ discussion: { mediaType: 'video', proposedTimes: [hours(30)] } })
    expect(effects(facts, 'invited', { ...accept, meetingTime: hours(30) })).toContainEqual({
      kind: 'next',
      command: { name: 'schedule', meetingTime: hours(30) },
      as: 'system',
    })
  })
})

describe('what a screen is told', () => {
  it.each([
    ['invited', {}, 'open'],
    ['invited', { seats: full }, 'full'],
    ['claimed', {}, 'accepted'],
    ['declined', {}, 'declined'],
    ['missedout', { seats: full }, 'unpaid'],
    ['missedout', {}, 'open'],
    ['latereview', {}, 'unpaid'],
    ['timedout', {}, 'timedout'],
    ['timedout', { seats: full }, 'full'],
    ['invited', { discussion: { status: 'closed' } }, 'closed'],
    ['invited', { discussion: { status: 'held' } }, 'paused'],
    ['timedout', { discussion: { status: 'held' } }, 'paused'],
    ['missedout', { discussion: { status: 'held' } }, 'paused'],
    ['invited', { discussion: { status: 'held' }, seats: full }, 'full'],
    ['cancelled', { discussion: { status: 'held' } }, 'closed'],
    ['cancelled', {}, 'closed'],
  ] as const)('%s %j: %s', (state, changes, expected) => {
    expect(invitationState(state, free(changes))).toBe(expected)
  })

  it('names what may be done', () => {
    expect(allowed('invited', free())).toEqual(['accept', 'decline'])
    expect(allowed('invited', free({ seats: full }))).toEqual(['decline', 'post'])
    expect(allowed('claimed', free({ engagement: claim }))).toEqual(['post'])
    expect(allowed('declined', free())).toEqual([])
  })
})
