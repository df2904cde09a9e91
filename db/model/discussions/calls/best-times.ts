import { z } from 'zod'
import { secondsField } from '../../fields.ts'
import { clockIn } from '../../time.ts'
import { clashOf, type UnavailablePeriod, type BusyStretch } from './call-seats.ts'

/** Which of the proposed times of a call suits most people: for the invitation, the wizard and staff. */

/** Someone whose time a call takes, or would take. */
export interface CallPerson {
  userId: string
  /** the call cannot take place without this person: the asker and the experts with a booked seat */
  needed: boolean
  zone: string
}

export interface PersonAtTime<P extends CallPerson = CallPerson, B extends UnavailablePeriod = BusyStretch> {
  person: P
  /** what keeps the person from the call; null: free */
  clash: B | null
  /** before seven or from ten at night where the person lives */
  night: boolean
}

export interface RankedTime<P extends CallPerson = CallPerson> {
  /** epoch seconds */
  at: number
  /** how many of these people are free */
  can: number
  of: number
  /** in the future, and everyone who is needed is free */
  possible: boolean
  people: PersonAtTime<P>[]
}

const dayFrom = '07:00'
const dayUntil = '22:00'

export interface BestTimesInput<P extends CallPerson> {
  people: readonly P[]
  busy: readonly BusyStretch[]
  lengthMinutes: number
  now: Date
}

/**
 * Proposed times, best first: possible ones before others, then by how many are free, then by how few are asked at
 * night, then the earlier.
 * @param times epoch seconds
 */
export function rankTimes<P extends CallPerson>(times: readonly number[], asked: BestTimesInput<P>): RankedTime<P>[] {
  const nights = (time: RankedTime<P>) => time.people.filter(({ clash, night }) => clash === null && night).length
  return [...new Set(times)]
    .map((at) => timeFor(at, asked))
    .sort((a, b) => Number(b.possible) - Number(a.possible) || b.can - a.can || nights(a) - nights(b) || a.at - b.at)
}

function timeFor<P extends CallPerson>(
  at: number,
  { people, busy, lengthMinutes, now }: BestTimesInput<P>,
): RankedTime<P> {
  const time = new Date(at * 1000)
  const each = people.map((person) => {
    const clock = clockIn(time, person.zone)
    const own = busy.filter(({ userId }) => userId === person.userId)
    return { person, clash: clashOf(own, time, lengthMinutes) ?? null, night: clock < dayFrom || clock >= dayUntil }
  })
  return {
    at,
    can: each.filter(({ clash }) => clash === null).length,
    of: each.length,
    possible: time > now && each.every(({ person, clash }) => clash === null || !person.needed),
    people: each,
  }
}

const seconds = z.int32()

/** A time as everyone may read it: how many can come, and no one's name. */
export const timeCount = z.object({ at: seconds, can: z.int(), of: z.int(), possible: z.boolean() })

export const bestTimesQuery = z.object({
  /** one more time to judge, epoch seconds */
  at: z.coerce.number().pipe(secondsField).optional(),
})

/** The proposed times of a call for staff, best first, with who can come and who cannot. */
export const bestTimes = z
  .object({
    times: z.array(
      timeCount.extend({
        people: z.array(
          z.object({
            userId: z.string(),
            displayName: z.string(),
            side: z.enum(['asker', 'expert']),
            /** the call cannot be booked without this person */
            needed: z.boolean(),
            zone: z.string(),
            night: z.boolean(),
            can: z.boolean(),
            /** why not */
            kind: z.enum(['call', 'timeOff']).nullable(),
            /** the other discussion, when it is another call */
            key: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'BestTimes' })
export type BestTimes = z.infer<typeof bestTimes>
