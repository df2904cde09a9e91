import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisWords, groupWords } from '#db/seed/reference/diagnosis-words.ts'
import { chineseNames } from '#db/seed/reference/diagnosis-names-zh.ts'
import { neoplasms } from '#db/seed/reference/neoplasms.ts'
import { indexDiagnoses, searchDiagnoses } from '#model/panels/diagnoses/diagnosis-search.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import {
  distance,
  allowedTypos,
  isGrowth,
  isQualifier,
  sameKind,
  wordsOf,
} from '#model/panels/diagnoses/diagnosis-terms.ts'

const none = { plainName: null, plainNameZh: null, synonyms: null, synonymsZh: null }
const rows = neoplasms.flatMap((domain) =>
  domain.groups.flatMap((group) => {
    const its = { id: group.code, name: group.name, nameZh: group.nameZh ?? null, ...(groupWords(group.code) ?? none) }
    return group.diagnoses.map((one) => ({
      id: one.code,
      code: one.code,
      name: one.name,
      nameZh: one.nameZh ?? chineseNames.get(one.code) ?? null,
      ...(diagnosisWords.get(one.code) ?? none),
      group: its,
    }))
  }),
)
const index = indexDiagnoses(rows)
const codes = new Set(rows.map((row) => row.code))
const found = (term: string) => searchDiagnoses(index, term).map((one) => one.stored.code)
const known = rows.filter((row) => row.plainName !== null)

describe('the words of the reference data', () => {
  test('belong to diagnoses and groups that there are', () => {
    expect([...diagnosisWords.keys(), ...chineseNames.keys()].filter((code) => !codes.has(code))).toEqual([])
  })
  test('every diagnosis has a Chinese name, and names of different sites differ', () => {
    expect(rows.filter((row) => !row.nameZh).map((row) => row.code)).toEqual([])
  })
  test('no official phrase reaches a patient where there are plainer words', () => {
    const official = rows.map((row) => plainNameOf(row, 'en')).filter((name) => /^malignant neoplasm of/i.test(name))
    expect(official).toEqual([])
  })
})

describe('a search', () => {
  test('finds every diagnosis by its own official name, its everyday names and its code', () => {
    const missed = rows.flatMap((row) =>
      [row.name, row.code, ...(row.synonyms ?? []), ...(row.plainName ? [row.plainName] : [])].filter(
        (term) => !searchDiagnoses(index, term, { unfolded: true }).some((one) => one.place.id === row.id),
      ),
    )
    expect(missed).toEqual([])
  })

  test('does not mind the order of the words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), ({ plainName }, at) => {
        const words = (plainName ?? '').split(' ')
        const turned = [...words.slice(at % words.length), ...words.slice(0, at % words.length)].join(' ')
        expect(found(turned)[0]).toBe(found(plainName ?? '')[0])
      }),
    )
  })

  const spelled = [...index.vocabulary].filter((word) => allowedTypos(word) > 0 && /^[a-z]+$/.test(word))

  test('forgives a wrong letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spelled), fc.nat(), fc.constantFrom('x', 'z', 'q'), (word, at, letter) => {
        const wrong = word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1)
        // without an s that could be a plural's it may be too short
        fc.pre(wordsOf(wrong).some((one) => allowedTypos(one) > 0))
        expect(searchDiagnoses(index, wrong, { unfolded: true }).length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  test('takes a word that is spelled right for nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spelled.filter((word) => !isQualifier(word) && !isGrowth(word))), (word) => {
        for (const { place } of searchDiagnoses(index, word, { unfolded: true })) {
          const { name, plainName, synonyms, group } = place
          const said = [name, plainName, ...(synonyms ?? []), group.name, group.plainName, ...(group.synonyms ?? [])]
          expect(
            said.flatMap((text) => wordsOf(text ?? '')).some((one) => one.startsWith(word) || sameKind(word, one)),
          ).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('finds nothing by signs alone, and everything before anything is typed', () => {
    for (const term of ['😀', '--', '%', "'", '!!']) expect([term, found(term)]).toEqual([term, []])
    expect(found('').length).toBeGreaterThan(100)
  })
  test('survives whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (term) => {
        expect(Array.isArray(searchDiagnoses(index, term))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('counts letters that changed places as one', () => {
    expect(distance('breats', 'breast', 1)).toBe(1)
    expect(distance('brest', 'breast', 1)).toBe(1)
    expect(distance('lung', 'tongue', 1)).toBe(2)
  })
})

test.each([
  ['Malignant neoplasm of breast of unspecified site', '乳腺癌，部位未特指', 'Breast cancer', '乳腺癌'],
  ['Malignant neoplasm of bladder, unspecified', '膀胱癌，未特指', 'Bladder cancer', '膀胱癌'],
  [
    'Malignant neoplasm of unspecified part of unspecified bronchus or lung',
    '肺癌，部位和侧别未特指',
    'Lung cancer',
    '肺癌',
  ],
  [
    'Malignant neoplasm of upper-outer quadrant of breast',
    '乳腺外上象限癌',
    'Cancer of upper-outer quadrant of breast',
    '乳腺外上象限癌',
  ],
])('%s is called as people call it, where nothing further is known', (name, nameZh, english, chinese) => {
  const row = { name, nameZh, plainName: null, plainNameZh: null }
  expect(plainNameOf(row, 'en')).toBe(english)
  expect(plainNameOf(row, 'zh')).toBe(chinese)
})
