import { failureOf, wordingOf, type QuestionsOf } from '#model/surveys/builder-requests.ts'
import type { SaveResult } from '#model/surveys/builder-saver.ts'
import type { SaveStep } from '#model/surveys/builder-sync.ts'
import { ApiError } from '../api-error.ts'
import type { Client } from '../http.ts'

/** Where questions go: a survey, or one that is made with its first question. */
export type SurveyOf = Omit<QuestionsOf, 'surveyHeaderId'> & { surveyHeaderId: string | (() => Promise<string>) }

/** One step of saving at the server. Never throws: what can be tried again has failed, what cannot is refused. */
export async function saveQuestion(client: Client, of: SurveyOf, step: SaveStep): Promise<SaveResult> {
  try {
    const saved = await send(client, of, step)
    return { kind: 'done', ...(saved && { made: { id: saved.id, version: saved.version } }) }
  } catch (error) {
    return failureOf(error instanceof ApiError ? { ...error.body, status: error.status, errorKey: error.errorKey } : {})
  }
}

/** @returns the question, when the step writes one. @throws ApiError */
async function send(client: Client, of: SurveyOf, step: SaveStep) {
  switch (step.kind) {
    case 'delete':
      await client.delete('/server/survey/question/{id}', { params: { id: step.id } })
      return undefined
    case 'order':
      await client.put('/server/survey/question/order', { body: step.places })
      return undefined
    case 'update':
      return client.put('/server/survey/question/{id}', {
        params: { id: step.id },
        body: { ...wordingOf(step), version: step.version },
      })
    // the key makes a repeat safe: the first answer may have been lost
    case 'create': {
      const surveyHeaderId = typeof of.surveyHeaderId === 'string' ? of.surveyHeaderId : await of.surveyHeaderId()
      return client.post('/server/survey/question', {
        body: { ...of, surveyHeaderId, ...wordingOf(step), order: step.order },
        idempotencyKey: `builder-${surveyHeaderId}-${step.key}`,
      })
    }
  }
}
