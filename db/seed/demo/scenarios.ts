import type { QueryStatus } from '#model/discussions/enums.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { pick } from './stable-random.ts'

/** What happened to one discussion of the demo. */
export interface Scenario {
  number: number
  status: QueryStatus
  /** hours before the first start at which it was asked */
  askedHoursAgo: number
  /** how many of its answers have been given */
  answers: number
  /** parts of experts beyond those who answered */
  others: QueryExpertStatus[]
  returned: boolean
  /** of the test world */
  test: boolean
}

/** Status by status, so that every state can be looked at: 120 in all. */
const countByStatus: readonly [QueryStatus, number][] = [
  ['open', 34],
  ['answered', 12],
  ['closed', 44],
  ['csrhold', 9],
  ['held', 4],
  ['create', 4],
  ['pending_survey', 2],
  ['pending_charge', 3],
  ['charged', 1],
  ['cancelled', 7],
]
const DAY = 24

function scenarioOf(status: QueryStatus, number: number, nth: number): Scenario {
  const jitter = pick(`plot:${number}`, DAY)
  const scenario = (askedHoursAgo: number, answers: number, others: QueryExpertStatus[] = []): Scenario => ({
    number,
    status,
    askedHoursAgo,
    answers,
    others,
    returned: status === 'create',
    test: false,
  })
  switch (status) {
    case 'open':
      return [
        scenario(3 + (jitter % 6), 0, ['invited', 'invited', 'invited', 'invited', 'invited']),
        scenario(5 + (jitter % 8), 0, ['claimed', 'invited', 'invited', 'invited', 'declined']),
        scenario(20 + jitter, 1, ['claimed', 'invited', 'invited']),
        scenario(30 + jitter, 2, ['timedout', 'declined', 'invited']),
      ][nth % 4] as Scenario
    case 'answered':
      return scenario(2 * DAY + jitter, 3, ['missedout', 'missedout'])
    case 'closed':
      return scenario(
        (9 + nth * 4) * DAY + jitter,
        3,
        nth % 3 === 0 ? ['missedout', 'declined'] : ['missedout', 'timedout'],
      )
    case 'held':
      return scenario(DAY + jitter, nth % 2, ['invited', 'invited', 'claimed'])
    case 'cancelled':
      return scenario((6 + nth * 9) * DAY + jitter, 0, nth % 2 === 0 ? ['cancelled', 'cancelled'] : [])
    default:
      return scenario(2 + (jitter % 20), 0)
  }
}

/** One discussion among test users, so that staff can try things out. */
export const testScenario: Scenario = {
  number: 120,
  status: 'open',
  askedHoursAgo: 5,
  answers: 0,
  others: ['invited', 'invited'],
  returned: false,
  test: true,
}

/** All scenarios, in an order in which neighbouring numbers differ in state. */
export const scenarios: readonly Scenario[] = (() => {
  const left = countByStatus.map(([status, count]) => ({ status, count, used: 0 }))
  const all: Scenario[] = []
  while (left.some((one) => one.used < one.count)) {
    for (const one of left) {
      if (one.used >= one.count) continue
      // statuses with many discussions are spread over the whole
      all.push(scenarioOf(one.status, all.length, one.used))
      one.used++
    }
  }
  return all
})()
