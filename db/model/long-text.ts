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
/** Text key of the first violated rule. */
export type LongTextProblem = (typeof longTextProblems)[number]

/** Maximum length of any user-written text, in UTF-16 units. */
export const longestText = 20_000
/** maximum for the reason of a decision */
export const longestReason = 2000
/** maximum for the description of a file or link */
export const longestDescription = 1000

/** Text as stored: NFC, trimmed. NFKC would change meaning: 10⁹/L must not become 109/L. */
export const storedText = (text: string): string => text.normalize('NFC').trim()

/** Text as validated: NFKC, so that full-width and styled characters count as plain ones. */
const judgedText = (text: string): string => text.normalize('NFKC').trim()

/** The first rule a long text violates, or null when it is acceptable. */
export function longTextProblem(input: string): LongTextProblem | null {
  const text = judgedText(input)
  // Invisible characters count as little as whitespace.
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

/** Whether a history that was given is left out: a discussion may have been created without one. */
export const historyRemoved = (before: string, after: string): boolean => before.trim() !== '' && after.trim() === ''

const sameLetters = new RegExp(`(\\p{L})\\1{${limit('sameLetter') - 1}}`, 'iu')

/** Text field under the long-text rule; the message is the text key, the output is normalized. */
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
 * Whether words are separated by spaces. Chinese, Japanese, Thai etc. are not; a third of such characters is enough,
 * since these texts contain Latin drug and gene names.
 */
function hasSpaces(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const spaceless =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu,
    ) ?? []
  return spaceless.length * 3 < letters.length
}

/** Words without surrounding punctuation; a lone dash or bullet counts as a one-character word. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? word)

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

/** Up to 39, with the letter and digit of a stage or grade: III, VIII, IIIA, IIIC2. */
const romanNumeral = /^(?=[XVI])X{0,3}(?:IX|IV|V?I{0,3})[A-E]?\d?$/i

/** Removes Roman numerals that are whole words in Latin script: matches in `III期` but not in `IIIrd`. */
const withoutRomanNumerals = (text: string): string =>
  text.replaceAll(/[\p{Script=Latin}\p{N}]+/gu, (word) => (romanNumeral.test(word) ? ' ' : word))
