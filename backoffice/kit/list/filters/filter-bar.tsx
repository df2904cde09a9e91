import { Suspense, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import AddIcon from '@mui/icons-material/Add'
import TuneIcon from '@mui/icons-material/Tune'
import { useTranslate } from 'ra-core'
import { lazyPart } from '../../lazy-part.ts'
import { useText } from '../../hooks/use-text.ts'
import { AdvancedSearch, type AdvancedFilter } from './advanced-search.tsx'
import { FilterChip } from './filter-chip.tsx'
import type { ChoiceFilter, Filter } from './filters.ts'
import { SearchField } from './search-field.tsx'
import { Segments } from '../segments.tsx'
import { useFilters } from './use-filters.tsx'

const loadEditor = () => import('./filter-editor.tsx')
const FilterEditor = lazyPart(async () => ({ default: (await loadEditor()).FilterEditor }))

interface Props {
  filters: readonly Filter[]
  search?: boolean
  /** the form behind Advanced search */
  advanced?: readonly AdvancedFilter[]
}

/** Search, a button that offers the filters, a chip for each one applied, and the form that asks for many at once. */
export function FilterBar({ filters, search = true, advanced }: Props) {
  const [form, setForm] = useState(false)
  const text = useText()
  return (
    <>
      <Bar filters={filters} search={search}>
        {advanced && (
          <Button variant="text" startIcon={<TuneIcon />} aria-expanded={form} onClick={() => setForm(!form)}>
            {text('admin.list.advanced')}
          </Button>
        )}
      </Bar>
      {advanced && <AdvancedSearch open={form} filters={advanced} />}
    </>
  )
}

function Bar({ filters, search, children }: { filters: readonly Filter[]; search: boolean; children: ReactNode }) {
  const { values, change } = useFilters()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [editing, setEditing] = useState<{ source: string; anchor: HTMLElement } | null>(null)
  const translate = useTranslate()
  const text = useText()
  const segments = filters.filter(
    (filter): filter is ChoiceFilter => filter.kind === 'choice' && filter.threeWay === true,
  )
  const offered = filters.filter((filter) => !segments.some((one) => one === filter))
  const applied = offered.filter(
    ({ source, saidAbove }) => values[source] !== undefined && saidAbove?.(values[source]) !== true,
  )
  const edited = offered.find(({ source }) => source === editing?.source)
  const set = (source: string, value: unknown, drops: readonly string[] = []) =>
    change((last) => {
      const others = Object.fromEntries(
        Object.entries(last).filter(([name]) => name !== source && !drops.includes(name)),
      )
      return value === undefined || value === '' ? others : { ...others, [source]: value }
    })
  const choose = (filter: Filter, anchor: HTMLElement) => {
    setMenu(null)
    if (filter.kind === 'switch') set(filter.source, true)
    else setEditing({ source: filter.source, anchor })
  }
  // a landmark without anything in it leads nowhere
  if (!search && filters.length === 0 && !children) return null
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      {search && <SearchField value={String(values.q ?? '')} onChange={(q) => set('q', q)} />}
      {segments.map((filter) => (
        <Segments
          key={filter.source}
          filter={filter}
          value={values[filter.source]}
          onChange={(value) => set(filter.source, value, filter.drops?.[String(value)])}
        />
      ))}
      {applied.map((filter) => (
        <FilterChip
          key={filter.source}
          filter={filter}
          value={values[filter.source]}
          onEdit={(anchor) => filter.kind !== 'switch' && setEditing({ source: filter.source, anchor })}
          onRemove={() => set(filter.source, undefined)}
        />
      ))}
      {offered.length > applied.length && (
        <Button
          variant="text"
          startIcon={<AddIcon />}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={(event) => {
            setMenu(event.currentTarget)
            // there before a filter is chosen and typed into
            void loadEditor().catch(() => undefined)
          }}
        >
          {text('admin.list.addFilter')}
        </Button>
      )}
      {applied.length > 1 && (
        <Button variant="text" onClick={() => change(({ q }) => (q === undefined ? {} : { q }))}>
          {text('admin.list.clear')}
        </Button>
      )}
      {children}
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {offered
          .filter((filter) => !applied.includes(filter))
          .map((filter) => (
            <MenuItem key={filter.source} dense onClick={() => menu && choose(filter, menu)}>
              {translate(filter.label, { _: filter.label })}
            </MenuItem>
          ))}
      </Menu>
      <Popover
        open={editing !== null}
        anchorEl={editing?.anchor}
        onClose={() => setEditing(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 0.5, minWidth: 240 } } }}
      >
        {edited && (
          <Suspense fallback={null}>
            <FilterEditor
              filter={edited}
              value={values[edited.source]}
              onChange={(value, stays) => {
                set(edited.source, value)
                if (!stays) setEditing(null)
              }}
            />
          </Suspense>
        )}
      </Popover>
    </Box>
  )
}
