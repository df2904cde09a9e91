import { describedLength } from '../../panels/diagnoses/not-listed.ts'
import { longestText, longTextProblem, storedText } from '../../long-text.ts'
import { isAgeMagnitude, isBirthDate, toAgeUnit } from '../age.ts'
import { genders, mediaTypes } from '../enums.ts'
import { isAsked } from './path.ts'
import { planOf, type WizardFacts, type AnswerResult } from './facts.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { WizardAnswer, WizardData } from './wizard-wire.ts'

type Write = (answer: WizardAnswer, data: WizardData, facts: WizardFacts) => AnswerResult

const required: AnswerResult = { problem: { key: 'errors.required' } }
const notOffered: AnswerResult = { problem: { key: 'discussion.wizard.notOffered' } }
const tooLong = (n: number): AnswerResult => ({ problem: { key: 'discussion.wizard.tooLong', params: { n } } })
const isText = (answer: WizardAnswer): answer is string => typeof answer === 'string' && answer.trim() !== ''
/** Yes/no answers arrive as boolean or as the choice's value. */
const yesOrNo = (answer: WizardAnswer): boolean | undefined =>
  answer === true || answer === 'yes' ? true : answer === false || answer === 'no' ? false : undefined

const isDescription = (answer: WizardAnswer): answer is { described: string } =>
  typeof answer === 'object' && answer !== null && 'described' in answer

/** Per step: validates the answer and writes it into the data. */
const writers: Record<WizardTag, Write> = {
  welcome: (_answer, data) => ({ data }),
  plan: (answer, data, { plans }) => {
    if (!isText(answer)) return required
    const plan = plans.find(({ id }) => id === answer)
    return plan === undefined ? notOffered : { data: { ...data, planId: plan.id, planName: plan.name } }
  },
  diagnosis: (answer, data, facts) => {
    if (isDescription(answer)) return writeDescribed(answer.described, data, facts)
    if (!isText(answer)) return required
    const { diagnosisDescribed: _gone, ...rest } = data
    const { diagnosis, notListed } = facts
    return diagnosis?.id === answer && answer !== notListed
      ? { data: { ...rest, diagnosisId: diagnosis.id, diagnosis: diagnosis.name } }
      : notOffered
  },
  disclosure: (answer, data) => (yesOrNo(answer) === true ? { data: { ...data, disclosureAccepted: true } } : required),
  selection: (answer, data, { selectionChoices }) => {
    if (!isText(answer)) return required
    const mode = selectionChoices.find((choice) => choice === answer)
    return mode === undefined ? notOffered : { data: { ...data, expertSelectionChoice: mode } }
  },
  pool: (answer, data, { pools }) => {
    if (!isText(answer)) return required
    const pool = pools.find(({ id }) => id === answer)
    return pool === undefined ? notOffered : { data: { ...data, poolId: pool.id, poolName: pool.name } }
  },
  // Optional: an empty focus is a valid answer.
  focus: (answer, data, { limits }) => {
    if (answer !== null && typeof answer !== 'string') return required
    const contextName = storedText(answer ?? '')
    if ([...contextName].length > limits.focusLength) return tooLong(limits.focusLength)
    return { data: { ...data, contextName } }
  },
  optout: (answer, data) => {
    const choice = yesOrNo(answer)
    return choice === undefined ? required : { data: { ...data, ageGenderOptOut: choice } }
  },
  gender: (answer, data) => {
    if (!isText(answer)) return required
    const gender = genders.find((value) => value === answer)
    return gender === undefined ? notOffered : { data: { ...data, genderId: gender } }
  },
  age: (answer, data) => {
    if (typeof answer !== 'object' || answer === null || !('magnitude' in answer)) return required
    const unit = toAgeUnit(answer.unit)
    if (!isAgeMagnitude(answer.magnitude) || unit === undefined)
      return { problem: { key: 'discussion.wizard.ageInvalid' } }
    return { data: { ...data, ageMagnitude: answer.magnitude, ageUnits: unit } }
  },
  dob: (answer, data, { today }) => {
    if (!isText(answer)) return required
    return isBirthDate(answer, today)
      ? { data: { ...data, dob: answer } }
      : { problem: { key: 'discussion.wizard.dateInvalid' } }
  },
  history: (answer, data) => {
    if (!isText(answer)) return required
    const history = storedText(answer)
    return history.length > longestText ? tooLong(longestText) : { data: { ...data, history } }
  },
  question: (answer, data) => {
    if (typeof answer !== 'string') return required
    const question = storedText(answer)
    const problem = longTextProblem(question)
    if (problem !== null) return { problem: { key: problem } }
    return question.length > longestText ? tooLong(longestText) : { data: { ...data, question } }
  },
  builder: (answer, data, { questionCount, limits }) => {
    const wanted = yesOrNo(answer)
    if (wanted === undefined) return required
    if (wanted && questionCount < 1) return { problem: { key: 'discussion.wizard.noQuestions' } }
    if (questionCount > limits.questionsMaximum) return { problem: { key: 'builder.limitReached' } }
    return { data: { ...data, questionBuilder: wanted, questionCount: wanted ? questionCount : 0 } }
  },
  anonymous: (answer, data) => {
    const choice = yesOrNo(answer)
    return choice === undefined ? required : { data: { ...data, anonymous: choice } }
  },
  medium: (answer, data, facts) => {
    if (!isText(answer)) return required
    const medium = mediaTypes.find((value) => value === answer)
    const media = planOf(data, facts)?.media ?? []
    return medium === undefined || !media.includes(medium) ? notOffered : { data: { ...data, medium } }
  },
  schedule: writeSchedule,
  terms: (answer, data) => (yesOrNo(answer) === true ? { data: { ...data, termsAccepted: true } } : required),
  review: () => required,
}

/** Diagnosis in the asker's own words; staff assign one before experts are invited. */
function writeDescribed(text: string, data: WizardData, { notListed }: WizardFacts): AnswerResult {
  const described = storedText(text)
  if (described === '') return required
  if ([...described].length > describedLength) return tooLong(describedLength)
  if (notListed === null) return notOffered
  return { data: { ...data, diagnosisId: notListed, diagnosis: described, diagnosisDescribed: described } }
}

/**
 * Chosen slots must all be offered, at most the maximum, and on at least the minimum number of days. Staff may leave it
 * empty.
 */
function writeSchedule(answer: WizardAnswer, data: WizardData, facts: WizardFacts): AnswerResult {
  const chosen = Array.isArray(answer) ? [...new Set(answer.map(Number))].sort((a, b) => a - b) : []
  const { scheduleMinimum, scheduleMaximum } = facts.limits
  if (chosen.length > scheduleMaximum) return { problem: { key: 'discussion.wizard.maxTimes' } }
  const offered = new Map(
    facts.days.flatMap(({ value }) => value.times.map(({ ts, time }) => [ts, `${value.short} ${time}`] as const)),
  )
  const labels = chosen.map((ts) => offered.get(ts))
  if (labels.includes(undefined)) return notOffered
  if (!facts.viewerIsCsr) {
    if (chosen.length === 0) return required
    const fullest = Math.max(
      ...facts.days.map(({ value }) => value.times.filter(({ ts }) => chosen.includes(ts)).length),
    )
    if (fullest < scheduleMinimum) return { problem: { key: 'discussion.wizard.moreDays' } }
  }
  return { data: { ...data, times: chosen, formattedTimes: labels.filter((label) => label !== undefined) } }
}

/** Validates the answer of one step and writes it; other data is unchanged. */
export function writeAnswer(tag: WizardTag, answer: WizardAnswer, data: WizardData, facts: WizardFacts): AnswerResult {
  if (!isAsked(tag, data, facts)) return notOffered
  return writers[tag](answer, data, facts)
}

/** The stored answer in input form, to initialize an editor. */
export function answerOf(tag: WizardTag, data: WizardData): WizardAnswer | undefined {
  switch (tag) {
    case 'plan':
      return data.planId
    case 'diagnosis':
      return data.diagnosisDescribed === undefined ? data.diagnosisId : { described: data.diagnosisDescribed }
    case 'disclosure':
      return data.disclosureAccepted
    case 'selection':
      return data.expertSelectionChoice
    case 'pool':
      return data.poolId
    case 'focus':
      return data.contextName
    case 'optout':
      return data.ageGenderOptOut
    case 'gender':
      return data.genderId
    case 'age':
      return data.ageMagnitude === undefined || data.ageUnits === undefined
        ? undefined
        : { magnitude: data.ageMagnitude, unit: data.ageUnits }
    case 'dob':
      return data.dob
    case 'history':
      return data.history
    case 'question':
      return data.question
    case 'builder':
      return data.questionBuilder
    case 'anonymous':
      return data.anonymous
    case 'medium':
      return data.medium
    case 'schedule':
      return data.times
    case 'terms':
      return data.termsAccepted
    case 'welcome':
    case 'review':
      return undefined
  }
}
