import { expect, test } from 'vitest'
import type { Discussion } from '#model/discussions/wire.ts'
import { answersFirst } from '#portal/discussions/detail/discussion-view.tsx'
import { panelOf } from '#portal/discussions/detail/status-panel.tsx'

const asked = { status: 'open', askerAction: 'clarify', viewer: 'asker', mayPost: true } as Discussion

test.each([
  ['an asker who may write is asked to', {}, 'clarify'],
  ['an asker who can only read is told who helps', { mayPost: false }, 'clarifyReadOnly'],
  ['the same once all answers are in', { mayPost: false, status: 'answered' }, 'clarifyReadOnly'],
  ['nobody else is asked anything', { viewer: 'planMember', mayPost: false }, undefined],
  ['without a question nothing is said', { askerAction: null }, undefined],
] as const)('%s', (_, given, text) => {
  expect(panelOf({ ...asked, ...given })?.text).toBe(text)
})

test('the review is told by the status line; only those without one read it in a banner', () => {
  const progress = { answered: 0 } as Discussion['progress']
  expect(panelOf({ ...asked, status: 'csrhold', askerAction: null, progress })).toBeUndefined()
  expect(panelOf({ ...asked, status: 'csrhold', askerAction: null, progress: null, viewer: 'csr' })?.text).toBe(
    'csrhold',
  )
})

test.each([
  ['an answer comes before the question of its asker', 'asker', 1, true],
  ['without an answer the question comes first', 'asker', 0, false],
  ['an expert reads the case first', 'expert', 1, false],
] as const)('%s', (_, viewer, answered, first) => {
  expect(answersFirst({ viewer, progress: { answered } as Discussion['progress'] })).toBe(first)
})
