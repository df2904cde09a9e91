import {
  failureOf,
  knownOf,
  questionsPath,
  requestOf,
  sentOf,
  type QuestionsOf,
} from '#model/surveys/builder-requests.ts'
import type { Sent } from '#model/surveys/builder-saver.ts'
import type { Known, SaveStep } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'

export interface BuilderPlace {
  queryId?: string
  queryDraftId?: string
}
export interface LoadedBuilder {
  headerId: string
  known: Known[]
}

const whole = 100

export async function loadBuilder(place: BuilderPlace, userId: string, when: QuestionTiming): Promise<LoadedBuilder> {
  const header = await api.get('/server/survey/header', {
    query: { ...place, userId, createIfNotFound: true },
  })
  const { data } = await api.get(`${questionsPath}/list` as const, {
    query: { surveyHeaderId: header.id, questionWhen: when, pageSize: whole },
  })
  return { headerId: header.id, known: knownOf(data) }
}

/** One step of saving at the server. Never throws: what can be tried again has failed, what cannot is refused. */
export const stepSender =
  (of: QuestionsOf) =>
  async (step: SaveStep): Promise<Sent> => {
    const { method, path, ...options } = requestOf(step, of)
    try {
      return sentOf(step, (await api.call(method, path, options)).json)
    } catch (error) {
      return failureOf(
        error instanceof ApiError ? { ...error.body, status: error.status, errorKey: error.errorKey } : {},
      )
    }
  }
