import { useRef, useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Passkey } from '#model/identity/sign-in/passkeys.ts'
import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation, type Translate } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { addPasskey, renamePasskey, wasCancelled, wasKnown } from './calls.ts'
import styles from './passkeys.module.css'

const NAME_MAX = 100

function problemOf(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return textOfError(t, error)
  if (wasKnown(error)) return t('passkey.known')
  return t(wasCancelled(error) ? 'passkey.cancelled' : 'passkey.notAdded')
}

/** Names a new passkey, after which the browser makes it, or renames one. */
export function PasskeyDialog({
  passkey,
  onClose,
  onSaved,
}: {
  passkey: Passkey | undefined
  onClose: () => void
  onSaved: () => void
}) {
  const t = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(passkey?.name ?? '')
  const save = useMutation({
    meta: { handled: true },
    mutationFn: (wanted: string) => (passkey ? renamePasskey(passkey, wanted) : addPasskey(wanted)),
    onSuccess: () => {
      notify(t(passkey ? 'passkey.renamed' : 'passkey.added'), 'success')
      onSaved()
      onClose()
    },
    // someone else may have renamed it: the list has the current name
    onError: onSaved,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !save.isPending) save.mutate(name.trim())
  }
  return (
    <Dialog
      open
      busy={save.isPending}
      initialFocus={field}
      onClose={onClose}
      width={440}
      title={passkey ? t('passkey.renameOf', { name: passkey.name }) : t('passkey.addTitle')}
      description={passkey ? undefined : t('passkey.addText')}
      footer={
        <Choice
          cancel={t('signOn.cancel')}
          onCancel={onClose}
          type="submit"
          form="passkey"
          busy={save.isPending}
          disabled={name.trim() === ''}
        >
          {t(passkey ? 'passkey.rename' : 'passkey.add')}
        </Choice>
      }
    >
      <form id="passkey" className={styles.form} onSubmit={submit} noValidate>
        {save.isError && (
          <Banner tone="error" live>
            {problemOf(t, save.error)}
          </Banner>
        )}
        <TextField
          label={t('passkey.name')}
          hint={passkey ? undefined : t('passkey.nameExample')}
          maxLength={NAME_MAX}
          ref={field}
          value={name}
          error={fieldTexts(t, save.error).name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
