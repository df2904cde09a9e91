import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { limitsAsSet } from '#api/client/limits-as-set.ts'
import type { LimitKey, Limits } from '#model/limits.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'

/** The numbers the product works with, as they are set now. */
export function useLimits(): Limits {
  const { data } = useQuery({
    queryKey: keys.static('limits'),
    queryFn: ({ signal }) => api.get('/server/limits', { signal }),
    staleTime: 5 * 60_000,
  })
  return useMemo(() => limitsAsSet(data), [data])
}

export const useLimit = (key: LimitKey): number => useLimits()[key]
