import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PauseReason } from '#model/discussions/engagement-enums.ts'
import {
  clarifiedMs,
  clarifyingIsOver,
  pause,
  pauseForQuestion,
  resume,
  stopped,
  type SeatClock,
} from '#model/discussions/seats/seat-clock.ts'

const hour = 3_600_000
const start = new Date('2026-03-02T15:00:00Z')
const at = (hours: number) => new Date(start.getTime() + hours * hour)
const most = 72 * hour
const seat = (hours = 6): SeatClock => ({
  endsAt: at(hours),
  leftMs: null,
  pausedFor: [],
  clarifyingSince: null,
  clarifiedMs: 0,
})

describe('the clock of a seat', () => {
  it('pauses with the time left, and runs on with it', () => {
    const paused = pauseForQuestion(seat(), at(2), most)
    expect(paused).toMatchObject({ endsAt: null, leftMs: 4 * hour, pausedFor: ['clarify'], clarifyingSince: at(2) })
    expect(resume(paused, 'clarify', at(30), 0)).toEqual({
      endsAt: at(34),
      leftMs: null,
      pausedFor: [],
      clarifyingSince: null,
      clarifiedMs: 28 * hour,
    })
  })

  it('runs only when no reason is left, and a hold uses up no clarifying time', () => {
    const both = pause(pauseForQuestion(seat(), at(1), most), 'hold', at(3))
    expect(both).toMatchObject({ leftMs: 5 * hour, pausedFor: ['clarify', 'hold'], clarifyingSince: null })
    expect(clarifiedMs(both, at(100))).toBe(2 * hour)
    expect(clarifyingIsOver(both, at(100), most)).toBe(false)
    const asked = resume(both, 'hold', at(100))
    expect(asked).toMatchObject({ endsAt: null, leftMs: 5 * hour, clarifyingSince: at(100), clarifiedMs: 2 * hour })
    expect(clarifyingIsOver(asked, at(169), most)).toBe(false)
    expect(clarifyingIsOver(asked, at(170), most)).toBe(true)
    const replied = resume(both, 'clarify', at(50))
    expect(replied).toMatchObject({ endsAt: null, pausedFor: ['hold'], clarifiedMs: 2 * hour })
    expect(resume(replied, 'hold', at(60)).endsAt).toEqual(at(65))
  })

  it('leaves at least an hour when the clarifying time is used up, and pauses for no further question', () => {
    const paused = pauseForQuestion(seat(), at(5.5), most)
    const over = resume(paused, 'clarify', at(77.5), hour)
    expect(over.endsAt).toEqual(at(78.5))
    expect(pauseForQuestion(over, at(78), most)).toBe(over)
  })

  it('starts no pause where nothing runs: a booked call, a seat that is over', () => {
    const booked = { ...seat(), endsAt: null }
    expect(pause(booked, 'hold', at(1))).toBe(booked)
    expect(pauseForQuestion(booked, at(1), most)).toBe(booked)
    const over = seat(1)
    expect(pauseForQuestion(over, at(1), most)).toBe(over)
  })
})

type Step = { kind: 'pass'; ms: number } | { kind: 'pause' | 'resume'; reason: PauseReason } | { kind: 'ask' | 'stop' }
const reason = fc.constantFrom<PauseReason>('hold', 'clarify')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 40 * hour }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const), reason }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const) }) },
)

it('at any time: time since it was taken = time that ran + time paused, and never more clarifying than allowed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let clock = seat(200)
      let now = start
      let ran = 0
      let paused = 0
      for (const one of steps) {
        if (one.kind === 'pass') {
          const next = new Date(now.getTime() + one.ms)
          if (clock.pausedFor.length > 0) paused += one.ms
          else ran += one.ms
          now = next
        } else if (one.kind === 'ask') clock = pauseForQuestion(clock, now, most)
        else if (one.kind === 'pause') clock = one.reason === 'hold' ? pause(clock, 'hold', now) : clock
        else if (one.kind === 'resume') clock = resume(clock, one.reason, now)
        // a look of the sweep, which comes between any two steps
        if (clarifyingIsOver(clock, now, most)) clock = resume(clock, 'clarify', now)
        const left = clock.leftMs ?? (clock.endsAt?.getTime() ?? 0) - now.getTime()
        if (ran <= 200 * hour && left !== 200 * hour - ran) throw new Error(`left ${left}, ran ${ran}`)
        if (now.getTime() - start.getTime() !== ran + paused) throw new Error('time got lost')
        if ((clock.endsAt === null) !== clock.pausedFor.length > 0) throw new Error('runs and stands at once')
        if ((clock.leftMs === null) !== (clock.endsAt !== null)) throw new Error('two truths of what is left')
        const counts = clock.pausedFor.includes('clarify') && !clock.pausedFor.includes('hold')
        if ((clock.clarifyingSince !== null) !== counts) throw new Error('clarifying time counted wrongly')
        if (clock.clarifiedMs > most + 40 * hour) throw new Error('more clarifying than a sweep can miss')
      }
      expect(stopped(clock, now)).toMatchObject({ endsAt: null, leftMs: null, pausedFor: [], clarifyingSince: null })
    }),
    { numRuns: 1000 },
  )
})
