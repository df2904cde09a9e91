import { expect, test } from 'vitest'
import { movedTo, moveWords } from '#model/surveys/moving.ts'

const rows = [
  { key: 'a', name: 'First' },
  { key: 'b', name: 'Second' },
  { key: 'c', name: 'Third' },
]
const said = () =>
  moveWords(rows, (key, { name, place, total }) => `${key.replace('builder.drag', '')} ${name} ${place}/${total}`, {
    current: true,
  })
const b = { id: 'b' }

test('a move is told from the pick-up to the end', () => {
  const words = said()
  expect(words.onDragStart({ active: b })).toBe('Start Second 2/3')
  expect(words.onDragOver({ active: b, over: { id: 'c' } })).toBe('Over Second 3/3')
  expect(words.onDragEnd({ active: b, over: { id: 'c' } })).toBe('End Second 3/3')
  expect(words.onDragEnd({ active: b, over: null })).toBe('End Second 2/3')
  expect(words.onDragCancel({ active: b })).toBe('Cancel Second 2/3')
})

test('lying over itself is news only for what has been elsewhere since it was picked up', () => {
  const words = said()
  words.onDragStart({ active: b })
  expect([words.onDragOver({ active: b, over: b }), words.onDragOver({ active: b, over: null })]).toEqual([
    undefined,
    undefined,
  ])
  words.onDragOver({ active: b, over: { id: 'a' } })
  expect(words.onDragOver({ active: b, over: b })).toBe('Over Second 2/3')
  words.onDragStart({ active: b })
  expect(words.onDragOver({ active: b, over: b })).toBeUndefined()
})

test('the others close up, and make room', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
})
