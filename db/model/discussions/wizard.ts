import { writeAnswer } from './wizard-answers.ts'
import type { WizardFacts, WizardProblem } from './wizard-facts.ts'
import { nextTag, pathOf } from './wizard-path.ts'
import { settle, type Settled } from './wizard-settle.ts'
import { stepName, stepOf, type WizardStep } from './wizard-steps.ts'
import { longTextProblem } from '../long-text.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { Phrase, WizardAnswer, WizardData } from './wizard-wire.ts'

/**
 * The wizard in four calls. The caller keeps the data as the draft and loads the facts for the plan and the diagnosis
 * that they name:
 *
 * 1. `resume(data, facts)`: brings a draft up to date and says what to ask.
 * 2. `answer(tag, value, data, facts)`: with the facts of the data *and* the diagnosis that the value names.
 * 3. `resume(written, newFacts)`: after a changed plan or diagnosis, with the facts loaded again.
 * 4. `submission(data, facts)`: whether it can be submitted, and if not, what is missing.
 */
export interface WizardTurn extends Settled {
  step: WizardStep
  path: WizardTag[]
}

/** Brings data up to date with the facts, and gives the step to ask: the next one, or the one being edited. */
export function resume(data: WizardData, facts: WizardFacts, editing?: WizardTag): WizardTurn {
  const settled = settle(data, facts)
  const path = pathOf(settled.data, facts)
  const tag = editing !== undefined && path.includes(editing) ? editing : nextTag(settled.data, facts)
  return { ...settled, step: stepOf(tag, settled.data, facts), path }
}

export type Answered = { ok: true; data: WizardData } | { ok: false; problem: WizardProblem }

/** Writes one answer. A step may be answered when it is the next or an earlier one; nothing is skipped. */
export function answer(tag: WizardTag, value: WizardAnswer, data: WizardData, facts: WizardFacts): Answered {
  const path = pathOf(data, facts)
  const at = path.indexOf(tag)
  if (at < 0 || at > path.indexOf(nextTag(data, facts)))
    return { ok: false, problem: { tag, key: 'discussion.wizard.notAsked' } }
  const written = writeAnswer(tag, value, data, facts)
  return 'data' in written ? { ok: true, data: written.data } : { ok: false, problem: { tag, ...written.problem } }
}

export type Submission = { ok: true } | { ok: false; problem: WizardProblem }

/** Complete, terms accepted where required, and a question that may be asked. */
export function submission(data: WizardData, facts: WizardFacts): Submission {
  if (facts.plans.length === 0) return { ok: false, problem: { tag: 'plan', key: 'discussion.wizard.noPlan' } }
  const { cleared } = settle(data, facts)
  const [gone] = cleared
  if (gone !== undefined) return { ok: false, problem: { tag: gone, key: 'discussion.wizard.notOffered' } }
  const next = nextTag(data, facts)
  if (next !== 'review')
    return {
      ok: false,
      problem: { tag: next, key: next === 'terms' ? 'discussion.wizard.termsMissing' : 'errors.required' },
    }
  const problem = longTextProblem(data.question ?? '')
  return problem === null ? { ok: true } : { ok: false, problem: { tag: 'question', key: problem } }
}

/** The `say` that tells what was cleared; the names are phrases of their own. Null when nothing was. */
export const clearedMessage = (
  cleared: readonly WizardTag[],
  facts: WizardFacts,
): { phrase: Phrase; names: Phrase[] } | null =>
  cleared.length === 0
    ? null
    : { phrase: { key: 'discussion.wizard.cleared' }, names: cleared.map((tag) => stepName(tag, facts)) }

/** The page that was shown an older state is told so; a missing `ts` starts again. */
export const isStale = (sent: number | undefined, stored: number | undefined): boolean =>
  sent !== undefined && stored !== undefined && sent < stored
