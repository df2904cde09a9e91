import { useMemo, useRef } from 'react'
import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type Modifier,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { moveWords } from '#model/surveys/moving.ts'

export interface SortableItem {
  key: string
  /** how it is called aloud */
  name: string
}

/** What a list of sortable rows is told, whatever it looks like. */
export interface SortableListOptions<R extends SortableItem> {
  rows: readonly R[]
  /** to a place, from 0 */
  onMove: (key: string, to: number) => void
  /** something hangs on the pointer or the keyboard: Esc belongs to it */
  onDragging?: ((dragging: boolean) => void) | undefined
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/**
 * A list that can be put in another order: dragged, by arrows, or picked up with the keyboard; each move is said aloud.
 * @returns the props of its `DndContext`
 */
export function useSortableList<R extends SortableItem>(
  { rows, onMove, onDragging }: SortableListOptions<R>,
  translate: Parameters<typeof moveWords>[1] & ((key: 'builder.dragHelp') => string),
): DndContextProps {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const moved = useRef(false)
  const announcements = useMemo(() => moveWords(rows, translate, moved), [rows, translate])
  // the key that ended it is still on its way to the dialog
  const ended = () => setTimeout(() => onDragging?.(false))
  return {
    sensors,
    collisionDetection: closestCenter,
    modifiers: [upAndDown],
    accessibility: { announcements, screenReaderInstructions: { draggable: translate('builder.dragHelp') } },
    onDragStart: () => onDragging?.(true),
    onDragCancel: ended,
    onDragEnd: ({ active, over }) => {
      ended()
      if (over && over.id !== active.id)
        onMove(
          String(active.id),
          rows.findIndex(({ key }) => key === over.id),
        )
    },
  }
}
