import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rankTimes, type CallPerson } from '#model/discussions/calls/best-times.ts'
import { clashOf, type BusyStretch } from '#model/discussions/calls/call-seats.ts'

const now = new Date('2026-03-02T12:00:00Z')
const base = now.getTime() / 1000
const hour = 3600
const asker: CallPerson = { userId: 'asker', needed: true, zone: 'America/New_York' }
const seated: CallPerson = { userId: 'seated', needed: true, zone: 'Europe/Zurich' }
const invited: CallPerson = { userId: 'invited', needed: false, zone: 'Asia/Shanghai' }
const people = [asker, seated, invited]
const away = (userId: string, from: number, until: number): BusyStretch => ({
  kind: 'timeOff',
  userId,
  key: null,
  from: new Date((base + from * hour) * 1000),
  until: new Date((base + until * hour) * 1000),
})
const rank = (times: readonly number[], busy: readonly BusyStretch[] = [], of: readonly CallPerson[] = people) =>
  rankTimes(times, { people: of, busy, lengthMinutes: 30, now })

it.each([
  ['the one that suits more people', [30, 40], [away('invited', 29, 31)], [40, 30]],
  [
    'a possible one before one that lacks someone who is needed, whatever the count',
    [30, 40],
    [away('seated', 39, 41)],
    [30, 40],
  ],
  ['the earlier of equal ones', [54, 30], [], [30, 54]],
  ['one at which fewer are asked at night: 14:00 in New York is 3:00 in Shanghai', [31, 49], [], [49, 31]],
  ['a time to come before one that has passed', [-2, 30], [], [30, -2]],
  ['each time once', [30, 30], [], [30]],
])('first comes %s', (_name, hours, busy, expected) => {
  expect(
    rank(
      hours.map((at) => base + at * hour),
      busy,
    ).map(({ at }) => (at - base) / hour),
  ).toEqual(expected)
})

it('says who cannot and why, and what is night where each one lives', () => {
  const [time] = rank([base + 31 * hour], [away('seated', 31.25, 32)])
  expect(time).toMatchObject({ can: 2, of: 3, possible: false })
  expect(time?.people.map(({ person, clash, night }) => [person.userId, clash?.kind ?? null, night])).toEqual([
    ['asker', null, false],
    ['seated', 'timeOff', false],
    ['invited', null, true],
  ])
})

const stretch = fc
  .record({
    userId: fc.constantFrom('asker', 'seated', 'invited'),
    from: fc.integer({ min: -5, max: 100 }),
    length: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ userId, from, length }) => away(userId, from, from + length))

it('holds every time once; never puts a worse one first; agrees with the rule that refuses a booking', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -10, max: 120 }), { maxLength: 12 }),
      fc.array(stretch, { maxLength: 8 }),
      fc.shuffledSubarray(people),
      (hours, busy, some) => {
        const times = hours.map((at) => base + at * hour)
        const ranked = rank(times, busy, some)
        expect(ranked.map(({ at }) => at).sort()).toEqual([...new Set(times)].sort())
        for (const time of ranked) {
          const at = new Date(time.at * 1000)
          const clashes = some.filter(({ userId }) =>
            clashOf(
              busy.filter((one) => one.userId === userId),
              at,
              30,
            ),
          )
          expect(time.can).toBe(some.length - clashes.length)
          expect(time.possible).toBe(at > now && !clashes.some(({ needed }) => needed))
        }
        for (const [index, better] of ranked.entries()) {
          const worse = ranked[index + 1]
          if (!worse) break
          expect(Number(better.possible)).toBeGreaterThanOrEqual(Number(worse.possible))
          if (better.possible === worse.possible) expect(better.can).toBeGreaterThanOrEqual(worse.can)
        }
        // the order of the question changes nothing
        expect(rank([...times].reverse(), busy, some)).toEqual(ranked)
      },
    ),
  )
})
