import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { countries, states, timeZones } from '#api/client/static-lists.ts'
import { namedZones } from '#model/zone-name.ts'
import { api } from '../providers/client.ts'

export const useCountries = (enabled = true) => useQuery({ ...countries(api), enabled })
export const useStates = (countryId: number | null | undefined) => useQuery(states(api, countryId))
/** The zones under the names that people give them. */
export function useTimeZones() {
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  const zones = useQuery(timeZones(api))
  const data = useMemo(() => zones.data && namedZones(zones.data, locale), [zones.data, locale])
  return { ...zones, data }
}
