import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useText } from '../../use-text.ts'

interface Props {
  name: string
  shared: boolean
  canShare: boolean
  busy: boolean
  onClose: () => void
  onSave: (name: string, shared: boolean) => Promise<void>
}

/** Name of a view, and whether everybody sees it. */
export function ViewForm({ name, shared, canShare, busy, onClose, onSave }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [typed, setTyped] = useState(name)
  const [forAll, setForAll] = useState(shared)
  return (
    <Box
      component="form" sx={{ display: 'flex', flexDirection: 'column', gap: 1, py: 0.5 }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (typed.trim()) void onSave(typed.trim(), forAll)
      }}
    >
      <TextField label={text('views.name')} value={typed} onChange={(event) => setTyped(event.target.value)} autoFocus slotProps={{ htmlInput: { maxLength: 100 } }} />
      {canShare && <FormControlLabel control={<Checkbox size="small" checked={forAll} onChange={(event) => setForAll(event.target.checked)} />} label={text('views.share')} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy} disabled={!typed.trim()}>{translate('ra.action.save')}</Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
