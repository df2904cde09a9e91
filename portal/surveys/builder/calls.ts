import { knownOf } from '#model/surveys/builder-requests.ts'
import type { Known } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
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
  const { data } = await api.get('/server/survey/question/list', {
    query: { surveyHeaderId: header.id, questionWhen: when, pageSize: whole },
  })
  return { headerId: header.id, known: knownOf(data) }
}
