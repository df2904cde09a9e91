import { expect, test } from 'vitest'
import { movedTo, moveWords } from '#model/surveys/moving.ts'

const rows = [{ key: 'a', name: 'First' }, { key: 'b', name: 'Second' }, { key: 'c', name: 'Third' }]
const words = moveWords(rows, (key, { name, place, total }) => `${key.replace('builder.drag', '')} ${name} ${place}/${total}`)

test('a move is told from the pick-up to the end', () => {
  expect(words.start('b')).toBe('Start Second 2/3')
  expect(words.over('b', 'c', false)).toBe('Over Second 3/3')
  expect(words.end('b', 'c')).toBe('End Second 3/3')
  expect(words.end('b', undefined)).toBe('End Second 2/3')
  expect(words.cancel('b')).toBe('Cancel Second 2/3')
})

test('lying over itself is news only for what has been elsewhere', () => {
  expect([words.over('b', 'b', false), words.over('b', undefined, false)]).toEqual([undefined, undefined])
  expect(words.over('b', 'b', true)).toBe('Over Second 2/3')
})

test('the others close up, and make room', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
})
