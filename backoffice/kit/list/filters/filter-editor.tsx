import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useText } from '../../hooks/use-text.ts'
import { RecordPicker } from '../../record-picker.tsx'
import { useFilters } from './use-filters.tsx'
import {
  dayToInstant,
  readCondition,
  reversedRanges,
  wordKey,
  writeCondition,
  type FilterCondition,
  type Filter,
} from './filters.ts'
import { useShown } from './use-filters.tsx'

interface Props {
  filter: Filter
  value: unknown
  /** `stays`: more is about to be chosen */
  onChange: (value: unknown, stays?: boolean) => void
}

/** What a filter is set with, in its popover. */
export function FilterEditor(props: Props) {
  return props.filter.several ? <SeveralEditor {...props} /> : <OneEditor {...props} />
}

/** Which way the values are meant, and whether one press chooses the only one or one of several. */
function SeveralEditor({ filter, value, onChange }: Props) {
  const text = useText()
  const start = readCondition(value)
  const [word, setWord] = useState<FilterCondition['word']>(
    value === undefined ? (filter.words?.[0] ?? 'is') : start.word,
  )
  const [several, setSeveral] = useState(start.values.length > 1)
  // the list shows later what has been chosen: the next press adds to what was chosen last
  const [values, setValues] = useState(start.values)
  const turn = (next: FilterCondition['word']) => {
    setWord(next)
    if (next === 'isEmpty' || next === 'isNotEmpty') onChange(writeCondition({ word: next, values: [] }))
    else if (values.length) onChange(writeCondition({ word: next, values }), true)
  }
  const choose = (one: unknown) => {
    if (!several || one === undefined)
      return onChange(one === undefined ? one : writeCondition({ word, values: [one] }))
    const others = values.filter((other) => other !== one)
    const next = others.length < values.length ? others : [...values, one]
    setValues(next)
    onChange(writeCondition({ word, values: next }), true)
  }
  const offered =
    filter.words ?? (['is', 'isNot', ...(filter.empties ? (['isEmpty', 'isNotEmpty'] as const) : [])] as const)
  const typed = filter.kind === 'text' || filter.kind === 'day'
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={word}
        aria-label={text('admin.list.words.title')}
        onChange={(_event, next: FilterCondition['word'] | null) => next && turn(next)}
        sx={{ m: 1, mb: 0, flexWrap: 'wrap' }}
      >
        {offered.map((one) => (
          <ToggleButton key={one} value={one} sx={{ py: 0.25, px: 1, textTransform: 'none', whiteSpace: 'nowrap' }}>
            {text(wordKey(filter, one))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <OneEditor
        filter={filter}
        value={values.length === 1 ? values[0] : undefined}
        chosen={values}
        onChange={choose}
      />
      {!typed && (
        <FormControlLabel
          sx={{ px: 2, pb: 1, m: 0, display: 'flex' }}
          control={<Checkbox size="small" sx={{ ml: -1 }} checked={several} />}
          label={text('admin.list.words.several')}
          onChange={() => setSeveral(!several)}
        />
      )}
    </>
  )
}

function OneEditor({ filter, value, chosen = [], onChange }: Props & { chosen?: readonly unknown[] }) {
  const translate = useTranslate()
  const text = useText()
  useShown(filter)
  if (filter.kind === 'choice') {
    return (
      <MenuList autoFocusItem aria-label={translate(filter.label, { _: filter.label })}>
        {filter.choices.map((choice) => (
          <MenuItem
            key={choice.id}
            dense
            selected={choice.id === value || chosen.includes(choice.id)}
            onClick={() => onChange(choice.id)}
          >
            {translate(choice.name, { _: choice.name })}
          </MenuItem>
        ))}
        {(value !== undefined || chosen.length > 0) && (
          <MenuItem dense onClick={() => onChange(undefined)}>
            {text('admin.list.all')}
          </MenuItem>
        )}
      </MenuList>
    )
  }
  if (filter.kind === 'reference') {
    return (
      <Box sx={{ p: 1.5, width: 320 }}>
        <RecordPicker
          resource={filter.resource}
          name={filter.name}
          sortBy={filter.sortBy}
          label={translate(filter.label, { _: filter.label })}
          exclude={chosen.length > 1 ? chosen : undefined}
          onPick={(record) => onChange(record.id)}
          autoFocus
        />
      </Box>
    )
  }
  return <TypedEditor filter={filter} value={value} onChange={onChange} />
}

function TypedEditor({ filter, value, onChange }: Props) {
  const translate = useTranslate()
  const text = useText()
  const { values } = useFilters()
  const [reversed, setReversed] = useState(false)
  const date = filter.kind === 'date' || filter.kind === 'day'
  const [typed, setTyped] = useState(date ? String(value ?? '').slice(0, 10) : String(value ?? ''))
  return (
    <Box
      component="form"
      sx={{ p: 1.5, display: 'flex', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const next =
          typed === '' ? undefined : filter.kind === 'date' ? dayToInstant(typed, filter.end === true) : typed
        const wrong = reversedRanges({ ...values, [filter.source]: next }).length > 0
        setReversed(wrong)
        if (!wrong) onChange(next)
      }}
    >
      <TextField
        autoFocus
        type={date ? 'date' : 'text'}
        label={translate(filter.label, { _: filter.label })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={reversed}
        helperText={reversed && text('admin.list.reversedDays')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained">
        {text('admin.list.apply')}
      </Button>
    </Box>
  )
}
