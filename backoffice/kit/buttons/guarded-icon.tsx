import { useId, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { visuallyHidden } from '@mui/utils'

interface Props {
  /** what it does, and to what: its name */
  label: string
  /** what is shown beside it where that can be shorter */
  tip?: string
  /** why it cannot be used, in words; undefined: it can */
  why?: string
  onClick: () => void
  children: ReactNode
}

/** A small button with a picture on it, which says why it cannot be used. */
export function GuardedIcon({ label, tip = label, why, onClick, children }: Props) {
  const id = useId()
  return (
    <Tooltip title={why ?? tip}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={why ? true : undefined}
        aria-describedby={why ? id : undefined}
        sx={why ? { opacity: 0.5 } : {}}
        onClick={() => !why && onClick()}
      >
        {children}
        {why && (
          <Box component="span" id={id} sx={visuallyHidden}>
            {why}
          </Box>
        )}
      </IconButton>
    </Tooltip>
  )
}
