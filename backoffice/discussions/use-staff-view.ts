import { useQuery } from '@tanstack/react-query'
import { api } from '../providers/client.ts'

/** The discussion as staff may read it, with what they may do now and why not the rest. */
export function useStaffView(key: string, enabled = true) {
  return useQuery({
    queryKey: ['discussion', 'view', key],
    queryFn: ({ signal }) => api.get('/user/interaction/{key}', { params: { key }, signal }),
    retry: false,
    enabled,
  })
}
