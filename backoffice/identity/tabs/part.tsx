import type { ReactNode } from 'react'
import Card from '@mui/material/Card'

/** A card of a tab; forms do not get wider than they can be read. */
export function Part({ children }: { children: ReactNode }) {
  return <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, maxWidth: 920 }}>{children}</Card>
}
