import type { ReactNode } from 'react'
import { Link } from 'react-router'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTitle } from './hooks/use-title.ts'

interface Props {
  title: string
  /** chips and the like beside the title */
  beside?: ReactNode
  /** a quiet line below */
  below?: ReactNode
  actions?: ReactNode
  /** the list that this page belongs to */
  back?: { to: string; label: string }
}

/** Title of a page, with what can be done on it. The browser's tab says the same. */
export function PageHead({ title, beside, below, actions, back }: Props) {
  useTitle(title)
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1, mb: 2 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {back && (
          <Typography
            variant="caption"
            component={Link}
            to={back.to}
            sx={{ color: 'text.secondary', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            ‹ {back.label}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h1" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {beside}
        </Box>
        {below && (
          <Typography component="div" variant="body2" color="text.secondary" sx={running}>
            {below}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{actions}</Box>}
    </Box>
  )
}

/** links among the words of the line are known without their colour */
const running = { mt: 0.25, '& a': { textDecoration: 'underline' } } as const
