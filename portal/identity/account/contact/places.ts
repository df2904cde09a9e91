import { useQuery } from '@tanstack/react-query'
import { countries, states, timeZones } from '#api/client/static-lists.ts'
import type { RowOf } from '#api/client/types.ts'
import { api } from '../../../client.ts'

type Country = RowOf<'/server/country/list'>

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

export const useCountries = () => useQuery(countries(api))
export const useStates = (countryId: number | null) => useQuery(states(api, countryId))
export const useZones = () => useQuery(timeZones(api))

/** `GMT−5`, `GMT+5:30` */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
