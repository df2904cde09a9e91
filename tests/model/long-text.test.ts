import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longTextProblem, longTextProblems, longTextSchema, storedText } from '#model/long-text.ts'

const key = (name: string) => `errors.longText.${name}`

describe('long text', () => {
  it.each([
    ['empty', '', 'errors.required'],
    ['only spaces, also wide and zero-width ones', ' \t\n\u3000\u200b', 'errors.required'],
    ['14 non-space characters', 'abcdefg hijklmn', key('tooShort')],
    ['15 non-space characters', 'abcdefg hijklmno', null],
    ['zero-width characters do not count', `abcdefg hijklmn${'\u200b'.repeat(5)}`, key('tooShort')],
    ['only symbols', '?!?!%&?!?!%&?!?!', key('noLetter')],
    ['digits and symbols', '12.5 / 13.7 / 14.9 / 15', key('onlyDigits')],
    ['digits, symbols and one letter', '12.5 / 13.7 / 14.9 mg', null],
    ['two distinct characters', 'ab ab ab ab ab ab ab ab', key('distinct')],
    ['three distinct characters', 'abcabcabcabcabc', null],
    ['five words are never meaningless', 'a b c d efghijklmnopq', null],
    ['six words, five of them single: 83 %', 'a b c d e fghijklmnop', key('meaningless')],
    ['ten words, seven of them single: exactly 70 %', 'a b c d e f g hello there friends', null],
    ['ten words, eight of them single', 'a b c d e f g h hellothere friends', key('meaningless')],
    ['a letter twice', 'what is the best dosse for her', null],
    ['a letter three times', 'what is the best dossse for her', key('sameLetter')],
    ['a letter three times, in both cases', 'what is the best dosSse for her', key('sameLetter')],
    ['a digit three times', 'her platelets are at 111000 now', null],
    ['stage III', 'treatment of stage III disease?', null],
    ['stage iii', 'treatment of stage iii disease?', null],
    ['VIII', 'factor VIII replacement before surgery', null],
    ['IIIA, IIIC2', 'is stage IIIA or IIIC2 operable here', null],
    ['II/III', 'a phase II/III trial, is it open?', null],
    ['the single character Ⅲ', 'treatment of stage Ⅲ disease?', null],
    ['IIII is no numeral', 'treatment of stage IIII disease', key('sameLetter')],
    ['IIIrd is no whole word', 'this is her IIIrd line treatment', key('sameLetter')],
    ['half of six words', 'pain pain worse pain at night', null],
    ['more than half of six words', 'pain pain worse pain pain night', key('wordRepetition')],
    ['three times running', 'help help help with this very rare tumour', null],
    ['four times running', 'help Help help, help with this very rare tumour in her', key('wordRepetition')],
    ['five words may repeat', 'what cancer cancer what cancer', null],
    ['Chinese, 14 characters', '患者术后三个月复查发现新病灶', key('tooShort')],
    ['Chinese, 15 characters', '患者术后三个月复查发现了新病灶', null],
    ['Chinese with a numeral', '三阴性乳腺癌III期患者术后应当如何治疗', null],
    ['Chinese, words spaced one by one', '患 者 术 后 三 个 月 复 查 发 现 了 新 病 灶', null],
    ['Chinese with repeated Latin words', '患者 HER2 HER2 HER2 HER2 阳性如何选择靶向治疗方案呢', null],
    ['Chinese, one character three times', '患者疼疼疼得厉害应当如何处理才好', key('sameLetter')],
    ['Japanese', '乳がん術後の再発に対する治療はどうすべきか', null],
    ['full-width digits and letters', 'ＨＥＲ２ 陽性 １２３４５６７８９', null],
  ])('%s', (_name, text, expected) => {
    expect(longTextProblem(text)).toBe(expected)
  })

  it('gives one of its own keys or null for any text, and the same after normalising', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'I', '1', '癌', '!') }),
        ),
        (text) => {
          const problem = longTextProblem(text)
          expect(problem === null || longTextProblems.includes(problem)).toBe(true)
          expect(longTextProblem(storedText(text))).toBe(problem)
        },
      ),
    )
  })

  it('refuses any letter run of three, wherever it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'é', 'ж', '癌'), fc.nat(20), (letter, at) => {
        const text = 'what should be done with this tumour'
        expect(longTextProblem(`${text.slice(0, at)}${letter.repeat(3)}${text.slice(at)}`)).toBe(key('sameLetter'))
      }),
    )
  })

  it('carries the key as the message of a field, and gives back the normalised text', () => {
    expect(longTextSchema.safeParse('too short').error?.issues[0]?.message).toBe(key('tooShort'))
    expect(longTextSchema.parse('  treatment with 12×10⁹/L，please？ ')).toBe('treatment with 12×10⁹/L，please？')
  })
})
