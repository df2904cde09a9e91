import { useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useGetOne, useTranslate, type RaRecord } from 'ra-core'
import { resolveSettings, type Override, type SettingName } from '#model/discussions/settings.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useLimits } from '../../kit/hooks/use-limits.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { EditSettings } from './edit-settings.tsx'
import type { QueryRow } from '../row.ts'

const names: readonly SettingName[] = [
  'panelSize',
  'maxResponseTime',
  'maxQueryDuration',
  'firstReminder',
  'secondReminder',
  'expertSelectionMode',
]

/** The settings in force, each with where it comes from: the discussion, its plan, its funding source, or the default. */
export function SettingsCard({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState(false)
  const limits = useLimits()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { data: plan } = useGetOne('plans', { id: query.planId ?? '' }, { enabled: query.planId !== null })
  const { data: grant } = useGetOne('grants', { id: query.grantId ?? '' }, { enabled: query.grantId !== null })
  const resolved = resolveSettings({
    query: query as Override,
    plan: asOverride(plan),
    grant: asOverride(grant),
    defaults: {
      panelSize: limits['discussion.panelSize'],
      maxResponseTime: limits['discussion.maxResponseTime'],
      maxQueryDuration: limits['discussion.maxDuration'],
      firstReminder: limits['discussion.firstReminder'],
      secondReminder: limits['discussion.secondReminder'],
      expertSelectionMode: 'grant_first',
    },
  })
  const shown = (name: SettingName) => {
    const { value } = resolved[name]
    if (name === 'expertSelectionMode') return translate(`selection.mode.${value}`)
    return value === 0 && (name === 'firstReminder' || name === 'secondReminder') ? text('queries.off') : String(value)
  }
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography variant="h2" component="h2" sx={{ flexGrow: 1 }}>
          {text('admin.record.settings')}
        </Typography>
        <GuardedButton variant="text" why={why} onClick={() => setEditing(true)}>
          {translate('ra.action.edit')}
        </GuardedButton>
      </Box>
      <Table size="small" aria-label={text('admin.record.settings')}>
        <TableBody>
          {names.map((name) => (
            <TableRow key={name} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {translate(`resources.queries.fields.${name}`)}
              </TableCell>
              <TableCell align="right">{shown(name)}</TableCell>
              <TableCell align="right" sx={{ pr: 0, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {text(`queries.origin.${resolved[name].origin}`)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {editing && <EditSettings query={query} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const asOverride = (record: RaRecord | undefined): Override | null => (record as Override | undefined) ?? null
