import { z } from 'zod'
import { idField, optionalText, requiredText, versionField } from '../fields.ts'
import { statedOf } from './stated.ts'

/**
 * The question coach: which facts an expert will need for a diagnosis, and which of them a text already names. It tells,
 * it never blocks.
 */

/** One thing to look for. `pattern`: words and phrases by comma; `*` stands for any letters, `#` for a number. */
export const coachFactSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    labelZh: z.string().nullable(),
    hint: z.string().nullable(),
    hintZh: z.string().nullable(),
    pattern: z.string(),
  })
  .meta({ id: 'CoachFact' })
export type CoachFact = z.infer<typeof coachFactSchema>
export const coachFactsAnswer = z.object({ data: z.array(coachFactSchema) })

const ofOnePlace = <T extends { diagnosisId?: string | null; groupId?: string | null; domainId?: string | null }>(
  value: T,
  ctx: z.RefinementCtx,
) => {
  const places = [value.diagnosisId, value.groupId, value.domainId].filter(Boolean)
  if (places.length > 1) ctx.addIssue({ code: 'custom', path: ['diagnosisId'], message: 'errors.invalidParameters' })
}
const optionalPlace = idField.nullable().optional()

/** A fact as staff enter it; of a diagnosis, a group, a domain, or of everything when it names none. */
export const diagnosisFactFields = z.strictObject({
  label: requiredText(120),
  labelZh: optionalText(120),
  hint: optionalText(300),
  hintZh: optionalText(300),
  pattern: requiredText(2000).refine((pattern) => phrasesOf(pattern).length > 0, 'errors.required'),
  order: z.int().min(0).max(1000).optional(),
  enabled: z.boolean().optional(),
  diagnosisId: optionalPlace,
  groupId: optionalPlace,
  domainId: optionalPlace,
})
export const diagnosisFactInput = diagnosisFactFields.superRefine(ofOnePlace).meta({ id: 'DiagnosisFactInput' })
export const diagnosisFactRow = z
  .object({
    id: z.string(),
    label: z.string(),
    labelZh: z.string().nullable(),
    hint: z.string().nullable(),
    hintZh: z.string().nullable(),
    pattern: z.string(),
    order: z.int(),
    enabled: z.boolean(),
    diagnosisId: z.string().nullable(),
    groupId: z.string().nullable(),
    domainId: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'DiagnosisFact' })
export type DiagnosisFact = z.infer<typeof diagnosisFactRow>

/** The phrases of a pattern, as entered, without blanks. */
export const phrasesOf = (pattern: string): string[] =>
  pattern
    .split(/[,，]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /[\p{L}\p{N}#]/u.test(phrase))

const wordly = /[\p{Script=Latin}\p{Script=Greek}\p{N}]/u
/** A phrase begins and ends at a word's edge, but not in scripts that write words together. */
const edge = (character: string | undefined, side: 'before' | 'after') =>
  character !== undefined && (wordly.test(character) || character === '#')
    ? side === 'before'
      ? '(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{N}])'
      : '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{N}])'
    : ''

function phraseSource(phrase: string): string {
  const folded = phrase
    .normalize('NFKC')
    .replace(/\*+/g, '*')
    .replace(/[\s-]+/g, ' ')
  const inner = [...folded]
    .map((character) => {
      if (character === '*') return '[\\p{L}\\p{N}]{0,40}'
      if (character === '#') return '\\d{1,6}(?:[.,]\\d{1,4})?'
      // a blank or a hyphen may be written either way, or left out
      if (/[\s-]/.test(character)) return '[\\s\\-]{0,3}'
      return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    })
    .join('')
  return `${edge(folded[0], 'before')}${inner}${edge(folded.at(-1), 'after')}`
}

/** Reads a pattern once; the result tells whether a text names the fact. Every repetition is bounded, so no text takes long. */
export function factFinder(pattern: string): (text: string) => boolean {
  const phrases = phrasesOf(pattern)
  if (phrases.length === 0) return () => false
  const found = new RegExp(phrases.map(phraseSource).join('|'), 'iu')
  return (text) => found.test(text.normalize('NFKC'))
}

export interface CoachReading {
  fact: CoachFact
  present: boolean
}

/** Which of the facts a text names, in the order of the facts. What it only asks about is not named. */
export function readFacts(facts: readonly CoachFact[], text: string): CoachReading[] {
  const stated = statedOf(text)
  return facts.map((fact) => ({ fact, present: factFinder(fact.pattern)(stated) }))
}

/** The words of a fact in a reader's language. */
export const factWords = ({ label, labelZh, hint, hintZh }: CoachFact, chinese: boolean) => ({
  label: (chinese && labelZh) || label,
  hint: (chinese && hintZh) || hint,
})
