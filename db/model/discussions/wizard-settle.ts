import { answerOf, writeAnswer } from './wizard-answers.ts'
import { hasAnswer, planOf, without, type WizardFacts } from './wizard-facts.ts'
import { isAsked, isComplete } from './wizard-path.ts'
import { wizardTags, type WizardTag } from './wizard-enums.ts'
import type { WizardData } from './wizard-wire.ts'

export interface Settled {
  data: WizardData
  /** steps whose answers no longer fit and are gone, for the chat to list */
  cleared: WizardTag[]
}

/**
 * Brings data and facts together: what the product decides itself is set, answers whose step vanished or whose value is
 * no longer allowed are cleared, everything else stays. Steps only depend on earlier ones, so one pass is enough; call
 * it again once the facts are loaded for a changed plan or diagnosis.
 */
export function settle(before: WizardData, facts: WizardFacts): Settled {
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

/** What is set without being asked, or null when the step simply does not exist. */
function decidedFor(tag: WizardTag, data: WizardData, facts: WizardFacts): WizardData | null {
  const plan = planOf(data, facts)
  if (tag === 'plan' && plan !== undefined) return { planId: plan.id, planName: plan.name }
  if (tag === 'anonymous' && facts.asker.isBlinded) return { anonymous: true }
  if (tag === 'medium' && plan !== undefined) return { medium: plan.media[0] ?? 'messenger' }
  return null
}

/** The same answer given now, or null when it would be refused. Of chosen times those that are past are dropped. */
function stillFits(tag: WizardTag, data: WizardData, facts: WizardFacts): WizardData | null {
  const answer = answerOf(tag, data)
  // written texts are never thrown away; submitting checks them once more
  if (answer === undefined || tag === 'focus' || tag === 'history' || tag === 'question') return data
  if (tag === 'schedule') {
    const offered = new Set(facts.days.flatMap(({ value }) => value.times.map(({ ts }) => ts)))
    const left = (data.times ?? []).filter((ts) => offered.has(ts))
    const written = writeAnswer(tag, left, data, facts)
    return 'data' in written ? written.data : null
  }
  // the builder's survey may have grown or shrunk since; an empty one is no answer any more
  const written = writeAnswer(tag, answer, data, facts)
  return 'data' in written ? written.data : null
}

/** What the page is told beside the answers. */
function derived(data: WizardData, facts: WizardFacts): WizardData {
  const plan = planOf(data, facts)
  return {
    userType: facts.asker.userType,
    askSelectPlan: facts.plans.length > 1,
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
