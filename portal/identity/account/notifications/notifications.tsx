import { keys } from '../../../query-keys.ts'
import { useUser } from '#api/client/session.ts'
import { BrowserNotifications } from './browser-notifications.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { NotificationsForm } from './notifications-form.tsx'

/** On which ways someone is told of what, and when not. */
export default function Notifications({ userId }: { userId: string }) {
  const own = useUser().id === userId
  const preference = useRead(keys.account.part(userId, 'notification'), '/server/user/{id}/notification', {
    params: { id: userId },
  })
  const phones = useRead(keys.account.part(userId, 'phone'), '/server/user/{id}/phone', { params: { id: userId } })
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
