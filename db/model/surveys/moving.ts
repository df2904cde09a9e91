type MoveKey = 'builder.dragStart' | 'builder.dragOver' | 'builder.dragEnd' | 'builder.dragCancel'
interface Place {
  id: string | number
}
interface Move {
  active: Place
  over: Place | null
}

/**
 * Screen-reader announcements while a list item is dragged; positions are 1-based.
 * @param say translation function
 * @param moved whether the item has left its position; shared between events. Until then nothing is announced, because
 * an item is over itself when picked up
 */
export function moveWords(
  rows: readonly { key: string; name: string }[],
  say: (key: MoveKey, params: { name: string; place: number; total: number }) => string,
  moved: { current: boolean },
) {
  const told = (key: MoveKey, one: Place, at: Place) =>
    say(key, {
      name: rows.find((row) => row.key === one.id)?.name ?? '',
      place: rows.findIndex((row) => row.key === at.id) + 1,
      total: rows.length,
    })
  return {
    onDragStart: ({ active }: Pick<Move, 'active'>): string => {
      moved.current = false
      return told('builder.dragStart', active, active)
    },
    onDragOver: ({ active, over }: Move): string | undefined => {
      moved.current ||= over !== null && over.id !== active.id
      return moved.current ? told('builder.dragOver', active, over ?? active) : undefined
    },
    onDragEnd: ({ active, over }: Move): string => told('builder.dragEnd', active, over ?? active),
    onDragCancel: ({ active }: Pick<Move, 'active'>): string => told('builder.dragCancel', active, active),
  }
}

/** Keys after moving one of them to a position (0-based). */
export function movedTo(keys: readonly string[], key: string, to: number): string[] {
  const others = keys.filter((one) => one !== key)
  return keys.includes(key) ? [...others.slice(0, to), key, ...others.slice(to)] : others
}
