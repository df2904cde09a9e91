import { useState } from 'react'
import { Copy, ExternalLink, LogOut } from 'lucide-react'
import type { Limits } from '#model/limits.ts'
import type { RoomState } from '#model/live-sessions/room.ts'
import { nextStatable, statableMinutes } from '#model/payments/earning.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useLimits } from '../../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { bothZones } from '../../discussions/zones.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { notify } from '../../ui/overlays/notify.ts'
import { Announcements, HostStatus, LateButton, RoomProblems } from './announcements.tsx'
import { PeopleAndChat } from './people.tsx'
import { useBegun } from './use-begun.ts'
import type { Room } from './use-room.ts'
import styles from './room.module.css'

interface ExternalCallProps {
  room: Room
  url: string
  /** goes in by itself when the expert comes */
  willJoin: boolean
  onJoin: () => void
}

/** A call that takes place on another site: its address, and here who has joined, the chat, and how it ends. */
export function ExternalCall({ room, url, willJoin, onJoin }: ExternalCallProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { joined, state } = room
  const begun = useBegun(state?.meetingTime ?? null)
  if (!joined || !state) return null
  const host = joined.role === 'expert' || joined.role === 'staff'
  // the other site shows and sends what it likes
  const hides = joined.relayOnly || joined.voice !== 'none'
  return (
    <div className={styles.waiting}>
      <div className={styles.column}>
        <Card title={t('room.external')}>
          <div className={styles.column}>
            {state.meetingTime !== null && <p>{t('room.startsAt', { time: bothZones(state.meetingTime, locale) })}</p>}
            <RoomProblems room={room} />
            {hides && <Banner tone="warning">{t('room.externalNotHidden')}</Banner>}
            {!host && !joined.inside && <HostStatus room={room} willJoin={willJoin} />}
            <Announcements room={room} />
            <Address url={url} onOpen={onJoin} />
            <div className={styles.row}>
              {joined.inside && (
                <Button tone="secondary" icon={<LogOut aria-hidden="true" />} onClick={() => void room.leave()}>
                  {t('room.leave')}
                </Button>
              )}
              {!joined.observer && !joined.inside && <LateButton room={room} />}
            </div>
          </div>
        </Card>
        {host && joined.inside && begun && <EndCall room={room} state={state} />}
      </div>
      <PeopleAndChat room={room} />
    </div>
  )
}

/** The link to the other site. Where the browser opens no window, it can be copied. */
function Address({ url, onOpen }: { url: string; onOpen: () => void }) {
  const t = useTranslation()
  const [blocked, setBlocked] = useState(false)
  const open = () => {
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    setBlocked(!opened)
    onOpen()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify(t('room.copied'), 'success')
  }
  return (
    <div className={styles.column}>
      {blocked && (
        <Banner tone="warning" live>
          {t('discussion.popupFailed')}
        </Banner>
      )}
      <p className={styles.address}>{url}</p>
      <div className={styles.row}>
        <Button icon={<ExternalLink aria-hidden="true" />} onClick={open}>
          {t('room.externalOpen')}
        </Button>
        <Button tone="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('room.copy')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('room.externalHint')}</p>
    </div>
  )
}

/** Minutes since the call began, as far as they may be reported. */
const minutesSoFar = ({ meetingTime }: RoomState, limits: Limits): number =>
  nextStatable(meetingTime === null ? 0 : (serverNow() / 1000 - meetingTime) / 60, limits)

/** The end of the call with its minutes, which are not measured on another site. */
function EndCall({ room, state }: { room: Room; state: RoomState }) {
  const t = useTranslation()
  const [chosen, setChosen] = useState<number>()
  const [ending, setEnding] = useState(false)
  const limits = useLimits()
  const minutes = chosen ?? minutesSoFar(state, limits)
  const end = async () => {
    const title = t('room.endAsk')
    const text = t('room.endText', { smart_count: limits['live.overrun'] })
    if (!(await confirm({ title, text, confirmLabel: t('room.end'), danger: true }))) return
    setEnding(true)
    await room.end(minutes)
    setEnding(false)
  }
  return (
    <Card title={t('room.externalEnd')}>
      <div className={styles.column}>
        <Select
          label={t('room.externalMinutes')}
          hint={t('room.externalMinutesHint')}
          value={String(minutes)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={statableMinutes(limits).map((one) => ({
            value: String(one),
            label: t('room.minutesOnly', { smart_count: one }),
          }))}
        />
        <div className={styles.row}>
          <Button tone="danger" busy={ending} onClick={() => void end()}>
            {t('room.end')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
