import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Discussion } from '#model/discussions/wire.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'

/** The discussion as staff may read it, with what they may do now and why not the rest. */
export function useStaffView(key: string) {
  const provider = useDataProvider<ConsiliumProvider>()
  return useQuery({
    queryKey: ['discussion', 'view', key],
    queryFn: ({ signal }) => provider.read<Discussion>(`/user/interaction/${encodeURIComponent(key)}`, { signal }),
    retry: false,
  })
}
