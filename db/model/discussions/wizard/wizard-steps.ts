import { ageUnits, genders } from '../enums.ts'
import { genderLabel, mediaLabel } from '../labels.ts'
import { answerOf } from './answers.ts'
import { planOf, type WizardFacts } from './facts.ts'
import { planHints } from './plan-hints.ts'
import type { WizardAction, WizardTag } from './wizard-enums.ts'
import type { DayChoice, Phrase, WizardAnswer, WizardChoice, WizardData } from './wizard-wire.ts'

export interface WizardStep {
  tag: WizardTag
  action: WizardAction
  label: Phrase
  hint?: Phrase
  minimum?: number
  maximum?: number
  choices?: (WizardChoice | DayChoice)[]
  /** may be skipped */
  optional: boolean
  /** offers the AI writing helper */
  wand: boolean
  /** false: an informational message without input */
  isAction: boolean
  value: WizardAnswer | undefined
}

const actionOf: Record<WizardTag, WizardAction> = {
  welcome: 'say',
  plan: 'choose-one',
  diagnosis: 'auto-complete',
  disclosure: 'disclosure',
  selection: 'choose-one',
  pool: 'choose-one',
  focus: 'text-line',
  optout: 'choose-one',
  gender: 'choose-one',
  age: 'age',
  dob: 'dob',
  history: 'text-long',
  question: 'text-long',
  builder: 'question-builder',
  anonymous: 'choose-one',
  medium: 'choose-one',
  schedule: 'schedule',
  terms: 'disclosure',
  review: 'say',
}

/** Everything a page needs to render one step. */
export function stepOf(tag: WizardTag, data: WizardData, facts: WizardFacts): WizardStep {
  const { limits } = facts
  return {
    tag,
    action: actionOf[tag],
    label: labelOf(tag, facts),
    optional: tag === 'focus' || tag === 'builder',
    wand: tag === 'question',
    isAction: actionOf[tag] !== 'say',
    value: answerOf(tag, data),
    ...choicesOf(tag, data, facts),
    ...(tag === 'focus' ? { minimum: 0, maximum: limits.focusLength } : {}),
    ...(tag === 'schedule'
      ? {
          minimum: facts.viewerIsCsr ? 0 : limits.scheduleMinimum,
          maximum: limits.scheduleMaximum,
          hint: { key: 'discussion.wizard.schedule.hint' },
        }
      : {}),
    ...(tag === 'builder' ? { maximum: limits.questionsMaximum } : {}),
  }
}

/** Chat prompt of a step; the history step asks physicians for a summary about their patient. */
function labelOf(tag: WizardTag, { asker }: WizardFacts): Phrase {
  const own = asker.isClient && (tag === 'history' || tag === 'gender')
  return { key: `discussion.wizard.${tag}.${own ? 'askOwn' : 'ask'}` }
}

/** Name of a step, for the summary and the list of cleared steps. */
export const stepName = (tag: WizardTag, { asker }: Pick<WizardFacts, 'asker'>): Phrase =>
  tag === 'history' && !asker.isClient
    ? { key: 'discussion.wizard.history.nameSummary' }
    : { key: `discussion.wizard.${tag}.name` }

const yesNo: WizardChoice[] = [
  { value: 'yes', label: { key: 'common.yes' } },
  { value: 'no', label: { key: 'common.no' } },
]

function choicesOf(tag: WizardTag, data: WizardData, facts: WizardFacts): Pick<WizardStep, 'choices'> {
  switch (tag) {
    case 'plan':
      return {
        choices: facts.plans.map(({ id, name, terms }) => ({
          value: id,
          label: name,
          ...(terms && { hints: planHints(terms) }),
        })),
      }
    case 'selection':
      return {
        choices: facts.selectionChoices.map((mode) => ({
          value: mode,
          label: { key: `selection.mode.${mode}` },
          hint: { key: `discussion.selectionModeHint.${mode}` },
        })),
      }
    case 'pool':
      return { choices: facts.pools.map(({ id, name }) => ({ value: id, label: name })) }
    case 'optout':
    case 'anonymous':
      return { choices: yesNo }
    case 'gender':
      return { choices: genders.map((gender) => ({ value: gender, label: { key: genderLabel(gender) } })) }
    case 'age':
      return { choices: ageUnits.map((unit) => ({ value: unit, label: { key: `age.unit.${unit}.other` } })) }
    case 'medium':
      return {
        choices: (planOf(data, facts)?.media ?? []).map((media) => ({
          value: media,
          label: { key: mediaLabel(media) },
        })),
      }
    case 'schedule':
      return { choices: [...facts.days] }
    default:
      return {}
  }
}
