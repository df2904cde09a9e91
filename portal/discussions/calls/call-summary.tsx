import { useState } from 'react'
import { Check, Send } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { presentFromMinutes } from '#model/discussions/calls/call-seats.ts'
import type { CallSummaries } from '#model/discussions/calls/call-summary.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { useLimit } from '../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { formatInstant } from '../../ui/time.tsx'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useAct } from '../detail/use-discussion.ts'
import styles from './booked-call.module.css'

type Summary = CallSummaries['summaries'][number]
const longestAgreed = 4000
const longestFollowUp = 2000

/** After the call: what was agreed, written by an expert in a minute; its asker agrees or says what is wrong. */
export default function CallSummary({ discussion: d }: { discussion: Discussion }) {
  const { data } = useQuery({
    queryKey: keys.discussion.part(d.queryId, 'callSummary'),
    queryFn: ({ signal }) =>
      api.get('/user/interaction/{key}/callSummary', { params: { key: d.queryId }, signal, background: true }),
  })
  if (!data) return null
  return (
    <>
      {data.summaries.map((one) => (
        <Written
          key={one.id}
          discussion={d}
          summary={one}
          stated={data.stated && one.meetingTime === d.meetingTime}
          decides={data.mayDecide === one.id}
        />
      ))}
      {data.mayWrite && <Write discussion={d} presence={{ ...data.mayWrite, stated: data.stated, paid: isPaid(d) }} />}
    </>
  )
}

const isPaid = ({ engagement }: Discussion) => engagement?.pay?.payable === true

type PresenceProps = Pick<Summary, 'minutes' | 'intervals'> & { stated: boolean; paid?: boolean }

/**
 * Minutes as the server measured them, with the times behind them; or as they were reported.
 * @param paid the reader is an expert who is paid for the call
 */
function Presence({ minutes, intervals, stated, paid = false }: PresenceProps) {
  const t = useTranslation()
  const least = useLimit('money.minMinutes')
  const locale = useIntlLocale()
  const times = intervals.map(
    ({ from, until }) => `${formatInstant(from, 'time', locale)} – ${formatInstant(until, 'time', locale)}`,
  )
  if (stated) return <p className={styles.quiet}>{t('calls.summary.reported', { smart_count: minutes })}</p>
  return (
    <p className={styles.quiet}>
      {t(
        paid && minutes >= presentFromMinutes && minutes < least
          ? 'calls.summary.minutesPaid'
          : 'calls.summary.minutes',
        {
          smart_count: minutes,
          least,
        },
      )}
      {times.length > 0 && ` (${times.join(', ')})`}
    </p>
  )
}

function Write({ discussion: d, presence }: { discussion: Discussion; presence: PresenceProps }) {
  const t = useTranslation()
  const [agreed, setAgreed] = useState('')
  const [followUp, setFollowUp] = useState('')
  const [missing, setMissing] = useState(false)
  const act = useAct(d.queryId)
  const send = () => {
    if (agreed.trim() === '') return setMissing(true)
    act.mutate({
      to: 'callSummary',
      body: { agreed: agreed.trim(), followUp: followUp.trim() },
      said: t('calls.summary.sent'),
    })
  }
  return (
    <Card title={t('calls.summary.write')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p>{t('calls.summary.writeHint')}</p>
        <TextArea
          label={t('calls.summary.agreed')}
          rows={3}
          required
          maxLength={longestAgreed}
          value={agreed}
          error={missing ? t('errors.required') : undefined}
          onChange={(event) => {
            setAgreed(event.target.value)
            setMissing(false)
          }}
        />
        <TextArea
          label={t('calls.summary.followUp')}
          hint={t('calls.summary.followUpHint')}
          rows={2}
          maxLength={longestFollowUp}
          value={followUp}
          onChange={(event) => setFollowUp(event.target.value)}
        />
        <Presence {...presence} />
        <div className={styles.row}>
          <Button type="submit" busy={act.isPending} icon={<Send aria-hidden="true" />}>
            {t('calls.summary.send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const tones = { open: 'info', stands: 'success', agreed: 'success', objected: 'warning' } as const

interface WrittenProps {
  discussion: Discussion
  summary: Summary
  stated: boolean
  decides: boolean
}

function Written({ discussion: d, summary, stated, decides }: WrittenProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const objectBy = formatInstant(summary.objectBy, 'dateTime', locale)
  const asker = d.viewer === 'asker'
  return (
    <Card title={t('calls.summary.title')}>
      <div className={styles.form}>
        <p className={styles.quiet}>
          {summary.author} · {formatInstant(summary.createdAt, 'dateTime', locale)}
        </p>
        {summary.meetingTime !== d.meetingTime && (
          <p className={styles.quiet}>
            {t('calls.summary.ofCall', { time: formatInstant(summary.meetingTime, 'dateTime', locale) })}
          </p>
        )}
        <div>
          <h3 className={styles.part}>{t('calls.summary.agreed')}</h3>
          <p className={styles.words}>{summary.agreed}</p>
        </div>
        {summary.followUp !== '' && (
          <div>
            <h3 className={styles.part}>{t('calls.summary.followUp')}</h3>
            <p className={styles.words}>{summary.followUp}</p>
          </div>
        )}
        <Presence {...summary} stated={stated} paid={isPaid(d)} />
        {decides ? (
          <Decide discussion={d} id={summary.id} objectBy={objectBy} />
        ) : (
          <Banner tone={tones[summary.state]}>
            {t(asker ? `calls.summary.asker.${summary.state}` : `calls.summary.state.${summary.state}`, {
              time: objectBy,
            })}
            {summary.objection && <span className={styles.words}>{summary.objection}</span>}
          </Banner>
        )}
      </div>
    </Card>
  )
}

function Decide({ discussion: d, id, objectBy }: { discussion: Discussion; id: string; objectBy: string }) {
  const t = useTranslation()
  const [objecting, setObjecting] = useState(false)
  const [objection, setObjection] = useState('')
  const [missing, setMissing] = useState(false)
  const act = useAct(d.queryId)
  const decide = (agree: boolean) => {
    if (!agree && objection.trim() === '') return setMissing(true)
    act.mutate({
      to: 'callSummaryDecision',
      body: { summaryId: id, agree, objection: objection.trim() },
      said: t(agree ? 'calls.summary.asker.agreed' : 'calls.summary.asker.objected'),
    })
  }
  return (
    <div className={styles.form}>
      <p>{t('calls.summary.ask', { time: objectBy })}</p>
      {objecting && (
        <TextArea
          label={t('calls.summary.wrong')}
          rows={3}
          required
          maxLength={longestFollowUp}
          value={objection}
          error={missing ? t('errors.required') : undefined}
          onChange={(event) => {
            setObjection(event.target.value)
            setMissing(false)
          }}
        />
      )}
      <div className={styles.row}>
        {objecting ? (
          <>
            <Button busy={act.isPending} icon={<Send aria-hidden="true" />} onClick={() => decide(false)}>
              {t('calls.summary.sendObjection')}
            </Button>
            <Button tone="quiet" onClick={() => setObjecting(false)}>
              {t('contact.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button busy={act.isPending} icon={<Check aria-hidden="true" />} onClick={() => decide(true)}>
              {t('calls.summary.agree')}
            </Button>
            <Button tone="secondary" onClick={() => setObjecting(true)}>
              {t('calls.summary.object')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
