import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisFactInput, factFinder, phrasesOf, readFacts, type CoachFact } from '#model/panels/coach.ts'
import { generalFacts, groupFacts } from '#db/seed/reference/coach-facts.ts'

const fact = (id: string, pattern: string): CoachFact => ({ id, label: id, labelZh: null, hint: null, hintZh: null, pattern })

describe('a pattern', () => {
  test.each([
    ['stage', 'She is at stage IIIA.', true],
    ['stage', 'The backstage door', false],
    ['ER', 'ER 90 %, PR negative', true],
    ['ER', 'her sister', false],
    ['metasta*', 'no metastases so far', true],
    ['ECOG #', 'ECOG 1', true],
    ['ECOG #', 'ECOG good', false],
    ['# mm', 'a node of 7.5mm', true],
    ['T# N#', 'ypT2N1', false],
    ['T# N#', 'T2 N1 M0', true],
    ['PD-L1', 'PDL1 of 60 percent', true],
    ['CA 19-9', 'CA19-9 is 240', true],
    ['*mab', 'pembrolizumab since May', true],
    ['t(*', 'with t(9;22)', true],
    ['期', '肺癌IIIA期', true],
    ['化疗', '已做四次化疗。', true],
    ['stage，ECOG', 'ECOG', true],
  ])('%s in “%s”: %s', (pattern, text, found) => expect(factFinder(pattern)(text)).toBe(found))

  test('of blanks, commas and signs alone finds nothing and is refused', () => {
    expect(factFinder(' , ;,')('a, b')).toBe(false)
    expect(diagnosisFactInput.safeParse({ label: 'x', pattern: ' ,* ,' }).success).toBe(false)
    expect(diagnosisFactInput.safeParse({ label: 'x', pattern: 'stage', groupId: 'g', domainId: 'd' }).success).toBe(false)
  })

  test('a phrase taken literally finds itself, whatever its signs', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((word) => phrasesOf(word).length === 1 && !/[*#,，\s-]/.test(word.normalize('NFKC')) && !/[,，]/.test(word)), (word) => {
      expect(factFinder(word)(`« ${word} »`)).toBe(true)
    }))
  })

  test('comes to an end soon, however it is written and whatever it reads', () => {
    const patterns = [...generalFacts, ...Object.values(groupFacts).flat()].map(({ pattern }) => pattern)
    for (const pattern of [...patterns, '*'.repeat(50) + 'x', '# # # # # # #', '*-*-*-*-*-x']) expect(typeof factFinder(pattern)('a1 '.repeat(6_000) + '-'.repeat(2_000))).toBe('boolean')
  })
})

test('a text is read fact by fact, in the order of the facts', () => {
  const readings = readFacts([fact('Stage', 'stage'), fact('HER2', 'HER2'), fact('ECOG', 'ECOG')], 'HER2 positive, ECOG 0')
  expect(readings.map(({ fact: { id }, present }) => [id, present])).toEqual([['Stage', false], ['HER2', true], ['ECOG', true]])
})

test('the facts that come with the product are whole in both languages and find their own hints or labels', () => {
  for (const one of [...generalFacts, ...Object.values(groupFacts).flat()]) {
    expect(diagnosisFactInput.safeParse(one).success, one.label).toBe(true)
    const finds = factFinder(one.pattern)
    expect([one.label, one.hint].some(finds), `${one.label}: its own words`).toBe(true)
    expect([one.labelZh, one.hintZh].some(finds), `${one.labelZh}: its own words`).toBe(true)
  }
})
