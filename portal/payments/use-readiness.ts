import { useQuery } from '@tanstack/react-query'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'

export const readinessKey = (userId: string) => [...keys.earnings.of(userId), 'readiness'] as const

/** What someone's tax form, account and balance need before pay goes out. */
export const useReadiness = (userId: string, enabled = true) =>
  useQuery({
    queryKey: readinessKey(userId),
    queryFn: ({ signal }) => api.get('/server/user/{id}/payReadiness', { params: { id: userId }, signal }),
    enabled,
  })
