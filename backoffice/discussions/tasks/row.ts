import type { Task } from '#model/discussions/tasks.ts'

export type TaskRow = Task

/** The page where it is settled. */
export function taskPath({ kind, queryId, personId }: Pick<TaskRow, 'kind' | 'queryId' | 'personId'>): string {
  if (queryId === null) return `/users/${encodeURIComponent(personId ?? '')}${kind === 'tax' ? '/tax' : ''}`
  return `/queries/${encodeURIComponent(queryId)}${kind === 'answer' ? '#responses' : kind === 'attendance' || kind === 'call' ? '#meeting' : ''}`
}

/** What a change of a task is seen in. */
export const touchedByTask = ['tasks', 'auditEvents'] as const
