import { Hand, MicOff, Send } from 'lucide-react'
import { longestChat, type RoomPeer } from '#model/live-sessions/room.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useIntlLocale, useTranslation, type Translate } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { notify } from '../../ui/overlays/notify.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { formatInstant } from '../../ui/time.tsx'
import { LinkedText } from './linked-text.tsx'
import type { Room } from './use-room.ts'
import styles from './room.module.css'

/** How someone is called: by name, else by role. */
export const nameOf = (t: Translate, { name, role }: Pick<RoomPeer, 'name' | 'role'>): string =>
  name ?? t(`room.role.${role}`)

/** Who is in the call and who waits; the expert and staff take guests out and let them in again. */
export function People({ room }: { room: Room }) {
  const t = useTranslation()
  const peers = room.state?.peers ?? []
  // a person goes to another group, and the button with them
  const part = useKeptFocus<HTMLElement>(peers)
  const groups = [
    ['room.inside', peers.filter((one) => one.inside)],
    ['room.waits', peers.filter((one) => !one.inside && !one.removed)],
    ['room.removedPeer', peers.filter((one) => one.removed)],
  ] as const
  return (
    <section ref={part} tabIndex={-1} className={styles.people} aria-label={t('room.who')}>
      <h2 className={styles.partTitle}>{t('room.who')}</h2>
      {peers.every((one) => one.self) && <p className={styles.quiet}>{t('room.alone')}</p>}
      {groups.map(
        ([title, members]) =>
          members.length > 0 && (
            <div key={title}>
              <h3 className={styles.groupTitle}>{t(title)}</h3>
              <ul className={styles.list}>
                {members.map((one) => (
                  <Person key={one.peerId} peer={one} room={room} />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}

function Person({ peer, room }: { peer: RoomPeer; room: Room }) {
  const t = useTranslation()
  const name = nameOf(t, peer)
  const own = room.joined?.role
  // what the microphone does on another site is not known here
  const here = room.joined?.meetingUrl === null
  const mayRemove = !peer.self && (own === 'staff' || (own === 'expert' && peer.role === 'guest'))
  const remove = async () => {
    const sure = await confirm({
      title: t('room.removeAsk', { name }),
      text: t('room.removeText'),
      confirmLabel: t('room.remove'),
      danger: true,
    })
    if (sure && (await room.remove(peer.peerId))) notify(t('room.removedFrom', { name }), 'success')
  }
  const admit = async () => {
    if (await room.admit(peer.peerId)) notify(t('room.admitted', { name }), 'success')
  }
  const minutes = Math.floor(peer.presentSeconds / 60)
  return (
    <li className={styles.person}>
      <span className={styles.personName}>
        <strong>{peer.self ? t('room.you', { name }) : name}</strong>
        {peer.name !== null && <span className={styles.quiet}> {t(`room.role.${peer.role}`)}</span>}
        {minutes > 0 && <span className={styles.quiet}> · {t('room.minutes', { smart_count: minutes })}</span>}
      </span>
      <span className={styles.badges}>
        {here && peer.inside && peer.muted && <MicOff size={16} role="img" aria-label={t('room.muted')} />}
        {peer.hand && <Hand size={16} role="img" aria-label={t('room.handUp')} />}
        {peer.screen && <Badge>{t('room.shares')}</Badge>}
        {peer.poor && <Badge tone="warning">{t('room.poor')}</Badge>}
        {here && (peer.voice === 'up' || peer.voice === 'down') && <Badge>{t('room.disguised')}</Badge>}
      </span>
      {mayRemove && (
        <Button small tone="quiet" onClick={() => void (peer.removed ? admit() : remove())}>
          {t(peer.removed ? 'room.admit' : 'room.remove')}
        </Button>
      )}
    </li>
  )
}

/** Messages to everyone in the room and the waiting room. */
export function Chat({ room }: { room: Room }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const words = useErrorText()
  const { text, write, send, unsent, sendAgain, discard } = room.chat
  return (
    <section className={styles.chat} aria-label={t('room.chat')}>
      <h2 className={styles.partTitle}>{t('room.chat')}</h2>
      <p className={styles.quiet}>{t(room.joined?.keepsChat ? 'room.chatKept' : 'room.chatDeleted')}</p>
      <div className={styles.scroll} role="log" aria-label={t('room.chat')} tabIndex={0}>
        <ol className={styles.lines}>
          {room.messages.length === 0 && <li className={styles.quiet}>{t('room.empty')}</li>}
          {room.messages.map((line) => (
            <li key={line.id}>
              <span className={styles.quiet}>
                {line.self ? t('room.you', { name: nameOf(t, line) }) : nameOf(t, line)} ·{' '}
                {formatInstant(line.createdAt, 'time', locale)}
              </span>
              <p className={styles.line}>
                <LinkedText text={line.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      {unsent.map((message) => (
        <Banner
          key={message.id}
          tone="error"
          live
          title={t('room.unsent')}
          action={
            <>
              <Button small tone="secondary" onClick={() => void sendAgain(message)}>
                {t('room.sendAgain')}
              </Button>
              <Button small tone="quiet" onClick={() => discard(message)}>
                {t('room.discardMessage')}
              </Button>
            </>
          }
        >
          <p className={styles.line}>{message.text}</p>
          <p>{words(message.error)}</p>
        </Banner>
      ))}
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          hideLabel
          label={t('room.write')}
          placeholder={t('room.write')}
          value={text}
          maxLength={longestChat}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" small icon={<Send aria-hidden="true" />}>
          {t('room.send')}
        </Button>
      </form>
    </section>
  )
}

/** Beside what happens before a call, or on another site. */
export function PeopleAndChat({ room }: { room: Room }) {
  return (
    <div className={styles.column}>
      <Card>
        <People room={room} />
      </Card>
      <Card>
        <Chat room={room} />
      </Card>
    </div>
  )
}
