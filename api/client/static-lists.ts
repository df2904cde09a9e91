import type { Client } from './http.ts'
import { readAll } from './reading.ts'
import type { AskOf, PathOf } from './types.ts'

/** Lists that hardly change, read whole once a visit: options of `useQuery`. */
const staticList = <P extends PathOf<'get'>>(client: Client, path: P, ask: AskOf<P>, enabled = true) => ({
  queryKey: ['static', path, ask] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readAll(client, path, ask, signal),
  staleTime: Infinity,
  enabled,
})

export const countries = (client: Client) => staticList(client, '/server/country/list', {})
/** Of no country, nothing is read. */
export const states = (client: Client, countryId: number | null | undefined) =>
  staticList(client, '/server/country/{id}/states', { params: { id: countryId ?? 0 } }, typeof countryId === 'number')
export const timeZones = (client: Client) => staticList(client, '/server/timezone/list', {})
