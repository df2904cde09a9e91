import type { MouseEvent } from 'react'
import type { RaRecord } from 'ra-core'
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
  return (
    // the room around the box belongs to it, and not to the row, which would open
    <label className="select-item" onClick={(event) => event.stopPropagation()}>
      <Box record={record} label={nameOf('ra.action.select_row', record)} onToggle={onToggle} />
    </label>
  )
}

/** Apart, so that no more than this is drawn again when all rows are chosen at once. */
const Box = ({ record, label, onToggle }: Props & { label: string }) => (
  <input type="checkbox" readOnly checked={useChosen(record)} aria-label={label} onClick={onToggle} />
)

/** Looks of all boxes of a list, for the element around it. */
export const chooseSx = {
  '& .select-item': {
    display: 'inline-flex',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    // more than MUI's cell gives to what it holds; it makes no row higher
    p: '10px 10px 10px 3px',
    m: '-10px -9px -10px 0',
  },
  '& .select-item input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 18,
    height: 18,
    m: 0,
    border: '2px solid',
    borderColor: 'text.secondary',
    borderRadius: '2px',
    cursor: 'inherit',
    '&:checked': { borderColor: 'primary.main', bgcolor: 'primary.main' },
    '&:checked::before': {
      content: '""',
      width: 14,
      height: 14,
      bgcolor: 'background.paper',
      clipPath: 'polygon(6% 50%, 0 57%, 36% 92%, 100% 20%, 93% 13%, 36% 76%)',
    },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 3 },
    // without colours of its own it is the browser's
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
}
