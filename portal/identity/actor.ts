import { userType, type UserType } from '#model/identity/enums.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import type { Actor } from '#model/permissions.ts'

/** The signed-in person as the model's rules want them. Staff roles stay on the server: the two flags tell the rank. */
export function actorOf(login: StoredLogin | undefined): Actor | null {
  if (!login) return null
  const { user, authUser } = login
  const type = user.userType as UserType
  return {
    userId: user.id,
    userType: type,
    userKind: null,
    roles: [],
    rank: type === userType.csr ? (user.allowedCSRAdmin ? 'csr_admin' : 'csr') : null,
    viewOnly: user.allowedCSRView,
    noeticExpert: user.noeticExpert,
    mfaDone: login.mfaValidated,
    mustChangePassword: login.mustChangePassword === true,
    canPost: login.canPost,
    ...(authUser && { acting: { authUserId: authUser.id } }),
  }
}

const homes = { MemberLobby: '/member/lobby', QueryIndex: '/admin/queries', Home: '/dashboard' } as const

/** Address of a person's own start page. `/admin` is another application: a full page load leads there. */
export const addressOf = (home: keyof typeof homes) => homes[home]
export const leavesPortal = (address: string) => /^\/admin(\/|$)/.test(address)
