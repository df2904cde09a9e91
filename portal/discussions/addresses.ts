import { useMemo } from 'react'
import { userType } from '#model/identity/enums.ts'
import { useUser } from '#api/client/session.ts'

/** Where discussions are found: members have their own prefix. */
export const addressesFor = (isMember: boolean) => ({
  discussion: (id: string) => `${isMember ? '/member' : ''}/discussion/${encodeURIComponent(id)}`,
  invitation: (id: string) => `/invitation/${encodeURIComponent(id)}`,
  list: isMember ? '/member/discussions' : '/discussions',
  ask: isMember ? '/member/ask' : '/newQuery',
})

export function useAddresses() {
  const isMember = useUser().userType === userType.client
  return useMemo(() => addressesFor(isMember), [isMember])
}
