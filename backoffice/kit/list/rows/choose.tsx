import type { MouseEvent } from 'react'
import { styled } from '@mui/material/styles'
import type { RaRecord } from 'ra-core'
import { useName } from '../use-name.ts'
import { useChosen } from './list-now.tsx'

/** The box that chooses a row: one element, where MUI's has ten and a page may have 250 of them. It looks the same. */
export function Choose({
  record,
  onToggle,
}: {
  record: RaRecord
  onToggle: (event: MouseEvent<HTMLInputElement>) => void
}) {
  const nameOf = useName()
  return (
    // the room around the box belongs to it, and not to the row, which would open
    <Room className="select-item" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        type="checkbox"
        readOnly
        checked={useChosen(record)}
        aria-label={nameOf('ra.action.select_row', record)}
        onClick={onToggle}
      />
    </Room>
  )
}

const Room = styled('label')({
  display: 'inline-flex',
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  // more than MUI's cell gives to what it holds; it makes no row higher
  '&&': { padding: '10px 10px 10px 3px', margin: '-10px -9px -10px 0' },
})

const Checkbox = styled('input')(({ theme }) => ({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 18,
  height: 18,
  margin: 0,
  border: `2px solid ${theme.palette.text.secondary}`,
  borderRadius: 2,
  cursor: 'inherit',
  '&:checked': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.primary.main },
  '&:checked::before': {
    content: '""',
    width: 14,
    height: 14,
    backgroundColor: theme.palette.background.paper,
    clipPath: 'polygon(6% 50%, 0 57%, 36% 92%, 100% 20%, 93% 13%, 36% 76%)',
  },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 3 },
  // without colours of its own it is the browser's
  '@media (forced-colors: active)': { appearance: 'auto' },
}))
