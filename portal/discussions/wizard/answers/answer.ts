import type { WizardAnswer, WizardChoice, DayChoice, WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import type { WizardStepWire } from '../conversation.ts'

/** What every answer area is given. */
export interface AnswerProps {
  step: WizardStepWire
  /** the question, as the chat asks it */
  question: string
  /** what is wrong with the answer, in words */
  problem: string | undefined
  data: WizardData
  busy: boolean
  /** key of what is typed and not sent */
  draftKey: string
  /** an answer just led here, so what it opens may open by itself */
  reached?: boolean
  onAnswer: (value: WizardAnswer) => void
}

/** The answer given before, when an earlier step is open again. */
export const given = (step: WizardStepWire): WizardAnswer | undefined => step.responses?.[0]
export const givenText = (step: WizardStepWire): string => {
  const value = given(step)
  return typeof value === 'string' ? value : ''
}

export const choicesOf = (step: WizardStepWire): WizardChoice[] =>
  (step.choices ?? []).filter((choice): choice is WizardChoice => 'label' in choice)
export const daysOf = (step: WizardStepWire): DayChoice['value'][] =>
  (step.choices ?? []).filter((choice): choice is DayChoice => !('label' in choice)).map((choice) => choice.value)
