import { useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'

interface Props {
  label: string
  value: string
  /** the list of its rows */
  to?: string | undefined
  definition: string
  /** what has changed, a note */
  children?: ReactNode
}

/** One number: it opens its rows, and what it means is one press away. */
export function FigureTile({ label, value, to, definition, children }: Props) {
  return (
    <Card sx={{ p: 1.5, minWidth: 0, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        <DefinitionButton label={label} definition={definition} />
      </Box>
      <Typography component="div" sx={{ fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {to ? (
          <TextLink to={to} name={label}>
            {value}
          </TextLink>
        ) : (
          value
        )}
      </Typography>
      {children}
    </Card>
  )
}

function DefinitionButton({ label, definition }: { label: string; definition: string }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('reporting.ui.definitionOf', { name: label })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25, my: -0.25, '@media print': { display: 'none' } }}
      >
        <InfoIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Typography variant="body2" sx={{ p: 2, maxWidth: 320 }}>
          {definition}
        </Typography>
      </Popover>
    </>
  )
}

/** Tiles side by side, as many as fit. */
export const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(170px, 1fr))' },
  gap: 1.5,
  mb: 3,
} as const
