import { useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { TextLink } from '../kit/record-link.tsx'
import { useText } from '../kit/hooks/use-text.ts'

export interface SettingsWithOrigin {
  grant: { id: string; name: string } | null
  settings: { name: string; value: number | string; origin: string }[]
}

/** What a discussion runs by, and which of plan, funding source and default said so. */
export function EffectiveSettings({ effective, bare }: { effective: SettingsWithOrigin; bare?: boolean }) {
  const text = useText()
  const translate = useTranslate()
  const shown = ({ name, value }: SettingsWithOrigin['settings'][number]) => {
    if (name === 'expertSelectionMode') return translate(`selection.mode.${value}`)
    return value === 0 && name.endsWith('Reminder') ? text('panels.off') : value
  }
  const body = (
    <>
      <Typography variant="h3" component="h2">
        {text('panels.effectiveSettings')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {effective.grant ? (
          <>
            {text('panels.effectiveFunded')}
            {text('list.gap')}
            <TextLink to={`/grants/${encodeURIComponent(effective.grant.id)}`}>{effective.grant.name}</TextLink>
          </>
        ) : (
          text('panels.effectiveUnfunded')
        )}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('panels.setting')}</TableCell>
            <TableCell align="right">{text('panels.value')}</TableCell>
            <TableCell>{text('panels.origin')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {effective.settings.map((setting) => (
            <TableRow key={setting.name}>
              <TableCell>{translate(`resources.plans.fields.${setting.name}`)}</TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {shown(setting)}
              </TableCell>
              <TableCell>{translate(`panels.originOf.${setting.origin}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
  return bare ? (
    body
  ) : (
    <Card component="section" sx={{ p: 2 }}>
      {body}
    </Card>
  )
}
