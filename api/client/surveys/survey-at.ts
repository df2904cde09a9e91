import { knownOf } from '#model/surveys/builder-requests.ts'
import type { StoredQuestion } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import type { Client } from '../http.ts'

/** Where a survey belongs: a draft, a discussion, or a plan whose discussions take the questions over; and who reads it. */
export type SurveyTarget = ({ queryDraftId: string } | { queryId: string } | { planId: string }) & { userId: string }

/** The survey of a place with its questions; null when there is none and it is not to be made. */
export async function loadSurvey(client: Client, asked: SurveyTarget, create: boolean): Promise<SurveyHeader | null> {
  const header = await client.get('/server/survey/header', {
    query: { ...asked, inclQuestions: true, ...(create && { createIfNotFound: true }) },
  })
  return 'id' in header ? (header as SurveyHeader) : null
}

/** The id of a survey, which is made when it is first asked for: looking into the builder makes none. */
export function surveyIdOf(client: Client, asked: SurveyTarget, header: SurveyHeader | null): () => Promise<string> {
  let id = header?.id
  return async () => {
    id ??= (await loadSurvey(client, asked, true))?.id
    return id ?? ''
  }
}

export const knownAt = (header: SurveyHeader | null, when: QuestionTiming): StoredQuestion[] =>
  knownOf((header?.questions ?? []).filter(({ questionWhen }) => questionWhen === when))
