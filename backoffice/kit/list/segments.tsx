import { useTranslate } from 'ra-core'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useText } from '../hooks/use-text.ts'
import type { ChoiceFilter } from './filters/filters.ts'

interface Props {
  filter: ChoiceFilter
  value: unknown
  onChange: (value: unknown) => void
}

/** One of two, or all: always in sight. */
export function Segments({ filter, value, onChange }: Props) {
  const translate = useTranslate()
  const text = useText()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value ?? 'all'}
      aria-label={translate(filter.label)}
      onChange={(_event, next: unknown) => next !== null && onChange(next === 'all' ? undefined : next)}
    >
      <ToggleButton value="all" sx={segment}>
        {text('admin.list.all')}
      </ToggleButton>
      {filter.choices.map(({ id, name }) => (
        <ToggleButton key={id} value={id} sx={segment}>
          {translate(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const segment = { py: 0.25, px: 1.25, textTransform: 'none', whiteSpace: 'nowrap' }
