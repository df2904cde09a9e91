import { useEffect, useState } from 'react'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { earning, formulaText, statableMinutes, withStated } from '#model/payments/earning.ts'
import { useLimits } from '../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Money } from '../../ui/time.tsx'
import { useAct } from './use-discussion.ts'
import styles from './detail.module.css'

/** What the work earns, with its sum; after the answer the time can be changed until the discussion closes. */
export function Earnings({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const limits = useLimits()
  const part = d.engagement
  const { mutate, reset, isPending, isError } = useAct(d.queryId)
  const [chosen, setChosen] = useState<number>()
  const unsaved = isError || chosen === part?.minutes ? undefined : chosen

  // one after the other: each needs the version that the one before has left
  useEffect(() => {
    if (unsaved === undefined || isPending || part === null) return
    mutate(
      {
        method: 'put',
        to: 'minutes',
        body: { minutes: unsaved, version: part.version },
        said: t('reading.minutesSaved'),
      },
      { onSuccess: () => setChosen((now) => (now === unsaved ? undefined : now)) },
    )
  }, [unsaved, isPending, part, mutate, t])

  if (!part?.pay) return null
  const { pay, minutes } = part
  if (!pay.payable) return <span>{t('reading.earns.nothing')}</span>
  const says = part.inReview
    ? 'reading.earns.later'
    : minutes === null
      ? 'reading.earns.atLeast'
      : 'reading.earns.amount'
  const live = isLive(d.mediaType)
  const open = d.displayStatus === 'open' && !live && part.answeredAt !== null && minutes !== null
  const parts = minutes === null ? undefined : earning(live ? 'session' : 'async', pay.hourlyRate, minutes, pay.surge)
  return (
    <div className={styles.earnings}>
      <span>
        {t(says)}{' '}
        <strong>
          <Money value={{ amount: parts?.amount ?? pay.amount, currency: pay.currency }} />
        </strong>
        {parts && <span className={styles.formula}>{formulaText(parts, locale)}</span>}
      </span>
      {part.inReview && <span>{t('reading.earns.inReview')}</span>}
      {open && (
        <div className={styles.row}>
          <Select
            label={t('reading.minutes')}
            value={String(unsaved ?? minutes)}
            options={withStated(statableMinutes(limits), minutes).map((value) => ({
              value: String(value),
              label: t('reading.minutesCount', { n: value }),
            }))}
            onChange={(event) => {
              if (isError) reset()
              setChosen(Number(event.target.value))
            }}
          />
        </div>
      )}
    </div>
  )
}
