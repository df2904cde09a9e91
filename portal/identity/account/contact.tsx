import type { PhoneList, Preference } from '#model/identity/contact-wire.ts'
import { keys } from '../../query-keys.ts'
import { Loaded, useRead } from './loaded.tsx'
import { PhonesForm } from './phones-form.tsx'
import { PreferredContactForm } from './preferred-contact.tsx'

/** How somebody is reached. */
export default function ContactPage({ userId }: { userId: string }) {
  const at = `/server/user/${encodeURIComponent(userId)}`
  const phones = useRead<PhoneList>(keys.account.part(userId, 'phone'), `${at}/phone`)
  const preference = useRead<Preference>(keys.account.part(userId, 'notification'), `${at}/notification`)
  return (
    <>
      <Loaded read={phones}>{(list) => <PhonesForm userId={userId} list={list} refetch={phones.refetch} />}</Loaded>
      {phones.data && (
        <Loaded read={preference}>{(stored) => <PreferredContactForm userId={userId} preference={stored} />}</Loaded>
      )}
    </>
  )
}
