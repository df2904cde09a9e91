/** What is said aloud while something in a list is picked up, moved and put down; the places are counted from 1. */

type MoveKey = 'builder.dragStart' | 'builder.dragOver' | 'builder.dragEnd' | 'builder.dragCancel'
type Key = string | number

export interface MoveWords {
  start(one: Key): string
  /** `moved`: it has left its place before; until then nothing is said, since it lies over itself as soon as it is picked up */
  over(one: Key, over: Key | undefined, moved: boolean): string | undefined
  end(one: Key, over: Key | undefined): string
  cancel(one: Key): string
}

/** @param say a text in the reader's language */
export function moveWords(rows: readonly { key: string; name: string }[], say: (key: MoveKey, params: { name: string; place: number; total: number }) => string): MoveWords {
  const told = (key: MoveKey, one: Key, at: Key) =>
    say(key, { name: rows.find(row => row.key === one)?.name ?? '', place: rows.findIndex(row => row.key === at) + 1, total: rows.length })
  return {
    start: one => told('builder.dragStart', one, one),
    over: (one, over, moved) => (moved || (over !== undefined && over !== one) ? told('builder.dragOver', one, over ?? one) : undefined),
    end: (one, over) => told('builder.dragEnd', one, over ?? one),
    cancel: one => told('builder.dragCancel', one, one),
  }
}

/** The keys after one of them went to a place, from 0. */
export function movedTo(keys: readonly string[], key: string, to: number): string[] {
  const others = keys.filter(one => one !== key)
  return keys.includes(key) ? [...others.slice(0, to), key, ...others.slice(to)] : others
}
