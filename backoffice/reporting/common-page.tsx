import { useSearchParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { api } from '../providers/client.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageError } from '../layout/page-error.tsx'
import { Downloads } from './downloads.tsx'
import { Schedules } from './schedules.tsx'
import { ReportForm } from './report-form.tsx'

/** The reports that staff prepare for themselves, by the question that each answers. */
export function CommonReports() {
  const text = useText()
  const why = useDisabledReason()(useMay('reports.run'))
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['reportDefinitions', text('reporting.total')],
    queryFn: ({ signal }) => api.get('/server/report/commonExports', { query: {}, signal }),
    staleTime: Infinity,
  })
  const asking = data?.data.find(({ reportId }) => reportId === search.get('report'))
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title={text('drawer.commonReports')} below={text('reporting.ui.commonBelow')} />
      {!data && <Loading />}
      <Box sx={cards}>
        {data?.data.map((definition) => (
          <Card key={definition.reportId} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
            <Typography variant="h2" component="h2">
              {definition.name}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1, mb: 1 }}>
              {definition.description}
            </Typography>
            <GuardedButton
              why={why}
              variant="outlined"
              size="small"
              sx={{ alignSelf: 'flex-start' }}
              aria-label={text('reporting.ui.prepareOf', { name: definition.name })}
              onClick={() => setSearch({ report: definition.reportId })}
            >
              {text('reporting.ui.prepare')}
            </GuardedButton>
          </Card>
        ))}
      </Box>
      <Schedules common />
      <Block title={text('reports.previousDownloads')}>
        <Downloads common />
      </Block>
      {asking && !why && <ReportForm definition={asking} onClose={() => setSearch({})} />}
    </>
  )
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
  gap: 1.5,
  mb: 3,
} as const
