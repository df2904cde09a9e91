import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { TaskRow } from '../tasks/row.ts'
import { api } from '../../providers/client.ts'
import { usePermissions } from '../../kit/hooks/use-permissions.ts'

const RENEW_MS = 5 * 60_000

/** Open tasks in the order in which they are due, without those that are postponed. */
export const useQueue = () =>
  useQuery({
    queryKey: ['tasks', 'triage'],
    queryFn: ({ signal }) => api.get('/csradmin/task/list', { query: { snoozed: false, pageSize: 100 }, signal }),
    placeholderData: (last) => last,
    retry: false,
  })

/** Which discussions other people have open now. */
export function useLookers(): ReadonlyMap<string, readonly string[]> {
  const { data } = useQuery({
    queryKey: ['presence', 'triage'],
    queryFn: () => api.get('/server/presence/{resource}', { params: { resource: 'queries' }, background: true }),
    refetchInterval: 20_000,
    retry: false,
  })
  return new Map(data?.data.map(({ id, names }) => [id, names]))
}

/** Keeps a claim while its reader is at work; without a key or a click for a while it returns to the queue. */
export function useRenewedClaim(task: TaskRow | undefined) {
  const { actor } = usePermissions()
  const held =
    task && !task.done && task.claimedUntil !== null && task.assignedTo === actor.userId ? task.id : undefined
  useEffect(() => {
    if (held === undefined) return
    let busy = true
    const note = () => {
      busy = true
    }
    const timer = setInterval(() => {
      if (busy)
        void api.post('/csradmin/task/{id}/claim', { params: { id: held }, background: true }).catch(() => undefined)
      busy = false
    }, RENEW_MS)
    document.addEventListener('keydown', note)
    document.addEventListener('pointerdown', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [held])
}
