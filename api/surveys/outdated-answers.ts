import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { surveyQuestionVersion, type surveyResponse } from '#db/schema/all.ts'
import { isOutdated, type TypedQuestion } from '#model/surveys/answering.ts'
import { readConfig } from '#model/surveys/builder.ts'
import type { QuestionTypeId } from '#model/surveys/enums.ts'
import type { AnswerValue } from '#model/surveys/wire.ts'
import type { QuestionRow } from './survey-changed.ts'

interface Wording {
  version: number
  questionTypeId: QuestionTypeId
  configuration: string
}

/** Every wording that the questions have had, by question and version. */
export async function wordings(q: Queries, questionIds: readonly string[]): Promise<Map<string, Wording>> {
  if (!questionIds.length) return new Map()
  const rows = await q
    .select()
    .from(surveyQuestionVersion)
    .where(inArray(surveyQuestionVersion.questionId, [...questionIds]))
  return new Map(
    rows.map(({ questionId, version, questionTypeId, configuration }) => [
      `${questionId} ${version}`,
      { version, questionTypeId: questionTypeId as QuestionTypeId, configuration },
    ]),
  )
}

const askedBy = ({ questionTypeId, configuration }: Wording | QuestionRow): TypedQuestion => ({
  questionTypeId: questionTypeId as QuestionTypeId,
  config: readConfig(configuration) ?? {},
})

/** Questions that have changed since they were answered, so that the answer no longer fits. */
export async function outdatedOf(
  q: Queries,
  questions: readonly QuestionRow[],
  answers: readonly Pick<typeof surveyResponse.$inferSelect, 'questionId' | 'questionVersion' | 'value'>[],
): Promise<Set<string>> {
  const earlier = answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId)
    return question && answer.questionVersion < question.version ? [{ answer, question }] : []
  })
  const seen = await wordings(
    q,
    earlier.map(({ question }) => question.id),
  )
  return new Set(
    earlier
      .filter(({ answer, question }) => {
        const wording = seen.get(`${question.id} ${answer.questionVersion}`)
        return wording && isOutdated(answer.value as AnswerValue, askedBy(wording), askedBy(question))
      })
      .map(({ question }) => question.id),
  )
}
