import Chip from '@mui/material/Chip'
import { alpha, type Theme } from '@mui/material/styles'

/** good: nothing to do · busy: in progress · warn: someone should look · bad: ended badly · quiet: over, or not begun */
export type Tone = 'good' | 'busy' | 'warn' | 'bad' | 'quiet'

const color = { good: 'success', busy: 'primary', warn: 'warning', bad: 'error' } as const

/** A state in a word; its colour repeats what the word says. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  const sx = (theme: Theme) => {
    const main = tone === 'quiet' ? theme.palette.text.secondary : theme.palette[color[tone]].main
    return {
      bgcolor: alpha(main, theme.palette.mode === 'light' ? 0.09 : 0.16),
      color: main,
      border: `1px solid ${alpha(main, 0.28)}`,
    }
  }
  return <Chip size="small" label={label} sx={sx} />
}
