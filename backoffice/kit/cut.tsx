import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

/** One line of at most this width on wide screens; all of it shows on hover. On phones text may wrap. */
export function Cut({ width, title, children }: { width: number; title?: string; children: ReactNode }) {
  return (
    <Box
      component="span"
      title={title ?? (typeof children === 'string' ? children : undefined)}
      sx={{
        display: { sm: 'inline-block' },
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
