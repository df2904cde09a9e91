import type { AnswerValue, QuestionConfig } from '#model/surveys/wire.ts'

/** What every kind of answer is given. */
export interface AnswerFieldProps {
  /** of the question, for those who cannot see where they are */
  label: string
  config: QuestionConfig
  /** in the order in which this person sees them */
  choices: readonly { id: string; text: string }[]
  value: AnswerValue | undefined
  disabled: boolean
  /** '' takes the answer back */
  onChange: (value: AnswerValue) => void
}
