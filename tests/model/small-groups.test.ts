import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldSmallGroups, smallestGroup, type Counted } from '#model/panels/small-groups.ts'

const groups = fc.array(fc.record({ people: fc.integer({ min: 1, max: 12 }), more: fc.integer({ min: 0, max: 5 }) }), {
  maxLength: 12,
})
const made = (drawn: { people: number; more: number }[]): Counted[] =>
  drawn.map(({ people, more }, i) => ({ name: `Diagnosis ${i}`, people, n: people + more }))

test('no group of fewer than five people is named, none is lost, and none is found by subtraction', () => {
  fc.assert(
    fc.property(groups, (drawn) => {
      const all = made(drawn)
      const shown = foldSmallGroups(all, 'Other')
      const named = shown
        .filter(({ name }) => name !== 'Other')
        .map(({ name }) => all.find((one) => one.name === name)!)
      expect(named.every(({ people }) => people >= smallestGroup)).toBe(true)
      const sum = (rows: { n: number }[]) => rows.reduce((total, { n }) => total + n, 0)
      expect(sum(shown)).toBe(sum(all))
      const folded = all.filter((one) => !named.includes(one))
      const people = folded.reduce((total, one) => total + one.people, 0)
      expect(folded.length === 0 || people >= smallestGroup || named.length === 0).toBe(true)
    }),
  )
})
