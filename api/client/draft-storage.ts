import { getLogin } from './session.ts'

/** What someone has typed and not sent, in the browser's storage: a crash, a reload or a lost connection loses nothing. */

/** `device`: every tab, until it is discarded; `tab`: this tab only, through reloads and a new sign-in. */
export type DraftScope = 'device' | 'tab'

const prefix = 'consilium.draft.'
export const draftName = (key: string) => prefix + key

const storageOf = (scope: DraftScope) => (scope === 'device' ? localStorage : sessionStorage)

/** `undefined` when storage is switched off or full, or when what it holds is not JSON. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Drafts that an earlier version of the product stored under another name. */
attempt(() => {
  const earlier = 'consilium.kept.'
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) {
      if (!name.startsWith(earlier)) continue
      storage.setItem(draftName(name.slice(earlier.length)), storage.getItem(name) ?? '')
      storage.removeItem(name)
    }
})

/** Whose drafts were removed when they signed out: a form that is still drawn stores nothing of them again. */
const signedOut = new Set<string>()
/** Keys name first what is written, then who writes it. */
const writerOf = (key: string) => key.split('.')[1] ?? ''
const isShut = (key: string) => signedOut.has(writerOf(key)) && getLogin()?.user.id !== writerOf(key)

/** `undefined` discards it. Returns false when the browser stores nothing (full, or switched off). */
export const saveDraft = (key: string, value: unknown, scope: DraftScope = 'device'): boolean =>
  attempt(() => {
    if (value === undefined || isShut(key)) storageOf(scope).removeItem(prefix + key)
    else storageOf(scope).setItem(prefix + key, JSON.stringify(value))
    return true
  }) ?? false

export const restoreDraft = <T>(key: string, scope: DraftScope = 'device'): T | undefined =>
  attempt(() => {
    const text = storageOf(scope).getItem(prefix + key)
    return text === null ? undefined : (JSON.parse(text) as T)
  })

export const discardDraft = (key: string, scope: DraftScope = 'device') => void saveDraft(key, undefined, scope)

const keysFrom = (start: string): string[] =>
  attempt(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix + start))
      .map((name) => name.slice(prefix.length)),
  ) ?? []

/** Every draft of the device whose key starts like this, by the rest of the key. */
export function restoreDrafts<T>(start: string): Record<string, T> {
  const found = keysFrom(start).map((key) => [key.slice(start.length), restoreDraft<T>(key)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, T] => entry[1] !== undefined))
}

export const discardDrafts = (start: string) => keysFrom(start).forEach((key) => discardDraft(key))

const draftsOf = (storage: Storage, userId: string) =>
  Object.keys(storage).filter((name) => name.startsWith(prefix) && writerOf(name.slice(prefix.length)) === userId)

/** Whether a draft holds words or choices, rather than an empty form. */
const isWritten = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : typeof value === 'object' && value !== null && Object.values(value).some(isWritten)

/** Whether this tab or the device holds something of this person that has not been sent. */
export const holdsUnsent = (userId: string): boolean =>
  attempt(() =>
    [localStorage, sessionStorage].some((storage) =>
      draftsOf(storage, userId).some((name) => isWritten(JSON.parse(storage.getItem(name) ?? 'null'))),
    ),
  ) ?? false

/** Removes all drafts of someone who has signed out on purpose, from this tab and the device. @param scope `tab`: from this tab only */
export function removeDraftsOf(userId: string, scope: DraftScope = 'device') {
  signedOut.add(userId)
  for (const key of lastShown.keys()) if (writerOf(key) === userId) lastShown.delete(key)
  attempt(() => {
    for (const storage of scope === 'device' ? [localStorage, sessionStorage] : [sessionStorage])
      for (const name of draftsOf(storage, userId)) storage.removeItem(name)
  })
}

/** Gives every draft of the device whose key starts with `from` a key that starts with `to`. */
export function renameDrafts(from: string, to: string) {
  for (const key of keysFrom(from)) {
    saveDraft(to + key.slice(from.length), restoreDraft(key))
    discardDraft(key)
  }
}

/** The value each key had on this page last, even if another tab has discarded it since. */
const lastShown = new Map<string, unknown>()
export const noteShown = (key: string, value: unknown) => lastShown.set(key, value)

/**
 * Moves a draft that can no longer be sent from the device to this tab, if it is worth reading: a reload, or a sign-in after
 * an expired session, still shows it.
 * @returns what the tab holds
 */
export function archiveDraft<T>(key: string, isWorthReading: (value: T) => boolean): T | undefined {
  const value = restoreDraft<T>(key) ?? (lastShown.get(key) as T | undefined)
  if (value !== undefined && isWorthReading(value)) saveDraft(key, value, 'tab')
  lastShown.delete(key)
  discardDraft(key)
  return restoreDraft<T>(key, 'tab')
}

/** Makes an archived draft a draft again, unless there is a newer one. */
export function unarchiveDraft(key: string) {
  const archived = restoreDraft(key, 'tab')
  if (archived === undefined) return
  if (restoreDraft(key) === undefined) saveDraft(key, archived)
  discardDraft(key, 'tab')
}

export const sentEvent = 'consilium.sent'

/** The server has it: the draft is discarded, and every editor of this page that shows it starts empty. */
export function markDraftSent(key: string) {
  discardDraft(key)
  window.dispatchEvent(new CustomEvent(sentEvent, { detail: key }))
}

/** What was typed after the part that was sent; the whole text if that part was changed. */
export const unsentRest = (text: string, sent: string) =>
  text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text
