import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../providers/client.ts'

/** Anything of the catalogue that is read whole; the first word of its key is what changes invalidate. Not `wanted`: what is there stays as it is. */
export function usePart<T>(
  name: string,
  path: string,
  query?: Record<string, string | number | boolean>,
  wanted = true,
) {
  return useQuery<T>({
    queryKey: [name, path, query ?? {}],
    queryFn: async ({ signal }) => (await api.call('get', path, { signal, query })).json as T,
    retry: false,
    enabled: wanted,
  })
}

/** Puts an answer in the place of what was read, so that the form shows it at once. */
export function useKeepPart<T>(name: string, path: string) {
  const queries = useQueryClient()
  return (answer: T) => queries.setQueryData([name, path, {}], answer)
}
