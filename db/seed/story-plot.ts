import type { QueryStatus } from '#model/discussions/enums.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { pick } from './chance.ts'

/** What happened to one discussion of the story. */
export interface Plot {
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
const chapters: readonly [QueryStatus, number][] = [
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

function plotOf(status: QueryStatus, number: number, nth: number): Plot {
  const jitter = pick(`plot:${number}`, DAY)
  const plot = (askedHoursAgo: number, answers: number, others: QueryExpertStatus[] = []): Plot => ({
    number,
    status,
    askedHoursAgo,
    answers,
    others,
    returned: status === 'create' && nth % 2 === 0,
    test: false,
  })
  switch (status) {
    case 'open':
      return [
        plot(3 + (jitter % 6), 0, ['invited', 'invited', 'invited', 'invited', 'invited']),
        plot(5 + (jitter % 8), 0, ['claimed', 'invited', 'invited', 'invited', 'declined']),
        plot(20 + jitter, 1, ['claimed', 'invited', 'invited']),
        plot(30 + jitter, 2, ['timedout', 'declined', 'invited']),
      ][nth % 4] as Plot
    case 'answered':
      return plot(2 * DAY + jitter, 3, ['missedout', 'missedout'])
    case 'closed':
      return plot(
        (9 + nth * 4) * DAY + jitter,
        3,
        nth % 3 === 0 ? ['missedout', 'declined'] : ['missedout', 'timedout'],
      )
    case 'held':
      return plot(DAY + jitter, nth % 2, ['invited', 'invited', 'claimed'])
    case 'cancelled':
      return plot((6 + nth * 9) * DAY + jitter, 0, nth % 2 === 0 ? ['cancelled', 'cancelled'] : [])
    default:
      return plot(2 + (jitter % 20), 0)
  }
}

/** One discussion among test users, so that staff can try things out. */
export const testPlot: Plot = {
  number: 120,
  status: 'open',
  askedHoursAgo: 5,
  answers: 0,
  others: ['invited', 'invited'],
  returned: false,
  test: true,
}

/** The whole plot, told so that neighbouring numbers differ in state. */
export const plots: readonly Plot[] = (() => {
  const left = chapters.map(([status, count]) => ({ status, count, told: 0 }))
  const all: Plot[] = []
  while (left.some((chapter) => chapter.told < chapter.count)) {
    for (const chapter of left) {
      if (chapter.told >= chapter.count) continue
      // longer chapters are spread over the whole
      all.push(plotOf(chapter.status, all.length, chapter.told))
      chapter.told++
    }
  }
  return all
})()
