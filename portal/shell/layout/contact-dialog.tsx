import { useRef, useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../../client.ts'
import { markDraftSent, unsentRest } from '#api/client/draft-storage.ts'
import { useDraft } from '#api/client/use-draft.ts'
import { useLogin } from '#api/client/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { sendingOnce } from '../send-once.ts'
import { useTranslation } from '../texts.tsx'

/** As the server takes it. */
const longest = 10_000

/** outlives the dialog, as the text does */
const sendOnce = sendingOnce()

/** A message to support; what has been written outlives the page until it is sent; the address of the page goes along, so that no one has to describe where they were. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const { pathname } = useLocation()
  const key = `contact.${useLogin()?.user.id ?? ''}`
  const [text, setText] = useDraft(key, '')
  const [blank, setBlank] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)

  const send = useMutation({
    meta: { handled: true },
    mutationFn: (emailBody: string) => {
      const body = { emailBody, page: pathname }
      return sendOnce(body, (idempotencyKey) => api.post('/server/support/email', { body, idempotencyKey }))
    },
    onSuccess: (_answer, emailBody) => {
      notify(t('messages.contactSent'), 'success')
      // what has been written since is the next message
      const further = unsentRest(text, emailBody)
      if (further !== '') return setText(further)
      markDraftSent(key)
      onClose()
    },
  })

  const over = text.trim().length > longest

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = text.trim() === ''
    setBlank(isBlank)
    if (isBlank || over) area.current?.focus()
    else if (!send.isPending) send.mutate(text.trim())
  }

  return (
    <Dialog
      open
      persistent
      busy={send.isPending}
      width={500}
      title={t('menu.contactUs')}
      onClose={onClose}
      initialFocus={area}
      footer={
        <Choice cancel={t('contact.cancel')} onCancel={onClose} type="submit" form="contact-form" busy={send.isPending}>
          {t('contact.submit')}
        </Choice>
      }
    >
      <form id="contact-form" onSubmit={submit} noValidate>
        <TextArea
          ref={area}
          label={t('contact.message')}
          hint={t('contact.hint')}
          rows={6}
          limit={longest}
          count={text.length > longest * 0.8 ? text.length : undefined}
          value={text}
          error={over ? t('errors.tooLong') : blank ? t('errors.contactBlank') : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setBlank(false)
          }}
        />
      </form>
      {send.isError && (
        <Banner tone="error" live>
          {t('errors.contactFailed')}
        </Banner>
      )}
    </Dialog>
  )
}
