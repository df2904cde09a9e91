import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import Skeleton from '@mui/material/Skeleton'
import type { SimulationAnswer, SimulationBody } from '#model/panels/simulation-wire.ts'
import { PageError } from '../../layout/page-error.tsx'
import { useDebounced } from '../../kit/use-debounced.ts'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'
import { DrawTable } from './draw-table.tsx'

/** The draw for what is chosen; asked again a moment after the last change. */
export function DrawRun({ body }: { body: SimulationBody }) {
  const provider = useDataProvider<ConsiliumProvider>()
  const asked = useDebounced(JSON.stringify(body))
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['simulator', 'selection', asked],
    retry: false,
    queryFn: ({ signal }) =>
      provider.search<SimulationAnswer>(
        '/server/querySimulator/selection',
        JSON.parse(asked) as SimulationBody,
        signal,
      ),
  })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return isPending ? <Skeleton height={120} /> : <DrawTable run={data} />
}
