import type { StaffRank, StaffRole, UserKind, UserType } from '#model/identity/enums.ts'
import { can, type Act, type Actor, type RuleKey, type UserTarget, type Verdict } from '#model/permissions.ts'
import { call } from './http.ts'
import { getLogin } from './login.ts'

interface PermissionsAnswer {
  rank: StaffRank | null
  roles: StaffRole[]
  acts: { act: Act; allowed: boolean; rule: RuleKey | null }[]
}

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
    const answer = call<PermissionsAnswer>('GET', '/user/permissions').then(({ json }) => toPermissions(json))
    asked = { token: who, answer }
    answer.catch(() => (asked = undefined))
  }
  return asked.answer
}

function toPermissions({ rank, roles }: PermissionsAnswer): Permissions {
  const login = getLogin()
  const user = login?.user
  const actor: Actor = {
    userId: user?.id ?? '',
    userType: (user?.userType ?? 0) as UserType,
    userKind: null as UserKind | null,
    roles,
    rank,
    viewOnly: user?.allowedCSRView ?? false,
    noeticExpert: user?.noeticExpert ?? false,
    mfaDone: login?.mfaValidated ?? false,
    ...(login?.authUser && { acting: { authUserId: login.authUser.id } }),
  }
  return { actor, allows: (act, target) => can(actor, act, target) }
}
