import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { longestDescription } from '#model/long-text.ts'
import { v4 as newUuid } from 'uuid'
import { FilePicker, useUploadRules } from '../../kit/buttons/file-picker.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { ignoreBackdropClick } from '../../kit/ignore-backdrop-click.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'
import { pathIn } from '#api/client/http.ts'
import { upload } from '#api/client/upload.ts'
import { api, refusalOf } from '../../providers/client.ts'
import { fileVerbs } from '../../providers/user-verbs.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'
import { useTyped } from '../../kit/hooks/use-typed.ts'

/** A new file: chosen, named, sent while its progress shows, confirmed. */
export function UploadDialog({
  userId,
  reload,
  onClose,
}: {
  userId: string
  reload: readonly string[]
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const provider = useDataProvider<ConsiliumProvider>()
  const queries = useQueryClient()
  const rules = useUploadRules()
  const stop = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File>()
  const [description, setDescription] = useTyped('fileDescription', '')
  const [wrong, setWrong] = useState<string>()
  const [share, setShare] = useState<number>()
  const busy = share !== undefined
  const tooLong = useTooLong(description, longestDescription)
  const choose = (picked: File | undefined) => {
    setFile(picked)
    setWrong(rules.problemOf(picked))
  }
  const close = () => {
    stop.current?.abort()
    onClose()
  }
  const send = async () => {
    if (!file) return setWrong('errors.required')
    if (wrong || tooLong) return
    const sending = (stop.current = new AbortController())
    setShare(0)
    try {
      const asked = await provider.act(fileVerbs.ask(userId, file.name, file.size, description.trim()), newUuid())
      await upload(api, 'PUT', pathIn(String(asked.uploadUrl)), file, { onProgress: setShare, signal: sending.signal })
      await provider.act(fileVerbs.confirm(String(asked.id)), newUuid())
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
    <Dialog
      open
      onClose={busy ? undefined : ignoreBackdropClick(close)}
      fullWidth
      maxWidth="sm"
      aria-labelledby="upload-title"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void send()
        }}
      >
        <DialogTitle id="upload-title">{text('users.file.upload')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          <FilePicker
            label={text('users.file.choose')}
            hint={text('users.file.hint', { size: rules.megabytes })}
            file={file}
            problem={wrong}
            busy={busy}
            onChoose={choose}
          />
          <LimitedField
            label={text('users.file.description')}
            limit={longestDescription}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            multiline
            minRows={2}
            disabled={busy}
          />
          {busy && <LinearProgress variant="determinate" value={share * 100} aria-label={text('users.file.sending')} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <WorkingButton type="submit" variant="contained" loading={busy}>
            {text('users.file.upload')}
          </WorkingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
