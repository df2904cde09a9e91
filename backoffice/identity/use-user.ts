import { useRecordContext } from 'ra-core'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { targetOf } from './target.ts'

/** The account of the page, as the table of permissions sees it, and the parameters of its own calls. Only inside the user page. */
export function useUser() {
  const user = useRecordContext<UserListRow>()
  if (!user) throw new Error('useUser is for the tabs of the user page')
  return { user, target: targetOf(user), ask: { params: { id: user.id } } }
}
