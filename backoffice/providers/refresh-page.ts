import type { QueryClient } from '@tanstack/react-query'
import type { Change } from '#api/client/changes.ts'
import { refreshAnswers } from '#api/client/stale-answers.ts'

/** Which lists and records show something of a channel. */
const discussion = [
  'queries',
  'queryExperts',
  'queryResponses',
  'stateTransitions',
  'querySelections',
  'notifications',
  'transactions',
  'auditEvents',
  'discussion',
  'tasks',
]
const shownBy: Record<string, readonly string[]> = {
  discussion,
  discussions: discussion,
  earnings: ['transactions', 'discussion'],
  notifications: ['notifications', 'discussion'],
  uploads: ['users.files', 'plans.files', 'userPhoto', 'auditEvents'],
}

/** Whether a page with this query key shows one of the changes. An unknown channel names its own resource. */
export function isTouched(queryKey: readonly unknown[], changes: readonly Change[]): boolean {
  const [resource] = queryKey
  if (typeof resource !== 'string') return false
  return (
    changes.length === 0 ||
    changes.some(({ channel, id }) =>
      channel === 'presence'
        ? resource === channel && queryKey[1] === id
        : (shownBy[channel] ?? [channel]).includes(resource),
    )
  )
}

/** Records open in a form are left alone: the form would lose what was typed. A stale save is answered as a conflict. */
const inForm = new Set([
  'users',
  'grants',
  'plans',
  'pools',
  'diagnoses',
  'diagnosisGroups',
  'diagnosisDomains',
  'tags',
  'tagDefinitions',
  'customFields',
  'contentDocuments',
])
const mayReload = ([resource, kind]: readonly unknown[]) =>
  !(kind === 'getOne' && typeof resource === 'string' && inForm.has(resource))

/** Reloads what the open page shows of the changes. It does not keep the session alive. */
export function refreshPage(queries: QueryClient, changes: readonly Change[]) {
  refreshAnswers(queries, { predicate: ({ queryKey }) => mayReload(queryKey) && isTouched(queryKey, changes) })
}
