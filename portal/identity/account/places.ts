import { useQuery } from '@tanstack/react-query'
import { api, type Page } from '../../client.ts'
import { keys } from '../../query-keys.ts'

/** Lists that hardly change, read whole once a visit. */

export interface Country {
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
  /** minutes */
  offset: number
}

const pageSize = 250

async function readAll<R>(path: string, signal: AbortSignal): Promise<R[]> {
  const rows: R[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await api.get<Page<R>>(path, { query: { page, pageSize }, signal })
    rows.push(...data)
    if (rows.length >= total || data.length === 0) return rows
  }
}

const useList = <R>(list: string, path: string, enabled = true) =>
  useQuery({
    queryKey: keys.static(list),
    queryFn: ({ signal }) => readAll<R>(path, signal),
    staleTime: Infinity,
    enabled,
  })

/** A country's name in the reader's language, where the browser knows the region. */
export function countryNamer(locale: string): (country: Country) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return ({ code, countryName }) => {
    try {
      return names.of(code) ?? countryName
    } catch {
      return countryName
    }
  }
}

export const useCountries = () => useList<Country>('countries', '/server/country/list')
export const useStates = (countryId: number | null) =>
  useList<State>(`states.${countryId}`, `/server/country/${countryId}/states`, countryId !== null)
export const useZones = () => useList<Zone>('zones', '/server/timezone/list')

/** `GMT−5`, `GMT+5:30` */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
