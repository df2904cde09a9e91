import { preferenceBody, type MutedChannels, type Preference } from '#model/identity/contact-wire.ts'
import { preferredContacts } from '#model/identity/enums.ts'
import { notificationTypes, type NotificationType } from '#model/notifications/enums.ts'
import { topicsOf, type NotificationTopic } from '#model/notifications/topics.ts'
import { zoneName } from '#model/zone-name.ts'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { useIntlLocale, type Translate } from '../../../shell/texts.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices.tsx'
import { useListed } from '../../../ui/listed.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { useUser } from '#api/client/session.ts'
import { NotificationMatrix } from './notification-matrix.tsx'
import { preferenceValues, type PreferenceFields } from './preference-values.ts'
import { QuietHours } from './quiet-hours.tsx'
import { RecordFormCard } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'

interface Props {
  userId: string
  record: Preference
  /** the mobile number, when there is one */
  mobile: string | undefined
}

/** Channels, topics by channel, quiet hours. */
export function NotificationsForm({ userId, record, mobile }: Props) {
  const t = useWords(userId)
  const user = useUser()
  const locale = useIntlLocale()
  const listed = useListed()
  const form = useRecordForm<Preference, PreferenceFields>({
    name: `${userId}.notification`,
    record,
    queryKey: keys.account.part(userId, 'notification'),
    write: (body) => api.put('/server/user/{id}/notification', { params: { id: userId }, body }),
    toValues: preferenceValues,
    schema: preferenceBody,
  })
  const { values, set, errorOf } = form
  const on = notificationTypes.filter((channel) => values[channel])
  const hints: Record<NotificationType, string> = {
    email: user.id === userId ? t('account.notify.channelHint.email', { email: user.email }) : '',
    sms:
      mobile === undefined
        ? t('account.notify.channelHint.smsNone')
        : t('account.notify.channelHint.sms', { number: mobile }),
    app: t('account.notify.channelHint.app'),
  }
  const yesNo = (value: unknown) => t(value ? 'account.flags.yes' : 'account.flags.no')
  const nameOf = (contact: unknown) => t.maybe(`account.contact.preferredName.${String(contact)}`) ?? ''
  return (
    <RecordFormCard
      title={t('account.page.notificationPrefs')}
      form={form}
      fields={[
        ...notificationTypes.map((channel) => ({
          name: channel,
          label: t(`account.notify.channel.${channel}`),
          show: yesNo,
        })),
        { name: 'preferredContact' as const, label: t('account.notify.preferred'), show: nameOf },
        {
          name: 'muted' as const,
          label: t('account.notify.purposes'),
          show: sentText(t, listed, topicsOf(user.userType)),
        },
        { name: 'doNotDisturbStart' as const, label: t('account.notify.quietFrom') },
        { name: 'doNotDisturbEnd' as const, label: t('account.notify.quietUntil') },
        {
          name: 'timeZone' as const,
          label: t('account.address.timeZone'),
          show: (zone) => zoneName(String(zone), locale),
        },
      ]}
    >
      <CheckboxGroup<NotificationType>
        label={t('account.notify.title')}
        options={notificationTypes.map((value) => ({
          value,
          label: t(`account.notify.channel.${value}`),
          hint: hints[value] || undefined,
          disabled: value === 'sms' && mobile === undefined && !values.sms,
        }))}
        value={on}
        error={on.length === 0 ? t('errors.oneChannel') : errorOf('email')}
        onChange={(chosen) =>
          form.change({ email: chosen.includes('email'), sms: chosen.includes('sms'), app: chosen.includes('app') })
        }
      />
      <Select
        label={t('account.notify.preferred')}
        className={styles.select}
        options={preferredContacts.map((value) => ({ value, label: nameOf(value) }))}
        {...form.text('preferredContact')}
        error={
          on.length > 0 &&
          !form.valid &&
          !values[values.preferredContact === 'mobile' ? 'sms' : values.preferredContact]
            ? t('errors.preferredOff')
            : errorOf('preferredContact')
        }
      />
      <NotificationMatrix
        muted={values.muted as MutedChannels}
        channels={on}
        onChange={(muted) => set('muted', muted)}
      />
      <QuietHours
        start={values.doNotDisturbStart}
        end={values.doNotDisturbEnd}
        zone={values.timeZone}
        error={errorOf('doNotDisturbEnd') ?? errorOf('doNotDisturbStart')}
        onChange={(doNotDisturbStart, doNotDisturbEnd) => form.change({ doNotDisturbStart, doNotDisturbEnd })}
        onLeave={() => form.leave('doNotDisturbEnd')}
      />
    </RecordFormCard>
  )
}

/** What is sent: the topics with their channels, as the ticks show them. */
const sentText =
  (t: Translate, listed: ReturnType<typeof useListed>, topics: readonly NotificationTopic[]) =>
  (muted: unknown, values: PreferenceFields) =>
    topics
      .flatMap((topic) => {
        const channels = notificationTypes.filter(
          (each) => values[each] && !(muted as MutedChannels)[topic]?.includes(each),
        )
        const names = listed(channels.map((channel) => t(`account.notify.channel.${channel}`)))
        return names ? `${t(`account.notify.topic.${topic}`)}${t('list.colon')}${names}` : []
      })
      .join(' · ')
