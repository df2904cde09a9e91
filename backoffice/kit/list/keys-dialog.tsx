import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { mono } from '../../layout/theme.ts'
import { useText } from '../hooks/use-text.ts'

interface Props {
  keys: readonly {
    key: string
    does: 'down' | 'up' | 'open' | 'select' | 'take' | 'expand' | 'search' | 'filter' | 'help'
  }[]
  onClose: () => void
}

/** What the keys do for the lists of this page. */
export function KeysDialog({ keys, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{text('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'center',
            minWidth: 280,
          }}
        >
          {keys.map(({ key, does }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box component="kbd" sx={cap}>
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {text(`keys.${does}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('admin.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
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
