import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import AddIcon from '@mui/icons-material/Add'
import { useTranslate } from 'ra-core'
import { GuardedButton } from '../guarded-button.tsx'
import { RecordPicker } from '../record-picker.tsx'

export interface AddSource {
  resource: string
  /** field that names a record */
  name: string
  sortBy?: string
  detail?: string
  filter?: Record<string, unknown>
  /** text key of the button and the dialog */
  label: string
}

interface Props {
  source: AddSource
  why?: string
  busy: boolean
  open: boolean
  onOpen: (open: boolean) => void
  onAdd: (id: string) => Promise<unknown>
}

/** A button, and a dialog that finds the record to add. */
export function AddRecord({ source, why, busy, open, onOpen, onAdd }: Props) {
  const translate = useTranslate()
  const label = translate(source.label)
  return (
    <>
      <GuardedButton variant="contained" startIcon={<AddIcon />} why={why} loading={busy} onClick={() => onOpen(true)}>
        {label}
      </GuardedButton>
      <Dialog open={open} onClose={() => onOpen(false)} fullWidth maxWidth="sm" aria-labelledby="add-title">
        <DialogTitle id="add-title">{label}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <RecordPicker
            autoFocus
            resource={source.resource}
            name={source.name}
            sortBy={source.sortBy}
            detail={source.detail}
            filter={source.filter}
            label={translate('ra.action.search')}
            onPick={(record) => void onAdd(String(record.id)).then(() => onOpen(false))}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
