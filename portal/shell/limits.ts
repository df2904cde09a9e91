import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { defaultLimits, type LimitKey, type Limits } from '#model/limits.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'

const useAnswer = () =>
  useQuery({
    queryKey: keys.static('limits'),
    queryFn: ({ signal }) => api.get('/server/limits', { signal }),
    staleTime: 5 * 60_000,
  }).data

/** A number the product works with, as it is set now. */
export function useLimit(key: LimitKey): number {
  return useAnswer()?.[key]?.value ?? defaultLimits[key]
}

/** All of them, for rules that take several. */
export function useLimits(): Limits {
  const set = useAnswer()
  return useMemo(() => {
    const values = Object.entries(set ?? {}).map(([key, { value }]) => [key, value])
    return { ...defaultLimits, ...(Object.fromEntries(values) as Partial<Limits>) }
  }, [set])
}
