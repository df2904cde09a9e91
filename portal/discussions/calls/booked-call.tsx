import { useState } from 'react'
import { Check, Video } from 'lucide-react'
import type { Discussion } from '#model/discussions/wire.ts'
import { longestReason } from '#model/long-text.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { openOverlay } from '../../shell/layout/overlays.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useAct } from '../detail/use-discussion.ts'
import { useTooLong } from '../use-too-long.ts'
import { useBegun } from '../../live-sessions/room/use-begun.ts'
import { useLimit } from '../../shell/limits.ts'
import { formatInstant } from '../../ui/time.tsx'
import { bothZones } from '../zones.ts'
import { CalendarButton } from './calendar-button.tsx'
import styles from './booked-call.module.css'

const lateHours = 24

/** The call that is booked, for its expert and its asker: when it is, what to do before it, and the way out of it. */
export default function BookedCall({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [giving, setGiving] = useState(false)
  const part = d.engagement
  const seat = part !== null && part.bookedAt !== null
  const over = d.call?.state !== 'ahead'
  const begun = useBegun(d.meetingTime)
  const overrun = useLimit('live.overrun')
  if (d.meetingTime === null)
    return seat ? (
      <Banner tone="warning" title={t('calls.unscheduled')} action={<GiveBackButton onClick={() => setGiving(true)} />}>
        <span>{t('calls.unscheduledText')}</span>
        {giving && <GiveBackDialog discussion={d} onClose={() => setGiving(false)} />}
      </Banner>
    ) : null
  const until = d.meetingTime + ((d.call?.minutes ?? 0) + overrun) * 60
  const time = formatInstant(until, 'time', locale)
  if (over) {
    // what was measured is settled by then; the rest is for staff
    const settling = until * 1000 > serverNow() && d.call?.state === 'over'
    return (
      <Banner tone="info" title={t('calls.over')}>
        <span>{t(!seat ? 'calls.overAsker' : settling ? 'calls.overExpertBy' : 'calls.overExpert', { time })}</span>
      </Banner>
    )
  }
  if (begun)
    return (
      <Banner
        tone="success"
        title={t('calls.open', { time })}
        action={
          <ButtonLink small to="#live" icon={<Video aria-hidden="true" />}>
            {t('calls.room')}
          </ButtonLink>
        }
        live
      />
    )
  return (
    <Banner tone="success" title={t('calls.booked')} live>
      <strong>{bothZones(d.meetingTime, locale)}</strong>
      <span>{t(seat ? 'calls.expertNext' : 'calls.askerNext')}</span>
      {d.viewer === 'asker' && <span>{t('calls.askerAway')}</span>}
      {seat && part.confirmBy !== null && <Confirm discussion={d} by={part.confirmBy} meetingTime={d.meetingTime} />}
      <div className={styles.row}>
        <ButtonLink small to="#live" icon={<Video aria-hidden="true" />}>
          {t('calls.room')}
        </ButtonLink>
        <CalendarButton queryId={d.queryId} name={d.key} label={t('calls.calendar')} />
        {part?.allowed.includes('giveBack') && <GiveBackButton onClick={() => setGiving(true)} />}
        {d.viewer === 'asker' && (
          <Button small tone="quiet" onClick={() => openOverlay({ kind: 'contact' })}>
            {t('menu.contactUs')}
          </Button>
        )}
      </div>
      {giving && <GiveBackDialog discussion={d} onClose={() => setGiving(false)} />}
    </Banner>
  )
}

/** A moved call: the seat is kept, and the new time should be confirmed. */
function Confirm({ discussion: d, by, meetingTime }: { discussion: Discussion; by: string; meetingTime: number }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const act = useAct(d.queryId)
  const confirm = () => act.mutate({ to: 'confirmMeeting', body: { meetingTime }, said: t('calls.confirmed') })
  const late = Date.parse(by) <= serverNow()
  return (
    <Banner
      tone="warning"
      title={t('calls.moved')}
      action={
        <Button small busy={act.isPending} icon={<Check aria-hidden="true" />} onClick={confirm}>
          {t('calls.confirm')}
        </Button>
      }
    >
      {late ? t('calls.unconfirmed') : t('calls.movedText', { by: bothZones(Date.parse(by) / 1000, locale) })}
    </Banner>
  )
}

function GiveBackButton({ onClick }: { onClick: () => void }) {
  const t = useTranslation()
  return (
    <Button small tone="quiet" onClick={onClick}>
      {t('calls.giveBack')}
    </Button>
  )
}

function GiveBackDialog({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const [reason, setReason] = useState('')
  const tooLong = useTooLong(longestReason)(reason)
  const words = useErrorText()
  const act = useAct(d.queryId, { handled: true })
  const late = d.meetingTime !== null && d.meetingTime * 1000 - serverNow() < lateHours * 3_600_000
  const giveBack = () =>
    act
      .mutateAsync({ to: 'giveBack', body: { reason: reason.trim() }, said: t('calls.givenBack') })
      .then(onClose, () => undefined)
  return (
    <Dialog
      open
      alert
      busy={act.isPending}
      width={500}
      title={t('calls.giveBackTitle')}
      description={t('calls.giveBackText')}
      onClose={onClose}
      footer={
        <Choice
          cancel={t('contact.cancel')}
          onCancel={onClose}
          tone="danger"
          busy={act.isPending}
          disabled={reason.trim() === '' || tooLong !== undefined}
          onClick={giveBack}
        >
          {t('calls.giveBackButton')}
        </Choice>
      }
    >
      {late && <Banner tone="warning">{t('calls.giveBackLate')}</Banner>}
      <TextArea
        label={t('calls.reason')}
        rows={3}
        value={reason}
        error={tooLong}
        onChange={(event) => setReason(event.target.value)}
      />
      {act.error && (
        <Banner live tone="error">
          {words(act.error)}
        </Banner>
      )}
    </Dialog>
  )
}
