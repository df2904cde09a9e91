import { useEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
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
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { CheckEntry, useEntry } from '../../ui/fields/entries.tsx'
import { useSubmit } from '../../ui/fields/form.ts'
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

interface Values {
  file: File | undefined
  /** without its ending */
  name: string
  reviewed: boolean
  /** the terms, where the server asks for them */
  accepted: boolean
}

const required = (message: string) => ({ type: 'required', message })
const resolver: Resolver<Values> = (values) => {
  const errors = {
    ...(values.name.trim() === '' && { name: required('errors.required') }),
    ...(!values.reviewed && { reviewed: required('beside.attach.reviewMissing') }),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
const fieldOf = (name: string) => (name === 'terms' ? 'accepted' : name === 'file' ? name : undefined)

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
  const form = useForm<Values>({
    defaultValues: { file: first, name: partsOfName(first?.name ?? '').name, reviewed: false, accepted: false },
    resolver,
  })
  const { control } = form
  const { field: fileField, error: fileRefusal } = useEntry<Values, File | undefined>({ control, name: 'file' })
  const { field: nameField } = useEntry<Values, string>({ control, name: 'name' })
  const { field: termsField, error: termsRefusal } = useEntry<Values, boolean>({ control, name: 'accepted' })
  const [file, name] = [fileField.value, nameField.value]
  // outlives the dialog, and follows the other tabs: the form does not hold it
  const draftKey = `attach.${useUser().id}.${d.key}`
  const [description, setDescription] = useDraft(draftKey, '')
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
  const { onSubmit, busy, failure, forget } = useSubmit(form, send, fieldOf)
  async function send({ file: chosen, accepted }: Values) {
    if (!chosen || problem !== undefined) return
    const { signal } = (sending.current = new AbortController())
    setShare(0)
    if (accepted)
      await api.post('/user/interaction/{key}/acceptTerms', {
        params: { key: d.queryId },
        body: { termsId: 'discussion' },
      })
    const words = { name: name.trim().replaceAll(/[/\\]/g, '-') + ending, description: description.trim() }
    const body = new FormData()
    body.set('description', words.description)
    body.set('file', chosen, words.name)
    await sendOnce([d.queryId, nameOfFile(chosen), words], (idempotencyKey) =>
      upload<DiscussionResponse>(api, 'POST', '/user/interaction/{key}/attachment', body, {
        params: { key: d.queryId },
        idempotencyKey,
        onProgress: setShare,
        signal,
      }),
    )
    discardDraft(draftKey)
    notify(t('beside.attach.done'), 'success')
    onClose()
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.discussion.one(d.queryId) }),
      queries.invalidateQueries({ queryKey: keys.discussions.all }),
    ])
  }
  useEffect(() => () => sending.current?.abort(), [])
  useCloseWarning(busy)

  const refusal =
    failure instanceof ApiError
      ? failure.status === 413
        ? t('errors.fileTooLarge', { size })
        : textOfError(t, failure)
      : fileRefusal
  return (
    <Dialog
      open
      persistent
      fullscreenOnSmall
      width={640}
      title={t('beside.attach.title')}
      // a file on its way is stopped by Cancel alone
      hideClose={busy}
      onClose={() => busy || onClose()}
      footer={
        <Choice
          cancel={t('beside.attach.cancel')}
          onCancel={() => {
            if (busy) notify(t('beside.attach.stopped'))
            onClose()
          }}
          cancelStops
          busy={busy}
          disabled={
            !file ||
            problem !== undefined ||
            description.length > longestDescription ||
            nameTooLong ||
            (termsRefusal !== undefined && !termsField.value)
          }
          type="submit"
          form="attach"
        >
          {t('beside.attach.upload')}
        </Choice>
      }
    >
      <form id="attach" className={styles.form} onSubmit={onSubmit} noValidate>
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
            if (busy) return
            form.clearErrors()
            form.setValue('file', chosen)
            form.setValue('name', partsOfName(chosen.name).name)
            form.setValue('reviewed', false)
            forget()
          }}
        />
        {file && problem === undefined && (
          <>
            <FileName
              {...{ name, ending }}
              ownToo={d.viewer === 'asker' || d.type === 'blinded'}
              disabled={busy}
              onChange={nameField.onChange}
            />
            <TextField
              label={t('beside.attach.description')}
              hint={t('beside.attach.descriptionHint')}
              optional
              maxLength={longestDescription}
              disabled={busy}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
            <CheckEntry control={control} name="reviewed" label={t('beside.attach.review')} />
          </>
        )}
        {termsRefusal !== undefined && (
          <TermsGate
            accepted={termsField.value}
            onChange={(yes) => form.setValue('accepted', yes)}
            error={termsRefusal}
          />
        )}
        {refusal !== undefined && (
          <Banner live tone="error">
            {refusal}
          </Banner>
        )}
        {busy && file && (
          <UploadProgress
            share={share}
            label={t('beside.attach.progress', { name: name.trim() + ending, percent: Math.round(share * 100) })}
          />
        )}
      </form>
    </Dialog>
  )
}
