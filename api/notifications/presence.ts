import type { PubSub, Change } from '../ports/pub-sub.ts'

/** How long someone counts as present after the last sign of life; a page gives one every 20 s. */
export const PRESENT_MS = 45_000

export interface PresentPerson {
  userId: string
  name: string
  /** with unsaved changes */
  dirty: boolean
}
interface Sign extends PresentPerson {
  /** one open page */
  tab: string
  /** ms since 1970; 0: the page was left */
  until: number
  /** whether the pages on the same record show something else now */
  news: boolean
}

const seats = new WeakMap<PubSub, Map<string, Map<string, Sign>>>()

/**
 * Who has which record open. Nothing of it is stored: each process receives the signs of life of all through the bus, and
 * forgets them when they end.
 */
function present(bus: PubSub): Map<string, Map<string, Sign>> {
  const known = seats.get(bus)
  if (known) return known
  const records = new Map<string, Map<string, Sign>>()
  seats.set(bus, records)
  bus.subscribe((change) => receiveSign(records, change))
  return records
}

function receiveSign(records: Map<string, Map<string, Sign>>, { channel, id, data }: Change) {
  if (channel !== 'presence') return
  const sign = data as Sign
  const tabs = records.get(id) ?? new Map<string, Sign>()
  if (sign.until === 0) tabs.delete(sign.tab)
  else tabs.set(sign.tab, sign)
  if (tabs.size) records.set(id, tabs)
  else records.delete(id)
}

/** A page says that it shows a record, or (`gone`) no longer. Pages on the same record are notified when that changes anything. */
export function recordHeartbeat(
  bus: PubSub,
  at: { record: string; tab: string; now: number; gone: boolean },
  who: PresentPerson,
): void {
  const before = present(bus).get(at.record)?.get(at.tab)
  const news = at.gone ? before !== undefined : before?.dirty !== who.dirty || before.until < at.now
  const sign: Sign = { ...who, tab: at.tab, until: at.gone ? 0 : at.now + PRESENT_MS, news }
  if (news || !at.gone) bus.publish([{ channel: 'presence', id: at.record, userIds: [], data: sign }])
}

/** Whether open pages need to learn of a change: most signs of life tell them nothing new. */
export const isNews = ({ channel, data }: Change): boolean =>
  channel === 'presence' ? (data as Sign).news : channel !== 'live-room' && channel !== 'sessions'

/** The others on a record: each person once, with unsaved changes if one of their pages has some. */
export function othersOn(bus: PubSub, record: string, userId: string, now: number): PresentPerson[] {
  const people = new Map<string, PresentPerson>()
  for (const [tab, sign] of present(bus).get(record) ?? []) {
    if (sign.until < now) present(bus).get(record)?.delete(tab)
    else if (sign.userId !== userId)
      people.set(sign.userId, {
        userId: sign.userId,
        name: sign.name,
        dirty: sign.dirty || people.get(sign.userId)?.dirty === true,
      })
  }
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** The records of a kind that others have open, each with their names. */
export function othersIn(bus: PubSub, kind: string, userId: string, now: number): { id: string; names: string[] }[] {
  return [...present(bus).keys()]
    .filter((record) => record.startsWith(`${kind}/`))
    .map((record) => ({
      id: record.slice(kind.length + 1),
      names: othersOn(bus, record, userId, now).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0)
}
