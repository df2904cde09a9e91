import type { AuthProvider } from 'ra-core'
import { nowInSeconds } from '#api/client/server-clock.ts'
import type { UserType } from '#model/identity/enums.ts'
import { homeOf } from '#model/identity/pages.ts'
import { api } from './client.ts'
import { leaveAfterSignOut, leaveToNotFound, leaveToSecondFactor, leaveToSignIn } from './leave.ts'
import { leavesUnsent } from '#api/client/sign-out-traces.ts'
import { askToSignOut } from './sign-out-question.ts'
import { getLogin } from '#api/client/session.ts'
import { getPermissions } from './permissions.ts'

/** The page is about to be left: nothing may be drawn in the meantime. */
const never = () => new Promise<never>(() => undefined)

/** Staff only. Missing or dead sign-in: the portal's sign-in page; the others learn that there is no such page. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('messages.signIn401Error')),
  checkAuth: () => {
    const login = getLogin()
    if (!login || login.exp <= nowInSeconds()) {
      // a list that is read again may notice the end before the timer does
      leaveToSignIn(login && 'loggedOut')
      return never()
    }
    if (!login.mfaValidated) {
      leaveToSecondFactor()
      return never()
    }
    if (homeOf({ userType: login.user.userType as UserType }) !== 'QueryIndex') {
      leaveToNotFound()
      return never()
    }
    return Promise.resolve()
  },
  // a dead token is dealt with where answers are read; a 403 is shown as a message and the page stays
  checkError: () => Promise.resolve(),
  logout: async () => {
    await signOut()
    return false
  },
  getIdentity: () => {
    const user = getLogin()?.user
    if (!user) return Promise.reject(new Error('auth.token.missing'))
    return Promise.resolve({ id: user.id, fullName: user.resolvedDisplayName, avatar: user.avatar ?? undefined })
  },
  getPermissions,
}

/** Tells the server, then forgets the sign-in whatever the answer is, and what was typed and not saved: its writer is asked first. */
export async function signOut() {
  if (leavesUnsent() && !(await askToSignOut())) return
  try {
    await api.post('/auth/logout')
  } finally {
    leaveAfterSignOut()
  }
}
