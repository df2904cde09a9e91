import { expect, test } from 'vitest'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { buildingRefused, isAskedOf, openTimings } from '#model/surveys/answering.ts'
import { questionTimings } from '#model/surveys/enums.ts'

test('the asker is asked before release and after the end, by status', () => {
  const open = Object.fromEntries(
    queryStatuses.map((status) => [
      status,
      openTimings({ kind: 'asker', engagement: null }, { status, followupDue: true }),
    ]),
  )
  expect(Object.entries(open).filter(([, times]) => times.length > 0)).toEqual(
    expect.arrayContaining([
      ['pending_survey', ['pre']],
      ['closed', ['post', 'followup']],
    ]),
  )
  expect(Object.values(open).filter((times) => times.length > 0)).toHaveLength(2)
  expect(openTimings({ kind: 'asker', engagement: null }, { status: 'closed', followupDue: false })).toEqual(['post'])
})

test('experts answer the panel’s questions while they may answer at all, and the survey after the end when they did', () => {
  const may = (status: 'open' | 'held' | 'closed') =>
    queryExpertStatuses.filter(
      (engagement) => openTimings({ kind: 'expert', engagement }, { status, followupDue: true }).length > 0,
    )
  expect([...may('open')].sort()).toEqual(['answered', 'claimed', 'followup', 'latereview', 'missedout', 'timedout'])
  expect(may('held')).toEqual([])
  expect([...may('closed')].sort()).toEqual(['answered', 'followup'])
  expect(questionTimings.filter((when) => isAskedOf('expert', when))).toEqual(['question', 'post'])
  expect(questionTimings.filter((when) => isAskedOf('asker', when))).toEqual(['pre', 'post', 'followup'])
})

test('who writes which questions until when', () => {
  const at = (isCsr: boolean, when: (typeof questionTimings)[number]) =>
    queryStatuses.filter((status) => buildingRefused({ isCsr, status, when, of: 'discussion' }) === null)
  expect([...at(false, 'question')].sort()).toEqual([
    'charged',
    'create',
    'csrhold',
    'pending_charge',
    'pending_survey',
  ])
  expect(at(false, 'post')).toEqual([])
  expect(at(true, 'post')).toEqual(queryStatuses.filter((status) => status !== 'cancelled'))
  expect(buildingRefused({ isCsr: true, status: null, when: 'question', of: 'plan' })).toBe('builder.why.timing')
  expect(buildingRefused({ isCsr: true, status: null, when: 'pre', of: 'plan' })).toBeNull()
  expect(buildingRefused({ isCsr: false, status: null, when: 'question', of: 'draft' })).toBeNull()
  expect(buildingRefused({ isCsr: true, status: null, when: 'pre', of: 'draft' })).toBe('builder.why.timing')
})
