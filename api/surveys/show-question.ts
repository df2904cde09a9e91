import type { QuestionTypeId } from '#model/surveys/enums.ts'
import type { Question } from '#model/surveys/wire.ts'
import type { QuestionRow } from './survey-changed.ts'

export const showQuestion = ({
  id,
  order,
  text,
  questionTypeId,
  questionWhen,
  configuration,
  surveyHeaderId,
  userId,
  version,
}: QuestionRow): Question => ({
  id,
  order,
  text,
  questionTypeId: questionTypeId as QuestionTypeId,
  questionWhen,
  configuration,
  surveyHeaderId,
  userId,
  version,
})
