import { asc, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { user, userMfa } from '#db/schema/all.ts'
import type { LoginResult, User } from '#model/identity/wire.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { atLeast, rankOf } from '#model/identity/ranks.ts'
import { userType, type UserType } from '#model/identity/enums.ts'
import { enrolled, maskedPhone } from '../mfa/factor-rules.ts'
import type { SessionRow, UserRow } from './lucia.ts'
import { offeredTo, waitingFor } from '../mfa/mfa-state.ts'
import { postRights } from '../post-rights.ts'
import { themeOfAccount } from '../../served-content.ts'

/** Where a person's picture is, under a name that changes with every picture. */
export const avatarOf = ({ id, avatarFileId }: Pick<UserRow, 'id' | 'avatarFileId'>): string | null =>
  avatarFileId ? `/api/server/user/${id}/photo?v=${avatarFileId}` : null

/** A person as the front ends know themselves and whom they act for. */
export const userOf = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  displayName: row.displayName ?? '',
  resolvedDisplayName: resolvedName(row),
  avatar: avatarOf(row),
  userType: row.userType,
  noeticExpert: row.noeticExpert,
  taxFormStatus: row.taxFormStatus,
  allowedCSRAdmin: atLeast(rankOf(row.userType as UserType, row.staffRoles), 'csr_admin'),
  allowedCSRView: row.userType === userType.csr && row.allowedCSRView,
})

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** The answer of every call that signs in, refreshes or swaps the acting person. */
export async function loginResult(
  db: Queries,
  now: Date,
  {
    token,
    exp,
    row,
    session,
  }: {
    token: string
    exp: Date
    row: UserRow
    session: Pick<SessionRow, 'mfaUsed' | 'mfaValidated' | 'authUserId'> & { absoluteExpiresAt?: Date }
  },
): Promise<LoginResult> {
  const methods = await db.select().from(userMfa).where(eq(userMfa.userId, row.id)).orderBy(asc(userMfa.enrolledAt))
  const rights = await postRights(db, row, now)
  const mfaOffered = await offeredTo(db, row, methods)
  const mfaWaiting = session.mfaValidated ? [] : await waitingFor(db, now, row.id, mfaOffered, methods)
  const [authUser] = session.authUserId ? await db.select().from(user).where(eq(user.id, session.authUserId)) : []
  return {
    user: userOf(row),
    token,
    exp: seconds(exp),
    ...(authUser && { authUser: userOf(authUser) }),
    ...(authUser && session.absoluteExpiresAt && { actingUntil: seconds(session.absoluteExpiresAt) }),
    canPost: rights.allowed,
    mfaAvail: enrolled(methods),
    mfaPhone: maskedPhone(methods),
    mfaUsed: session.mfaUsed,
    mfaValidated: session.mfaValidated,
    theme: await themeOfAccount(db, row, now),
    mfaOffered,
    ...(mfaWaiting.length > 0 && { mfaWaiting }),
    ...(row.mustChangePassword && !session.authUserId && { mustChangePassword: true }),
  }
}
