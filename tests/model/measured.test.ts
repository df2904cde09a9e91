import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMeasured, type MeasuredTime } from '#model/payments/measured.ts'

const start = new Date('2026-03-02T15:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const begun: MeasuredTime = { measuredSeconds: 0, lastActiveAt: start }

it('adds what was used, at most the time since the last heartbeat and at most one interval', () => {
  expect(addMeasured(begun, 20, at(30), 30)).toEqual({ measuredSeconds: 20, lastActiveAt: at(30) })
  expect(addMeasured(begun, 30, at(12), 30).measuredSeconds).toBe(12)
  expect(addMeasured(begun, 900, at(900), 30).measuredSeconds).toBe(30)
  expect(addMeasured(begun, -5, at(30), 30).measuredSeconds).toBe(0)
  expect(addMeasured({ measuredSeconds: 7, lastActiveAt: null }, 30, at(30), 30)).toEqual({
    measuredSeconds: 7,
    lastActiveAt: at(30),
  })
  // a clock that was set back neither subtracts nor counts a stretch twice
  expect(addMeasured({ measuredSeconds: 7, lastActiveAt: at(50) }, 30, at(40), 30)).toEqual({
    measuredSeconds: 7,
    lastActiveAt: at(50),
  })
})

it('whatever is sent, by however many tabs: never more than the time that passed, and never less than before', () => {
  const beat = fc.record({ after: fc.integer({ min: -20, max: 90 }), used: fc.integer({ min: -100, max: 4000 }) })
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 200 }), (beats) => {
      let now = 0
      let latest = 0
      let measured = begun
      for (const { after, used } of beats) {
        now += after
        latest = Math.max(latest, now)
        const next = addMeasured(measured, used, at(now), 30)
        if (next.measuredSeconds < measured.measuredSeconds) throw new Error('time was taken away')
        measured = next
        if (measured.measuredSeconds > latest) throw new Error(`${measured.measuredSeconds} s measured in ${latest} s`)
      }
    }),
  )
})
