import { useQuery } from '@tanstack/react-query'
import type { AdminName } from '#model/resources.ts'
import { api } from '../../providers/client.ts'

const FRESH_MS = 30_000

/**
 * How many records a list has under each of several filters, in one request.
 * @returns in the same order, null for a filter that the list does not take any more; undefined until they are known
 */
export function useListCounts(resource: string, filters: readonly object[]) {
  const { data } = useQuery({
    queryKey: [resource, 'listCounts', filters],
    queryFn: ({ signal }) =>
      api.get('/server/list/{resource}/counts', {
        params: { resource: resource as AdminName },
        query: { filters: JSON.stringify(filters) },
        signal,
      }),
    enabled: filters.length > 0,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: (last) => last,
  })
  return data?.data
}
