import { expect, test } from 'vitest'
import type { Discussion } from '#model/discussions/wire.ts'
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
