import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { BulkInvited } from '#model/identity/invitations.ts'
import { useText } from '../../kit/hooks/use-text.ts'

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
