import { useRef, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirmLeave } from './confirm-leave.ts'
import { Banner } from '../banner.tsx'
import { Choice } from './choice.tsx'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'
import { notify } from './notify.ts'

interface Props {
  title: string
  /** differs from what was there */
  changed: boolean
  valid: boolean
  send: () => Promise<unknown>
  onClose: () => void
  onSaved: () => void
  /** the fields; `refused`: what the server said of each */
  children: (refused: Readonly<Record<string, string>>) => ReactNode
}

/** A small form in a dialog, which opens on its first field: Save once it is changed and valid; closing it with unsaved entries asks. */
export function FormDialog({ title, changed, valid, send, onClose, onSaved, children }: Props) {
  const t = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const save = useMutation({
    meta: { handled: true },
    mutationFn: send,
    onSuccess: () => {
      notify(t('account.form.saved'), 'success')
      onSaved()
      onClose()
    },
    onError: onSaved,
  })
  const refused = fieldTexts(t, save.error)
  const close = async () => {
    if (!changed || (await confirmLeave(t))) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed && valid && !save.isPending) save.mutate()
  }
  return (
    <Dialog
      open
      persistent
      busy={save.isPending}
      width={500}
      title={title}
      initialFocus={() => form.current?.querySelector<HTMLElement>('input, select, textarea')}
      onClose={() => void close()}
      footer={
        <Choice
          cancel={t('account.form.cancel')}
          onCancel={() => void close()}
          type="submit"
          form="dialog-form"
          busy={save.isPending}
          disabled={!changed || !valid}
        >
          {t('account.form.save')}
        </Choice>
      }
    >
      <form
        ref={form}
        id="dialog-form"
        className={styles.form}
        onSubmit={submit}
        onChange={() => save.isError && save.reset()}
        noValidate
      >
        {children(refused)}
        {save.isError && changed && Object.keys(refused).length === 0 && (
          <Banner tone="error" live>
            {textOfError(t, save.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
