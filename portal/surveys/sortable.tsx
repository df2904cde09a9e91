import { useEffect, useState, type ReactNode } from 'react'
import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useSortableList, type SortableItem, type SortableListOptions } from '#api/client/surveys/use-sortable-list.ts'
import { useTranslation } from '../shell/texts.tsx'
import { IconButton } from '../ui/button.tsx'
import styles from './sortable.module.css'

interface SortableProps<R extends SortableItem> extends SortableListOptions<R> {
  label: string
  active?: string | null
  /** no handle where there is no room for one: the arrows remain */
  hideHandle?: boolean
  disabled?: boolean
  children: (row: R, at: number) => ReactNode
}

/** An ordered list whose rows have a handle and arrows. */
export function Sortable<R extends SortableItem>({
  label,
  rows,
  onMove,
  active,
  onDragging,
  hideHandle,
  disabled,
  children,
}: SortableProps<R>) {
  const [dragged, setDragged] = useState(false)
  useArrowsInDialogs(dragged)
  const context = useSortableList({ rows, onMove, onDragging }, useTranslation())
  const ended = () => setDragged(false)
  return (
    <DndContext
      {...context}
      onDragStart={(event) => {
        setDragged(true)
        context.onDragStart?.(event)
      }}
      onDragCancel={(event) => {
        ended()
        context.onDragCancel?.(event)
      }}
      onDragEnd={(event) => {
        ended()
        context.onDragEnd?.(event)
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

interface RowProps extends Pick<SortableProps<SortableItem>, 'hideHandle' | 'disabled' | 'onMove'> {
  row: SortableItem
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
