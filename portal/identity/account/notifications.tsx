import type { PhoneList, Preference } from '#model/identity/contact-wire.ts'
import { keys } from '../../query-keys.ts'
import { useUser } from '../session.ts'
import { BrowserNotifications } from './browser-notifications.tsx'
import { Loaded, useRead } from './loaded.tsx'
import { NotificationsForm } from './notifications-form.tsx'

/** On which ways somebody is told of what, and when not. */
export default function Notifications({ userId }: { userId: string }) {
  const own = useUser().id === userId
  const at = `/server/user/${encodeURIComponent(userId)}`
  const preference = useRead<Preference>(keys.account.part(userId, 'notification'), `${at}/notification`)
  const phones = useRead<PhoneList>(keys.account.part(userId, 'phone'), `${at}/phone`)
  return (
    <Loaded read={preference}>
      {(record) => (
        <>
          <NotificationsForm
            userId={userId}
            record={record}
            mobile={phones.data?.data.find(({ phoneKind }) => phoneKind === 'mobile')?.formatted}
          />
          {own && <BrowserNotifications />}
        </>
      )}
    </Loaded>
  )
}
