import type { QuestionTypeId } from '#model/surveys/enums.ts'
import type { Question } from '#model/surveys/wire.ts'
import type { QuestionRow } from './survey-changed.ts'

/** A question as those read it who answer it: without the asker's id, which an expert must not learn. */
export function askedQuestion(row: QuestionRow): Omit<Question, 'userId'> {
  const { userId: _hidden, ...question } = showQuestion(row)
  return question
}

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
