import { Navigate, useParams } from 'react-router'
import { useUser } from '#api/client/session.ts'
import { isAccountChild } from '../account-children.ts'

/** `/account` and addresses without an owner or without a page lead to the page they mean. */
export default function AccountHome() {
  const { owner } = useParams()
  const user = useUser()
  const [userId, page] = isAccountChild(owner) ? [user.id, owner] : [owner ?? user.id, 'account']
  return <Navigate to={`/account/${encodeURIComponent(userId)}/${page}`} replace />
}
