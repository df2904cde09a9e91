import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { timeoffBody, type Timeoff } from '#model/identity/work-wire.ts'
import { api, ApiError } from '../../client.ts'
import { fieldTexts, textOfError } from '../../shell/error-text.ts'
import { useIntlLocale, useT } from '../../shell/texts.tsx'
import { confirm } from '../../ui/ask.ts'
import { Banner } from '../../ui/banner.tsx'
import { Choice } from '../../ui/choice.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { dayText, daysOf, today } from './days.ts'
import { problemsOf } from './form-state.ts'
import styles from './account.module.css'

interface Props {
  at: string
  /** to change; without: a new one */
  vacation: Timeoff | undefined
  onClose: () => void
  onSaved: () => void
}

/** The two days of a vacation. */
export function VacationDialog({ at, vacation, onClose, onSaved }: Props) {
  const t = useT()
  const locale = useIntlLocale()
  const [days, setDays] = useState({ start: vacation?.start ?? '', end: vacation?.end ?? '' })
  const [base, setBase] = useState(vacation)
  const changed = days.start !== (base?.start ?? '') || days.end !== (base?.end ?? '')
  const problems = problemsOf(timeoffBody, days)

  const save = useMutation({
    meta: { handled: true },
    mutationFn: () =>
      base
        ? api.put(`${at}/${encodeURIComponent(base.id)}`, { body: { ...days, version: base.version } })
        : api.post(at, { body: days }),
    onSuccess: () => {
      notify(t('account.form.saved'), 'success')
      onSaved()
      onClose()
    },
    onError: (error) => {
      // The next try is made on what is stored now, which is shown beside.
      if (error instanceof ApiError && error.status === 409 && isVacation(error.body.current))
        setBase(error.body.current)
      onSaved()
    },
  })
  const refused = fieldTexts(t, save.error)
  const stale = save.error instanceof ApiError && save.error.status === 409
  const set = (part: Partial<typeof days>) => {
    setDays((before) => ({ ...before, ...part }))
    save.reset()
  }
  const close = async () => {
    const asked = {
      title: t('account.form.leaveTitle'),
      text: t('messages.unsavedChanges'),
      confirmLabel: t('messages.discard'),
      cancelLabel: t('messages.stay'),
      danger: true,
    }
    if (!changed || (await confirm(asked))) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed && problems === undefined && !save.isPending) save.mutate()
  }
  const complete = days.start !== '' && days.end !== ''
  return (
    <Dialog
      open
      persistent
      width={500}
      title={t(vacation ? 'account.vacations.editTitle' : 'account.vacations.newTitle')}
      onClose={() => void close()}
      footer={
        <Choice
          cancel={t('account.form.cancel')}
          onCancel={() => void close()}
          type="submit"
          form="vacation"
          busy={save.isPending}
          disabled={!changed || problems !== undefined}
        >
          {t('account.form.save')}
        </Choice>
      }
    >
      <form id="vacation" className={styles.form} onSubmit={submit} noValidate>
        <DateField
          label={t('account.vacations.start')}
          name="start"
          autoFocus
          value={days.start}
          error={refused.start}
          onChange={(start) => set({ start })}
        />
        <DateField
          label={t('account.vacations.end')}
          name="end"
          value={days.end}
          error={refused.end ?? (complete && problems?.end !== undefined ? t('errors.endBeforeStart') : undefined)}
          onChange={(end) => set({ end })}
        />
        {complete && problems === undefined && (
          <p className={styles.quiet} role="status">
            {t('account.vacations.days', { smart_count: daysOf(days.start, days.end) })}
            {days.end < today() && ` · ${t('account.vacations.pastStart')}`}
          </p>
        )}
        {stale && (
          <Banner tone="warning" title={t('account.conflict.title')} live>
            {base && `${t('account.conflict.stored')}: ${dayText(base.start, locale)} – ${dayText(base.end, locale)}`}
          </Banner>
        )}
        {save.isError && !stale && Object.keys(refused).length === 0 && (
          <Banner tone="error" live>
            {save.error instanceof ApiError && save.error.status === 404
              ? t('account.conflict.gone')
              : textOfError(t, save.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

const isVacation = (value: unknown): value is Timeoff =>
  typeof value === 'object' && value !== null && 'start' in value && 'version' in value
