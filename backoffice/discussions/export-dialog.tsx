import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  exportEndings,
  exportFormats,
  exportTypes,
  type ExportFormat,
  type ExportType,
} from '#model/discussions/response-enums.ts'
import { saveFile } from '../kit/list/save-file.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import type { QueryRow } from './row.ts'
import { WorkingButton } from '../kit/buttons/working-button.tsx'

/** The button, and what kind of document it shall be. */
export function ExportButton({ query }: { query: Pick<QueryRow, 'key'> }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {text('queryExport.button')}
      </Button>
      {open && <ExportDialog query={query} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({ query, onClose }: { query: Pick<QueryRow, 'key'>; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const [type, setType] = useState<ExportType>('Word')
  const [format, setFormat] = useState<ExportFormat>('Expert')
  const [language, setLanguage] = useState('en-us')
  const [staffData, setStaffData] = useState(false)
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    const asked = {
      exportType: type,
      exportFormat: format,
      language,
      hideCsrData: !staffData,
      isCsrView: format === 'CSR',
    }
    await saveFile(
      `/user/interaction/${encodeURIComponent(query.key)}/export`,
      `${query.key}-${format}.${exportEndings[type]}`,
      asked,
    ).then(onClose, (error: unknown) => notify(refusalText(error, translate), { type: 'error' }))
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{text('queryExport.title', { key: query.key })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <TextField
          select
          label={text('queryExport.type')}
          value={type}
          onChange={(event) => setType(event.target.value as ExportType)}
          sx={{ mt: 1 }}
        >
          {exportTypes.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('queryExport.format')}
          value={format}
          helperText={text(`queryExport.note.${format}`)}
          onChange={(event) => {
            setFormat(event.target.value as ExportFormat)
            setStaffData(event.target.value === 'CSR')
          }}
        >
          {exportFormats.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`queryExport.formats.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('queryExport.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          <MenuItem value="en-us">English</MenuItem>
          <MenuItem value="zh-cn">简体中文</MenuItem>
        </TextField>
        <FormControlLabel
          control={<Checkbox checked={staffData} onChange={(event) => setStaffData(event.target.checked)} />}
          label={text('queryExport.staffData')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton variant="contained" loading={busy} onClick={() => void load()}>
          {text('queryExport.download')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
