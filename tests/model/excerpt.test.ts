import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from '#model/excerpt.ts'

test.each([
  ['short', 20, 'short'],
  ['If tumor is left at surgery, would a second one help?', 32, 'If tumor is left at surgery…'],
  ['一二三四五六七八九十', 6, '一二三四五…'],
  ['Pneumonoultramicroscopic of lung', 10, 'Pneumonou…'],
])('%s in %i characters', (text, length, expected) => {
  expect(excerptOf(text, length)).toBe(expected)
})

test('never longer than asked, and the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 200 }), (text, length) => {
      const excerpt = excerptOf(text, length)
      expect([...excerpt].length).toBeLessThanOrEqual(length)
      expect(text.trim().startsWith(excerpt.replace(/…$/, '')) || text.trim() === excerpt).toBe(true)
    }),
  )
})
