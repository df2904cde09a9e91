import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factBroken, isProtectedWord } from '#model/surveys/writing-guard.ts'
import { corrected, tidied, type Remark } from '#model/surveys/writing-local.ts'

describe('a suggestion keeps the facts', () => {
  test.each([
    ['She have stage 2 cancer.', 'She has stage 2 cancer.', null],
    ['She has stage 2 cancer.', 'She has stage 3 cancer.', 'number'],
    ['Two cycles of cisplatin', 'Three cycles of cisplatin', 'number'],
    ['Some cycles were given', 'Four cycles were given', 'number'],
    ['12,5 mg daily', '12.5 mg daily', null],
    ['The node is 12 mm', 'The node is 12 mm, up from 8 mm', 'number'],
    ['He gets carboplatin', 'He gets cisplatin', 'drug'],
    ['Is immunotherapy an option?', 'Is pembrolizumab an option?', 'drug'],
    ['What about osimertinib?', 'What is known about osimertinib?', null],
    ['There is metastasis', 'There is no metastasis', 'negation'],
    ['There is no metastasis', 'There is metastasis', 'negation'],
    ['She dont tolerate it', "She doesn't tolerate it", null],
    ['She doesn’t tolerate it', 'She does not tolerate it', null],
    ['He has not not been treated', 'He has not been treated', null],
    ['She cannot walk', 'She can walk', 'negation'],
    ['患者没有转移', '患者有转移', 'negation'],
    ['The tumor is HER2-positive.', 'The tumor is HER2-negative.', 'negation'],
    ['It is node-negative.', 'It is node-positive.', 'negation'],
    ['Triple-negative breast cancer', 'Triple-positive breast cancer', 'negation'],
    ['He is a non-smoker.', 'He is a smoker.', 'negation'],
    ['HER2 阴性', 'HER2 阳性', 'opposite'],
    ['She has stage II disease.', 'She has stage III disease.', 'number'],
    ['stage I disease', 'stage V disease', 'number'],
    ['stage ii disease', 'Stage II disease', null],
    ['morphine 5 mg and oxycodone 10 mg', 'morphine 10 mg and oxycodone 5 mg', 'number'],
    ['morphine 5 mg and oxycodone 10 mg', 'oxycodone 5 mg and morphine 10 mg', 'drug'],
    ['He takes 10 mg.', 'He takes 10 g.', 'number'],
    ['for 3 week', 'for 3 weeks', null],
    ['a 5cm mass, 40 percent', 'a 5 cm mass, 40%', null],
    ['The mass is in the left lung.', 'The mass is in the right lung.', 'opposite'],
    ['肿块位于左肺', '肿块位于右肺', 'opposite'],
    ['chemotherapy before surgery', 'chemotherapy after surgery', 'opposite'],
    ['PD-L1 is high', 'PD-L1 is low', 'opposite'],
    ['The lesion grew.', 'The lesion shrank.', 'opposite'],
    ['The lesion grow.', 'The lesion grew.', null],
    ['She got Keytruda.', 'She got Opdivo.', 'drug'],
    ['He got eribulin.', 'He got vinorelbine.', 'drug'],
    ['使用帕博利珠单抗', '使用纳武利尤单抗', 'drug'],
    ['使用顺铂', '使用卡铂', 'drug'],
    ['She asks whether her HER2 positive tumor', 'She asks whether her HER2-positive tumor', null],
    ['化疗三次', '化疗四次', 'number'],
    ['患者不能耐受化疗', '患者不能耐受化疗。', null],
  ] as const)('%s → %s: %s', (text, suggestion, broken) => expect(factBroken(text, suggestion)).toBe(broken))

  test('a text never breaks its own facts, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(factBroken(text, text)).toBeNull()
      }),
    )
  })

  test('a new figure anywhere is seen', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12 }), fc.integer({ min: 10, max: 9999 }), (text, figure) => {
        expect(factBroken(text, `${text} ${figure}`)).toBe('number')
        expect(factBroken(`${figure} ${text}`, text)).toBe('number')
      }),
    )
  })
})

const remark = (text: string, problem: string, kind: string, ...replacements: string[]): Remark => {
  const start = [...text.slice(0, text.indexOf(problem))].length
  return { start, end: start + [...problem].length, kind, problem, replacements }
}
const none = new Set<string>()

describe('the local helper', () => {
  test('applies agreement, grammar and repetition, and names a doubtful word', () => {
    const text = 'She have 😀 a mass of the the lung and dont tolerate carboplatin or mets.'
    const remarks = [
      remark(text, 'have', 'Agreement', 'has'),
      remark(text, 'the the', 'Repetition', 'the'),
      remark(text, 'dont', 'Spelling', "don't", 'dent'),
      remark(text, 'carboplatin', 'Spelling', 'carbonating'),
      remark(text, 'mets', 'Spelling', 'meth'),
    ]
    expect(corrected(text, remarks, { attempt: 0, known: none })).toEqual({
      text: 'She has 😀 a mass of the lung and dont tolerate carboplatin or mets.',
      hints: [
        { key: 'ai.hint.spelling', params: { word: 'dont' } },
        { key: 'ai.hint.spelling', params: { word: 'mets' } },
      ],
    })
    expect(corrected(text, remarks, { attempt: 0, known: new Set(['mets', 'dont']) }).hints).toEqual([])
  })

  test('goes further when it is asked again', () => {
    const text = 'I am worry about it.'
    const remarks = [remark(text, 'worry', 'Usage', 'worried')]
    expect(corrected(text, remarks, { attempt: 0, known: none }).text).toBe(text)
    expect(corrected(text, remarks, { attempt: 1, known: none }).text).toBe('I am worried about it.')
  })

  test('never touches drugs, abbreviations and figures', () => {
    for (const word of ['pembrolizumab', 'EGFR', 'PD-L1', 'FOLFIRINOX', 'c-MET', '5-FU']) {
      expect(isProtectedWord(word), word).toBe(true)
      expect(
        corrected(`with ${word} now.`, [remark(`with ${word} now.`, word, 'Grammar', 'something')], {
          attempt: 3,
          known: none,
        }).text,
      ).toBe(`With ${word} now.`)
    }
  })

  test.each([
    ['I dont know.', "I don't know."],
    ['We dont know.', "We don't know."],
    ['They doesnt respond.', "They don't respond."],
    ['She dont tolerate it.', "She doesn't tolerate it."],
    ['It doesnt grow.', "It doesn't grow."],
    ['The patient dont tolerate it.', "The patient doesn't tolerate it."],
    ['Why dont you operate?', "Why don't you operate?"],
    ['Dont you operate?', "Don't you operate?"],
    ['Why dont she respond?', "Why doesn't she respond?"],
    ['They havent operated.', "They haven't operated."],
    ['My mother havent agreed.', "My mother hasn't agreed."],
    ['She and I dont agree.', 'She and I dont agree.'],
    ['Patients with metastases dont respond.', 'Patients with metastases dont respond.'],
    ['The drugs for it dont help.', 'The drugs for it dont help.'],
    ['There are drugs that dont help.', 'There are drugs that dont help.'],
    ['She is weak and she dont eat.', "She is weak and she doesn't eat."],
    ['The treatment of my sister dont help, i.e. it dont.', 'The treatment of my sister dont help, i.e. it dont.'],
  ])('dont follows the subject, where it is sure: %s', (text, better) => {
    const problem = /\b(?:dont|doesnt|havent)\b/i.exec(text)?.[0] ?? ''
    expect(
      corrected(text, [remark(text, problem, 'Spelling', problem.replace(/nt$/i, "n't"))], { attempt: 1, known: none })
        .text,
    ).toBe(better)
  })

  test.each([
    ['b.i.d.', 'Spelling', 'bid'],
    ['p.o.', 'Spelling', 'po'],
    ['15-3', 'Formatting', '15–3'],
    ['-', 'Formatting', '–'],
    ['T2.N1', 'Spelling', 'T2. N1'],
    ['of', 'Capitalization', 'Of'],
    ['vs', 'Typo', 'is'],
    ['c/o', 'Typo', 'coo'],
    ['daily', 'Capitalization', 'Daily'],
    ['respond', 'Agreement', 'responds'],
  ])('%s stays what it is (%s)', (problem, kind, replacement) => {
    const text =
      'CA 15-3 was high in T2.N1 vs. the No.of c/o nodes; aspirin b.i.d. daily, then p.o. alone. Does she respond?'
    expect(corrected(text, [remark(text, problem, kind, replacement)], { attempt: 1, known: none }).text).toBe(text)
  })

  test.each([
    ['Cancer of the breast.She had surgery.', 'Cancer of the breast. She had surgery.'],
    ['It is done.I had it.', 'It is done. I had it.'],
    ['Is it done?What next?', 'Is it done? What next?'],
    ['It is T2.N1 M0.', 'It is T2.N1 M0.'],
    ['It is pT2.The N is 1.', 'It is pT2.The N is 1.'],
    ['See www.clinic.The now.', 'See www.clinic.The now.'],
    ['Names in node.Js and nab.Paclitaxel', 'Names in node.Js and nab.Paclitaxel'],
    ['CT shows no mets.MRI pending', 'CT shows no mets.MRI pending'],
    ['The size is small,its margin clear.', 'The size is small, its margin clear.'],
    ['It is 3,5 cm, T2,N1 and 1,000 mg.', 'It is 3,5 cm, T2,N1 and 1,000 mg.'],
    ['Give it b.i.d. for five days, e.g. aspirin.', 'Give it b.i.d. for five days, e.g. aspirin.'],
    ['Chemo vs. surgery, approx. three, q.d. please', 'Chemo vs. surgery, approx. three, q.d. please'],
    ['er positive. mri was done. she is well.', 'er positive. mri was done. She is well.'],
    ['e.g. aspirin', 'e.g. aspirin'],
    ['ki67 of 20%. p53 is wild type', 'ki67 of 20%. p53 is wild type'],
    ['seen by dr. chen. now what', 'Seen by dr. chen. Now what'],
    ['what now  , please ?', 'What now, please?'],
    ['能否手术？？？', '能否手术？'],
    ['患者男,六十岁', '患者男，六十岁'],
    ['A line.\n\nanother  line.', 'A line.\n\nAnother line.'],
    ['pT2 N1. mTOR was tested', 'pT2 N1. mTOR was tested'],
  ])('tidies %s', (text, tidy) => expect(tidied(text)).toBe(tidy))

  test('tidying twice is tidying once, and keeps every letter and figure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const once = tidied(text)
        expect(tidied(once)).toBe(once)
        expect(once.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).toBe(
          text
            .normalize('NFC')
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]/gu, ''),
        )
      }),
    )
  })
})
