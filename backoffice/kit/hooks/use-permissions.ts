import { useQuery } from '@tanstack/react-query'
import { forbid, type Act, type Actor, type UserTarget, type Verdict } from '#model/permissions.ts'
import { getPermissions, type Permissions } from '../../providers/permissions.ts'

const nobody: Actor = {
  userId: '',
  userType: 0,
  userKind: null,
  roles: [],
  rank: null,
  viewOnly: true,
  noeticExpert: false,
  mfaDone: false,
}
const nothing: Permissions = { actor: nobody, allows: () => forbid('rules.staffOnly') }

/** What the person signed in may do. Until the answer is there, nothing. */
export function usePermissions(): Permissions {
  const { data } = useQuery({ queryKey: ['permissions'], queryFn: getPermissions, staleTime: Infinity })
  return data ?? nothing
}

/** The verdict on one act, with the rule that forbids it. */
export function useMay(act: Act, target?: UserTarget): Verdict {
  return usePermissions().allows(act, target)
}
