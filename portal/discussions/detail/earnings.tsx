import { useState } from 'react'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { earning, formulaText, statableMinutes, withStated } from '#model/payments/earning.ts'
import { useLimits } from '../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Money } from '../../ui/time.tsx'
import { useAct } from './use-discussion.ts'
import styles from './detail.module.css'

/** What the work earns, with its sum; after the answer the time can be changed until the discussion closes. */
export function Earnings({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const limits = useLimits()
  const act = useAct(d.queryId)
  const part = d.engagement
  const [chosen, setChosen] = useState<number>()
  if (!part?.pay) return null
  const { pay, minutes } = part
  if (!pay.payable) return <span>{t('reading.earns.nothing')}</span>
  const live = isLive(d.mediaType)
  const open = d.displayStatus === 'open' && !live && part.answeredAt !== null && minutes !== null
  const at = chosen ?? minutes
  const parts = at === null ? undefined : earning(live ? 'session' : 'async', pay.hourlyRate, at, pay.surge)
  return (
    <div className={styles.earnings}>
      <span>
        {t(minutes === null ? 'reading.earns.atLeast' : 'reading.earns.amount')}{' '}
        <strong>
          <Money value={{ amount: parts?.amount ?? pay.amount, currency: pay.currency }} />
        </strong>
        {parts && <span className={styles.formula}>{formulaText(parts, locale)}</span>}
      </span>
      {open && (
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault()
            if (at === null) return
            act.mutate(
              { method: 'put', to: 'minutes', body: { minutes: at, version: part.version } },
              { onSuccess: () => setChosen(undefined) },
            )
          }}
        >
          <Select
            label={t('reading.minutes')}
            value={String(at)}
            options={withStated(statableMinutes(limits), minutes).map((value) => ({
              value: String(value),
              label: t('reading.minutesCount', { n: value }),
            }))}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
          {chosen !== undefined && chosen !== minutes && (
            <Button type="submit" small busy={act.isPending}>
              {t('reading.saveMinutes')}
            </Button>
          )}
        </form>
      )}
    </div>
  )
}
