import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** A group of inputs with its heading; inputs are in as many columns as there is room for. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" component="h2">
        {translate(title)}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {translate(hint)}
        </Typography>
      )}
      <Box sx={grid}>{children}</Box>
    </Box>
  )
}

/** An input over the whole width of its section. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
}

const grid = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(248px, 1fr))' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
}
