import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '#api/client/reading.ts'
import type { Answer, AskOf, PathOf } from '#api/client/types.ts'
import { api } from '../../providers/client.ts'

/** Anything of the catalogue that is read whole; the first word of its key is what changes invalidate. Not `wanted`: what is there stays as it is. */
export function usePart<P extends PathOf<'get'>>(name: string, path: P, ask: AskOf<P>, wanted = true) {
  return useQuery({
    queryKey: [name, path, ask],
    queryFn: ({ signal }) => read(api, path, ask, signal),
    retry: false,
    enabled: wanted,
  })
}

/** Puts an answer in the place of what was read, so that the form shows it at once. */
export function useKeepPart<P extends PathOf<'get'>>(name: string, path: P, ask: AskOf<P>) {
  const queries = useQueryClient()
  return (answer: Answer<'get', P>) => queries.setQueryData([name, path, ask], answer)
}
