import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { DiagnosisStats } from '#model/panels/admin-rows.ts'
import { api } from '../../providers/client.ts'
import { useText } from '../../kit/hooks/use-text.ts'

type Level = '' | '/group' | '/domain'
const kinds = ['queries', 'grants', 'plans', 'pools'] as const

/** What hangs on the rows in sight, by their ids; nothing while it is not asked for. */
export function useStats(
  level: Level,
  on: boolean,
  rows: readonly { id: string }[] | undefined,
): Map<string, DiagnosisStats> | undefined {
  const ids = rows?.map((row) => row.id) ?? []
  const { data } = useQuery({
    queryKey: ['diagnoses', 'stats', level, ids],
    enabled: on && ids.length > 0,
    retry: false,
    queryFn: ({ signal }) =>
      api.get(`/server/diagnosis${level}/stats` as const, {
        signal,
        query: { includeId: ids.join(','), pageSize: 250 },
      }),
  })
  return on && data ? new Map(data.data.map((row) => [row.id, row])) : undefined
}

/** The quiet lines below a name. */
export function PaneDetail({ detail, stats }: { detail: string; stats?: DiagnosisStats }) {
  const text = useText()
  const used = kinds.filter((kind) => stats && stats[kind] > 0)
  return (
    <>
      {detail}
      {stats && (
        <Box component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
          {used.length > 0
            ? used.map((kind) => text(`diagnosis.uses.${kind}`, { smart_count: stats[kind] })).join(' · ')
            : text('diagnosis.unused')}
        </Box>
      )}
    </>
  )
}
