import { useEffect, useRef, type MouseEvent } from 'react'
import { useListContext, useTranslate, type RaRecord } from 'ra-core'
import { useName } from '../use-name.ts'
import { useChosen } from './list-now.tsx'

interface Props {
  record: RaRecord
  onToggle: (event: MouseEvent<HTMLInputElement>) => void
}

/**
 * The box that chooses a row: one element, where MUI's has ten and a page may have 250 of them. It looks the same: the
 * list brings its looks once (`chooseSx`), so that no box computes its own.
 */
export function Choose({ record, onToggle }: Props) {
  const nameOf = useName()
  const chosen = useChosen(record)
  return (
    // the room around the box belongs to it, and not to the row, which would open
    <label className="select-item" onClick={(event) => event.stopPropagation()}>
      <input ref={chosen} type="checkbox" aria-label={nameOf('ra.action.select_row', record)} onClick={onToggle} />
    </label>
  )
}

/**
 * The box that chooses all rows of the page, with its words or with a name that is only read out. MUI's writes style rules as
 * it is pressed, for which every cell is styled again.
 */
export function ChoosePage({ words }: { words?: string }) {
  const { data = [], selectedIds = [], onSelect } = useListContext()
  const box = useRef<HTMLInputElement>(null)
  const label = useTranslate()('ra.action.select_all')
  const ids = data.map(({ id }) => id)
  const others = selectedIds.filter((id) => !ids.includes(id))
  const chosen = selectedIds.length - others.length
  const all = chosen > 0 && chosen === ids.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all
  }, [chosen, all])
  return (
    <label className="select-page">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        aria-label={words ? undefined : label}
        onChange={() => onSelect(all ? others : [...others, ...ids])}
      />
      {words}
    </label>
  )
}

/** Looks of all boxes of a list, for the element around it. The input is large enough for a finger; the box is drawn inside it. */
export const chooseSx = {
  '& .select-item, & .select-page': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.875,
    typography: 'body2',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    // more than MUI's cell gives to what it holds; it makes no row higher
    p: '7px 7px 7px 0',
    m: '-7px -6px -7px 0',
  },
  '& .select-item input, & .select-page input': {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    m: 0,
    borderRadius: '4px',
    cursor: 'inherit',
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      boxSizing: 'border-box',
      width: 18,
      height: 18,
      border: '2px solid',
      borderColor: 'text.secondary',
      borderRadius: '2px',
    },
    // there from the start: one that came with the choice would lay the whole table out again
    '&::after': {
      content: '""',
      gridArea: '1 / 1',
      visibility: 'hidden',
      width: 14,
      height: 14,
      bgcolor: 'background.paper',
      clipPath: 'polygon(6% 50%, 0 57%, 36% 92%, 100% 20%, 93% 13%, 36% 76%)',
    },
    '&:checked::before, &:indeterminate::before': { borderColor: 'primary.main', bgcolor: 'primary.main' },
    '&:checked::after, &:indeterminate::after': { visibility: 'visible' },
    '&:indeterminate::after': { clipPath: 'inset(43% 8%)' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
    // without colours of its own it is the browser's
    '@media (forced-colors: active)': { appearance: 'auto', '&::before, &::after': { display: 'none' } },
  },
}
