import { useState } from 'react'
import { useListContext, useResourceContext, useTranslateLabel, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import ArrowIcon from '@mui/icons-material/ArrowUpward'
import SortIcon from '@mui/icons-material/Sort'
import { useText } from '../../hooks/use-text.ts'
import type { Column } from '../columns.tsx'
import { ChoosePage, chooseSx } from './choose.tsx'
import { isShowable } from '../look.ts'

/** What the heads of a table do, above cards: choose all rows of the page, and order them. */
export function CardsHead<R extends RaRecord>({
  columns,
  choosable,
}: {
  columns: readonly Column<R>[]
  choosable?: boolean
}) {
  const text = useText()
  const sortable = columns.filter((column) => column.sortable !== false && isShowable(column))
  if (!choosable && sortable.length === 0) return null
  return (
    <Box
      sx={{
        ...chooseSx,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        px: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {choosable && <ChoosePage words={text('admin.list.choosePage')} />}
      {sortable.length > 0 && <Order columns={sortable} />}
    </Box>
  )
}

function Order<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const { sort, setSort } = useListContext<R>()
  const resource = useResourceContext()
  const label = useTranslateLabel()
  const text = useText()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const nameOf = ({ source, label: key }: Column<R>) =>
    label({ label: key ?? `resources.${resource}.fields.${source}`, resource, source })
  const current = columns.find(({ source }) => source === sort?.field)
  const up = sort?.order !== 'DESC'
  const turn = text(up ? 'admin.list.ascending' : 'admin.list.descending')
  return (
    // the words are in line with those of the cards
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, ml: -1.375 }}>
      <Button
        variant="text"
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={(event) => setMenu(event.currentTarget)}
        sx={{ textAlign: 'start' }}
      >
        {current ? text('admin.list.sortBy', { name: nameOf(current) }) : text('admin.list.sort')}
      </Button>
      {current && (
        <Tooltip title={turn}>
          <IconButton
            size="small"
            aria-label={turn}
            onClick={() => setSort({ field: current.source, order: up ? 'DESC' : 'ASC' })}
          >
            <ArrowIcon
              fontSize="small"
              sx={{ transform: up ? undefined : 'rotate(180deg)', transition: 'transform 120ms' }}
            />
          </IconButton>
        </Tooltip>
      )}
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column.source}
            dense
            role="menuitemradio"
            aria-checked={column === current}
            selected={column === current}
            onClick={() => {
              setMenu(null)
              if (column !== current) setSort({ field: column.source, order: column.firstOrder ?? 'ASC' })
            }}
          >
            {nameOf(column)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
