import { lazy, Suspense, type FormEvent } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useText } from '../use-text.ts'
import type { ChoiceFilter, DateFilter, ReferenceFilter, TextFilter } from './filters.ts'

const AdvancedRecord = lazy(async () => ({ default: (await import('./advanced-record.tsx')).AdvancedRecord }))

export type AdvancedFilter = TextFilter | ChoiceFilter | DateFilter | ReferenceFilter
type Values = Record<string, unknown>

/** Everything that a list can be narrowed by at once, filled in like a form. What is applied shows as chips as well. */
export function AdvancedSearch({ open, filters }: { open: boolean; filters: readonly AdvancedFilter[] }) {
  const { filterValues, setFilters } = useListContext()
  const text = useText()
  const values = filterValues as Values
  const names = new Set(filters.map(({ source }) => source))
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const given = filters.flatMap((filter): [string, unknown][] => {
      const value = String(typed.get(filter.source) ?? '').trim()
      if (value === '') return []
      return [[filter.source, filter.kind === 'choice' ? (filter.choices.find(({ id }) => String(id) === value)?.id ?? value) : value]]
    })
    setFilters({ ...others, ...Object.fromEntries(given) }, undefined, false)
  }
  return (
    <Collapse in={open} unmountOnExit>
      {/* another set of filters from elsewhere fills the form anew */}
      <Card component="form" key={JSON.stringify(values)} onSubmit={apply} aria-label={text('admin.list.advanced')} sx={{ p: 2, mb: 1.5 }}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(210px, 1fr))' } }}>
          {filters.map((filter) => <Field key={filter.source} filter={filter} value={values[filter.source]} />)}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <Button type="submit" variant="contained">{text('admin.list.apply')}</Button>
          <Button onClick={() => setFilters(others, undefined, false)}>{text('admin.list.clear')}</Button>
        </Box>
      </Card>
    </Collapse>
  )
}

function Field({ filter, value }: { filter: AdvancedFilter; value: unknown }) {
  const translate = useTranslate()
  const text = useText()
  const label = translate(filter.label)
  const start = value === undefined ? '' : String(value as string | number)
  if (filter.kind === 'reference') return <Suspense fallback={<TextField disabled label={label} />}><AdvancedRecord filter={filter} start={start} /></Suspense>
  if (filter.kind !== 'choice') {
    const day = filter.kind === 'day' || filter.kind === 'date'
    return <TextField name={filter.source} label={label} defaultValue={start} type={day ? 'date' : 'text'} slotProps={{ htmlInput: { maxLength: 200 }, ...(day && { inputLabel: { shrink: true } }) }} />
  }
  return (
    <TextField select name={filter.source} label={label} defaultValue={start}>
      <MenuItem value="">{text('admin.list.all')}</MenuItem>
      {filter.choices.map(({ id, name }) => <MenuItem key={id} value={String(id)}>{translate(name, { _: name })}</MenuItem>)}
    </TextField>
  )
}
