import type { ExpertSelectionMode, MediaType } from '../enums.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { PlanTerms } from './plan-hints.ts'
import type { DayChoice, Phrase, WizardData } from './wizard-wire.ts'

export interface WizardPlan {
  id: string
  name: string
  /** the asker may skip age and gender */
  genderOptOut: boolean
  anonymousAllowed: boolean
  surveyBuilder: boolean
  media: readonly MediaType[]
  /** shown with the choice between plans, and in the summary */
  terms?: PlanTerms
}

/** Facts that determine the wizard's path, loaded for the plan and diagnosis in the data. */
export interface WizardFacts {
  asker: { userType: number; isClient: boolean; isBlinded: boolean }
  /** staff fill it in for someone: any schedule is valid then */
  viewerIsCsr: boolean
  /** current date in New York, `yyyy-MM-dd` */
  today: string
  /** active plans the asker may use */
  plans: readonly WizardPlan[]
  /** diagnosis of the data or of the current answer, if effective for the plan */
  diagnosis: { id: string; name: string } | null
  /** id of the placeholder for a described diagnosis; null: one must be chosen from the list */
  notListed: string | null
  /** expert selection mode of plan and grant */
  selectionMode: ExpertSelectionMode
  /** options for user_choice: the modes that find at least one expert */
  selectionChoices: readonly ExpertSelectionMode[]
  /** pools of the plan that cover the diagnosis */
  pools: readonly { id: string; name: string }[]
  disclosureText: string
  terms: { required: boolean; text: string }
  /** offered slots by day */
  days: readonly DayChoice[]
  /** number of questions in the builder's survey */
  questionCount: number
  limits: { scheduleMinimum: number; scheduleMaximum: number; questionsMaximum: number; focusLength: number }
}

export interface WizardProblem {
  tag: WizardTag
  /** text key and parameters, shown at the step */
  key: string
  params?: Phrase['params']
}
export type AnswerResult = { data: WizardData } | { problem: Omit<WizardProblem, 'tag'> }

/** Effective plan: the chosen one, or the only one. */
export const planOf = (data: WizardData, { plans }: WizardFacts): WizardPlan | undefined =>
  plans.length === 1 ? plans[0] : plans.find(({ id }) => id === data.planId)

/** Effective selection mode, after the asker's choice where there is one. */
export const modeOf = (data: WizardData, facts: WizardFacts): ExpertSelectionMode | undefined =>
  facts.selectionMode === 'user_choice' ? data.expertSelectionChoice : facts.selectionMode

/** Data fields owned by each step; written and cleared together. */
export const fieldsOf: Record<WizardTag, readonly (keyof WizardData)[]> = {
  welcome: [],
  plan: ['planId', 'planName'],
  diagnosis: ['diagnosisId', 'diagnosis', 'diagnosisDescribed'],
  disclosure: ['disclosureAccepted'],
  selection: ['expertSelectionChoice'],
  pool: ['poolId', 'poolName'],
  focus: ['contextName'],
  optout: ['ageGenderOptOut'],
  gender: ['genderId'],
  age: ['ageMagnitude', 'ageUnits'],
  dob: ['dob'],
  history: ['history'],
  question: ['question'],
  builder: ['questionBuilder', 'questionCount'],
  anonymous: ['anonymous'],
  medium: ['medium'],
  schedule: ['times', 'formattedTimes'],
  terms: ['termsAccepted'],
  review: [],
}

export const hasAnswer = (tag: WizardTag, data: WizardData): boolean => {
  const [first] = fieldsOf[tag]
  if (first === undefined) return tag === 'welcome'
  const value = data[first]
  if (tag === 'disclosure' || tag === 'terms') return value === true
  return value !== undefined
}

export function without(tag: WizardTag, data: WizardData): WizardData {
  const rest = { ...data }
  for (const field of fieldsOf[tag]) delete rest[field]
  return rest
}
