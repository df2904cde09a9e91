import type { MutedChannels } from '#model/identity/contact-wire.ts'
import { notificationTypes, type NotificationType } from '#model/notifications/enums.ts'
import { topicsOf, type NotificationTopic } from '#model/notifications/topics.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { useUser } from '#api/client/session.ts'
import styles from '../account.module.css'
import matrixStyles from './notification-matrix.module.css'

interface Props {
  muted: MutedChannels
  /** the channels that are on */
  channels: readonly NotificationType[]
  onChange: (muted: MutedChannels) => void
}

/** Topic by channel: a tick means that it is sent. */
export function NotificationMatrix({ muted, channels, onChange }: Props) {
  const t = useTranslation()
  const topics = topicsOf(useUser().userType)
  const toggle = (topic: NotificationTopic, channel: NotificationType, on: boolean) => {
    const off = notificationTypes.filter((each) => (each === channel ? !on : (muted[topic]?.includes(each) ?? false)))
    const { [topic]: _before, ...others } = muted
    onChange(off.length > 0 ? { ...others, [topic]: off } : others)
  }
  return (
    <div className={matrixStyles.matrixWithTexts}>
      <h3>{t('account.notify.purposes')}</h3>
      <p className={styles.quiet}>{t('account.notify.purposesHint')}</p>
      <table className={matrixStyles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('account.notify.purpose')}</th>
            {notificationTypes.map((channel) => (
              <th key={channel} scope="col">
                {t(`account.notify.short.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{t(`account.notify.topic.${topic}`)}</th>
              {notificationTypes.map((channel) => (
                <td key={channel}>
                  <label className={matrixStyles.tick}>
                    <input
                      type="checkbox"
                      aria-label={`${t(`account.notify.topic.${topic}`)}${t('list.colon')}${t(`account.notify.channel.${channel}`)}`}
                      checked={channels.includes(channel) && !muted[topic]?.includes(channel)}
                      disabled={!channels.includes(channel)}
                      onChange={(event) => toggle(topic, channel, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t('account.notify.always')}</p>
    </div>
  )
}
