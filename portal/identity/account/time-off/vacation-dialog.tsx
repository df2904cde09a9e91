import { useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { timeoffBody, type Timeoff } from '#model/identity/work-wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../../client.ts'
import { textOfError } from '../../../shell/error-text.ts'
import { isStored } from '../../../shell/done-already.ts'
import { useSendOnce } from '../../../shell/send-once.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { bothZones } from '../../../discussions/zones.ts'
import { confirmLeave } from '../../../ui/overlays/confirm-leave.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Choice } from '../../../ui/overlays/choice.tsx'
import { DateEntry } from '../../../ui/fields/entries.tsx'
import { useSubmit } from '../../../ui/fields/form.ts'
import { modelResolver } from '../../../ui/fields/model-resolver.ts'
import { RadioGroup } from '../../../ui/fields/choices.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { dayText, daysOf, today } from './days.ts'
import styles from '../account.module.css'

interface Props {
  userId: string
  /** to change; without: a new one */
  vacation: Timeoff | undefined
  onClose: () => void
  onSaved: () => void
}

interface Values {
  start: string
  end: string
  /** booked calls whose seats are given up, by their discussions */
  givenUp: string[]
}

const isComplete = ({ start, end }: Values) => start !== '' && end !== ''
const judgeDays = modelResolver<Values>(timeoffBody, ({ start, end }) => ({ start, end }))
/** The days are judged once both are there. */
const resolver: Resolver<Values> = (values, ...form) => {
  if (!isComplete(values)) return { values, errors: {} }
  if (values.start <= values.end && values.end < today())
    return { values: {}, errors: { end: { type: 'model', message: 'errors.lastDayPast' } } }
  return judgeDays(values, ...form)
}

/** The two days of a vacation. */
export function VacationDialog({ userId, vacation, onClose, onSaved }: Props) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const sendOnce = useSendOnce()
  const fields = useRef<HTMLFormElement>(null)
  const form = useForm<Values>({
    defaultValues: { start: vacation?.start ?? '', end: vacation?.end ?? '', givenUp: [] },
    resolver,
    mode: 'onChange',
  })
  const { control } = form
  const values = form.watch()
  const { start, end, givenUp } = values
  const { isValid } = form.formState
  const complete = isComplete(values)
  const [base, setBase] = useState(vacation)
  const changed = start !== (base?.start ?? '') || end !== (base?.end ?? '')
  const [booked, setBooked] = useState<BookedCall[]>([])
  const calls = booked.flatMap(({ queryId }) => (givenUp.includes(queryId) ? [queryId] : []))

  const finish = () => {
    notify(t('account.form.saved'), 'success')
    onSaved()
    onClose()
  }
  const save = async (days: Pick<Values, 'start' | 'end'>) => {
    const [from, until] = [dayText(days.start, locale), dayText(days.end, locale)]
    const body = {
      start: days.start,
      end: days.end,
      ...(calls.length < booked.length && { keepCalls: true }),
      ...(calls.length > 0 && {
        giveBack: { calls, reason: t('account.vacations.callsReason', { start: from, end: until }) },
      }),
    }
    try {
      await (base
        ? api.put('/server/user/{id}/timeoff/{timeoffId}', {
            params: { id: userId, timeoffId: base.id },
            body: { ...body, version: base.version },
          })
        : sendOnce(body, (idempotencyKey) =>
            api.post('/server/user/{id}/timeoff', { params: { id: userId }, body, idempotencyKey }),
          ))
    } catch (error) {
      if (asksAboutCalls(error)) setBooked(error.body.calls as BookedCall[])
      // The next try is made on what is stored now, which is shown beside.
      if (error instanceof ApiError && error.status === 409 && isVacation(error.body.current)) {
        // an earlier save whose answer was lost
        if (isStored(error, { start: days.start, end: days.end })) return finish()
        setBase(error.body.current)
      }
      onSaved()
      throw error
    }
    finish()
  }
  const { onSubmit, busy, failure, forget } = useSubmit(form, save)
  const stale = failure instanceof ApiError && failure.status === 409 && !asksAboutCalls(failure)
  // other days, other calls
  const startOver = () => {
    setBooked([])
    form.setValue('givenUp', [])
    forget()
  }
  const close = async () => {
    if (!changed || (await confirmLeave(t))) onClose()
  }
  return (
    <Dialog
      open
      persistent
      busy={busy}
      initialFocus={() => fields.current?.querySelector('input')}
      width={500}
      title={t(vacation ? 'account.vacations.editTitle' : 'account.vacations.newTitle')}
      onClose={() => void close()}
      footer={
        <Choice
          cancel={t('account.form.cancel')}
          onCancel={() => void close()}
          type="submit"
          form="vacation"
          busy={busy}
          disabled={!changed || !complete || !isValid}
        >
          {calls.length > 0 ? t('account.vacations.callsSave', { smart_count: calls.length }) : t('account.form.save')}
        </Choice>
      }
    >
      <form ref={fields} id="vacation" className={styles.form} onSubmit={onSubmit} noValidate>
        <DateEntry
          control={control}
          name="start"
          rules={{ deps: ['end'], onChange: startOver }}
          label={t('account.vacations.start')}
        />
        <DateEntry
          control={control}
          name="end"
          rules={{ deps: ['start'], onChange: startOver }}
          label={t('account.vacations.end')}
        />
        {complete && isValid && (
          <p className={styles.quiet} role="status">
            {t('account.vacations.days', { smart_count: daysOf(start, end) })}
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
                  form.setValue('givenUp', [
                    ...givenUp.filter((one) => one !== queryId),
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
        {failure !== undefined && !stale && !asksAboutCalls(failure) && (
          <Banner tone="error" live>
            {failure instanceof ApiError && failure.status === 404
              ? t('account.conflict.gone')
              : textOfError(t, failure)}
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
