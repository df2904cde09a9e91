import { Fragment, type KeyboardEvent } from 'react'
import { useGetOne, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import CloseIcon from '@mui/icons-material/Close'
import { useNameOf } from '../../hooks/use-name-of.ts'
import { useText } from '../../hooks/use-text.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { readCondition, wordKey, type Filter, type ReferenceFilter } from './filters.ts'
import { useShown } from './use-filters.tsx'

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
  const name = translate(filter.label, { _: filter.label })
  const shown = (one: string) => {
    if (filter.kind === 'choice') {
      const name = filter.choices.find((choice) => String(choice.id) === one)?.name ?? one
      return translate(name, { _: name })
    }
    if (filter.kind === 'date' || filter.kind === 'day') return format.day(one)
    if (filter.kind === 'reference') return <RecordName filter={filter} id={one} />
    return one
  }
  const gap = text('list.gap')
  useShown(filter)
  const { word, values } = readCondition(value)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }
  return (
    <Box role="group" aria-label={name} sx={pill}>
      <ButtonBase
        sx={half}
        aria-haspopup={filter.kind === 'switch' ? undefined : 'dialog'}
        disabled={filter.kind === 'switch'}
        onClick={(event) => onEdit(event.currentTarget)}
        onKeyDown={onKey}
      >
        {filter.kind === 'switch' ? (
          name
        ) : (
          <>
            {name}
            {word === 'is' ? text('list.colon') : gap + text(wordKey(filter, word)) + gap}
            <strong>
              {values.map(String).map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && text('admin.list.words.or')}
                  {shown(one)}
                </Fragment>
              ))}
            </strong>
          </>
        )}
      </ButtonBase>
      <ButtonBase sx={cross} aria-label={text('admin.list.removeFilter', { name })} onClick={onRemove}>
        <CloseIcon sx={{ fontSize: 18 }} />
      </ButtonBase>
    </Box>
  )
}

// two buttons side by side: one inside the other is reached neither by keyboard nor by a screen reader
const pill = {
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 30,
  maxWidth: '100%',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '15px',
  color: 'primary.main',
  overflow: 'hidden',
}
const focused = {
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { bgcolor: 'action.selected', boxShadow: 'inset 0 0 0 2px currentColor' },
}
const half = {
  ...focused,
  pl: 1.5,
  pr: 0.75,
  fontSize: '0.8125rem',
  borderRadius: '15px 0 0 15px',
  minWidth: 0,
  // the space that ends a name is kept
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}
const cross = { ...focused, pl: 0.5, pr: 0.75, borderRadius: '0 15px 15px 0' }

function RecordName({ filter, id }: { filter: ReferenceFilter; id: string }) {
  const { data } = useGetOne(filter.resource, { id })
  const called = useNameOf()
  return <>{called(data, filter.name) ?? '…'}</>
}
