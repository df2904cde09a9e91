import { useId, useMemo, useState } from 'react'
import { X } from 'lucide-react'
import { newYork } from '#model/time.ts'
import { zoneName } from '#model/zone-name.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/fields/field.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { ScrollRow } from '../../../ui/scroll-row.tsx'
import { readerZone } from '../../../ui/time.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import { bothZones, clockText, dayText, sameClock } from '../../zones.ts'
import { daysOf, given, type AnswerProps } from './answer.ts'
import styles from './schedule.module.css'
import shared from './answers.module.css'

/** Moments for a call: a day, then its half hours in New York with the reader's own time below; the chosen ones as chips. */
export function Schedule({ step, question, problem, busy, draftKey, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const reason = useId()
  const days = daysOf(step)
  const before = given(step)
  const offered = new Set(days.flatMap((day) => day.times.map(({ ts }) => ts)))
  const [draft, setDraft] = useDraft<number[]>(draftKey, Array.isArray(before) ? before.map(Number) : [])
  const chosen = draft.filter((ts) => offered.has(ts)).sort((a, b) => a - b)
  const [date, setDate] = useState(
    days.find((day) => day.times.some(({ ts }) => chosen.includes(ts)))?.date ?? days[0]?.date,
  )
  const day = days.find((one) => one.date === date)
  const minimum = step.minimum ?? 1
  const maximum = step.maximum ?? 50
  const daysUsed = days.filter((one) => one.times.some(({ ts }) => chosen.includes(ts))).length
  // clocks change on other days elsewhere, so the first time says nothing of the others
  const own = useMemo(() => daysOf(step).some(({ times }) => times.some(({ ts }) => !sameClock(ts))), [step])

  const toggle = (ts: number) => {
    if (chosen.includes(ts)) return setDraft(chosen.filter((one) => one !== ts))
    if (chosen.length >= maximum) return notify(t('discussion.wizard.maxTimes'), 'warning')
    setDraft([...chosen, ts])
  }

  return (
    <form
      aria-label={question}
      className={shared.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length >= minimum) onAnswer(chosen)
      }}
    >
      <p className={shared.quiet}>
        {own ? t('asking.zones', { zone: zoneName(readerZone(), locale) }) : t('asking.zoneNewYork')}
      </p>
      <ScrollRow
        label={t('asking.days')}
        earlier={t('asking.earlierDays')}
        later={t('asking.laterDays')}
        className={styles.days}
      >
        {days.map((one) => {
          const count = one.times.filter(({ ts }) => chosen.includes(ts)).length
          const first = one.times[0]?.ts ?? 0
          return (
            <button
              key={one.date}
              type="button"
              className={styles.day}
              aria-pressed={one.date === date}
              onClick={() => setDate(one.date)}
            >
              <span>{dayText(first, locale, newYork, { weekday: 'short' })}</span>
              <strong>{dayText(first, locale, newYork, { month: 'short', day: 'numeric' })}</strong>
              {count > 0 && (
                <span className={styles.count}>
                  {count}
                  <span className="visually-hidden"> {t('asking.chosenTimes')}</span>
                </span>
              )}
            </button>
          )
        })}
      </ScrollRow>
      {day && (
        <div
          role="group"
          aria-label={dayText(day.times[0]?.ts ?? 0, locale, newYork, {
            weekday: 'long',
            month: 'long',
            day: 'numeric',
          })}
          className={styles.slots}
        >
          {day.times.map(({ ts, taken }) => (
            <button
              key={ts}
              type="button"
              className={styles.slot}
              aria-pressed={chosen.includes(ts)}
              disabled={taken === true && !chosen.includes(ts)}
              onClick={() => toggle(ts)}
            >
              {clockText(ts, locale, newYork)}
              {!sameClock(ts) && <span>{ownClock(ts, locale)}</span>}
              {taken && <span>{t('asking.timeTaken')}</span>}
            </button>
          ))}
        </div>
      )}
      <div aria-live="polite">
        {chosen.length === 0 ? (
          <p id={reason} className={shared.quiet}>
            {minimum === 0 ? t('asking.timesLater') : t('asking.noTimes', { n: minimum })}
          </p>
        ) : (
          <ul className={styles.chips} aria-label={t('asking.chosenTimes')}>
            {chosen.map((ts) => (
              <li key={ts}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={t('asking.removeTime', { time: bothZones(ts, locale) })}
                  onClick={() => toggle(ts)}
                >
                  {bothZones(ts, locale)}
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {chosen.length > 0 && daysUsed < 2 && (
          <p className={cx(shared.quiet, styles.advice)}>{t('discussion.wizard.moreDays')}</p>
        )}
      </div>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      <div className={shared.row}>
        <Button
          type="submit"
          busy={busy}
          disabled={chosen.length < minimum}
          aria-describedby={chosen.length === 0 ? reason : undefined}
        >
          {chosen.length === 0
            ? t(minimum === 0 ? 'asking.skip' : 'asking.sendNoTimes')
            : t('asking.sendTimes', { smart_count: chosen.length })}
        </Button>
      </div>
    </form>
  )
}

/** The reader's clock for a slot; with its day where that is another than the one in New York. */
function ownClock(ts: number, locale: string): string {
  const dayIn = (zone: string) => dayText(ts, 'en-US', zone, { dateStyle: 'short' })
  return dayIn(readerZone()) === dayIn(newYork)
    ? clockText(ts, locale)
    : `${dayText(ts, locale, readerZone(), { weekday: 'short' })} ${clockText(ts, locale)}`
}
