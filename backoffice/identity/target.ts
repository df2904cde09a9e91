import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { UserType } from '#model/identity/enums.ts'
import type { UserTarget } from '#model/permissions.ts'

/** The account as the permission table judges it. Of staff only the rank is known here; the server knows who is the last super. */
export const targetOf = (user: Pick<UserListRow, 'id' | 'userType' | 'rank'>): UserTarget => ({
  userId: user.id,
  userType: user.userType as UserType,
  roles: user.rank ? [user.rank] : [],
})
