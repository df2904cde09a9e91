import type { CallFacts } from '#model/discussions/calls/call-seats.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import { transitionEngagement } from '#model/discussions/lifecycle/transition-engagement.ts'
import type { EngagementCommand, EngagementEvent } from '#model/discussions/lifecycle/engagement-context.ts'
import type { QueryStatus } from '#model/discussions/enums.ts'
import { transition } from '#model/discussions/lifecycle/transition.ts'
import type { LifeActor, LifeFacts } from '#model/discussions/lifecycle/context.ts'
import { countSeats } from '#model/discussions/seats/seats.ts'
import {
  noEngagement,
  type DiscussionState,
  type DiscussionStatus,
  type EngagementState,
  type EngagementStatus,
} from '#model/discussions/lifecycle/state.ts'
import type { DiscussionEvent } from '#model/discussions/lifecycle/steps.ts'
import { engagementFacts, lifeFacts, newDiscussion, now as start, stateAndContext } from './support.ts'

export interface Move {
  from: DiscussionStatus
  to: QueryStatus
  command: string
}

/** One discussion with its experts; the rules' new states and events are all that happens. */
export class World {
  header: DiscussionState = newDiscussion
  now = start
  moves: Move[] = []
  partMoves: { from: EngagementStatus; to: EngagementStatus; command: string }[] = []
  earned = 0
  earnedAtFreeze = 0
  parts: EngagementState[]
  readonly settings: { live: boolean; reviewed: boolean; charged: boolean; surveyed: boolean }

  constructor(experts: number, settings: World['settings']) {
    this.settings = settings
    this.parts = Array.from({ length: experts }, (_none, index) => ({ ...noEngagement, id: String(index) }))
  }

  get state(): DiscussionStatus {
    return this.header.status
  }

  panelSize() {
    return this.header.panelSize ?? 3
  }

  seats() {
    return countSeats(
      this.parts.filter((part) => part.status !== 'none'),
      this.panelSize(),
      this.now,
    )
  }

  private mediaType() {
    return this.settings.live ? ('video' as const) : ('messenger' as const)
  }

  call(): CallFacts {
    return {
      lengthMinutes: 30,
      graceMinutes: 15,
      endedAt: this.header.sessionEndedAt,
      settledAt: this.header.meetingSettledAt,
      booked: this.parts.filter(({ status, bookedAt }) => status === 'claimed' && bookedAt !== null).length,
      clash: false,
    }
  }

  facts(actor: LifeActor): LifeFacts {
    const { header, settings } = this
    return lifeFacts({
      now: this.now,
      actor,
      call: this.call(),
      charge: { needed: settings.charged && header.chargeReference === null },
      survey: { preUnfinished: settings.surveyed },
      review: { setting: settings.reviewed ? 'yes' : 'auto' },
      seats: this.seats(),
      discussion: {
        ...header,
        mediaType: this.mediaType(),
        engagements: this.parts.filter(({ status }) => status !== 'none'),
      },
    })
  }

  /** @returns whether it was accepted */
  give(command: Command, actor: LifeActor): boolean {
    const [state, context] = stateAndContext(this.state, this.facts(actor))
    const outcome = transition(state, command, context)
    if (!outcome.ok) return false
    this.moves.push({ from: this.state, to: outcome.state.status, command: command.name })
    const ended = !isOver(this.state) && isOver(outcome.state.status)
    // frozen: a rule that changed what it was given would throw
    this.header = Object.freeze(outcome.state)
    for (const part of outcome.state.engagements) this.parts[Number(part.id)] = Object.freeze(part)
    if (ended) this.earnedAtFreeze = this.earned
    for (const event of outcome.events) this.handle(event)
    return true
  }

  private handle(event: DiscussionEvent) {
    if (event.kind === 'next') this.give(event.command, { kind: 'system' })
    if (event.kind === 'runSelection')
      for (const part of this.parts
        .filter(({ status }) => status === 'none')
        .slice(0, Math.ceil(1.5 * this.panelSize())))
        this.part(this.parts.indexOf(part), { name: 'invite' }, { kind: 'system' })
  }

  /** A command on one expert's engagement. */
  part(index: number, command: EngagementCommand, actor: LifeActor): boolean {
    const part = this.parts[index]
    const { status, meetingTime, proposedTimes } = this.header
    if (part === undefined || status === 'none') return false
    const { engagement: _given, ...context } = engagementFacts({
      now: this.now,
      actor,
      call: this.call(),
      seats: this.seats(),
      discussion: { status, mediaType: this.mediaType(), meetingTime, proposedTimes },
    })
    const outcome = transitionEngagement(part, command, context)
    const changed = outcome.ok ? outcome : outcome.changed
    if (changed) {
      this.partMoves.push({ from: part.status, to: changed.state.status, command: command.name })
      this.parts[index] = Object.freeze(changed.state)
      for (const event of changed.events) this.handlePart(event, actor)
    }
    return outcome.ok
  }

  private handlePart(event: EngagementEvent, actor: LifeActor) {
    switch (event.kind) {
      case 'earn':
        this.earned += 1
        break
      case 'reverseEarning':
        this.earned -= 1
        break
      case 'inviteAlternate': {
        const next = this.parts.findIndex(({ status }) => status === 'none')
        if (next >= 0) this.part(next, { name: 'invite' }, { kind: 'system' })
        break
      }
      case 'next':
        this.give(event.command, event.as === 'caller' ? actor : { kind: 'system' })
        break
    }
  }

  pass(hours: number) {
    this.now = new Date(this.now.getTime() + hours * 3_600_000)
  }
}

const isOver = (status: DiscussionStatus) => status === 'closed' || status === 'cancelled'
