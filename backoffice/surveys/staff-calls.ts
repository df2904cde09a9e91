import { knownOf } from '#model/surveys/builder-requests.ts'
import type { Known } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { api } from '../providers/client.ts'

/** A discussion, or a plan whose discussions take the questions over. */
export type SurveyPlace = { queryId: string } | { planId: string }

/** The survey of a place with its questions; null when there is none and it is not to be made. */
export async function loadSurvey(place: SurveyPlace, create: boolean): Promise<SurveyHeader | null> {
  const header = await api.get('/server/survey/header', {
    query: { ...place, userId: 'staff', inclQuestions: true, ...(create && { createIfNotFound: true }) },
  })
  return 'id' in header ? (header as SurveyHeader) : null
}

/** The id of a survey, which is made when it is first asked for. */
export function surveyIdOf(place: SurveyPlace, header: SurveyHeader | null): () => Promise<string> {
  let id = header?.id
  return async () => {
    id ??= (await loadSurvey(place, true))?.id
    return id ?? ''
  }
}

export const knownAt = (header: SurveyHeader | null, when: QuestionTiming): Known[] =>
  knownOf((header?.questions ?? []).filter(({ questionWhen }) => questionWhen === when))
