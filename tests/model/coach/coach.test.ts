import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisFactInput, factFinder, readFacts, type CoachFact } from '#model/panels/coach/coach.ts'
import { phrasesOf } from '#model/panels/coach/phrases.ts'
import { statedOf } from '#model/panels/coach/stated-facts.ts'
import { generalFacts, groupFacts } from '#db/seed/reference/coach-facts.ts'

const fact = (id: string, pattern: string): CoachFact => ({
  id,
  label: id,
  labelZh: null,
  hint: null,
  hintZh: null,
  pattern,
})

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
    expect(diagnosisFactInput.safeParse({ label: 'x', pattern: 'stage', groupId: 'g', domainId: 'd' }).success).toBe(
      false,
    )
  })

  test('a phrase taken literally finds itself, whatever its signs', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .filter(
            (word) => phrasesOf(word).length === 1 && !/[*#,，\s-]/.test(word.normalize('NFKC')) && !/[,，]/.test(word),
          ),
        (word) => {
          expect(factFinder(word)(`« ${word} »`)).toBe(true)
        },
      ),
    )
  })

  test('comes to an end soon, however it is written and whatever it reads', () => {
    const patterns = [...generalFacts, ...Object.values(groupFacts).flat()].map(({ pattern }) => pattern)
    for (const pattern of [...patterns, '*'.repeat(50) + 'x', '# # # # # # #', '*-*-*-*-*-x'])
      expect(typeof factFinder(pattern)('a1 '.repeat(6_000) + '-'.repeat(2_000))).toBe('boolean')
  })
})

test('a text is read fact by fact, in the order of the facts', () => {
  const readings = readFacts(
    [fact('Stage', 'stage'), fact('HER2', 'HER2'), fact('ECOG', 'ECOG')],
    'HER2 positive, ECOG 0',
  )
  expect(readings.map(({ fact: { id }, present }) => [id, present])).toEqual([
    ['Stage', false],
    ['HER2', true],
    ['ECOG', true],
  ])
})

describe('what is only asked is not named', () => {
  const named = (text: string) =>
    readFacts(
      generalFacts.map((one, at) => ({ id: String(at), ...one })),
      text,
    ).flatMap(({ fact: { label }, present }) => (present ? [label] : []))
  const [stage, biomarkers, treated, condition, imaging] = [
    'Stage',
    'Biomarkers',
    'Treatments so far',
    'General condition',
    'Latest imaging',
  ]
  test.each([
    ['Should I have surgery?', []],
    ['should she have surgery', []],
    ['Is chemotherapy better?', []],
    ['Is chemotherapy better', []],
    ['Would radiation help, or is immunotherapy the safer choice?', []],
    ['Do I need more treatment?', []],
    ['Can the tumor be resected?', []],
    ['What about surgery?', []],
    ['Surgery, chemotherapy or radiation?', []],
    ['Surgery, chemotherapy or radiation, which is better?', []],
    ['If surgery fails, should she have radiation?', []],
    ['Instead of chemotherapy, would surgery do?', []],
    ['I would like to know whether surgery is better.', []],
    ['I do not know whether to have surgery.', []],
    ['What is my stage?', []],
    ['Is ECOG 2 too weak?', []],
    ['Should we wait for the PET scan?', []],
    ['After surgery in 2024, should I have more?', [treated]],
    ['Should I have radiation after my surgery in 2024?', [treated]],
    ['Is radiation useful now that she has had a mastectomy?', [treated]],
    ['She had chemotherapy, is surgery possible?', [treated]],
    ['She had four cycles of cisplatin. Should she have surgery?', [treated]],
    ['Should she have surgery? She is at stage IIIA.', [stage]],
    ['Should a woman with stage IIIA disease have surgery?', [stage]],
    ['What is next for a man with an EGFR-mutated tumor?', [biomarkers]],
    ['Is surgery possible in stage IIIA?', [stage]],
    ['Stage IIIA, ECOG 1, surgery or chemotherapy?', [stage, condition]],
    ['HER2 positive: should I have it?', [biomarkers]],
    ['The stage is unknown. Is surgery possible?', []],
    ['Stage unknown', []],
    ['It is not known whether the tumor is HER2 positive.', []],
    ['CT in May showed a nodule of 12,5 mm (metastases?).', [imaging]],
    ['Was operated on in May.', [treated]],
    ['Is on chemotherapy now.', [treated]],
    ['Did not tolerate chemotherapy.', [treated]],
    ['The surgery of 2024 went well, e.g. no leak. What next?', [treated]],
    ['要不要手术？', []],
    ['是否应该化疗', []],
    ['我应该做手术还是化疗？', []],
    ['化疗是不是更好？', []],
    ['手术，化疗，哪个好？', []],
    ['如果手术，还需要放疗吗？', []],
    ['可以手术吗', []],
    ['手术有什么风险？', []],
    ['我不知道要不要手术。', []],
    ['目前是几期？', []],
    ['2024年手术后，应该放疗吗？', [treated]],
    ['手术后是否需要放疗？', [treated]],
    ['已做四次化疗，要不要手术？', [treated]],
    ['做过手术。还要放疗吗？', [treated]],
    ['IIIA期能做手术吗？', [stage]],
    ['Ⅲ期是否可以手术？', [stage]],
    ['EGFR突变阳性，用什么药好？', [biomarkers]],
    ['分期不详', []],
    ['不清楚是否转移。', []],
    ['应该是IIIA期', [stage]],
    ['化疗四次后复查CT，肿块3厘米。下一步怎么办？', [treated, imaging]],
  ])('%s', (text, expected) => expect(named(text)).toEqual(expected))

  test('a text that asks nothing is read whole, and no text takes long', () => {
    for (const text of [
      'She is at stage IIIA, after surgery; ECOG 1.',
      'HER2 positive, ER 90 %',
      '肺癌IIIA期，已做四次化疗。',
    ])
      expect(statedOf(text)).toBe(text.normalize('NFKC'))
    for (const unit of ['with ', 'is a, ', 'T2 N1? ', '(?', '要不要', 'should I with stage ', '\n'])
      expect(typeof statedOf(unit.repeat(20_000 / unit.length))).toBe('string')
  })
})

test('the facts that come with the product are whole in both languages and find their own hints or labels', () => {
  for (const one of [...generalFacts, ...Object.values(groupFacts).flat()]) {
    expect(diagnosisFactInput.safeParse(one).success, one.label).toBe(true)
    const finds = factFinder(one.pattern)
    expect([one.label, one.hint].some(finds), `${one.label}: its own words`).toBe(true)
    expect([one.labelZh, one.hintZh].some(finds), `${one.labelZh}: its own words`).toBe(true)
  }
})
