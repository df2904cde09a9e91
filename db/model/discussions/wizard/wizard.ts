import { writeAnswer } from './answers.ts'
import type { WizardFacts, WizardProblem } from './facts.ts'
import { nextTag, pathOf } from './path.ts'
import { progressOf, type WizardProgress } from './progress.ts'
import { reconcileAnswers, type ReconciledAnswers } from './reconcile-answers.ts'
import { stepName, stepOf, type WizardStep } from './wizard-steps.ts'
import { longTextProblem } from '../../long-text.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { Phrase, WizardAnswer, WizardData } from './wizard-wire.ts'

/**
 * The wizard has four operations. The caller stores the data as the draft and loads the facts for the plan and diagnosis in it:
 *
 * 1. `resume(data, facts)`: reconciles a draft and returns the step to ask.
 * 2. `answer(tag, value, data, facts)`: needs the facts of the data *and* of the diagnosis in the value.
 * 3. `resume(written, newFacts)`: after the plan or diagnosis changed, with reloaded facts.
 * 4. `submission(data, facts)`: whether it can be submitted and, if not, what is missing.
 */
export interface WizardTurn extends ReconciledAnswers {
  step: WizardStep
  progress: WizardProgress
  path: WizardTag[]
}

/** Reconciles data with facts and returns the current step: the next one, or the one being edited. */
export function resume(data: WizardData, facts: WizardFacts, editing?: WizardTag): WizardTurn {
  const settled = reconcileAnswers(data, facts)
  const path = pathOf(settled.data, facts)
  const tag = editing !== undefined && path.includes(editing) ? editing : nextTag(settled.data, facts)
  return {
    ...settled,
    step: stepOf(tag, settled.data, facts),
    progress: progressOf(tag, settled.data, facts),
    path,
  }
}

export type Answered = { ok: true; data: WizardData } | { ok: false; problem: WizardProblem }

/** Writes one answer. Only the next step or an earlier one can be answered. */
export function answer(tag: WizardTag, value: WizardAnswer, data: WizardData, facts: WizardFacts): Answered {
  const path = pathOf(data, facts)
  const at = path.indexOf(tag)
  if (at < 0 || at > path.indexOf(nextTag(data, facts)))
    return { ok: false, problem: { tag, key: 'discussion.wizard.notAsked' } }
  const written = writeAnswer(tag, value, data, facts)
  return 'data' in written ? { ok: true, data: written.data } : { ok: false, problem: { tag, ...written.problem } }
}

export type Submission = { ok: true } | { ok: false; problem: WizardProblem }

/** Valid when complete, terms are accepted where required, and the question passes the text rules. */
export function submission(data: WizardData, facts: WizardFacts): Submission {
  if (facts.plans.length === 0) return { ok: false, problem: { tag: 'plan', key: 'discussion.wizard.noPlan' } }
  const { cleared } = reconcileAnswers(data, facts)
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

/** Chat message that lists cleared steps, or null when there are none. */
export const clearedMessage = (
  cleared: readonly WizardTag[],
  facts: WizardFacts,
): { phrase: Phrase; names: Phrase[] } | null =>
  cleared.length === 0
    ? null
    : { phrase: { key: 'discussion.wizard.cleared' }, names: cleared.map((tag) => stepName(tag, facts)) }

/** Whether the page sent an outdated version; without `ts` the wizard starts over. */
export const isStale = (sent: number | undefined, stored: number | undefined): boolean =>
  sent !== undefined && stored !== undefined && sent < stored
