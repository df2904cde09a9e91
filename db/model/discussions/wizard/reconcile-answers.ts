import { answerOf, writeAnswer } from './answers.ts'
import { hasAnswer, planOf, without, type WizardFacts } from './facts.ts'
import { isAsked, isComplete } from './path.ts'
import { planHints } from './plan-hints.ts'
import { wizardTags, type WizardTag } from './wizard-enums.ts'
import type { WizardData } from './wizard-wire.ts'

export interface ReconciledAnswers {
  data: WizardData
  /** steps whose answers became invalid and were cleared; the chat lists them */
  cleared: WizardTag[]
}

/**
 * Reconciles data with facts: sets values that are not asked, clears answers whose step no longer applies or whose
 * value is not allowed any more, keeps the rest. Steps depend on earlier ones only, so one pass suffices; call again
 * with new facts after the plan or diagnosis changed.
 */
export function reconcileAnswers(before: WizardData, facts: WizardFacts): ReconciledAnswers {
  const cleared: WizardTag[] = []
  let data = { ...before }
  for (const tag of wizardTags) {
    if (isAsked(tag, data, facts)) {
      if (!hasAnswer(tag, data)) continue
      const kept = stillFits(tag, data, facts)
      if (kept === null) cleared.push(tag)
      data = kept ?? without(tag, data)
      continue
    }
    const decided = decidedFor(tag, data, facts)
    const next: WizardData = { ...without(tag, data), ...decided }
    const had = answerOf(tag, data)
    if (had !== undefined && decided === null) cleared.push(tag)
    else if (had !== undefined && had !== answerOf(tag, next)) cleared.push(tag)
    data = next
  }
  data = { ...data, ...derived(data, facts) }
  return { data: { ...data, completed: isComplete(data, facts) }, cleared }
}

/** Data with the value that is set without asking, or null when the step just does not apply. */
function decidedFor(tag: WizardTag, data: WizardData, facts: WizardFacts): WizardData | null {
  const plan = planOf(data, facts)
  if (tag === 'plan' && plan !== undefined) return { planId: plan.id, planName: plan.name }
  if (tag === 'anonymous' && facts.asker.isBlinded) return { anonymous: true }
  if (tag === 'medium' && plan !== undefined) return { medium: plan.media[0] ?? 'messenger' }
  return null
}

/** Validates a stored answer again; null when it is not valid any more. Past times are removed from a schedule. */
function stillFits(tag: WizardTag, data: WizardData, facts: WizardFacts): WizardData | null {
  const answer = answerOf(tag, data)
  // Written texts are never discarded; they are validated again on submit.
  if (answer === undefined || tag === 'focus' || tag === 'history' || tag === 'question') return data
  if (tag === 'schedule') {
    const offered = new Set(facts.days.flatMap(({ value }) => value.times.map(({ ts }) => ts)))
    const left = (data.times ?? []).filter((ts) => offered.has(ts))
    const written = writeAnswer(tag, left, data, facts)
    return 'data' in written ? written.data : null
  }
  // The builder's survey may have changed since; an empty one no longer counts as an answer.
  const written = writeAnswer(tag, answer, data, facts)
  return 'data' in written ? written.data : null
}

/** Derived data sent to the page with the answers. */
function derived(data: WizardData, facts: WizardFacts): WizardData {
  const plan = planOf(data, facts)
  return {
    userType: facts.asker.userType,
    askSelectPlan: facts.plans.length > 1,
    planHints: plan?.terms ? planHints(plan.terms) : [],
    disclosureText: facts.disclosureText,
    expertSelectionMode: facts.selectionMode,
    askSelectPool: isAsked('pool', data, facts),
    askGenderOptOut: isAsked('optout', data, facts),
    anonOption: isAsked('anonymous', data, facts),
    media: [...(plan?.media ?? [])],
    termsRequired: facts.terms.required,
    termsText: facts.terms.text,
  }
}
