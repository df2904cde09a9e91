import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { LimitedField, useTooLong } from '../../limited-field.tsx'
import { useText } from '../../hooks/use-text.ts'
import { WorkingButton } from '../../buttons/working-button.tsx'

interface Props {
  name: string
  shared: boolean
  canShare: boolean
  busy: boolean
  /** text key of what is wrong with the name that was sent last */
  nameRefused: string | undefined
  onClose: () => void
  onSave: (name: string, shared: boolean) => Promise<void>
}

/** characters of a view's name */
const LONGEST = 100

/** Name of a view, and whether everyone sees it. */
export function ViewForm({ name, shared, canShare, busy, nameRefused, onClose, onSave }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [typed, setTyped] = useState(name)
  const tooLong = useTooLong(typed, LONGEST)
  const [sent, setSent] = useState<string>()
  const refused = sent !== undefined && sent === typed.trim() ? nameRefused : undefined
  const [forAll, setForAll] = useState(shared)
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, py: 0.5 }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!typed.trim() || tooLong) return
        setSent(typed.trim())
        void onSave(typed.trim(), forAll)
      }}
    >
      <LimitedField
        label={text('views.name')}
        limit={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
        {...(refused && {
          error: true,
          helperText:
            refused === 'errors.duplicate' ? text('views.taken', { name: sent }) : translate(refused, { _: refused }),
        })}
      />
      {canShare && (
        <FormControlLabel
          control={<Checkbox size="small" checked={forAll} onChange={(event) => setForAll(event.target.checked)} />}
          label={text('views.share')}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <WorkingButton
          type="submit"
          variant="contained"
          loading={busy}
          disabled={!typed.trim() || tooLong !== undefined}
        >
          {translate('ra.action.save')}
        </WorkingButton>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
