import type { ReactElement } from 'react'
import {
  useExpanded,
  useListContext,
  useResourceContext,
  useTranslateLabel,
  RecordContextProvider,
  type RaRecord,
} from 'ra-core'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import ExpandIcon from '@mui/icons-material/ChevronRight'
import { CardsHead } from './cards-head.tsx'
import { cell, isOnCard, type Column } from '../columns.tsx'
import { Choose } from './choose.tsx'
import { WithListNow } from './list-now.tsx'
import { useName } from '../use-name.ts'

/** what can be done needs no name in sight, and no line where there is nothing to do */
const acts = {
  '& dt': visuallyHidden,
  '& dd': { gridColumn: '1 / -1', mx: -0.5 },
  '&:has(dd:empty) > *': { display: 'none' },
}

/** A card has no line for what is not there; what a column works out by itself is its own matter. */
const empty = (value: unknown, { source, render }: { source: string; render?: unknown }) =>
  !source.startsWith('_') &&
  (value === null || value === '' || (Array.isArray(value) && value.length === 0) || (value === undefined && !render))

/** Rows as cards: the first column is the head, the others are below as label and value. */
export function Cards<R extends RaRecord>({
  columns,
  choosable,
  expand,
}: {
  columns: readonly Column<R>[]
  choosable?: boolean
  expand?: ReactElement
}) {
  const { data, onToggleItem } = useListContext<R>()
  const resource = useResourceContext()
  const label = useTranslateLabel()
  const [head, ...others] = columns.filter(isOnCard)
  return (
    <>
      {(data?.length ?? 0) > 0 && (
        <WithListNow>
          <CardsHead columns={columns} choosable={choosable} />
        </WithListNow>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box
              component="li"
              data-list-row
              data-record={record.id}
              tabIndex={-1}
              sx={{
                position: 'relative',
                p: 2,
                borderBottom: 1,
                borderColor: 'divider',
                '&:last-child': { borderBottom: 0 },
              }}
            >
              <Box sx={{ fontWeight: 600, mb: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}>
                {choosable && <Choose record={record} onToggle={() => onToggleItem(record.id)} />}
                <Box sx={{ minWidth: 0 }}>{head && cell(head, record)}</Box>
                {expand && <Expand record={record} />}
              </Box>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: 'minmax(96px, 34%) 1fr',
                  columnGap: 1.5,
                  rowGap: 0.25,
                }}
              >
                {others
                  .filter((column) => !empty(record[column.source], column))
                  .map((column) => (
                    <Box key={column.source} sx={{ display: 'contents', ...(column.source.startsWith('_') && acts) }}>
                      <Typography component="dt" variant="caption" color="text.secondary" sx={{ pt: '1px' }}>
                        {label({
                          label: column.label ?? `resources.${resource}.fields.${column.source}`,
                          resource,
                          source: column.source,
                        })}
                      </Typography>
                      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                        {cell(column, record)}
                      </Typography>
                    </Box>
                  ))}
              </Box>
              {expand && <Below record={record}>{expand}</Below>}
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  )
}

const idOfBelow = (resource: string, { id }: RaRecord) => `${resource}-${id}-expand`

/** Opens what is below the card. */
function Expand({ record }: { record: RaRecord }) {
  const resource = useResourceContext() ?? ''
  const [expanded, toggle] = useExpanded(resource, record.id)
  const nameOf = useName()
  return (
    <IconButton
      size="small"
      data-expand
      aria-expanded={expanded}
      aria-controls={expanded ? idOfBelow(resource, record) : undefined}
      aria-label={nameOf(expanded ? 'ra.action.close' : 'ra.action.expand', record)}
      sx={{ ml: 'auto' }}
      onClick={toggle}
    >
      <ExpandIcon
        fontSize="small"
        sx={{ transform: expanded ? 'rotate(90deg)' : undefined, transition: 'transform 120ms' }}
      />
    </IconButton>
  )
}

function Below({ record, children }: { record: RaRecord; children: ReactElement }) {
  const resource = useResourceContext() ?? ''
  const [expanded] = useExpanded(resource, record.id)
  return (
    expanded && (
      <Box
        id={idOfBelow(resource, record)}
        sx={{ mt: 1, px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'background.default' }}
      >
        {children}
      </Box>
    )
  )
}
