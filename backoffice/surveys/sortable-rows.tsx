import { type ReactNode } from 'react'
import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DownIcon from '@mui/icons-material/ArrowDownward'
import DragIcon from '@mui/icons-material/DragIndicator'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useSortableList, type SortableItem, type SortableListOptions } from '#api/client/surveys/use-sortable-list.ts'

interface SortableRowsProps<R extends SortableItem> extends SortableListOptions<R> {
  label: string
  children: (row: R, at: number) => ReactNode
}

/** An ordered list whose rows have a handle and arrows. */
export function SortableRows<R extends SortableItem>({ label, children, ...list }: SortableRowsProps<R>) {
  const { rows, onMove } = list
  return (
    <DndContext {...useSortableList(list, useTranslate())}>
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
  row: SortableItem
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
