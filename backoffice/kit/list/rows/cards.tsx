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
import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import ExpandIcon from '@mui/icons-material/ChevronRight'
import { CardsHead } from './cards-head.tsx'
import { cell, isOnCard, type Column } from '../columns.tsx'
import { Choose, chooseSx } from './choose.tsx'
import { WithListNow } from './list-now.tsx'
import { useName } from '../use-name.ts'

/** One rule for all cards: a style of its own for each of their lines takes a phone longer than the rest of the card. */
const List = styled('ul')(({ theme: { spacing, palette, typography } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', padding: spacing(2), borderBottom: `1px solid ${palette.divider}` },
  '& > li:last-child': { borderBottom: 0 },
  '& > li > .head': {
    fontWeight: 600,
    marginBottom: spacing(0.5),
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    '& > div': { minWidth: 0 },
  },
  '& > li > dl': {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 34%) 1fr',
    columnGap: spacing(1.5),
    rowGap: spacing(0.25),
    '& > div': { display: 'contents' },
    '& > div > dt': { ...typography.caption, color: palette.text.secondary, paddingTop: 1 },
    '& > div > dd': { ...typography.body2, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
    // what can be done needs no name in sight, and no line where there is nothing to do
    '& > .acts > dt': visuallyHidden,
    '& > .acts > dd': { gridColumn: '1 / -1', marginInline: spacing(-0.5) },
    '& > .acts:has(> dd:empty)': { display: 'none' },
  },
}))

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
      <List sx={chooseSx}>
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <li data-list-row data-record={record.id} tabIndex={-1}>
              <div className="head">
                {choosable && <Choose record={record} onToggle={() => onToggleItem(record.id)} />}
                <div>{head && cell(head, record)}</div>
                {expand && <Expand record={record} />}
              </div>
              <dl>
                {others
                  .filter((column) => !empty(record[column.source], column))
                  .map((column) => (
                    <div key={column.source} className={column.source.startsWith('_') ? 'acts' : undefined}>
                      <dt>
                        {label({
                          label: column.label ?? `resources.${resource}.fields.${column.source}`,
                          resource,
                          source: column.source,
                        })}
                      </dt>
                      <dd>{cell(column, record)}</dd>
                    </div>
                  ))}
              </dl>
              {expand && <Below record={record}>{expand}</Below>}
            </li>
          </RecordContextProvider>
        ))}
      </List>
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
