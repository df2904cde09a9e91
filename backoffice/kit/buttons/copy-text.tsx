import { useNotify } from 'ra-core'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import CopyIcon from '@mui/icons-material/ContentCopy'
import { useText } from '../hooks/use-text.ts'

/** A long text with a button that copies it. */
export function CopyText({ value }: { value: string }) {
  const notify = useNotify()
  const text = useText()
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => notify('messages.copied', { type: 'success' }),
      () => notify('errors.copyFailed', { type: 'error' }),
    )
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: { xs: 200, sm: 260 } }}
    >
      <Box component="span" title={value} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {value}
      </Box>
      <Tooltip title={text('admin.copy')}>
        <IconButton size="small" aria-label={`${text('admin.copy')}${text('list.colon')}${value}`} onClick={copy}>
          <CopyIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
