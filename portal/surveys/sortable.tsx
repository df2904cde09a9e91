import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { moveWords } from '#model/surveys/moving.ts'
import { useTranslation } from '../shell/texts.tsx'
import { IconButton } from '../ui/button.tsx'
import styles from './sortable.module.css'

interface Row {
  key: string
  /** how it is called aloud */
  name: string
}

interface SortableProps<R extends Row> {
  label: string
  rows: readonly R[]
  /** to a place, from 0 */
  onMove: (key: string, to: number) => void
  active?: string | null
  /** something hangs on the pointer or the keyboard: Esc belongs to it */
  onDragging?: (dragging: boolean) => void
  /** no handle where there is no room for one: the arrows remain */
  hideHandle?: boolean
  disabled?: boolean
  children: (row: R, at: number) => ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A list that can be put in another order: dragged, by arrows, or picked up with the keyboard; each move is said aloud. */
export function Sortable<R extends Row>({
  label,
  rows,
  onMove,
  active,
  onDragging,
  hideHandle,
  disabled,
  children,
}: SortableProps<R>) {
  const t = useTranslation()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const moved = useRef(false)
  const announcements = useMemo(() => moveWords(rows, t, moved), [rows, t])
  const [dragged, setDragged] = useState(false)
  useArrowsInDialogs(dragged)
  const over = () => {
    setDragged(false)
    setTimeout(() => onDragging?.(false))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('builder.dragHelp') } }}
      onDragStart={() => {
        setDragged(true)
        onDragging?.(true)
      }}
      onDragCancel={over}
      onDragEnd={({ active: one, over: target }) => {
        over()
        if (target && target.id !== one.id)
          onMove(
            String(one.id),
            rows.findIndex(({ key }) => key === target.id),
          )
      }}
    >
      <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {rows.map((row, at) => (
            <SortableRow
              key={row.key}
              row={row}
              at={at}
              total={rows.length}
              active={row.key === active}
              hideHandle={hideHandle}
              disabled={disabled}
              onMove={onMove}
            >
              {children(row, at)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const arrows = ['ArrowUp', 'ArrowDown']

/** A dialog keeps arrow keys to itself; what is picked up with the keyboard listens for them at the document. */
function useArrowsInDialogs(dragged: boolean) {
  useEffect(() => {
    if (!dragged) return
    const pass = (event: KeyboardEvent) => {
      if (!event.isTrusted || !arrows.includes(event.code)) return
      event.preventDefault()
      event.stopPropagation()
      document.dispatchEvent(new KeyboardEvent('keydown', { code: event.code, key: event.key, cancelable: true }))
    }
    window.addEventListener('keydown', pass, true)
    return () => window.removeEventListener('keydown', pass, true)
  }, [dragged])
}

interface RowProps extends Pick<SortableProps<Row>, 'hideHandle' | 'disabled' | 'onMove'> {
  row: Row
  at: number
  total: number
  active: boolean
  children: ReactNode
}

function SortableRow({ row, at, total, active, hideHandle, disabled, onMove, children }: RowProps) {
  const t = useTranslation()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.key,
    disabled: disabled === true,
  })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      data-active={active || undefined}
    >
      {!hideHandle && !disabled && total > 1 && (
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.handle}
          aria-label={t('builder.drag', { name: row.name })}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
      <div className={styles.content}>{children}</div>
      {total > 1 && !disabled && (
        <span className={styles.moves}>
          <IconButton
            label={t('builder.moveUp', { name: row.name })}
            disabled={at === 0}
            onClick={() => onMove(row.key, at - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('builder.moveDown', { name: row.name })}
            disabled={at === total - 1}
            onClick={() => onMove(row.key, at + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  )
}
