import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import { namedZones } from '#model/zone-name.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'

interface Country {
  id: number
  countryName: string
  code: string
}
interface State {
  id: number
  name: string
}
interface Zone {
  id: string
  name: string
}

/** Lists that never change while a page is open, 250 rows at a time. */
function useStatic<T>(path: string, enabled = true) {
  const provider = useDataProvider<ConsiliumProvider>()
  const readAll = async () => {
    const rows: T[] = []
    for (let page = 1; ; page += 1) {
      const answer = await provider.read<{ data: T[]; total: number }>(path, { query: { page, pageSize: 250 } })
      rows.push(...answer.data)
      if (answer.data.length === 0 || rows.length >= answer.total) return rows
    }
  }
  return useQuery({ queryKey: ['static', path], queryFn: readAll, staleTime: Infinity, enabled })
}

export const useCountries = () => useStatic<Country>('/server/country/list')
export const useStates = (countryId: number | null | undefined) =>
  useStatic<State>(`/server/country/${countryId}/states`, typeof countryId === 'number')
/** The zones under the names that people give them. */
export function useTimeZones() {
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  const zones = useStatic<Zone>('/server/timezone/list')
  const data = useMemo(() => zones.data && namedZones(zones.data, locale), [zones.data, locale])
  return { ...zones, data }
}
