import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { longestDescription } from '#model/long-text.ts'
import { attachmentKind, sizeLimitText } from '#model/discussions/attachments.ts'
import { attachmentExtensions } from '#model/discussions/response-enums.ts'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { upload } from '#api/client/upload.ts'
import { api } from '../../client.ts'
import { useUser } from '#api/client/session.ts'
import { keys } from '../../query-keys.ts'
import { sendingOnce } from '../../shell/send-once.ts'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { discardDraft } from '#api/client/draft-storage.ts'
import { useDraft } from '#api/client/use-draft.ts'
import { TermsGate } from '../terms-gate.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { FileName, longestFileName, partsOfName } from './file-name.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useCloseWarning } from './use-close-warning.ts'
import styles from '../actions.module.css'

interface AttachmentDialogProps {
  discussion: Discussion
  /** dropped on the page */
  first?: File | undefined
  onClose: () => void
}

/** Outlives the dialog: a file whose answer was lost and that is chosen again is attached once. */
const sendOnce = sendingOnce()
const nameOfFile = ({ name, size, lastModified }: File) => [name, size, lastModified].join()

/** A file for the discussion: choose, describe, look at it and confirm, send. */
export default function AttachmentDialog({ discussion: d, first, onClose }: AttachmentDialogProps) {
  const t = useTranslation()
  const queries = useQueryClient()
  const most = useLimit('upload.attachment')
  const [file, setFile] = useState(first)
  const [name, setName] = useState(partsOfName(first?.name ?? '').name)
  const draftKey = `attach.${useUser().id}.${d.key}`
  const [description, setDescription] = useDraft(draftKey, '')
  const [reviewed, setReviewed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [share, setShare] = useState(0)
  const sending = useRef<AbortController>(undefined)
  const size = sizeLimitText(most)
  const problem =
    file &&
    (file.size > most
      ? t('errors.fileTooLarge', { size })
      : attachmentKind(file.name)
        ? file.size === 0
          ? t('errors.fileEmpty')
          : undefined
        : t('beside.attach.wrongType'))

  const ending = partsOfName(file?.name ?? '').ending
  const nameTooLong = name.length > longestFileName
  const send = useMutation({
    mutationFn: async (chosen: File) => {
      sending.current = new AbortController()
      setShare(0)
      if (accepted)
        await api.post('/user/interaction/{key}/acceptTerms', {
          params: { key: d.queryId },
          body: { termsId: 'discussion' },
        })
      const words = { name: name.trim().replaceAll(/[/\\]/g, '-') + ending, description: description.trim() }
      const form = new FormData()
      form.set('description', words.description)
      form.set('file', chosen, words.name)
      const { signal } = sending.current
      return sendOnce([d.queryId, nameOfFile(chosen), words], (idempotencyKey) =>
        upload<DiscussionResponse>(api, 'POST', '/user/interaction/{key}/attachment', form, {
          params: { key: d.queryId },
          idempotencyKey,
          onProgress: setShare,
          signal,
        }),
      )
    },
    meta: { handled: true },
    onSuccess: async () => {
      discardDraft(draftKey)
      notify(t('beside.attach.done'), 'success')
      onClose()
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.discussion.one(d.queryId) }),
        queries.invalidateQueries({ queryKey: keys.discussions.all }),
      ])
    },
  })
  useEffect(() => () => sending.current?.abort(), [])
  useCloseWarning(send.isPending)

  const fields = fieldTexts(t, send.error)
  const refusal =
    send.error instanceof ApiError && !fields.terms
      ? send.error.status === 413
        ? t('errors.fileTooLarge', { size })
        : (fields.file ?? textOfError(t, send.error))
      : undefined
  const submit = () => {
    if (!file || problem !== undefined) return
    setMissing(!reviewed)
    if (reviewed && name.trim() !== '') send.mutate(file)
  }
  return (
    <Dialog
      open
      persistent
      fullscreenOnSmall
      width={640}
      title={t('beside.attach.title')}
      // a file on its way is stopped by Cancel alone
      hideClose={send.isPending}
      onClose={() => send.isPending || onClose()}
      footer={
        <Choice
          cancel={t('beside.attach.cancel')}
          onCancel={() => {
            if (send.isPending) notify(t('beside.attach.stopped'))
            onClose()
          }}
          cancelStops
          busy={send.isPending}
          disabled={
            !file ||
            problem !== undefined ||
            description.length > longestDescription ||
            nameTooLong ||
            (fields.terms !== undefined && !accepted)
          }
          onClick={submit}
        >
          {t('beside.attach.upload')}
        </Choice>
      }
    >
      <div className={styles.form}>
        {(d.type === 'blinded' || (d.anonymous && d.viewer === 'asker')) && (
          <Banner tone="info">{t('beside.attach.blinded')}</Banner>
        )}
        <ChosenFile
          file={file}
          problem={problem}
          limits={t('beside.attach.limits', { size })}
          accept={attachmentExtensions}
          kind={file && attachmentKind(file.name)?.type}
          onChoose={(chosen) => {
            if (send.isPending) return
            setFile(chosen)
            setName(partsOfName(chosen.name).name)
            setReviewed(false)
            send.reset()
          }}
        />
        {file && problem === undefined && (
          <>
            <FileName
              {...{ name, ending }}
              ownToo={d.viewer === 'asker' || d.type === 'blinded'}
              disabled={send.isPending}
              onChange={setName}
            />
            <TextField
              label={t('beside.attach.description')}
              hint={t('beside.attach.descriptionHint')}
              optional
              maxLength={longestDescription}
              disabled={send.isPending}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
            <Checkbox
              label={t('beside.attach.review')}
              checked={reviewed}
              error={missing && !reviewed ? t('beside.attach.reviewMissing') : undefined}
              onChange={(event) => setReviewed(event.target.checked)}
            />
          </>
        )}
        {fields.terms !== undefined && <TermsGate accepted={accepted} onChange={setAccepted} error={fields.terms} />}
        {refusal !== undefined && (
          <Banner live tone="error">
            {refusal}
          </Banner>
        )}
        {send.isPending && file && (
          <UploadProgress
            share={share}
            label={t('beside.attach.progress', { name: name.trim() + ending, percent: Math.round(share * 100) })}
          />
        )}
      </div>
    </Dialog>
  )
}
