import type { ReactNode } from 'react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useLimits } from '../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import { Money, Time } from '../../ui/time.tsx'
import { bothZones } from '../zones.ts'
import styles from './invitation.module.css'

/** As much as may be known before accepting: never the history, the question or a file. */
export function Offer({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { 'money.minMinutes': from, 'money.maxMinutes': to } = useLimits()
  const part = d.engagement
  // nothing is offered any more
  const over = part?.invitation === 'closed'
  const pay = over ? undefined : part?.pay
  const rows: [name: string, value: ReactNode][] = [
    [t('discussion.wizard.diagnosis.name'), [d.diagnosis.plainName, d.diagnosis.code].filter(Boolean).join(' · ')],
    ...(d.contextName ? [[t('discussion.card.focus'), d.contextName] as [string, ReactNode]] : []),
    ...(d.ageBand ? [[t('inviting.age'), t.maybe(`age.band.${d.ageBand}`) ?? d.ageBand] as [string, ReactNode]] : []),
    [t('discussion.wizard.medium.name'), t(`discussion.media.${d.mediaType}`)],
    ...(d.meetingTime === null ? [] : [[t('inviting.time'), bothZones(d.meetingTime, locale)] as [string, ReactNode]]),
    ...((d.questionCount ?? 0) > 0
      ? [
          [
            t('discussion.wizard.builder.name'),
            t('discussion.wizard.questions', { smart_count: d.questionCount ?? 0 }),
          ] as [string, ReactNode],
        ]
      : []),
    [t('inviting.seats'), t('inviting.seatsTaken', { used: Math.min(d.seatsUsed, d.panelSize), total: d.panelSize })],
    ...(part?.inviteExpires && part.status === 'invited'
      ? [[t('inviting.deadline'), <Time key="deadline" value={part.inviteExpires} />] as [string, ReactNode]]
      : []),
  ]
  return (
    <Card>
      {pay && (
        <div className={styles.pay}>
          {pay.payable ? (
            <>
              <span className={styles.amount}>
                <Money value={{ amount: Math.round(pay.hourlyRate * pay.surge), currency: pay.currency }} />
                <span className={styles.quiet}>{t('inviting.perHour')}</span>
              </span>
              {pay.surge > 1 && <Badge tone="success">{t('inviting.surge', { n: pay.surge })}</Badge>}
              <span className={styles.quiet}>
                {d.mediaType === 'messenger' ? t('inviting.payAsync', { from, to }) : t('inviting.paySession')}
              </span>
            </>
          ) : (
            <span>{t('reading.earns.nothing')}</span>
          )}
        </div>
      )}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!over && <p className={styles.quiet}>{t('inviting.hidden')}</p>}
    </Card>
  )
}
