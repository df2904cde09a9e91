import { useState } from 'react'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { longestReason } from '#model/long-text.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useLimit } from '../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/overlays/choice.tsx'
import { RadioGroup } from '../../ui/fields/choices.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useAct } from '../detail/use-discussion.ts'
import { TermsGate, useTermsNeeded } from '../terms-gate.tsx'
import { useTooLong } from '../use-too-long.ts'
import { bothZones } from '../zones.ts'
import styles from './invitation.module.css'

/** Terms first, for a call one of the proposed times, then the seat; declining asks once more, since it is final. */
export function AcceptOrDecline({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const words = useErrorText()
  const locale = useIntlLocale()
  const termsNeeded = useTermsNeeded()
  const [terms, setTerms] = useState(false)
  const [time, setTime] = useState<string>()
  const [declining, setDeclining] = useState(false)
  const act = useAct(d.queryId, { handled: true })
  const hours = useLimit('discussion.seat')
  const fields = fieldTexts(t, act.error)
  const live = isLive(d.mediaType)
  const times = d.engagement?.bestTimes ?? []
  const asksTime = live && d.meetingTime === null && times.length > 0
  const ready = d.engagement?.invitation !== 'paused' && (!termsNeeded || terms) && (!asksTime || time !== undefined)
  const accept = () => {
    const meetingTime = asksTime ? Number(time) : live && d.meetingTime !== null ? d.meetingTime : undefined
    act.mutate({
      to: 'accept',
      body: { termsAccepted: true, ...(meetingTime !== undefined && { meetingTime }) },
      said: live ? t('inviting.booked') : t('invitation.reserved', { smart_count: hours }),
    })
  }
  return (
    <div className={styles.decision}>
      {asksTime && (
        <RadioGroup
          label={t('inviting.chooseTime')}
          options={times.map(({ at, can, of, possible }, index) => ({
            value: String(at),
            label: bothZones(at, locale),
            ...(possible
              ? { hint: t(index === 0 && times.length > 1 ? 'inviting.bestTime' : 'inviting.canAttend', { can, of }) }
              : { disabled: true, hint: t('inviting.timeTaken') }),
          }))}
          value={time}
          onChange={setTime}
          error={fields.meetingTime}
        />
      )}
      {termsNeeded && <TermsGate accepted={terms} onChange={setTerms} error={fields.termsAccepted} />}
      {act.error && Object.keys(fields).length === 0 && (
        <Banner live tone="error">
          {words(act.error)}
        </Banner>
      )}
      <div className={styles.row}>
        <Button busy={act.isPending} disabled={!ready} onClick={accept}>
          {t('invite.action.accept')}
        </Button>
        {d.engagement?.allowed.includes('decline') && (
          <Button tone="secondary" disabled={act.isPending} onClick={() => setDeclining(true)}>
            {t('invite.action.decline')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>
        {live ? t('inviting.reservesCall') : t('inviting.reserves', { smart_count: hours })}
      </p>
      {declining && <DeclineDialog discussion={d} onClose={() => setDeclining(false)} />}
    </div>
  )
}

function DeclineDialog({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const [reason, setReason] = useState('')
  const tooLong = useTooLong(longestReason)(reason)
  const words = useErrorText()
  const act = useAct(d.queryId, { handled: true })
  const decline = () =>
    act.mutate({ to: 'decline', body: reason.trim() ? { reason: reason.trim() } : {} }, { onSuccess: onClose })
  return (
    <Dialog
      open
      alert
      busy={act.isPending}
      width={500}
      title={t('inviting.declineTitle')}
      description={t('invitation.declineConfirm')}
      onClose={onClose}
      footer={
        <Choice
          cancel={t('contact.cancel')}
          onCancel={onClose}
          tone="danger"
          busy={act.isPending}
          disabled={tooLong !== undefined}
          onClick={decline}
        >
          {t('invite.action.decline')}
        </Choice>
      }
    >
      <TextArea
        label={t('inviting.reason')}
        optional
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
