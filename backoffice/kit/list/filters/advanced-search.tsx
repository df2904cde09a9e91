import { Suspense, useState, type FormEvent } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { lazyPart } from '../../lazy-part.ts'
import { useText } from '../../hooks/use-text.ts'
import { reversedRanges, type ChoiceFilter, type DateFilter, type ReferenceFilter, type TextFilter } from './filters.ts'
import { useFilters, useShown, type Values } from './use-filters.tsx'

const AdvancedRecord = lazyPart(async () => ({ default: (await import('./advanced-record.tsx')).AdvancedRecord }))

export type AdvancedFilter = TextFilter | ChoiceFilter | DateFilter | ReferenceFilter

const isWorded = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Everything that a list can be narrowed by at once, filled in like a form. What is applied shows as chips as well. */
export function AdvancedSearch({ open, filters }: { open: boolean; filters: readonly AdvancedFilter[] }) {
  const { values, change } = useFilters()
  const text = useText()
  const names = new Set(filters.map(({ source }) => source))
  const of = (all: Values, own: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name) === own))
  const shown = JSON.stringify(filters.map(({ source }) => values[source] ?? null))
  // filters from elsewhere fill the form again; those that it asked for itself leave alone what has been typed since
  const [form, setForm] = useState({ shown, asked: shown, nth: 0 })
  if (form.shown !== shown) setForm({ shown, asked: shown, nth: form.asked === shown ? form.nth : form.nth + 1 })
  const [reversed, setReversed] = useState<readonly string[]>([])
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const given = Object.fromEntries(
      filters.flatMap((filter): [string, unknown][] => {
        const value = String(typed.get(filter.source) ?? '').trim()
        // several values or "is not" stand in a chip: the form has no field for them, and leaves them
        if (value === '' && isWorded(values[filter.source])) return [[filter.source, values[filter.source]]]
        if (value === '') return []
        return [
          [
            filter.source,
            filter.kind === 'choice' ? (filter.choices.find(({ id }) => String(id) === value)?.id ?? value) : value,
          ],
        ]
      }),
    )
    const wrong = reversedRanges(given)
    setReversed(wrong)
    if (wrong.length > 0) return
    setForm({ ...form, asked: JSON.stringify(filters.map(({ source }) => given[source] ?? null)) })
    change((last) => ({ ...of(last, false), ...given }))
  }
  const clear = () => {
    setReversed([])
    setForm({ shown, asked: JSON.stringify(filters.map(() => null)), nth: form.nth + 1 })
    change((last) => of(last, false))
  }
  return (
    <Collapse in={open} unmountOnExit>
      <Card component="form" onSubmit={apply} aria-label={text('admin.list.advanced')} sx={{ p: 2, mb: 1.5 }}>
        <Box
          key={form.nth}
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
          }}
        >
          {filters.map((filter) => (
            <Field
              key={filter.source}
              filter={filter}
              value={form.asked === form.shown ? values[filter.source] : undefined}
              reversed={reversed.includes(filter.source)}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <Button type="submit" variant="contained">
            {text('admin.list.apply')}
          </Button>
          <Button onClick={clear}>{text('admin.list.clear')}</Button>
        </Box>
      </Card>
    </Collapse>
  )
}

function Field({ filter, value, reversed }: { filter: AdvancedFilter; value: unknown; reversed: boolean }) {
  const translate = useTranslate()
  const text = useText()
  const [start] = useState(value === undefined || isWorded(value) ? '' : String(value as string | number))
  const label = translate(filter.label)
  useShown(filter)
  if (filter.kind === 'reference') {
    const waits = (
      <>
        <input type="hidden" name={filter.source} value={start} />
        <TextField disabled label={label} />
      </>
    )
    return (
      <Suspense fallback={waits}>
        <AdvancedRecord filter={filter} start={start} />
      </Suspense>
    )
  }
  if (filter.kind !== 'choice') {
    const day = filter.kind === 'day' || filter.kind === 'date'
    return (
      <TextField
        name={filter.source}
        label={label}
        defaultValue={start}
        type={day ? 'date' : 'text'}
        error={reversed}
        helperText={reversed && text('admin.list.reversedDays')}
        slotProps={{ htmlInput: { maxLength: 200 }, ...(day && { inputLabel: { shrink: true } }) }}
      />
    )
  }
  return (
    <TextField select name={filter.source} label={label} defaultValue={start}>
      <MenuItem value="">{text('admin.list.all')}</MenuItem>
      {filter.choices.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {translate(name, { _: name })}
        </MenuItem>
      ))}
    </TextField>
  )
}
