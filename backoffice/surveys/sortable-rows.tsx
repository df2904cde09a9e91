import { useMemo, useRef, type ReactNode } from 'react'
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
import DownIcon from '@mui/icons-material/ArrowDownward'
import DragIcon from '@mui/icons-material/DragIndicator'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { moveWords } from '#model/surveys/moving.ts'

interface Row {
  key: string
  /** how it is called aloud */
  name: string
}

interface SortableRowsProps<R extends Row> {
  label: string
  rows: readonly R[]
  /** to a place, from 0 */
  onMove: (key: string, to: number) => void
  /** something hangs on the pointer or the keyboard: Esc belongs to it */
  onDragging?: (dragging: boolean) => void
  children: (row: R, at: number) => ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A list that can be put in another order: dragged, by arrows, or picked up with the keyboard; each move is said aloud. */
export function SortableRows<R extends Row>({ label, rows, onMove, onDragging, children }: SortableRowsProps<R>) {
  const translate = useTranslate()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const moved = useRef(false)
  const announcements = useMemo(() => moveWords(rows, translate, moved), [rows, translate])
  // the key that ended it is still on its way to the dialog
  const ended = () => setTimeout(() => onDragging?.(false))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('builder.dragHelp') } }}
      onDragStart={() => onDragging?.(true)}
      onDragCancel={ended}
      onDragEnd={({ active, over }) => {
        ended()
        if (over && over.id !== active.id)
          onMove(
            String(active.id),
            rows.findIndex(({ key }) => key === over.id),
          )
      }}
    >
      <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
          {rows.map((row, at) => (
            <OneRow key={row.key} row={row} at={at} total={rows.length} onMove={onMove}>
              {children(row, at)}
            </OneRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

function OneRow({
  row,
  at,
  total,
  onMove,
  children,
}: {
  row: Row
  at: number
  total: number
  onMove: (key: string, to: number) => void
  children: ReactNode
}) {
  const translate = useTranslate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.key,
  })
  const { name } = row
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...(isDragging && { position: 'relative', zIndex: 2, boxShadow: 6 }),
      }}
    >
      {total > 1 && (
        <IconButton
          size="small"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          aria-label={translate('builder.drag', { name })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center' }}>{children}</Box>
      {total > 1 && (
        <>
          <IconButton
            size="small"
            aria-label={translate('builder.moveUp', { name })}
            disabled={at === 0}
            onClick={() => onMove(row.key, at - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('builder.moveDown', { name })}
            disabled={at === total - 1}
            onClick={() => onMove(row.key, at + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  )
}
