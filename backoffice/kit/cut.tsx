import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface Props {
  /** px; without it all the width that there is */
  width?: number
  title?: string
  children: ReactNode
}

/** One line of at most this width on wide screens; all of it shows on hover. On phones text may wrap. */
export function Cut({ width, title, children }: Props) {
  return (
    <Box
      component="span"
      title={title ?? (typeof children === 'string' ? children : undefined)}
      sx={{
        display: { sm: width === undefined ? 'block' : 'inline-block' },
        minWidth: 0,
        maxWidth: { sm: width },
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { sm: 'nowrap' },
        verticalAlign: 'bottom',
      }}
    >
      {children}
    </Box>
  )
}
