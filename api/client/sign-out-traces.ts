import { signedOutKey, signOnSeenKey } from '#model/identity/storage-keys.ts'
import { holdsUnsent, removeDraftsOf } from './draft-storage.ts'
import { endSession, getLogin } from './session.ts'

/** What a sign-out on purpose leaves behind: no text of the person in any tab, and a mark by which other pages know of it. */

/** Storage may be switched off. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const readMark = () => attempt(() => localStorage.getItem(signedOutKey)) ?? null
let seen = readMark()

/** Without ids, as before a second factor, the drafts of the account stay. */
export function markSignedOut(userIds: readonly string[] = []) {
  seen = [Date.now(), ...userIds].join('.')
  attempt(() => localStorage.setItem(signedOutKey, seen ?? ''))
}

const people = () => [getLogin()?.user.id, getLogin()?.authUser?.id].filter((id) => id !== undefined)

/** Whether something that was typed here and not sent would be gone. */
export const leavesUnsent = (): boolean => people().some(holdsUnsent)

/** Ends the session of someone who is done here. Their drafts go, and those of the person they acted for. */
export function markIntendedSignOut() {
  const ids = people()
  markSignedOut(ids)
  // before: a form that is drawn again would store what it holds
  endSession('signedOut')
  for (const id of ids) removeDraftsOf(id)
}

/** Other tabs hold drafts of their own; one that was asleep meanwhile looks when it wakes. */
function follow() {
  const mark = readMark()
  if (mark === seen) return
  seen = mark
  for (const id of mark?.split('.').slice(1) ?? []) removeDraftsOf(id, 'tab')
}
globalThis.window?.addEventListener('storage', follow)
globalThis.document?.addEventListener('visibilitychange', follow)

/** Whether someone has signed out here on purpose since the identity provider last signed someone in: it may know them still. */
export const needsFreshSignOn = (): boolean => {
  const mark = readMark()
  return mark !== null && mark !== attempt(() => localStorage.getItem(signOnSeenKey))
}

/** The identity provider has asked again. */
export function markSignedOn() {
  const mark = readMark()
  if (mark !== null) attempt(() => localStorage.setItem(signOnSeenKey, mark))
}
