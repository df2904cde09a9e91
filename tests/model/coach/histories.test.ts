import { expect, test } from 'vitest'
import { readHistories } from './histories-read.ts'
import { unreadHistories } from './histories-unread.ts'
import { factsOf, scoreOf } from './score.ts'

test('every label of the histories is a fact of its group, and there are enough of them', () => {
  expect(unreadHistories.length + readHistories.length).toBeGreaterThanOrEqual(120)
  for (const { group, holds } of [...unreadHistories, ...readHistories])
    for (const label of holds) expect(factsOf(group).map((fact) => fact.label)).toContain(label)
})

test('of histories written before the rules were read, the coach ticks what is there and little else', () => {
  const { precision, recall, wrong, missed } = scoreOf(unreadHistories)
  expect(precision, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95)
  expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.85)
})

test('histories written beside the rules are read without a fault', () => {
  const { wrong, missed } = scoreOf(readHistories)
  expect({ wrong, missed }).toEqual({ wrong: [], missed: [] })
})
