import type { StaffRank, StaffRole, UserKind, UserType } from '#model/identity/enums.ts'
import { can, type Act, type Actor, type UserTarget, type Verdict } from '#model/permissions.ts'
import type { Answer } from '#api/client/types.ts'
import { api } from './client.ts'
import { getLogin } from '#api/client/session.ts'

export interface Permissions {
  readonly actor: Actor
  /** Whether this person may do it, and if not which rule forbids it. Acts on people take the account as target. */
  readonly allows: (act: Act, target?: UserTarget) => Verdict
}

let asked: { token: string; answer: Promise<Permissions> } | undefined

/** What the person signed in may do, asked once for each sign-in; the verdicts come from the model's own table. */
export function getPermissions(): Promise<Permissions> {
  const login = getLogin()
  const who = login ? `${login.user.id} ${login.authUser?.id ?? ''}` : ''
  if (asked?.token !== who) {
    const answer = api.get('/user/permissions').then(toPermissions)
    asked = { token: who, answer }
    answer.catch(() => (asked = undefined))
  }
  return asked.answer
}

function toPermissions({ rank, roles }: Answer<'get', '/user/permissions'>): Permissions {
  const login = getLogin()
  const user = login?.user
  const actor: Actor = {
    userId: user?.id ?? '',
    userType: (user?.userType ?? 0) as UserType,
    userKind: null as UserKind | null,
    // the wire names them as text
    roles: roles as StaffRole[],
    rank: rank as StaffRank | null,
    viewOnly: user?.allowedCSRView ?? false,
    noeticExpert: user?.noeticExpert ?? false,
    mfaDone: login?.mfaValidated ?? false,
    ...(login?.authUser && { acting: { authUserId: login.authUser.id } }),
  }
  return { actor, allows: (act, target) => can(actor, act, target) }
}
