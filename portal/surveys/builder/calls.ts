import { readConfig, writeConfig } from '#model/surveys/builder.ts'
import type { Sent } from '#model/surveys/builder-saver.ts'
import type { Known, SaveStep } from '#model/surveys/builder-sync.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { Question, SurveyHeader } from '#model/surveys/wire.ts'
import { api, ApiError, type Page } from '../../client.ts'

export interface BuilderPlace {
  queryId?: string
  queryDraftId?: string
}
export interface LoadedBuilder {
  headerId: string
  known: Known[]
}

const at = '/server/survey/question'
const whole = 100

export async function loadBuilder(place: BuilderPlace, userId: string, when: QuestionTiming): Promise<LoadedBuilder> {
  const header = await api.get<SurveyHeader>('/server/survey/header', { query: { ...place, userId, createIfNotFound: true } })
  const { data } = await api.get<Page<Question>>(`${at}/list`, { query: { surveyHeaderId: header.id, questionWhen: when, pageSize: whole } })
  return {
    headerId: header.id,
    known: data.map(({ id, version, text, questionTypeId, configuration }) => ({ key: id, id, version, text, questionTypeId, config: readConfig(configuration) ?? {} })),
  }
}

/** One step of saving at the server. Never throws: what can be tried again has failed, what cannot is refused. */
export const stepSender = (surveyHeaderId: string, userId: string, questionWhen: QuestionTiming) => async (step: SaveStep): Promise<Sent> => {
  try {
    switch (step.kind) {
      case 'delete':
        await api.del(`${at}/${step.id}`)
        return { kind: 'done' }
      case 'order':
        await api.put(`${at}/order`, { body: step.places })
        return { kind: 'done' }
      case 'update': {
        const { text, questionTypeId, config } = step.wording
        const { id, version } = await api.put<Question>(`${at}/${step.id}`, { body: { text, questionTypeId, configuration: writeConfig(config), version: step.version } })
        return { kind: 'done', made: { id, version } }
      }
      case 'create': {
        const { text, questionTypeId, config } = step.wording
        const body = { userId, surveyHeaderId, order: step.order, text, questionTypeId, questionWhen, configuration: writeConfig(config) }
        // sent twice it is made once: the first answer may have got lost
        const { id, version } = await api.post<Question>(at, { body, idempotencyKey: `builder-${surveyHeaderId}-${step.key}` })
        return { kind: 'done', made: { id, version } }
      }
    }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Sent {
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500) return { kind: 'failed' }
  const current = error.body.current as Question | undefined
  if (error.errorKey === 'conflict' && current) return { kind: 'changed', version: current.version }
  if (error.status === 404) return { kind: 'gone' }
  return { kind: 'refused', key: typeof error.body.reason === 'string' ? error.body.reason : error.errorKey }
}
