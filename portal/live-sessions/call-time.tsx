import { newYork } from '#model/time.ts'
import { dayText, sameClock } from '../discussions/zones.ts'
import styles from '../identity/registration/registration.module.css'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { formatInstant } from '../ui/time.tsx'

/** When a call is, for its guests: by their own clock, and New York's where that is another. @param meetingTime epoch seconds */
export function CallTime({ meetingTime }: { meetingTime: number }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  return (
    <>
      <dt>{t('invitee.when')}</dt>
      <dd>
        <time dateTime={new Date(meetingTime * 1000).toISOString()}>
          {formatInstant(meetingTime, 'dateTime', locale)}
        </time>
      </dd>
      {!sameClock(meetingTime) && (
        <dd className={styles.lead}>
          {t('invitee.whenNewYork', {
            time: dayText(meetingTime, locale, newYork, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </dd>
      )}
    </>
  )
}
