import { readConfig, writeConfig } from './builder.ts'
import type { Sent } from './builder-saver.ts'
import type { Known, SaveStep } from './builder-sync.ts'
import type { QuestionTiming } from './enums.ts'
import type { Question } from './wire.ts'

/** How the question builder speaks with the server, in the portal as in the back office. */

/** Whose questions: of a survey, of one time. */
export interface QuestionsOf {
  surveyHeaderId: string
  userId: string
  questionWhen: QuestionTiming
}

export interface StepRequest {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  idempotencyKey?: string
}

export const questionsPath = '/server/survey/question'

/** The request of one step of saving. */
export function requestOf(step: SaveStep, of: QuestionsOf): StepRequest {
  switch (step.kind) {
    case 'delete':
      return { method: 'DELETE', path: `${questionsPath}/${step.id}` }
    case 'order':
      return { method: 'PUT', path: `${questionsPath}/order`, body: step.places }
    case 'update':
      return { method: 'PUT', path: `${questionsPath}/${step.id}`, body: { ...wordingOf(step), version: step.version } }
    // sent twice it is made once: the first answer may have got lost
    case 'create':
      return {
        method: 'POST',
        path: questionsPath,
        body: { ...of, ...wordingOf(step), order: step.order },
        idempotencyKey: `builder-${of.surveyHeaderId}-${step.key}`,
      }
  }
}

const wordingOf = ({
  wording: { text, questionTypeId, config },
}: Extract<SaveStep, { kind: 'create' | 'update' }>) => ({ text, questionTypeId, configuration: writeConfig(config) })

/** What was written, by the server's answer to a step. */
export const sentOf = (step: SaveStep, answer: unknown): Sent => {
  if (step.kind === 'delete' || step.kind === 'order') return { kind: 'done' }
  const { id, version } = answer as Question
  return { kind: 'done', made: { id, version } }
}

/** How a request failed; without a status it did not reach the server. */
export interface StepFailure {
  status?: number
  errorKey?: string
  /** the question as it is now, of a conflict */
  current?: unknown
  reason?: unknown
}

/** What can be tried again has failed, what cannot is refused. */
export function failureOf({ status = 0, errorKey, current, reason }: StepFailure): Sent {
  if (status === 0 || status === 401 || status === 429 || status >= 500) return { kind: 'failed' }
  if (errorKey === 'conflict' && current) return { kind: 'changed', version: (current as Question).version }
  if (status === 404) return { kind: 'gone' }
  return { kind: 'refused', key: typeof reason === 'string' ? reason : (errorKey ?? 'builder.refused') }
}

/** Questions of the server as the builder knows them; each is called by its id until it is told otherwise. */
export const knownOf = (questions: readonly Question[]): Known[] =>
  questions.map(({ id, version, text, questionTypeId, configuration }) => ({
    key: id,
    id,
    version,
    text,
    questionTypeId,
    config: readConfig(configuration) ?? {},
  }))
