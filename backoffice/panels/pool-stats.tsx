import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import Typography from '@mui/material/Typography'
import { useText } from '../kit/use-text.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'

interface Stats {
  total: number
  verified: number
  active: number
  bySpecialty: { specialty: string; count: number }[]
}

/** How many people a pool has, how many of them can be chosen, and of which specialties. */
export function PoolStats() {
  const pool = useRecordContext<RaRecord>()
  const provider = useDataProvider<ConsiliumProvider>()
  const text = useText()
  const translate = useTranslate()
  const id = String(pool?.id ?? '')
  const { data } = useQuery({
    queryKey: ['pools', 'stats', id],
    queryFn: ({ signal }) => provider.read<Stats>(`/server/pool/${encodeURIComponent(id)}/userStats`, { signal }),
    enabled: id !== '',
    retry: false,
  })
  if (!data) return null
  const specialties = data.bySpecialty.map(({ specialty, count }) => `${translate(`specialty.${specialty}`, { _: specialty })} ${count}`).join(' · ')
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
      {text('panels.stats', { total: data.total, active: data.active, verified: data.verified })}{specialties && ` ${specialties}`}
    </Typography>
  )
}
