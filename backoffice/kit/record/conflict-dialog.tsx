import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

interface Props {
  resource: string
  /** the record as this page read it */
  loaded: Record<string, unknown>
  /** as it stands now */
  current: Record<string, unknown>
  /** as the form would have it */
  mine: Record<string, unknown>
  onClose: () => void
  onReload: () => void
}

/** Somebody else saved first: what they changed, what stands in this form, and Reload. */
export function ConflictDialog({ resource, loaded, current, mine, onClose, onReload }: Props) {
  const translate = useTranslate()
  const rows = differences(loaded, current, mine)
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{translate('admin.conflict.text')}</Typography>
        {rows.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('admin.history.field')}</TableCell>
                <TableCell>{translate('admin.conflict.current')}</TableCell>
                <TableCell>{translate('admin.conflict.mine')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">{translate(`resources.${resource}.fields.${name}`, { _: name })}</TableCell>
                  <TableCell>{inWords(current[name], translate)}</TableCell>
                  <TableCell>{inWords(mine[name], translate)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" autoFocus onClick={onReload}>{translate('admin.conflict.reload')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Fields that the others changed, and those that this form would change otherwise. */
export function differences(loaded: Record<string, unknown>, current: Record<string, unknown>, mine: Record<string, unknown>): string[] {
  const names = Object.keys(loaded).filter((name) => !['id', 'version', 'updatedAt'].includes(name))
  return names.filter((name) => !same(current[name], loaded[name]) || !same(mine[name] ?? loaded[name], current[name]))
}

function inWords(value: unknown, translate: (key: string) => string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}
