import { hasAnswer, type WizardFacts } from './facts.ts'
import { pathOf } from './path.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { WizardData } from './wizard-wire.ts'

/** Seconds that a step usually takes; the two long texts take most. */
const usualSeconds: Record<WizardTag, number> = {
  welcome: 0,
  plan: 20,
  diagnosis: 40,
  disclosure: 30,
  selection: 20,
  pool: 20,
  focus: 15,
  optout: 10,
  gender: 5,
  age: 10,
  dob: 15,
  history: 300,
  question: 180,
  builder: 60,
  anonymous: 10,
  medium: 10,
  schedule: 60,
  terms: 45,
  review: 0,
}

export interface WizardProgress {
  /** place of the open step, from 1; at the review it is `of` */
  at: number
  of: number
  /** about how long the unanswered steps take */
  minutes: number
}

/** How far someone is and how long the rest takes. Steps that later answers add are not counted yet. */
export function progressOf(tag: WizardTag, data: WizardData, facts: WizardFacts): WizardProgress {
  const steps: WizardTag[] = pathOf(data, facts).filter((one) => one !== 'welcome' && one !== 'review')
  const place = steps.indexOf(tag)
  const seconds = steps.filter((one) => !hasAnswer(one, data)).reduce((sum, one) => sum + usualSeconds[one], 0)
  return { at: place < 0 ? steps.length : place + 1, of: steps.length, minutes: Math.ceil(seconds / 60) }
}
