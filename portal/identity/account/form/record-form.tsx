import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useErrorText } from '../../../shell/error-text.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DisabledReason } from '../../../ui/overlays/disabled-reason.tsx'
import { useMayNot } from '../../security/use-may-not.ts'
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx'
import type { Values } from './form-state.ts'
import styles from '../account.module.css'

interface Props<V extends Values> {
  title: string
  lead?: ReactNode
  form: {
    dirty: boolean
    valid: boolean
    busy: boolean
    failure: unknown
    refused: boolean
    wasRestored: boolean
    conflict: { current: V; changes: Partial<V>; reload: () => void; keep: () => void } | undefined
    save: () => unknown
    cancel: () => void
  }
  /** how the fields are called and how their values read, for the question about a conflict */
  fields: readonly ConflictField<V>[]
  /** below the buttons */
  after?: ReactNode
  children: ReactNode
}

/** A card with the fields of one record and its Save and Cancel. */
export function RecordFormCard<V extends Values>({ title, lead, form, fields, after, children }: Props<V>) {
  const t = useTranslation()
  const words = useErrorText()
  const rule = useMayNot('profile.edit')
  const at = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.refused) at.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.refused])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rule === undefined && form.valid) form.save()
  }
  return (
    <Card title={title}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {form.wasRestored && (
        <Banner
          title={t('account.form.keptTitle')}
          action={
            <Button small tone="secondary" onClick={form.cancel}>
              {t('account.form.startOver')}
            </Button>
          }
        >
          {t('account.form.kept')}
        </Banner>
      )}
      <form ref={at} className={styles.form} onSubmit={submit} noValidate aria-label={title}>
        {children}
        {form.refused && (
          <Banner tone="error" live>
            {t('errors.form')}
          </Banner>
        )}
        {form.failure !== undefined && (
          <Banner tone="error" live>
            {words(form.failure)}
          </Banner>
        )}
        <div className={styles.buttons}>
          <DisabledReason reason={rule}>
            <Button type="submit" busy={form.busy} disabled={rule !== undefined || !form.dirty || !form.valid}>
              {t('account.form.save')}
            </Button>
          </DisabledReason>
          <Button tone="secondary" disabled={!form.dirty || form.busy} onClick={form.cancel}>
            {t('account.form.cancel')}
          </Button>
          <span className={styles.state} role="status">
            {form.dirty ? t('account.form.unsaved') : ''}
          </span>
        </div>
      </form>
      {after}
      {form.conflict && <ConflictDialog conflict={form.conflict} fields={fields} />}
    </Card>
  )
}
