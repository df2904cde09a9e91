import { seatAfterMove, type CallFacts } from '#model/discussions/call-seats.ts'
import { decide } from '#model/discussions/life.ts'
import type { Command } from '#model/discussions/commands.ts'
import type { Effect, HeaderChange } from '#model/discussions/effects.ts'
import { decideEngagement } from '#model/discussions/engagement.ts'
import type {
  EngagementChange,
  EngagementCommand,
  EngagementEffect,
  EngagementState,
} from '#model/discussions/engagement-facts.ts'
import type { QueryStatus } from '#model/discussions/enums.ts'
import type { LifeActor, LifeFacts, LifeState } from '#model/discussions/life-facts.ts'
import { countSeats } from '#model/discussions/seats.ts'
import { engagementFacts, lifeFacts, now as start } from './support.ts'

interface Part {
  state: EngagementState
  reservedUntil: Date | null
  reservedPausedMs: number | null
  respondBy: Date | null
  payable: boolean
  hasAnswered: boolean
  bookedAt: Date | null
  confirmBy: Date | null
  /** the time of the call that the expert agreed to */
  meetingTime: Date | null
}
export interface Move {
  from: LifeState
  to: QueryStatus
  command: string
}

/** One discussion with its experts, to which decisions are applied as the product does: what it decides is all that happens. */
export class World {
  state: LifeState = 'none'
  now = start
  header: HeaderChange & { panelSize: number } = { panelSize: 3, preventInvites: false }
  frozen = false
  moves: Move[] = []
  partMoves: { from: EngagementState; to: EngagementState; command: string }[] = []
  earned = 0
  earnedAtFreeze = 0
  parts: Part[]
  readonly settings: { live: boolean; reviewed: boolean; charged: boolean; surveyed: boolean }

  constructor(experts: number, settings: World['settings']) {
    this.settings = settings
    this.parts = Array.from({ length: experts }, () => ({
      state: 'none',
      reservedUntil: null,
      reservedPausedMs: null,
      respondBy: null,
      payable: false,
      hasAnswered: false,
      bookedAt: null,
      confirmBy: null,
      meetingTime: null,
    }))
  }

  seats() {
    return countSeats(
      this.parts.flatMap((part) => (part.state === 'none' ? [] : [{ ...part, status: part.state }])),
      this.header.panelSize,
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
      endedAt: this.header.sessionEndedAt ?? null,
      settledAt: this.header.meetingSettledAt ?? null,
      booked: this.parts.filter(({ state, bookedAt }) => state === 'claimed' && bookedAt !== null).length,
      clash: false,
    }
  }

  facts(actor: LifeActor): LifeFacts {
    const { header, settings } = this
    return lifeFacts({
      now: this.now,
      actor,
      call: this.call(),
      charge: { needed: settings.charged && header.chargeReference === undefined },
      survey: { preUnfinished: settings.surveyed },
      review: { setting: settings.reviewed ? 'yes' : 'auto' },
      seats: this.seats(),
      discussion: {
        mediaType: this.mediaType(),
        preventInvites: header.preventInvites ?? false,
        meetingTime: header.meetingTime ?? null,
        proposedTimes: header.proposedTimes ?? [],
        releasedAt: header.releasedAt ?? null,
        closeTime: header.closeTime ?? null,
        heldFrom: header.heldFrom ?? null,
        pausedMs: header.pausedMs ?? null,
        updatePending: header.updatePending ?? false,
      },
    })
  }

  /** @returns whether it was accepted */
  give(command: Command, actor: LifeActor): boolean {
    const outcome = decide(this.state, command, this.facts(actor))
    if (!outcome.ok) return false
    this.moves.push({ from: this.state, to: outcome.to, command: command.name })
    this.state = outcome.to
    for (const effect of outcome.effects) this.apply(effect)
    return true
  }

  private apply(effect: Effect) {
    switch (effect.kind) {
      case 'set':
        Object.assign(this.header, effect.fields)
        break
      case 'engagements':
        for (const part of this.parts) {
          if (part.state !== 'none' && effect.from.includes(part.state))
            Object.assign(part, {
              state: effect.to,
              reservedUntil: null,
              reservedPausedMs: null,
              bookedAt: null,
              confirmBy: null,
            })
        }
        break
      case 'moveSeats':
        for (const part of this.parts) {
          if (part.state !== 'claimed' || (effect.to === null && part.bookedAt === null)) continue
          const { bookedAt, confirmBy } = seatAfterMove({ ...part, status: part.state }, effect.to, this.now)
          Object.assign(part, { bookedAt, confirmBy, reservedUntil: null, reservedPausedMs: null })
        }
        break
      case 'pauseClocks':
        for (const part of this.parts) {
          if (part.reservedUntil !== null)
            part.reservedPausedMs = Math.max(0, part.reservedUntil.getTime() - this.now.getTime())
        }
        break
      case 'resumeClocks':
        for (const part of this.parts) {
          if (part.reservedPausedMs === null) continue
          part.reservedUntil = new Date(this.now.getTime() + part.reservedPausedMs)
          part.reservedPausedMs = null
        }
        break
      case 'runSelection':
        for (const part of this.parts
          .filter(({ state }) => state === 'none')
          .slice(0, Math.ceil(1.5 * this.header.panelSize))) {
          this.part(this.parts.indexOf(part), { name: 'invite' }, { kind: 'system' })
        }
        break
      case 'money':
        this.frozen = effect.mode === 'freeze'
        this.earnedAtFreeze = this.earned
        break
      case 'next':
        if (effect.command === 'route' || effect.command === 'answerPosted')
          this.give({ name: effect.command }, { kind: 'system' })
        break
    }
  }

  /** A command on one expert's part. */
  part(index: number, command: EngagementCommand, actor: LifeActor): boolean {
    const part = this.parts[index]
    if (part === undefined || this.state === 'none') return false
    const outcome = decideEngagement(
      part.state,
      command,
      engagementFacts({
        now: this.now,
        actor,
        call: this.call(),
        moneyFrozen: this.frozen,
        seats: this.seats(),
        engagement: part,
        discussion: {
          status: this.state,
          mediaType: this.mediaType(),
          meetingTime: this.header.meetingTime ?? null,
          proposedTimes: this.header.proposedTimes ?? [],
        },
      }),
    )
    if (outcome.to !== undefined) {
      this.partMoves.push({ from: part.state, to: outcome.to, command: command.name })
      part.state = outcome.to
    }
    for (const effect of outcome.effects ?? []) this.applyToPart(part, effect, command)
    return outcome.ok
  }

  private applyToPart(part: Part, effect: EngagementEffect, command: EngagementCommand) {
    switch (effect.kind) {
      case 'set': {
        const { answeredAt, ...fields }: EngagementChange = effect.fields
        Object.assign(part, fields)
        if (answeredAt !== undefined) part.hasAnswered = true
        break
      }
      case 'earn':
        this.earned += 1
        break
      case 'reverseEarning':
        this.earned -= 1
        break
      case 'inviteAlternate': {
        const next = this.parts.findIndex(({ state }) => state === 'none')
        if (next >= 0) this.part(next, { name: 'invite' }, { kind: 'system' })
        break
      }
      case 'life':
        if (effect.command === 'answerPosted') this.give({ name: 'answerPosted' }, { kind: 'system' })
        if (effect.command === 'rejectAnswer')
          this.give({ name: 'rejectAnswer', reason: 'r' }, { kind: 'csr', rank: 'csr' })
        if (effect.command === 'schedule' && command.name === 'accept')
          this.give({ name: 'schedule', meetingTime: command.meetingTime ?? null }, { kind: 'system' })
        break
    }
  }

  pass(hours: number) {
    this.now = new Date(this.now.getTime() + hours * 3_600_000)
  }
}
