import { hasAnswer } from '#model/discussions/wizard/facts.ts'
import { wizardTags, type WizardTag } from '#model/discussions/wizard/wizard-enums.ts'
import { stepName } from '#model/discussions/wizard/wizard-steps.ts'
import { valuesOf, type SummaryRow } from '#model/discussions/wizard/summary.ts'
import type { Phrase, WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { userType, type UserType } from '#model/identity/enums.ts'

/** Decided by the product for some people, asked of others: the draft says which. */
const asked: Partial<Record<WizardTag, (data: WizardData) => boolean>> = {
  plan: (data) => data.askSelectPlan === true,
  selection: (data) => data.expertSelectionMode === 'user_choice',
  pool: (data) => data.askSelectPool === true,
  optout: (data) => data.askGenderOptOut === true,
  anonymous: (data) => data.anonOption === true,
  medium: (data) => (data.media?.length ?? 0) > 1,
}

const askerOf = (data: WizardData) => {
  const type = (data.userType ?? userType.client) as UserType
  return { userType: type, isClient: type === userType.client, isBlinded: type === userType.blinded }
}

/** What an answer is called, for this asker. */
export const nameOf = (tag: WizardTag, data: WizardData): Phrase => stepName(tag, { asker: askerOf(data) })

/** The review beside the chat, from the draft alone: one row for each answer, in the order of the questions. */
export function summaryRows(data: WizardData): SummaryRow[] {
  return wizardTags
    .filter((tag) => tag !== 'welcome' && tag !== 'review' && hasAnswer(tag, data))
    .map((tag) => ({ tag, name: nameOf(tag, data), values: valuesOf(tag, data), editable: asked[tag]?.(data) ?? true }))
    .filter(({ values, tag }) => values.length > 0 || tag === 'focus')
}

/** Rows that read differently in two states of a draft. */
export function changedRows(mine: WizardData, theirs: WizardData) {
  const other = summaryRows(theirs)
  const own = summaryRows(mine)
  const tags = wizardTags.filter((tag) => [...own, ...other].some((row) => row.tag === tag))
  return tags
    .map((tag) => ({ mine: own.find((row) => row.tag === tag), theirs: other.find((row) => row.tag === tag) }))
    .filter((pair) => JSON.stringify(pair.mine?.values) !== JSON.stringify(pair.theirs?.values))
}
