import { HttpError } from 'ra-core'
import { readConfig, writeConfig } from '#model/surveys/builder.ts'
import type { Sent } from '#model/surveys/builder-saver.ts'
import type { Known, SaveStep } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { Question, SurveyHeader } from '#model/surveys/wire.ts'
import { call, refusalOf } from '../providers/http.ts'

/** A discussion, or a plan whose discussions take the questions over. */
export type SurveyPlace = { queryId: string } | { planId: string }

const at = '/server/survey/question'

/** The survey of a place with its questions; null when there is none and it is not to be made. */
export async function loadSurvey(place: SurveyPlace, create: boolean): Promise<SurveyHeader | null> {
  try {
    return (await call<SurveyHeader>('GET', '/server/survey/header', { query: { ...place, userId: 'staff', inclQuestions: true, ...(create && { createIfNotFound: true }) } })).json
  } catch (error) {
    if (error instanceof HttpError && error.status === 404 && !create) return null
    throw error
  }
}

export const knownOf = ({ questions = [] }: SurveyHeader, when: QuestionTiming): Known[] => questions.filter(({ questionWhen }) => questionWhen === when)
  .map(({ id, version, text, questionTypeId, configuration }) => ({ key: id, id, version, text, questionTypeId, config: readConfig(configuration) ?? {} }))

/** One step of saving at the server. Never throws: what can be tried again has failed, what cannot is refused. */
export const stepSender = (surveyHeaderId: string, questionWhen: QuestionTiming) => async (step: SaveStep): Promise<Sent> => {
  try {
    if (step.kind === 'delete') await call('DELETE', `${at}/${step.id}`)
    if (step.kind === 'order') await call('PUT', `${at}/order`, { body: step.places })
    if (step.kind === 'delete' || step.kind === 'order') return { kind: 'done' }
    const { text, questionTypeId, config } = step.wording
    const body = { text, questionTypeId, configuration: writeConfig(config) }
    const { json } = step.kind === 'update'
      ? await call<Question>('PUT', `${at}/${step.id}`, { body: { ...body, version: step.version } })
      : await call<Question>('POST', at, { body: { ...body, userId: 'staff', surveyHeaderId, order: step.order, questionWhen }, idempotencyKey: `builder-${surveyHeaderId}-${step.key}` })
    return { kind: 'done', made: { id: json.id, version: json.version } }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500) return { kind: 'failed' }
    const { errorKey, current, reason } = refusalOf(error)
    if (errorKey === 'conflict' && current) return { kind: 'changed', version: Number(current.version) }
    if (error.status === 404) return { kind: 'gone' }
    return { kind: 'refused', key: typeof reason === 'string' ? reason : (errorKey ?? 'builder.refused') }
  }
}
