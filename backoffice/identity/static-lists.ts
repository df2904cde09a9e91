import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { namedZones } from '#model/zone-name.ts'
import { readAll } from '#api/client/reading.ts'
import type { AskOf, PathOf } from '#api/client/types.ts'
import { api } from '../providers/client.ts'

/** Lists that never change while a page is open. */
const useStatic = <P extends PathOf<'get'>>(path: P, ask: AskOf<P>, enabled = true) =>
  useQuery({ queryKey: ['static', path, ask], queryFn: () => readAll(api, path, ask), staleTime: Infinity, enabled })

export const useCountries = () => useStatic('/server/country/list', {})
export const useStates = (countryId: number | null | undefined) =>
  useStatic('/server/country/{id}/states', { params: { id: countryId ?? 0 } }, typeof countryId === 'number')
/** The zones under the names that people give them. */
export function useTimeZones() {
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  const zones = useStatic('/server/timezone/list', {})
  const data = useMemo(() => zones.data && namedZones(zones.data, locale), [zones.data, locale])
  return { ...zones, data }
}
