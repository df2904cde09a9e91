import { useTimeout, useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'

/** Something is on its way. What comes within a second shows no sign of it, since that would only flicker. */
export function Loading() {
  const late = useTimeout(1000)
  const translate = useTranslate()
  return (
    <Box aria-busy="true" sx={{ display: 'flex', justifyContent: 'center', py: 8 }}>
      {late && <CircularProgress aria-hidden={false} aria-label={translate('ra.page.loading')} />}
    </Box>
  )
}

/** The same at the edge of a pane that has its size already. */
export function LoadingBar() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.page.loading')} />
}
