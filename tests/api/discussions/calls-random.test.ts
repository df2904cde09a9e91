import fc from 'fast-check'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import { toSeconds } from '#model/time.ts'
import { startProduct, type Caller } from '../../support/product.ts'
import { startScenario } from './scenario.ts'

const product = await startProduct()
const halfHour = 1800

type Step =
  | { kind: 'accept' | 'giveBack' | 'confirm' | 'write'; discussion: number; expert: number; time: number }
  | { kind: 'move' | 'unschedule' | 'end' | 'attend'; discussion: number; expert: number; time: number }
  | { kind: 'pass'; hours: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('accept', 'accept', 'accept', 'giveBack', 'confirm', 'write'),
      discussion: fc.nat(1),
      expert: fc.nat(3),
      time: fc.nat(2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('move', 'unschedule', 'end', 'attend'),
      discussion: fc.nat(1),
      expert: fc.nat(3),
      time: fc.nat(2),
    }),
  },
  fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 20 }) }),
)

test('whatever people, staff and the clock do: no seat is oversold, and no one is booked into two calls at once', async () => {
  const bookings: number[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25, size: 'max' }), async (steps) => {
      const scenario = await startScenario(product, {
        csrReview: 'no',
        panelSize: 2,
        plan: { media: ['messenger', 'video'] },
      })
      const base = Math.ceil(toSeconds(product.now()) / halfHour) * halfHour + 30 * 3600
      const times = [base, base + halfHour, base + 24 * 3600]
      const rows = [
        await scenario.ask({ mediaType: 'video', proposedTimes: times }),
        await scenario.ask({ mediaType: 'video', proposedTimes: times }),
      ]
      const experts = await Promise.all(
        scenario.people.slice(0, 4).map(async ({ id }) => ({ id, call: await product.as(id) })),
      )
      for (const one of steps) {
        if (one.kind === 'pass') await product.pass(one.hours * 3600)
        else await play(one)
        await check()
      }

      async function play({ kind, discussion, expert, time }: Exclude<Step, { kind: 'pass' }>): Promise<void> {
        const row = rows[discussion]!
        const person = experts[expert]!
        const own = (to: string, body: unknown, by: Caller = person.call) =>
          by('POST', `/user/interaction/${row.key}/${to}`, body)
        const staff = (to: string, body: unknown) =>
          scenario.staff('POST', `/csradmin/interaction/${row.key}/${to}`, body)
        const meetingTime = toSeconds(
          (await scenario.row(row.id)).meetingTime ?? new Date((times[time] as number) * 1000),
        )
        const answer =
          kind === 'accept'
            ? await own('accept', { termsAccepted: true, meetingTime })
            : kind === 'giveBack'
              ? await own('giveBack', { reason: 'Ill' })
              : kind === 'confirm'
                ? await own('confirmMeeting', { meetingTime })
                : kind === 'write'
                  ? await own('response', { text: 'Please send the pathology report before we talk.', terms: true })
                  : kind === 'move'
                    ? await staff('updateMeetingTime', { meetingTime: times[time] })
                    : kind === 'unschedule'
                      ? await staff('updateMeetingTime', { meetingTime: null })
                      : kind === 'end'
                        ? await staff('updateLiveSessionStatus', { status: 'ended' })
                        : await staff('attendance', {
                            askerCame: true,
                            people: (await scenario.engagements(row.id))
                              .filter((part) => part.status === 'claimed')
                              .map((part, at) => ({ queryExpertId: part.id, present: at === 0, minutes: 3 })),
                          })
        if (answer.status >= 500) throw new Error(`${kind}: ${answer.status}`)
      }

      async function check(): Promise<void> {
        const ids = rows.map(({ id }) => id)
        const headers = await product.db.select().from(queryHeader).where(inArray(queryHeader.id, ids))
        const parts = await product.db.select().from(queryExpert).where(inArray(queryExpert.queryId, ids))
        const booked = parts.filter((part) => part.status === 'claimed' && part.bookedAt !== null)
        bookings.push(booked.length)
        for (const header of headers) {
          const seats = parts.filter(
            (part) => part.queryId === header.id && ['claimed', 'answered', 'followup'].includes(part.status),
          )
          expect(seats.length).toBeLessThanOrEqual(2)
          const own = booked.filter((part) => part.queryId === header.id)
          if (own.length > 0 && header.meetingSettledAt === null) expect(['open', 'answered']).toContain(header.status)
        }
        const calls = headers.filter(
          ({ meetingTime, sessionEndedAt }) => meetingTime !== null && sessionEndedAt === null,
        )
        const [first, second] = calls.map(({ meetingTime }) => (meetingTime as Date).getTime())
        // both are asked by the same person
        if (first !== undefined && second !== undefined)
          expect(Math.abs(first - second)).toBeGreaterThanOrEqual(halfHour * 1000)
      }
    }),
    { numRuns: 5 },
  )
  expect(Math.max(...bookings)).toBeGreaterThan(0)
}, 600_000)
