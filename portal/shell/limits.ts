import { useQuery } from '@tanstack/react-query'
import { defaultLimits, type LimitKey } from '#model/limits.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'

/** A number the product works with, as it is set now. */
export function useLimit(key: LimitKey): number {
  const { data } = useQuery({
    queryKey: keys.static('limits'),
    queryFn: ({ signal }) => api.get('/server/limits', { signal }),
    staleTime: 5 * 60_000,
  })
  return data?.[key]?.value ?? defaultLimits[key]
}

/** `10 MB` */
export function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes >= 1024 * 1024 ? [bytes / (1024 * 1024), 'megabyte'] : [bytes / 1024, 'kilobyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
