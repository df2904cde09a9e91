import { useRef, useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../client.ts'
import { Banner } from '../ui/banner.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/notify.ts'
import { TextArea } from '../ui/text-field.tsx'
import { useT } from './texts.tsx'

/** A message to support; the address of the page goes along, so that nobody has to describe where they were. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  const [blank, setBlank] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)

  const send = useMutation({
    meta: { handled: true },
    mutationFn: () => api.post('/server/support/email', { body: { emailBody: text.trim(), page: pathname } }),
    onSuccess: () => {
      notify(t('messages.contactSent'), 'success')
      onClose()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = text.trim() === ''
    setBlank(isBlank)
    if (isBlank) area.current?.focus()
    else if (!send.isPending) send.mutate()
  }

  return (
    <Dialog
      open
      persistent
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
          maxLength={5000}
          value={text}
          error={blank ? t('errors.contactBlank') : undefined}
          onChange={event => {
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
