import { ApiError } from '#api/client/api-error.ts'
import { failureOf, knownOf, requestOf, sentOf } from '#model/surveys/builder-requests.ts'
import type { Sent } from '#model/surveys/builder-saver.ts'
import type { Known, SaveStep } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { api, refusalOf } from '../providers/client.ts'

/** A discussion, or a plan whose discussions take the questions over. */
export type SurveyPlace = { queryId: string } | { planId: string }

/** The survey of a place with its questions; null when there is none and it is not to be made. */
export async function loadSurvey(place: SurveyPlace, create: boolean): Promise<SurveyHeader | null> {
  const header = await api.get('/server/survey/header', {
    query: { ...place, userId: 'staff', inclQuestions: true, ...(create && { createIfNotFound: true }) },
  })
  return 'id' in header ? (header as SurveyHeader) : null
}

export const knownAt = ({ questions = [] }: SurveyHeader, when: QuestionTiming): Known[] =>
  knownOf(questions.filter(({ questionWhen }) => questionWhen === when))

/** One step of saving at the server. Never throws: what can be tried again has failed, what cannot is refused. */
export const stepSender =
  (surveyHeaderId: string, questionWhen: QuestionTiming) =>
  async (step: SaveStep): Promise<Sent> => {
    const { method, path, ...options } = requestOf(step, { surveyHeaderId, userId: 'staff', questionWhen })
    try {
      return sentOf(step, (await api.call(method, path, options)).json)
    } catch (error) {
      return failureOf(error instanceof ApiError ? { ...refusalOf(error), status: error.status } : {})
    }
  }
