import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { mono } from '../../layout/theme.ts'
import { useText } from '../hooks/use-text.ts'
import { goKeys } from './go-keys.ts'

export type KeyName = 'down' | 'up' | 'open' | 'peek' | 'select' | 'take' | 'expand' | 'search' | 'filter' | 'help'

interface Props {
  keys: readonly { key: string; does: KeyName }[]
  onClose: () => void
}

/** What the keys do for the lists of this page, and where they lead. */
export function KeysDialog({ keys, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{text('keys.title')}</DialogTitle>
      <DialogContent>
        <Keys
          rows={keys.map(({ key, does }) => ({
            keys: [key === ' ' ? text('keys.space') : key],
            name: text(`keys.${does}`),
          }))}
        />
        <Typography component="h3" variant="subtitle2" sx={{ mt: 2.5, mb: 1 }}>
          {text('keys.go')}
        </Typography>
        <Keys rows={goKeys.map(({ key, text: name }) => ({ keys: ['g', key], name: text(name) }))} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('admin.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Keys({ rows }: { rows: readonly { keys: readonly string[]; name: string }[] }) {
  return (
    <Box component="dl" sx={list}>
      {rows.map(({ keys, name }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
            {keys.map((key) => (
              <Box key={key} component="kbd" sx={cap}>
                {key}
              </Box>
            ))}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  minWidth: 280,
}
const cap = {
  fontFamily: mono,
  fontSize: '0.75rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 0.75,
  py: 0.25,
  bgcolor: 'background.default',
}
