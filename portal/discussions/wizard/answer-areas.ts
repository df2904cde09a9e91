import type { ComponentType } from 'react'
import type { WizardAction } from '#model/discussions/wizard/wizard-enums.ts'
import { Age, DateAnswer } from './answers/age-and-dates.tsx'
import type { AnswerProps } from './answers/answer.ts'
import { Builder } from './answers/builder.tsx'
import { ChooseMany, ChooseOne } from './answers/choose.tsx'
import { Diagnosis } from './answers/diagnosis.tsx'
import { Disclosure } from './answers/disclosure.tsx'
import { Schedule } from './answers/schedule.tsx'
import { TextLine, TextLong } from './answers/text.tsx'

/** How each kind of question is answered. What only says something has no area. */
export const answerAreas: Partial<Record<WizardAction, ComponentType<AnswerProps>>> = {
  'choose-one': ChooseOne,
  'choose-many': ChooseMany,
  'text-line': TextLine,
  'text-long': TextLong,
  'question-builder': Builder,
  'auto-complete': Diagnosis,
  disclosure: Disclosure,
  age: Age,
  date: DateAnswer,
  dob: DateAnswer,
  schedule: Schedule,
}
