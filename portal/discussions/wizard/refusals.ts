import type { WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { ApiError } from '#api/client/api-error.ts'

/** What is wrong with an answer: the step, and the text key. */
export interface Problem {
  tag: string
  key: string
  params?: Record<string, string | number>
}

/** The draft is no longer what this page shows. */
export interface Conflict {
  kind: 'changed' | 'submitted' | 'deleted'
  /** its newest state */
  data?: WizardData
  /** the discussion that it became */
  queryId?: string
  /** why it could not be kept as a new draft */
  error?: unknown
}

/** Reads what became of a draft; undefined for other failures. `shown`: a draft that is not there was there before. */
export function conflictOf(error: unknown, shown: boolean): Conflict | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 404) return shown ? { kind: 'deleted' } : undefined
  if (error.status !== 409 || error.errorKey !== 'conflict') return undefined
  const { clientData, queryId } = (error.body.current ?? {}) as { clientData?: WizardData; queryId?: string }
  return {
    kind: queryId ? 'submitted' : 'changed',
    ...(clientData && { data: clientData }),
    ...(queryId && { queryId }),
  }
}

/** The step that a 422 is about, and why. */
export function problemOf(error: ApiError): Problem {
  const told = error.body.problem as Problem | undefined
  if (told?.key) return told
  const [tag, key] = Object.entries(error.fields)[0] ?? ['', 'errors.form']
  return { tag, key }
}
