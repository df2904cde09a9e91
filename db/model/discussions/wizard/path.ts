import { isLive, type MediaType } from '../enums.ts'
import { hasAnswer, modeOf, planOf, type WizardFacts } from './facts.ts'
import { wizardTags, type WizardTag } from './wizard-enums.ts'
import type { WizardData } from './wizard-wire.ts'

export const mediumOf = (data: WizardData, facts: WizardFacts): MediaType | undefined => {
  const media = planOf(data, facts)?.media ?? []
  return media.length > 1 ? data.medium : (media[0] ?? 'messenger')
}

/** Whether a step applies, given data and facts. */
const asked: Record<WizardTag, (data: WizardData, facts: WizardFacts) => boolean> = {
  welcome: () => true,
  plan: (_data, { plans }) => plans.length > 1,
  diagnosis: () => true,
  disclosure: () => true,
  selection: (_data, { selectionMode }) => selectionMode === 'user_choice',
  pool: (data, facts) => modeOf(data, facts) === 'plan_select' && facts.pools.length > 0,
  focus: () => true,
  optout: (data, facts) => planOf(data, facts)?.genderOptOut === true,
  gender: (data, facts) => !optedOut(data, facts),
  age: (data, facts) => !facts.asker.isClient && !optedOut(data, facts),
  dob: (data, facts) => facts.asker.isClient && !optedOut(data, facts),
  history: () => true,
  question: () => true,
  builder: (data, facts) => !facts.asker.isClient || planOf(data, facts)?.surveyBuilder === true,
  // Blinded askers are always anonymous, so they are not asked.
  anonymous: (data, facts) => !facts.asker.isBlinded && planOf(data, facts)?.anonymousAllowed === true,
  medium: (data, facts) => (planOf(data, facts)?.media.length ?? 0) > 1,
  schedule: (data, facts) => {
    const medium = mediumOf(data, facts)
    return medium !== undefined && isLive(medium)
  },
  terms: (_data, { terms }) => terms.required,
  review: () => true,
}

const optedOut = (data: WizardData, facts: WizardFacts) =>
  planOf(data, facts)?.genderOptOut === true && data.ageGenderOptOut === true

export const isAsked = (tag: WizardTag, data: WizardData, facts: WizardFacts): boolean => asked[tag](data, facts)

/** The applicable steps in order; recomputed after every answer. */
export const pathOf = (data: WizardData, facts: WizardFacts): WizardTag[] =>
  wizardTags.filter((tag) => asked[tag](data, facts))

/** The first unanswered step; `review` when all are answered. */
export const nextTag = (data: WizardData, facts: WizardFacts): WizardTag =>
  pathOf(data, facts).find((tag) => tag !== 'review' && !hasAnswer(tag, data)) ?? 'review'

/** Whether all steps are answered. */
export const isComplete = (data: WizardData, facts: WizardFacts): boolean =>
  facts.plans.length > 0 && nextTag(data, facts) === 'review'
