import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { longestDescription } from '#model/long-text.ts'
import { fileEndings, kindOfName, uploadBody } from '#model/content/user-files.ts'
import { sizeLimitText } from '#model/discussions/attachments.ts'
import { ApiError } from '#api/client/api-error.ts'
import { pathIn } from '#api/client/http.ts'
import { upload } from '#api/client/upload.ts'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ChosenFile } from '../attachments/chosen-file.tsx'
import { UploadProgress } from '../attachments/upload-progress.tsx'
import { useCloseWarning } from '../attachments/use-close-warning.ts'
import beside from '../actions.module.css'

const endings = Object.keys(fileEndings).map((ending) => `.${ending}`)

interface Props {
  userId: string
  /** dropped on the page */
  first?: File | undefined
  onClose: () => void
  onSaved: () => Promise<unknown>
}

/** A new file of one's own: chosen, described, sent while its progress shows. */
export default function UploadDialog({ userId, first, onClose, onSaved }: Props) {
  const t = useTranslation()
  const most = useLimit('upload.file')
  const [file, setFile] = useState(first)
  const [description, setDescription] = useState('')
  const [share, setShare] = useState(0)
  const sending = useRef<AbortController>(undefined)
  const size = sizeLimitText(most)
  const problem = file && problemOf(file)

  function problemOf(chosen: File): string | undefined {
    const named = uploadBody.shape.name.safeParse(chosen.name).error?.issues[0]?.message
    if (named === 'errors.tooLong') return t('files.longName')
    if (named !== undefined) return t.maybe(named) ?? named
    if (chosen.size === 0) return t('errors.fileEmpty')
    return chosen.size > most ? t('files.tooLarge', { size }) : undefined
  }

  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const { signal } = (sending.current = new AbortController())
      setShare(0)
      const asked = await api.post('/server/userFile/upload-url', {
        body: { userId, name: chosen.name, size: chosen.size, description: description.trim() },
      })
      const params = { id: asked.id }
      try {
        // stopped while it was being asked: not before now is it known what to give back
        signal.throwIfAborted()
        await upload(api, 'PUT', pathIn(asked.uploadUrl), chosen, { onProgress: setShare, signal })
        await api.put('/server/userFile/{id}', { params, body: { uploaded: true, version: 1 }, signal })
      } catch (error) {
        // the room that was made for it is given back; the server does so by itself after a day
        void api.delete('/server/userFile/{id}', { params }).catch(() => undefined)
        throw error
      }
    },
    meta: { handled: true },
    onSuccess: async () => {
      notify(t('files.added'), 'success')
      onClose()
      await onSaved()
    },
  })
  useEffect(() => () => sending.current?.abort(), [])
  useCloseWarning(send.isPending)

  const fields = fieldTexts(t, send.error)
  const tooLarge = fields.size !== undefined || (send.error instanceof ApiError && send.error.status === 413)
  const refusal =
    send.error instanceof ApiError
      ? tooLarge
        ? t('files.tooLarge', { size })
        : (fields.file ?? fields.name ?? textOfError(t, send.error))
      : undefined
  const ready = file !== undefined && problem === undefined
  const tooLong = description.length > longestDescription
  return (
    <Dialog
      open
      persistent
      fullscreenOnSmall
      width={640}
      title={t('files.dialogTitle')}
      // a file on its way is stopped by Cancel alone
      hideClose={send.isPending}
      onClose={() => send.isPending || onClose()}
      footer={
        <Choice
          cancel={t('files.cancel')}
          onCancel={onClose}
          cancelStops
          busy={send.isPending}
          disabled={!ready || tooLong}
          onClick={() => file && send.mutate(file)}
        >
          {t('files.send')}
        </Choice>
      }
    >
      <div className={beside.form}>
        <ChosenFile
          file={file}
          problem={problem}
          limits={t('messages.uploadPanel', { limit: size, types: endings.join(', ') })}
          accept={endings}
          kind={file && kindOfName(file.name)?.fileType}
          onChoose={(chosen) => {
            if (send.isPending) return
            setFile(chosen)
            send.reset()
          }}
        />
        {ready && (
          <TextField
            label={t('files.description')}
            hint={t('files.descriptionHint')}
            optional
            maxLength={longestDescription}
            disabled={send.isPending}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
        {refusal !== undefined && (
          <Banner live tone="error">
            {refusal}
          </Banner>
        )}
        {send.isPending && file && (
          <UploadProgress
            share={share}
            label={t('files.sending', { name: file.name, percent: Math.round(share * 100) })}
          />
        )}
      </div>
    </Dialog>
  )
}
