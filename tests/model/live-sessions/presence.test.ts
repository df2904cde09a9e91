import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLimits } from '#model/limits.ts'
import { measuredPresence, staysWithin, type PresencePeriod } from '#model/live-sessions/presence.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1, 6) + minutes * 60_000)
const stays = (...pairs: [number, number][]): PresencePeriod[] =>
  pairs.map(([from, until]) => ({ from: at(from), until: at(until) }))
const window = { from: at(0), until: at(30) }

test.each<[string, PresencePeriod[], PresencePeriod[], ReturnType<typeof measuredPresence>['why'], number | null]>([
  ['not there', [], stays([0, 30]), 'absent', null],
  ['two minutes', stays([5, 7]), stays([0, 30]), 'absent', null],
  ['two minutes, until it was ended', stays([28, 30]), stays([0, 30]), 'together', 15],
  ['before the start only', stays([-5, 0]), stays([-5, 20]), 'absent', null],
  ['all of it', stays([-5, 40]), stays([2, 40]), 'together', 30],
  ['sixteen minutes', stays([0, 16]), stays([10, 12]), 'together', 20],
  ['in two parts', stays([0, 8], [10, 19]), stays([0, 30]), 'together', 20],
  ['two pages at once', stays([0, 10], [2, 8]), stays([0, 30]), 'together', 15],
  ['alone, waited', stays([0, 15]), [], 'waited', 15],
  ['alone, went early', stays([0, 14]), [], 'unclear', null],
  ['the asker came once the expert had gone', stays([0, 16]), stays([20, 30]), 'waited', 15],
  ['the asker came at once and went before the expert', stays([6, 30]), stays([0, 5]), 'unclear', null],
])('%s', (_, expert, askerSide, why, paid) => {
  expect(measuredPresence({ window, expert, askerSide, limits: defaultLimits })).toMatchObject({
    why,
    paidMinutes: paid,
    present: why !== 'absent',
  })
})

test('stays are in order, apart, within the window, and cover what was there', () => {
  const stretch = fc
    .tuple(fc.integer({ min: -20, max: 50 }), fc.integer({ min: 0, max: 30 }))
    .map(([from, long]) => ({ from: at(from), until: at(from + long) }))
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), (given) => {
      const found = staysWithin(given, window)
      for (const [index, one] of found.entries()) {
        expect(one.from < one.until && one.from >= window.from && one.until <= window.until).toBe(true)
        if (index > 0) expect(found[index - 1]!.until < one.from).toBe(true)
      }
      for (let m = 0; m < 30; m++) {
        const there = (all: readonly PresencePeriod[]) =>
          all.some(({ from, until }) => from <= at(m) && at(m + 1) <= until)
        if (there(given)) expect(there(found)).toBe(true)
      }
    }),
  )
})
