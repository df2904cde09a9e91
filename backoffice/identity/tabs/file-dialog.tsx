import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { fileEndings, kindOfName } from '#model/content/user-files.ts'
import { defaultLimits } from '#model/limits.ts'
import { useFormat } from '../../kit/use-format.ts'
import { usePart } from '../../kit/record/use-part.ts'
import { useText } from '../../kit/use-text.ts'
import { refusalText } from '../../kit/use-verb.ts'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'
import { refusalOf } from '../../providers/http.ts'
import { sendBytes } from '../../providers/upload.ts'
import { fileVerbs } from '../../providers/user-verbs.ts'

const accept = Object.keys(fileEndings).map((ending) => `.${ending}`).join(',')
const MB = 1024 * 1024

/** A new file: chosen, named, sent while its progress shows, confirmed. */
export function UploadDialog({ userId, reload, onClose }: { userId: string; reload: readonly string[]; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const provider = useDataProvider<ConsiliumProvider>()
  const queries = useQueryClient()
  const { data: limits } = usePart<Record<string, { value: number }>>('limits', '/server/limits')
  const most = limits?.['upload.file']?.value ?? defaultLimits['upload.file']
  const picker = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File>()
  const [description, setDescription] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [share, setShare] = useState<number>()
  const busy = share !== undefined
  const choose = (picked: File | undefined) => {
    setFile(picked)
    setWrong(picked && (picked.size > most ? 'errors.tooLarge' : kindOfName(picked.name) ? undefined : 'errors.fileType'))
  }
  const close = () => {
    stop.current?.abort()
    onClose()
  }
  const send = async () => {
    if (!file) return setWrong('errors.required')
    if (wrong) return
    const sending = (stop.current = new AbortController())
    setShare(0)
    try {
      const asked = await provider.act(fileVerbs.ask(userId, file.name, file.size, description.trim()), crypto.randomUUID())
      await sendBytes(String(asked.uploadUrl), file, { onProgress: setShare, signal: sending.signal })
      await provider.act(fileVerbs.confirm(String(asked.id)), crypto.randomUUID())
      notify('users.file.added', { type: 'success' })
      await queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
      onClose()
    } catch (error) {
      if (sending.signal.aborted) return
      const { fields } = refusalOf(error)
      const complaint = fields && Object.values(fields)[0]
      if (complaint) setWrong(complaint)
      else notify(refusalText(error, translate), { type: 'error', multiLine: true })
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Dialog open onClose={busy ? undefined : close} fullWidth maxWidth="sm" aria-labelledby="upload-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void send()
        }}
      >
        <DialogTitle id="upload-title">{text('users.file.upload')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          <div>
            <input
              ref={picker} type="file" hidden accept={accept} aria-label={text('users.file.choose')} onChange={(event) => {
                choose(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <Button variant="outlined" color={wrong ? 'error' : 'primary'} disabled={busy} onClick={() => picker.current?.click()}>{text('users.file.choose')}</Button>
            {file && <Typography component="span" variant="body2" sx={{ ml: 1.5, overflowWrap: 'anywhere' }}>{file.name} · {sizeInWords(file.size, format.number)}</Typography>}
            <FormHelperText error={wrong !== undefined} role={wrong ? 'alert' : undefined}>{wrong ? translate(wrong, { _: wrong }) : text('users.file.hint', { size: Math.round(most / MB) })}</FormHelperText>
          </div>
          <TextField label={text('users.file.description')} value={description} onChange={(event) => setDescription(event.target.value)} multiline minRows={2} disabled={busy} slotProps={{ htmlInput: { maxLength: 1000 } }} />
          {busy && <LinearProgress variant="determinate" value={share * 100} aria-label={text('users.file.sending')} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>{text('users.file.upload')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** `1.2 MB`, `340 kB` */
export const sizeInWords = (bytes: number, number: (value: number, digits: number) => string) =>
  bytes >= MB ? `${number(bytes / MB, 1)} MB` : `${number(Math.ceil(bytes / 1024), 0)} kB`
