import { useRef, useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { timeoffBody, type Timeoff } from '#model/identity/work-wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../../client.ts'
import { textOfError } from '../../../shell/error-text.ts'
import { fieldTexts } from '../../../shell/field-texts.ts'
import { isStored } from '../../../shell/done-already.ts'
import { useSendOnce } from '../../../shell/send-once.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { bothZones } from '../../../discussions/zones.ts'
import { confirmLeave } from '../../../ui/overlays/confirm-leave.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Choice } from '../../../ui/overlays/choice.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { RadioGroup } from '../../../ui/fields/choices.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { dayText, daysOf, today } from './days.ts'
import { problemsOf } from '../form/form-state.ts'
import styles from '../account.module.css'

interface Props {
  userId: string
  /** to change; without: a new one */
  vacation: Timeoff | undefined
  onClose: () => void
  onSaved: () => void
}

/** The two days of a vacation. */
export function VacationDialog({ userId, vacation, onClose, onSaved }: Props) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const sendOnce = useSendOnce()
  const first = useRef<HTMLInputElement>(null)
  const [days, setDays] = useState({ start: vacation?.start ?? '', end: vacation?.end ?? '' })
  const [base, setBase] = useState(vacation)
  const changed = days.start !== (base?.start ?? '') || days.end !== (base?.end ?? '')
  const problems = problemsOf(timeoffBody, days)
  const past = problems === undefined && days.end !== '' && days.end < today()
  const [booked, setBooked] = useState<BookedCall[]>([])
  const [givenUp, giveUp] = useState<string[]>([])
  const calls = booked.flatMap(({ queryId }) => (givenUp.includes(queryId) ? [queryId] : []))

  const finish = () => {
    notify(t('account.form.saved'), 'success')
    onSaved()
    onClose()
  }
  const save = useMutation({
    meta: { handled: true },
    mutationFn: (answered: boolean) => {
      const [start, end] = [dayText(days.start, locale), dayText(days.end, locale)]
      const body = {
        ...days,
        ...(answered && calls.length < booked.length && { keepCalls: true }),
        ...(answered &&
          calls.length > 0 && { giveBack: { calls, reason: t('account.vacations.callsReason', { start, end }) } }),
      }
      return base
        ? api.put('/server/user/{id}/timeoff/{timeoffId}', {
            params: { id: userId, timeoffId: base.id },
            body: { ...body, version: base.version },
          })
        : sendOnce(body, (idempotencyKey) =>
            api.post('/server/user/{id}/timeoff', { params: { id: userId }, body, idempotencyKey }),
          )
    },
    onSuccess: finish,
    onError: (error) => {
      if (asksAboutCalls(error)) setBooked(error.body.calls as BookedCall[])
      // The next try is made on what is stored now, which is shown beside.
      if (error instanceof ApiError && error.status === 409 && isVacation(error.body.current)) {
        // an earlier save whose answer was lost
        if (isStored(error, days)) return finish()
        setBase(error.body.current)
      }
      onSaved()
    },
  })
  const refused = fieldTexts(t, save.error)
  const stale = save.error instanceof ApiError && save.error.status === 409 && !asksAboutCalls(save.error)
  const set = (part: Partial<typeof days>) => {
    setDays((before) => ({ ...before, ...part }))
    setBooked([])
    giveUp([])
    // what is under way stays so
    if (!save.isPending) save.reset()
  }
  const close = async () => {
    if (!changed || (await confirmLeave(t))) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed && problems === undefined && !past && !save.isPending) save.mutate(booked.length > 0)
  }
  const complete = days.start !== '' && days.end !== ''
  return (
    <Dialog
      open
      persistent
      busy={save.isPending}
      initialFocus={first}
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
          disabled={!changed || problems !== undefined || past}
        >
          {calls.length > 0 ? t('account.vacations.callsSave', { smart_count: calls.length }) : t('account.form.save')}
        </Choice>
      }
    >
      <form id="vacation" className={styles.form} onSubmit={submit} noValidate>
        <DateField
          label={t('account.vacations.start')}
          name="start"
          ref={first}
          value={days.start}
          error={refused.start}
          onChange={(start) => set({ start })}
        />
        <DateField
          label={t('account.vacations.end')}
          name="end"
          value={days.end}
          error={
            refused.end ??
            (past
              ? t('errors.lastDayPast')
              : complete && problems?.end !== undefined
                ? t('errors.endBeforeStart')
                : undefined)
          }
          onChange={(end) => set({ end })}
        />
        {complete && problems === undefined && !past && (
          <p className={styles.quiet} role="status">
            {t('account.vacations.days', { smart_count: daysOf(days.start, days.end) })}
          </p>
        )}
        {booked.length > 0 && (
          <>
            <Banner tone="warning" title={t('account.vacations.callsTitle', { smart_count: booked.length })} live>
              {t('account.vacations.callsText', { smart_count: booked.length })}
            </Banner>
            {booked.map(({ queryId, key, meetingTime }) => (
              <RadioGroup
                key={queryId}
                label={`${key} · ${bothZones(meetingTime, locale)}`}
                options={[
                  { value: 'keep', label: t('account.vacations.callsKeep') },
                  { value: 'giveBack', label: t('account.vacations.callsGiveBack') },
                ]}
                value={givenUp.includes(queryId) ? 'giveBack' : 'keep'}
                onChange={(way) =>
                  giveUp((before) => [
                    ...before.filter((one) => one !== queryId),
                    ...(way === 'giveBack' ? [queryId] : []),
                  ])
                }
                inRow
              />
            ))}
          </>
        )}
        {stale && (
          <Banner tone="warning" title={t('account.conflict.title')} live>
            {base &&
              `${t('account.conflict.stored')}${t('list.colon')}${dayText(base.start, locale)} – ${dayText(base.end, locale)}`}
          </Banner>
        )}
        {save.isError && !stale && !asksAboutCalls(save.error) && Object.keys(refused).length === 0 && (
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

interface BookedCall {
  queryId: string
  key: string
  meetingTime: number
}
/** Calls are booked in these days: each is kept, or its seat is given up together with the saving. */
const asksAboutCalls = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorKey === 'timeoff.callsBooked' && Array.isArray(error.body.calls)

const isVacation = (value: unknown): value is Timeoff =>
  typeof value === 'object' && value !== null && 'start' in value && 'version' in value
