import { discardDraft, restoreDraft, restoreDrafts, saveDraft } from '#api/client/draft-storage.ts'
import type { BuilderDraft } from '#model/surveys/builder-sync.ts'
import { v4 as newUuid } from 'uuid'

const windowKey = 'builder.window'

/** Passed from a page to its reload only: the copy of an open window takes another name. */
function nameOfWindow(): string {
  const name = restoreDraft<string>(windowKey, 'tab') ?? newUuid()
  const take = () => discardDraft(windowKey, 'tab')
  take()
  window.addEventListener('pagehide', () => saveDraft(windowKey, name, 'tab'))
  window.addEventListener('pageshow', take)
  return name
}

/** Each open window has its own draft: two that edit the same questions never overwrite one another's. */
const own = nameOfWindow()
/** An open window touches its draft this often; one that has not been touched for `abandonedAfterMs` lost its window in a crash. */
const touchMs = 30_000
const abandonedAfterMs = 150_000

interface Entry {
  value: BuilderDraft
  at: number
  /** its window is gone, or shows something else */
  left?: true
}

const ownKey = (key: string) => `${key}.${own}`

/** The draft of this window; else the newest one that another window has left, which from now on is this one's. */
export function restoreBuilderDraft(key: string): BuilderDraft | undefined {
  const mine = restoreDraft<Entry>(ownKey(key))
  if (mine) return mine.value
  const [latest] = Object.entries(restoreDrafts<Entry>(`${key}.`))
    .filter(([, { left, at }]) => left || Date.now() - at > abandonedAfterMs)
    .sort(([, a], [, b]) => b.at - a.at)
  if (!latest) return undefined
  const [name, { value }] = latest
  if (saveBuilderDraft(key, value)) discardDraft(`${key}.${name}`)
  return value
}

export const saveBuilderDraft = (key: string, value: BuilderDraft) =>
  saveDraft(ownKey(key), { value, at: Date.now() } satisfies Entry)
export const discardBuilderDraft = (key: string) => discardDraft(ownKey(key))

/** Marks the draft as that of an open window, until the returned function is called. */
export function claimBuilderDraft(key: string): () => void {
  const mark = (state: Pick<Entry, 'left'>) => {
    const entry = restoreDraft<Entry>(ownKey(key))
    if (entry) saveDraft(ownKey(key), { value: entry.value, at: Date.now(), ...state } satisfies Entry)
  }
  const stay = () => mark({})
  const leave = () => mark({ left: true })
  const timer = setInterval(stay, touchMs)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', stay)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', stay)
    leave()
  }
}
