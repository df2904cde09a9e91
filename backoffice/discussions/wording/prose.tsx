import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

/** Text as it was typed, in lines of a readable length. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch', lineHeight: 1.6 }}>{children}</Box>
  )
}
