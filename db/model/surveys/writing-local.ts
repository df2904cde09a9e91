import { isProtectedWord } from './writing-guard.ts'
import type { WritingHint } from './writing-wire.ts'

/** One remark of the grammar checker. `start` and `end` count characters (Unicode scalar values), `end` not included. */
export interface Remark { start: number; end: number; kind: string; problem: string; replacements: readonly string[] }

/** Remarks that are sure enough to be applied: they change forms, never words. */
const sure = new Set(['Agreement', 'Grammar', 'Repetition', 'Formatting', 'Punctuation', 'Capitalization', 'BoundaryError'])
/** Applied when somebody asks for another suggestion: they may change a word. */
const bolder = new Set([...sure, 'Usage', 'WordChoice', 'Redundancy', 'Readability', 'Style', 'Eggcorn', 'Malapropism', 'Typo'])

const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '')
/** dont → don't, thats → that's: the same letters in the same order */
const sameLetters = (problem: string, replacement: string) => problem !== replacement && letters(problem) === letters(replacement)
const isArticle = ({ problem, replacements }: Remark) => /^an?$/i.test(problem) && /^an?$/i.test(replacements[0] ?? '')

function replacementFor(remark: Remark, attempt: number): string | undefined {
  const [first] = remark.replacements
  if (first === undefined) return undefined
  if (remark.problem.split(/\s+/).some(isProtectedWord)) return undefined
  if ((attempt > 0 ? bolder : sure).has(remark.kind) || isArticle(remark)) return first
  return remark.kind === 'Spelling' ? remark.replacements.find((one) => sameLetters(remark.problem, one)) : undefined
}

/**
 * The text with what can be mended safely. A doubtful word stays and becomes a hint.
 * @param attempt 0 for the first suggestion; later ones go further
 * @param known words that are right though no dictionary has them, lower case
 */
export function mended(text: string, remarks: readonly Remark[], { attempt, known }: { attempt: number; known: ReadonlySet<string> }): { text: string; hints: WritingHint[] } {
  const characters = [...text]
  const hints: WritingHint[] = []
  const changes = remarks.flatMap((remark) => {
    const replacement = replacementFor(remark, attempt)
    if (replacement !== undefined) return [{ ...remark, replacement }]
    const word = remark.problem
    if (remark.kind === 'Spelling' && !isProtectedWord(word) && !known.has(word.toLowerCase()) && hints.length < 5 && !hints.some(({ params }) => params.word === word)) {
      hints.push({ key: 'ai.hint.spelling', params: { word } })
    }
    return []
  })
  let at = characters.length + 1
  for (const { start, end, replacement } of changes.toSorted((one, other) => other.start - one.start)) {
    if (end > at) continue
    characters.splice(start, end - start, ...replacement)
    at = start
  }
  return { text: tidied(characters.join('')), hints }
}

/** Blanks where they belong, in every script; sentences begin with a capital where letters have one. */
export const tidied = (text: string): string =>
  text.normalize('NFC')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +([,.;:!?](?=\s|$))/g, '$1')
    .replace(/([!?。！？，；])\1+/g, '$1')
    .replace(/(?<=[\p{Script=Han}])\s*,\s*(?=[\p{Script=Han}])/gu, '，')
    .replace(/(^|[.!?]\s+)(\p{Ll})(?=\p{Ll}*[\s,.])/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/[^\S\n]+$/gm, '')
    .trim()
