import { z } from 'zod'
import { defaultLimits } from './limits.ts'

const limit = (
  name:
    | 'minimum'
    | 'distinct'
    | 'meaninglessWords'
    | 'singleShare'
    | 'sameLetter'
    | 'repetitionWords'
    | 'wordShare'
    | 'wordRun',
) => defaultLimits[`longText.${name}`]

export const longTextProblems = [
  'errors.required',
  'errors.longText.tooShort',
  'errors.longText.noLetter',
  'errors.longText.onlyDigits',
  'errors.longText.distinct',
  'errors.longText.meaningless',
  'errors.longText.sameLetter',
  'errors.longText.wordRepetition',
] as const
/** Text key of the first rule that a text breaks. */
export type LongTextProblem = (typeof longTextProblems)[number]

/** No text that a person writes is longer, in UTF-16 units. */
export const longestText = 20_000
/** of a reason that someone gives for a decision */
export const longestReason = 2000
/** of what is said about a file or a link */
export const longestDescription = 1000

/** As a text is stored: one spelling of every character, no space around. Nothing is folded: 10⁹/L must not become 109/L. */
export const storedText = (text: string): string => text.normalize('NFC').trim()

/** As a text is judged: marks, figures and letters of every width and form count as the plain ones. */
const judgedText = (text: string): string => text.normalize('NFKC').trim()

/** The first rule that a long text breaks, or null when it may be asked. */
export function longTextProblem(input: string): LongTextProblem | null {
  const text = judgedText(input)
  // invisible characters are no more content than spaces are
  const characters = [...text.replaceAll(/[\s\p{Cf}\p{Cc}]/gu, '')]
  if (characters.length === 0) return 'errors.required'
  if (characters.length < limit('minimum')) return 'errors.longText.tooShort'
  if (!/[\p{L}\p{N}]/u.test(text)) return 'errors.longText.noLetter'
  if (!/\p{L}/u.test(text)) return 'errors.longText.onlyDigits'
  if (new Set(characters).size < limit('distinct')) return 'errors.longText.distinct'
  const words = hasSpaces(text) ? wordsOf(text) : []
  if (
    words.length > limit('meaninglessWords') &&
    share(words, (word) => [...word].length === 1) > limit('singleShare') / 100
  )
    return 'errors.longText.meaningless'
  if (sameLetters.test(withoutRomanNumerals(text))) return 'errors.longText.sameLetter'
  return repeatsWords(words) ? 'errors.longText.wordRepetition' : null
}

const sameLetters = new RegExp(`(\\p{L})\\1{${limit('sameLetter') - 1}}`, 'iu')

/** A text field under the long-text rule; the issue's message is the text key, the output is normalised. */
export const longTextSchema = z
  .string()
  .max(longestText)
  .transform(storedText)
  .superRefine((text, context) => {
    const problem = longTextProblem(text)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

const share = (words: readonly string[], fits: (word: string) => boolean) => words.filter(fits).length / words.length

/**
 * Whether words can be told apart by spaces. Chinese, Japanese, Thai and their kin are written without; a text that is
 * a third in such a script is, since it borrows Latin drug and gene names.
 */
function hasSpaces(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const spaceless =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu,
    ) ?? []
  return spaceless.length * 3 < letters.length
}

/** Words without the punctuation around them; a lone dash or bullet stays a word of one character. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word)

function repeatsWords(words: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (
    words.length >= limit('repetitionWords') &&
    Math.max(...counts.values()) / words.length > limit('wordShare') / 100
  )
    return true
  return words.some(
    (word, at) =>
      words.length >= at + limit('wordRun') && words.slice(at, at + limit('wordRun')).every((next) => next === word),
  )
}

/** Up to 39, with the letter and digit of a stage or a grade: III, VIII, IIIA, IIIC2. */
const romanNumeral = /^(?=[XVI])X{0,3}(?:IX|IV|V?I{0,3})[A-E]?\d?$/i

/** A numeral is a whole word among Latin letters and digits, so that `III期` holds one and `IIIrd` does not. */
const withoutRomanNumerals = (text: string): string =>
  text.replaceAll(/[\p{Script=Latin}\p{N}]+/gu, (word) => (romanNumeral.test(word) ? ' ' : word))
