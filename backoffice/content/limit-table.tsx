import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import EditIcon from '@mui/icons-material/EditOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import ResetIcon from '@mui/icons-material/RestartAltOutlined'
import { visuallyHidden } from '@mui/utils'
import type { LimitKey } from '#model/limits.ts'
import { useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { GuardedIcon } from '../kit/buttons/guarded-icon.tsx'
import { rowInFocus } from '../kit/list/rows/row.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { When } from '../kit/when.tsx'
import { limitInWords, type LimitAct, type LimitRow } from './limit-row.ts'

const changes = (key: LimitKey) =>
  `/audit?filter=${encodeURIComponent(JSON.stringify({ refTable: 'setting', refId: key }))}`

/** The numbers as rows; on phones each row is a block. */
export function LimitTable({
  rows,
  onAct,
}: {
  rows: readonly LimitRow[]
  onAct: (key: LimitKey, act: LimitAct) => void
}) {
  const text = useText()
  const why = useDisabledReason()(useMay('limits.edit'))
  if (rows.length === 0)
    return (
      <Card>
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {text('limitsPage.none')}
        </Typography>
      </Card>
    )
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>{text('limitsPage.name')}</TableCell>
            <TableCell align="right">{text('limitsPage.value')}</TableCell>
            <TableCell align="right">{text('limitsPage.default')}</TableCell>
            <TableCell>{text('limitsPage.where')}</TableCell>
            <TableCell>{text('limitsPage.changed')}</TableCell>
            <TableCell>
              <Box component="span" sx={visuallyHidden}>
                {text('admin.list.actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.key} row={row} why={why} onAct={onAct} />
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function Row({ row, why, onAct }: { row: LimitRow; why?: string; onAct: (key: LimitKey, act: LimitAct) => void }) {
  const text = useText()
  const { key, name, place, changed } = row
  const fixed = row.min === row.max ? text('limitsPage.fixed') : undefined
  return (
    <TableRow hover data-list-row tabIndex={-1} sx={rowInFocus}>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right" data-label={text('limitsPage.value')} sx={{ fontWeight: changed ? 650 : undefined }}>
        {limitInWords(row, row.value, text)}
      </TableCell>
      <TableCell align="right" data-label={text('limitsPage.default')}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {limitInWords(row, row.default, text)}
        </Box>
      </TableCell>
      <TableCell data-label={text('limitsPage.where')}>{place}</TableCell>
      <TableCell data-label={text('limitsPage.changed')}>
        <When value={row.updatedAt} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {row.version > 0 && (
          <Tooltip title={text('limitsPage.history')}>
            <IconButton
              size="small"
              component={Link}
              to={changes(key)}
              aria-label={`${text('limitsPage.history')}${text('list.colon')}${name}`}
            >
              <HistoryIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {changed && (
          <GuardedIcon label={text('limitsPage.resetOf', { name })} why={why} onClick={() => onAct(key, 'reset')}>
            <ResetIcon fontSize="small" />
          </GuardedIcon>
        )}
        <GuardedIcon label={text('limitsPage.edit', { name })} why={fixed ?? why} onClick={() => onAct(key, 'edit')}>
          <EditIcon fontSize="small" />
        </GuardedIcon>
      </TableCell>
    </TableRow>
  )
}

const table = {
  '& td:nth-of-type(-n+3)': { fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 599.98px)': {
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 },
    '& tbody th, & tbody td': {
      display: 'flex',
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      border: 0,
      py: 0.25,
      textAlign: 'left',
    },
    '& tbody th': { display: 'block' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary' },
    '& td:last-of-type': { justifyContent: 'flex-end' },
  },
}
