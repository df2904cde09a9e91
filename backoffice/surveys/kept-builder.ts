import type { KeptBuilder } from '#model/surveys/builder-sync.ts'
import { v4 as newUuid } from 'uuid'
import { trying } from '../kit/trying.ts'

const ownPlace = 'consilium.builder.window'

/** Handed on from a page to its reload only: a copy of a window that is open takes another name. */
function nameOfWindow(): string {
  const handedOn = trying(() => sessionStorage.getItem(ownPlace))
  const name = handedOn ?? newUuid()
  const take = () => trying(() => sessionStorage.removeItem(ownPlace))
  take()
  window.addEventListener('pagehide', () => trying(() => sessionStorage.setItem(ownPlace, name)))
  window.addEventListener('pageshow', take)
  return name
}

/** One for each open window: two that write the same questions never keep their work over one another's. */
const own = nameOfWindow()
/** What a window that is open keeps is touched this often; one that has not been touched for so long was left without a word. */
const touchMs = 30_000
const leftAfterMs = 150_000

interface Entry {
  value: KeptBuilder
  at: number
  /** its window is gone, or shows something else */
  left?: true
}

const read = (name: string): Entry | undefined =>
  (JSON.parse(localStorage.getItem(name) ?? 'null') as Entry | null) ?? undefined
const write = (name: string, entry: Entry) => localStorage.setItem(name, JSON.stringify(entry))

/** What this window had kept for the place; else what another left there, which from now on is this one's. */
export const keptAt = (place: string): KeptBuilder | undefined =>
  trying(() => {
    const mine = `${place}.${own}`
    const there = read(mine)
    if (there) return there.value
    const [latest] = Object.keys(localStorage)
      .filter((name) => name.startsWith(`${place}.`))
      .flatMap((name) => {
        const entry = read(name)
        return entry && (entry.left || Date.now() - entry.at > leftAfterMs) ? [{ name, entry }] : []
      })
      .sort((a, b) => b.entry.at - a.entry.at)
    if (!latest) return undefined
    write(mine, { value: latest.entry.value, at: Date.now() })
    localStorage.removeItem(latest.name)
    return latest.entry.value
  })

export const keepAt = (place: string, value: KeptBuilder): void =>
  void trying(() => write(`${place}.${own}`, { value, at: Date.now() }))
export const dropAt = (place: string): void => void trying(() => localStorage.removeItem(`${place}.${own}`))

/** Says while the builder is open that what is kept has its window. @returns to be called when it closes */
export function holdAt(place: string): () => void {
  const mark = (state: Partial<Entry>) =>
    trying(() => {
      const entry = read(`${place}.${own}`)
      if (entry) write(`${place}.${own}`, { ...entry, left: undefined, at: Date.now(), ...state })
    })
  const stay = () => void mark({})
  const leave = () => void mark({ left: true })
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
