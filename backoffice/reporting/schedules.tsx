import { useQuery } from '@tanstack/react-query'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { RowOf } from '#api/client/types.ts'
import { api } from '../providers/client.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { PersonLink, RecordLink } from '../kit/record-link.tsx'
import { useReportName } from './parts/use-report-name.ts'
import { reportVerbs } from './verbs.ts'

type Row = RowOf<'/server/report/schedule/list'>

/** Reports that come by themselves, with who gets the mail. */
export function Schedules({ common }: { common: boolean }) {
  const text = useText()
  const format = useFormat()
  const why = useDisabledReason()(useMay('reports.run'))
  const { run } = useActionMutation({ reload: ['reports'] })
  const { data } = useQuery({
    queryKey: ['reports', 'schedules', common],
    queryFn: ({ signal }) =>
      api.get('/server/report/schedule/list', { query: { common: `${common}`, pageSize: 250 }, signal }),
  })
  const called = useReportName()
  const nameOf = ({ reportId, name }: Row) => called({ commonReportId: reportId, name })
  if (!data?.total) return null
  return (
    <Block title={text('reporting.schedules.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '75ch' }}>
        {text('reporting.schedules.help')}
      </Typography>
      <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text('reporting.schedules.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('reporting.ui.name')}</TableCell>
              <TableCell>{text('reporting.schedules.every')}</TableCell>
              <TableCell>{text('reporting.schedules.next')}</TableCell>
              <TableCell>{text('reporting.schedules.mailTo')}</TableCell>
              <TableCell align="right">{text('reporting.ui.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell sx={{ minWidth: 140 }}>
                  {nameOf(row)}
                  {row.reportType && (
                    <Typography variant="caption" component="div" color="text.secondary">
                      {text(`reporting.type.${row.reportType}`)}
                      {row.planId && (
                        <>
                          {' · '}
                          <RecordLink resource="plans" id={row.planId} name="displayTitle" path="/plans" />
                        </>
                      )}
                      {row.grantId && (
                        <>
                          {' · '}
                          <RecordLink resource="grants" id={row.grantId} name="displayTitle" path="/grants" />
                        </>
                      )}
                    </Typography>
                  )}
                  {row.groupBy && (
                    <Typography variant="caption" component="div" color="text.secondary">
                      {text('reporting.ui.byGroup', { by: text(`reporting.groupBy.${row.groupBy}`) })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>{text(`reporting.schedules.rhythm.${row.every}`)}</TableCell>
                <TableCell>{row.paused ? text('reporting.schedules.paused') : format.day(row.nextDay)}</TableCell>
                <TableCell>
                  <PersonLink id={row.createdBy} />
                </TableCell>
                <TableCell align="right">
                  <GuardedButton
                    size="small"
                    color="error"
                    why={why}
                    aria-label={text('reporting.schedules.endOf', {
                      name: nameOf(row),
                    })}
                    onClick={() => void run(reportVerbs.endSchedule(row.id))}
                  >
                    {text('reporting.schedules.end')}
                  </GuardedButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Block>
  )
}
