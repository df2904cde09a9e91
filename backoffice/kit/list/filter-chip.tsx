import { useGetOne, useTranslate } from 'ra-core'
import Chip from '@mui/material/Chip'
import CloseIcon from '@mui/icons-material/Close'
import { useText } from '../use-text.ts'
import { useFormat } from '../use-format.ts'
import type { Filter, ReferenceFilter } from './filters.ts'

interface Props {
  filter: Filter
  value: unknown
  onEdit: (anchor: HTMLElement) => void
  onRemove: () => void
}

/** An applied filter in words; a click changes it, the cross removes it. */
export function FilterChip({ filter, value, onEdit, onRemove }: Props) {
  const translate = useTranslate()
  const text = useText()
  const format = useFormat()
  const name = translate(filter.label)
  const shown = () => {
    if (filter.kind === 'choice') {
      const name = filter.choices.find((choice) => String(choice.id) === String(value))?.name ?? String(value)
      return translate(name, { _: name })
    }
    if (filter.kind === 'date' || filter.kind === 'day') return format.day(String(value))
    if (filter.kind === 'reference') return <RecordName filter={filter} id={String(value)} />
    return String(value)
  }
  return (
    <Chip
      variant="outlined" color="primary" size="medium" sx={{ height: 30 }}
      label={filter.kind === 'switch' ? name : <>{name}: <strong>{shown()}</strong></>}
      onClick={(event) => onEdit(event.currentTarget)} onDelete={onRemove}
      deleteIcon={<CloseIcon aria-label={text('admin.list.removeFilter', { name })} role="img" />}
    />
  )
}

function RecordName({ filter, id }: { filter: ReferenceFilter; id: string }) {
  const { data } = useGetOne(filter.resource, { id })
  return <>{(data?.[filter.name] as string | undefined) ?? '…'}</>
}
