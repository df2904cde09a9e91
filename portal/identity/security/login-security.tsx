import { useUser } from '#api/client/session.ts'
import { MethodsCard } from './methods-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/**
 * How an account is signed in to: its password, its second factors, and where it is signed in. Staff see the state of
 * another's and can help.
 */
export function LoginSecurity({ userId }: { userId: string }) {
  const user = useUser()
  const own = user.id === userId
  return (
    <>
      <PasswordCard userId={userId} own={own} />
      <MethodsCard userId={userId} own={own} />
      {own && <SessionsCard />}
    </>
  )
}
