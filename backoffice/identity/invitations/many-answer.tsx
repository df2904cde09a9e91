import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { BulkInvited } from '#model/identity/invitations.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** Which columns of a table are not read: nothing of it is left out without a word. */
export function UnusedColumns({ names }: { names: readonly string[] }) {
  const text = useText()
  if (names.length === 0) return null
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {text('invitations.unused', { names: names.join(', '), smart_count: names.length })}
    </Alert>
  )
}

/** What became of each row. */
export function ManyAnswer({ answer }: { answer: BulkInvited }) {
  const text = useText()
  const translate = useTranslate()
  const why = ({ fields, errorKey }: BulkInvited['data'][number]) => {
    const [first] = Object.values(fields ?? {})
    return translate(first ?? errorKey ?? 'errors.generic')
  }
  return (
    <>
      <Alert severity={answer.refused ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {translate('invitations.done', { smart_count: answer.done })}
        {answer.refused > 0 && ` · ${translate('invitations.refused', { smart_count: answer.refused })}`}
      </Alert>
      <UnusedColumns names={answer.unused ?? []} />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('invitations.row')}</TableCell>
            <TableCell>{text('resources.invitations.fields.email')}</TableCell>
            <TableCell>{text('invitations.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {answer.data.map((each) => (
            <TableRow key={each.row}>
              <TableCell>{each.row}</TableCell>
              <TableCell>{each.email}</TableCell>
              <TableCell>{each.done ? text('invitations.fine') : why(each)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
