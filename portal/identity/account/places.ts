import { useQuery } from '@tanstack/react-query'
import type { AskOf, PathOf, RowOf } from '#api/client/types.ts'
import { readAll } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'

/** Lists that hardly change, read whole once a visit. */

type Country = RowOf<'/server/country/list'>

const useList = <P extends PathOf<'get'>>(list: string, path: P, ask: AskOf<P>, enabled = true) =>
  useQuery({
    queryKey: keys.static(list),
    queryFn: ({ signal }) => readAll(api, path, ask, signal),
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

export const useCountries = () => useList('countries', '/server/country/list', {})
export const useStates = (countryId: number | null) =>
  useList(`states.${countryId}`, '/server/country/{id}/states', { params: { id: countryId ?? 0 } }, countryId !== null)
export const useZones = () => useList('zones', '/server/timezone/list', {})

/** `GMT−5`, `GMT+5:30` */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
