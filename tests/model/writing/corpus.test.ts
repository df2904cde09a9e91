import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { neoplasms } from '#db/seed/reference/neoplasms.ts'
import { inDictionary } from '#model/oncology/medical.ts'
import { misspellings } from '#model/oncology/misspellings.ts'
import { factBroken } from '#model/surveys/writing-guard.ts'
import { spelt } from '#model/surveys/writing-spelling.ts'
import { localWriting, type WritingHelp } from '#api/ports/writing.ts'
import { ofLength } from '../../support/length.ts'
import { textsWithFacts } from './texts.ts'

// this test is not about how long one suggestion takes
const wholeMs = 300_000
const local = localWriting({ spellingAfterMs: 0, wholeMs })
/** It never gets as far as checking the spelling. */
const unspelt = localWriting({ spellingAfterMs: 3_600_000, wholeMs })
afterAll(() => Promise.all([local.close(), unspelt.close()]))
const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
/** as the product knows them: the words of its diagnoses */
const known = new Set(
  neoplasms.flatMap(({ groups }) =>
    groups.flatMap(({ name, diagnoses }) => [name, ...diagnoses.map((one) => one.name)].flatMap(words)),
  ),
)
const terms = readFileSync(new URL('medical-terms.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
/** All of it in the long version, every fifth in the short one. */
const sample = <T>(all: readonly T[]) => all.filter((_, at) => at % ofLength(5, 1) === 0)
const suggest = (text: string, attempt = 0) => local.suggest({ text, target: 'history', attempt, known })

describe('common misspellings', () => {
  test('are no words of medicine, and mending one changes no fact', () => {
    const medical = new Set([...terms.map((term) => term.toLowerCase()), ...known])
    for (const [wrong, right] of misspellings) {
      expect(medical.has(wrong) || inDictionary(wrong), wrong).toBe(false)
      expect(factBroken(`We saw ${wrong} then.`, `We saw ${right} then.`), wrong).toBe(null)
      // nor is anything put in that a suggestion may not add
      expect(['number', 'drug', 'negation'], wrong).not.toContain(
        factBroken('We saw it then.', `We saw ${right} then.`),
      )
      expect(misspellings.has(right), right).toBe(false)
    }
  })

  test.each([
    ['teh docter said my canser is controled', 'the doctor said my cancer is controlled'],
    ['Definately nausia and a siezure.', 'Definitely nausea and a seizure.'],
    ['I RECIEVED CHEMOTHERAPHY', 'I RECEIVED CHEMOTHERAPY'],
    ['Dr. Tumer of Brest wrote it.', 'Dr. Tumer of Brest wrote it.'],
    ['see www.canser.org and mail teh@docter.com', 'see www.canser.org and mail teh@docter.com'],
  ])('%s', (text, right) => expect(spelt(text)).toBe(right))
})

test('there are texts and terms enough', () => {
  expect(textsWithFacts.length).toBeGreaterThanOrEqual(100)
  expect(terms.length).toBeGreaterThanOrEqual(2_000)
})

test(
  'no fact of a hundred texts is changed, at the first suggestion and at a bolder one',
  { timeout: 600_000 },
  async () => {
    let better = 0
    const texts = sample(textsWithFacts)
    for (const [text, ...facts] of texts)
      for (const attempt of [0, 1]) {
        const { text: suggestion } = await suggest(text, attempt)
        if (suggestion === null) continue
        better++
        for (const fact of facts)
          expect(suggestion.toLowerCase(), `${text} → ${suggestion}`).toContain(fact.toLowerCase())
        expect(spelt(suggestion), suggestion).toBe(suggestion)
      }
    // most of them have something to mend
    expect(better).toBeGreaterThan(texts.length)
  },
)

test('two thousand words of medicine raise no alarm', { timeout: 600_000 }, async () => {
  // what is asked after the first answer is checked for spelling too
  expect((await suggest('It was xqzvolated.')).text).toBeNull()
  expect(await alarms(suggest)).toEqual([])
  expect((await suggest('It was xqzvolated.')).hints).toEqual([
    { key: 'ai.hint.spelling', params: { word: 'xqzvolated' } },
  ])
})

test('nor do they before spelling is checked', { timeout: 600_000 }, async () => {
  expect(await alarms((text) => unspelt.suggest({ text, target: 'history', attempt: 0, known }))).toEqual([])
})

/** What is changed or doubted in sentences that name the terms. */
async function alarms(suggest: (text: string) => ReturnType<WritingHelp['suggest']>) {
  const raised: unknown[] = []
  const asked = sample(terms)
  for (let at = 0; at < asked.length; at += 60) {
    const text = asked
      .slice(at, at + 60)
      .map((term) => `The report mentions ${term}.`)
      .join('\n')
    const { text: suggestion, hints } = await suggest(text)
    if (suggestion !== null) raised.push(suggestion.split('\n').filter((line) => !text.split('\n').includes(line)))
    if (hints.length > 0) raised.push(hints)
  }
  return raised
}
