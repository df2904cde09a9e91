import { genderLabel, mediaLabel } from '../labels.ts'
import { hasAnswer, type WizardFacts } from './facts.ts'
import { pathOf } from './path.ts'
import { stepName } from './wizard-steps.ts'
import type { WizardTag } from './wizard-enums.ts'
import type { Phrase, WizardData } from './wizard-wire.ts'

export interface SummaryRow {
  tag: WizardTag
  name: Phrase
  /** several for chosen times */
  values: (string | Phrase)[]
  /** answered by the asker, so editable; false: set without asking */
  editable: boolean
}

/** Summary next to the chat: one row per answer, in step order. */
export function summaryOf(data: WizardData, facts: WizardFacts): SummaryRow[] {
  const path = pathOf(data, facts)
  const decided: WizardTag[] = ['plan', 'anonymous', 'medium']
  const tags = [...path, ...decided.filter((tag) => !path.includes(tag))].filter(
    (tag) => tag !== 'welcome' && tag !== 'review',
  )
  return tags
    .filter((tag) => hasAnswer(tag, data))
    .map((tag) => ({ tag, name: stepName(tag, facts), values: valuesOf(tag, data), editable: path.includes(tag) }))
    .filter(({ values }) => values.length > 0)
}

const yesNo = (value: boolean | undefined): Phrase[] =>
  value === undefined ? [] : [{ key: value ? 'common.yes' : 'common.no' }]
const plain = (value: string | undefined): string[] => (value === undefined || value === '' ? [] : [value])

/** Display values of an answer: texts unchanged, everything else as a phrase. */
export function valuesOf(tag: WizardTag, data: WizardData): (string | Phrase)[] {
  switch (tag) {
    case 'plan':
      return data.planName === undefined ? [] : [...plain(data.planName), ...(data.planHints ?? [])]
    case 'diagnosis':
      return plain(data.diagnosis)
    case 'disclosure':
      return data.disclosureAccepted === true ? [{ key: 'discussion.wizard.accepted' }] : []
    case 'selection':
      return data.expertSelectionChoice === undefined ? [] : [{ key: `selection.mode.${data.expertSelectionChoice}` }]
    case 'pool':
      return plain(data.poolName)
    case 'focus':
      return plain(data.contextName)
    case 'optout':
      return yesNo(data.ageGenderOptOut)
    case 'gender':
      return data.genderId === undefined ? [] : [{ key: genderLabel(data.genderId) }]
    case 'age':
      return data.ageMagnitude === undefined || data.ageUnits === undefined
        ? []
        : [{ key: `age.unit.${data.ageUnits.replace(/s$/, '')}.count`, params: { smart_count: data.ageMagnitude } }]
    case 'dob':
      return data.dob ? [{ key: 'discussion.wizard.day', params: { day: data.dob } }] : []
    case 'history':
      return plain(data.history)
    case 'question':
      return plain(data.question)
    case 'builder':
      return data.questionCount === 0
        ? [{ key: 'common.no' }]
        : [{ key: 'discussion.wizard.questions', params: { smart_count: data.questionCount ?? 0 } }]
    case 'anonymous':
      return yesNo(data.anonymous)
    case 'medium':
      return data.medium === undefined ? [] : [{ key: mediaLabel(data.medium) }]
    case 'schedule':
      return (data.times ?? []).map((at, i) => ({
        key: 'discussion.wizard.schedule.time',
        params: { at, time: data.formattedTimes?.[i] ?? '' },
      }))
    case 'terms':
      return data.termsAccepted === true ? [{ key: 'discussion.wizard.accepted' }] : []
    case 'welcome':
    case 'review':
      return []
  }
}
