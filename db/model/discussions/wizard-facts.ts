import type { ExpertSelectionMode, MediaType } from './enums.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { DayChoice, Phrase, WizardData } from './wizard-wire.ts'

export interface WizardPlan {
  id: string
  name: string
  /** the asker may leave out age and gender */
  genderOptOut: boolean
  anonymousAllowed: boolean
  surveyBuilder: boolean
  media: readonly MediaType[]
}

/** What the wizard's path rests on, loaded for the plan and diagnosis that the data name. */
export interface WizardFacts {
  asker: { userType: number; isClient: boolean; isBlinded: boolean }
  /** staff who fill it in for someone: the schedule is always valid for them */
  viewerIsCsr: boolean
  /** today in New York, `yyyy-MM-dd` */
  today: string
  /** active and selectable plans with which the asker may ask */
  plans: readonly WizardPlan[]
  /** the diagnosis that the data (or the answer at hand) name, when it is effective for the plan */
  diagnosis: { id: string; name: string } | null
  /** id of what stands for a diagnosis that is described instead of chosen; null: it must be chosen */
  notListed: string | null
  /** how experts are chosen for plan and grant */
  selectionMode: ExpertSelectionMode
  /** what user_choice may choose from: the modes that find anybody */
  selectionChoices: readonly ExpertSelectionMode[]
  /** the plan's pools that cover the diagnosis */
  pools: readonly { id: string; name: string }[]
  disclosureText: string
  terms: { required: boolean; text: string }
  /** slots that are offered, by day */
  days: readonly DayChoice[]
  /** questions in the builder's survey */
  questionCount: number
  limits: { scheduleMinimum: number; scheduleMaximum: number; questionsMaximum: number; focusLength: number }
}

export interface WizardProblem {
  tag: WizardTag
  /** text key and parameters, shown at the step */
  key: string
  params?: Phrase['params']
}
export type Written = { data: WizardData } | { problem: Omit<WizardProblem, 'tag'> }

/** The plan in effect: the chosen one, or the only one. */
export const planOf = (data: WizardData, { plans }: WizardFacts): WizardPlan | undefined =>
  plans.length === 1 ? plans[0] : plans.find(({ id }) => id === data.planId)

/** How experts will be chosen, once the asker has chosen where they may. */
export const modeOf = (data: WizardData, facts: WizardFacts): ExpertSelectionMode | undefined =>
  facts.selectionMode === 'user_choice' ? data.expertSelectionChoice : facts.selectionMode

/** The fields of the data that a step owns: they live and go together. */
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
