import { readConfig, writeConfig } from './builder.ts'
import type { SaveResult } from './builder-saver.ts'
import type { StoredQuestion, SaveStep } from './builder-sync.ts'
import type { QuestionTiming } from './enums.ts'
import type { Question } from './wire.ts'

/** Requests of the question builder, shared by portal and back office. */

/** Identifies a set of questions: survey and timing. */
export interface QuestionsOf {
  surveyHeaderId: string
  userId: string
  questionWhen: QuestionTiming
}

export const wordingOf = ({
  wording: { text, questionTypeId, config },
}: Extract<SaveStep, { kind: 'create' | 'update' }>) => ({ text, questionTypeId, configuration: writeConfig(config) })

/** A failed request; without a status it did not reach the server. */
export interface StepFailure {
  status?: number
  errorKey?: string
  /** 409 only: current state of the question */
  current?: unknown
  reason?: unknown
}

/** Classifies a failed request as retryable or rejected. */
export function failureOf({ status = 0, errorKey, current, reason }: StepFailure): SaveResult {
  if (status === 0 || status === 401 || status === 429 || status >= 500) return { kind: 'failed' }
  if (errorKey === 'conflict' && current) return { kind: 'changed', version: (current as Question).version }
  if (status === 404) return { kind: 'gone' }
  return { kind: 'refused', key: typeof reason === 'string' ? reason : (errorKey ?? 'builder.refused') }
}

/** Server questions in the builder's form; a question's key is its id. */
export const knownOf = (questions: readonly Question[]): StoredQuestion[] =>
  questions.map(({ id, version, text, questionTypeId, configuration }) => ({
    key: id,
    id,
    version,
    text,
    questionTypeId,
    config: readConfig(configuration) ?? {},
  }))
