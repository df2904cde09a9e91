import { useState, type ClipboardEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import { useDataProvider, useTranslate, type RaRecord } from 'ra-core'
import { GuardedButton } from '../buttons/guarded-button.tsx'
import { WorkingButton } from '../buttons/working-button.tsx'
import { useNameOf } from '../hooks/use-name-of.ts'
import { useText } from '../hooks/use-text.ts'
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

/** A button, and a dialog that finds the records to add: one after another, or many by a pasted list of e-mail addresses. */
export function AddRecord({ source, why, busy, open, onOpen, onAdd }: Props) {
  const label = useTranslate()(source.label)
  return (
    <>
      <GuardedButton variant="contained" startIcon={<AddIcon />} why={why} loading={busy} onClick={() => onOpen(true)}>
        {label}
      </GuardedButton>
      {open && <AddDialog source={source} label={label} onClose={() => onOpen(false)} onAdd={onAdd} />}
    </>
  )
}

/** At most so many addresses are looked for at once. */
const MOST = 100

interface DialogProps extends Pick<Props, 'source' | 'onAdd'> {
  label: string
  onClose: () => void
}

function AddDialog({ source, label, onClose, onAdd }: DialogProps) {
  const translate = useTranslate()
  const text = useText()
  const provider = useDataProvider()
  const called = useNameOf()
  const [chosen, setChosen] = useState<readonly RaRecord[]>([])
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [working, setWorking] = useState(false)
  const byMail = source.detail === 'email'
  const choose = (...records: readonly RaRecord[]) =>
    setChosen((before) => [...before, ...records.filter(({ id }) => !before.some((one) => one.id === id))])

  const find = async (addresses: readonly string[]) => {
    setWorking(true)
    const missed: string[] = []
    for (const address of addresses) {
      const { data } = await provider.getList<RaRecord>(source.resource, {
        filter: { ...source.filter, q: address },
        sort: { field: source.sortBy ?? source.name, order: 'ASC' },
        pagination: { page: 1, perPage: 5 },
      })
      const record = data.find(({ email }) => String(email).toLowerCase() === address)
      if (record) choose(record)
      else missed.push(address)
    }
    setUnknown(missed)
    setWorking(false)
  }
  const onPaste = (event: ClipboardEvent) => {
    const addresses = addressesIn(event.clipboardData.getData('text'))
    if (!byMail || addresses.length < 2) return
    event.preventDefault()
    void find(addresses.slice(0, MOST)).catch(() => setWorking(false))
  }
  const addAll = async () => {
    setWorking(true)
    const left: RaRecord[] = []
    for (const record of chosen) if (!(await onAdd(String(record.id)))) left.push(record)
    setWorking(false)
    setChosen(left)
    if (left.length === 0) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-title">
      <DialogTitle id="add-title">{label}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }} onPaste={onPaste}>
        <RecordPicker
          autoFocus
          resource={source.resource}
          name={source.name}
          sortBy={source.sortBy}
          detail={source.detail}
          filter={source.filter}
          exclude={chosen.map(({ id }) => id)}
          label={translate('ra.action.search')}
          onPick={(record) => choose(record)}
        />
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {text(byMail ? 'addMany.hintMail' : 'addMany.hint')}
        </Typography>
        {chosen.length > 0 && (
          <Box component="ul" aria-label={text('addMany.chosen')} sx={list}>
            {chosen.map((record) => (
              <Chip
                key={record.id}
                component="li"
                size="small"
                label={String(called(record, source.name) ?? record.id)}
                onDelete={() => setChosen((before) => before.filter(({ id }) => id !== record.id))}
              />
            ))}
          </Box>
        )}
        {unknown.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1.5 }} onClose={() => setUnknown([])}>
            {text('addMany.unknown', { smart_count: unknown.length })}
            {text('list.gap')}
            {unknown.join(', ')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton
          variant="contained"
          loading={working}
          disabled={chosen.length === 0}
          onClick={() => void addAll()}
        >
          {text('addMany.add', { smart_count: chosen.length })}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}

/** The e-mail addresses in a text, each once, in lower case. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/[^\s<>,;:"'()]+@[^\s<>,;:"'()]+\.[^\s<>,;:"'()]+/g)].map(([found]) => found.toLowerCase()),
  ),
]

const list = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 1.5, p: 0 }
