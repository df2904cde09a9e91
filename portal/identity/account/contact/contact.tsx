import { keys } from '../../../query-keys.ts'
import { Loaded, useRead } from '../loaded.tsx'
import { PhonesForm } from './phones-form.tsx'
import { PreferredContactForm } from './preferred-contact.tsx'

/** How someone is reached. */
export default function ContactPage({ userId }: { userId: string }) {
  const phones = useRead(keys.account.part(userId, 'phone'), '/server/user/{id}/phone', { params: { id: userId } })
  const preference = useRead(keys.account.part(userId, 'notification'), '/server/user/{id}/notification', {
    params: { id: userId },
  })
  return (
    <>
      <Loaded read={phones}>{(list) => <PhonesForm userId={userId} list={list} refetch={phones.refetch} />}</Loaded>
      {phones.data && (
        <Loaded read={preference}>{(stored) => <PreferredContactForm userId={userId} preference={stored} />}</Loaded>
      )}
    </>
  )
}
