import { userType } from '#model/identity/enums.ts'
import { asksForTaxForm } from '#model/identity/pages.ts'
import { keys } from '../../../query-keys.ts'
import { Passkeys } from '../../passkeys/passkeys.tsx'
import { LoginSecurity } from '../../security/login-security.tsx'
import { useUser } from '#api/client/session.ts'
import { Details } from './details.tsx'
import { EmailCard } from './email-card.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { OfStaff } from './of-staff.tsx'
import { TaxCard } from './tax-card.tsx'

/** Who someone is here, and how they sign in. */
export default function ProfileAndSignIn({ userId }: { userId: string }) {
  const user = useUser()
  const read = useRead(keys.account.part(userId, 'profile'), '/server/user/{id}/profile', { params: { id: userId } })
  const own = user.id === userId
  const other = useRead(keys.account.part(userId, 'user'), '/server/user/{id}', { params: { id: userId } }, !own)
  // what holds up the money stands first
  const asks = own && asksForTaxForm(user)
  return (
    <Loaded read={read}>
      {(profile) => (
        <>
          {asks && <TaxCard user={user} />}
          <Details
            userId={userId}
            profile={profile}
            type={own ? user.userType : (other.data?.userType ?? userType.pending)}
          />
          {own ? <EmailCard email={user.email} /> : <OfStaff userId={userId} />}
          <LoginSecurity userId={userId} />
          {own && <Passkeys />}
          {own && !asks && <TaxCard user={user} />}
        </>
      )}
    </Loaded>
  )
}
