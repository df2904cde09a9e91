import { useQuery } from '@tanstack/react-query'
import { useUser } from '#api/client/session.ts'
import { hasTaxForm } from '#model/identity/pages.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'

export const readinessKey = (userId: string) => [...keys.earnings.of(userId), 'readiness'] as const

/** What someone's own tax form, account and balance need before pay goes out. Who is not paid has none of it. */
export function useReadiness(userId: string) {
  const user = useUser()
  return useQuery({
    queryKey: readinessKey(userId),
    queryFn: ({ signal }) => api.get('/server/user/{id}/payReadiness', { params: { id: userId }, signal }),
    enabled: user.id === userId && hasTaxForm(user),
  })
}
