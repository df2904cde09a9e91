import { z } from 'zod'
import { idField, nameField, optionalNameField, optionalText, requiredText, versionField } from '../../fields.ts'
import { conceptFinder, isConcept, type ConceptName } from './concepts.ts'
import { anyOf, phrasesOf } from './phrases.ts'
import { statedOf } from './stated-facts.ts'
import { knownOf } from './known-facts.ts'

/**
 * Question coach: which facts an expert needs for a diagnosis, and which of them a text already mentions. It only
 * suggests and never blocks.
 */

/**
 * A fact to look for. `pattern`: comma-separated words and phrases; `*` matches any letters, `#` a number, `@stage`
 * etc. the built-in concepts.
 */
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

/** A fact as edited by staff; belongs to a diagnosis, group or domain, or to all diagnoses when none is set. */
export const diagnosisFactFields = z.strictObject({
  label: nameField(120),
  labelZh: optionalNameField(120),
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

/** Compiles a pattern into a test for texts. All repetitions are bounded, to prevent catastrophic backtracking. */
export function factFinder(pattern: string): (text: string) => boolean {
  const phrases = phrasesOf(pattern)
  const concepts = phrases.filter(namesConcept).map((phrase) => conceptFinder(phrase.slice(1) as ConceptName))
  const found = anyOf(phrases.filter((phrase) => !namesConcept(phrase)))
  return (text) => {
    const plain = text.normalize('NFKC')
    return found.test(plain) || concepts.some((finds) => finds(plain))
  }
}
const namesConcept = (phrase: string) => phrase.startsWith('@') && isConcept(phrase.slice(1))

const finders = new Map<string, (text: string) => boolean>()
/** Cache of compiled patterns; at most a few hundred patterns are in use. */
function knownFinder(pattern: string): (text: string) => boolean {
  const known = finders.get(pattern)
  if (known) return known
  if (finders.size > 1_000) finders.clear()
  const made = factFinder(pattern)
  finders.set(pattern, made)
  return made
}

export interface CoachReading {
  fact: CoachFact
  present: boolean
}

/** Whether a pattern matches a text; used to try a pattern while editing. */
export const findsFact = (pattern: string, text: string): boolean => factFinder(pattern)(knownOf(statedOf(text)))

/** Facts mentioned in a text, in the order of `facts`. Facts only asked about or stated as unknown do not count. */
export function readFacts(facts: readonly CoachFact[], text: string): CoachReading[] {
  const told = knownOf(statedOf(text))
  return facts.map((fact) => ({ fact, present: knownFinder(fact.pattern)(told) }))
}

/** Label and hint of a fact in the reader's language. */
export const factWords = ({ label, labelZh, hint, hintZh }: CoachFact, chinese: boolean) => ({
  label: (chinese && labelZh) || label,
  hint: (chinese && hintZh) || hint,
})
