import { useQuery } from '@tanstack/react-query'
import Skeleton from '@mui/material/Skeleton'
import type { SimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { api } from '../../providers/client.ts'
import { PageError } from '../../layout/page-error.tsx'
import { useDebounced } from '../../kit/hooks/use-debounced.ts'
import { DrawTable } from './draw-table.tsx'

/** The draw for what is chosen; asked again a moment after the last change. */
export function DrawRun({ body }: { body: SimulationBody }) {
  const asked = useDebounced(JSON.stringify(body))
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['simulator', 'selection', asked],
    retry: false,
    queryFn: ({ signal }) =>
      api.post('/server/querySimulator/selection', { body: JSON.parse(asked) as SimulationBody, signal }),
  })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return isPending ? <Skeleton height={120} /> : <DrawTable run={data} />
}
