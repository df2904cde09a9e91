import { useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNow } from '../kit/countdown.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { endActing } from '../providers/acting.ts'
import { onDevice } from '#api/client/server-clock.ts'
import { useLogin } from '#api/client/session.ts'

/** In place of the page, in a tab that stayed open while its owner began to act for someone in another: who for whom, how long still, the way back. */
export default function ActingNotice() {
  const login = useLogin()
  return login?.authUser ? (
    <Notice
      actor={login.authUser.resolvedDisplayName}
      user={login.user.resolvedDisplayName}
      until={login.actingUntil ?? login.exp}
    />
  ) : null
}

function Notice({ actor, user, until }: { actor: string; user: string; until: number }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const left = Math.max(0, Math.floor((onDevice(until * 1000) - useNow(1000)) / 1000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  const goBack = () =>
    void endActing().catch((error: unknown) => notify(refusalText(error, translate), { type: 'error' }))
  return (
    <Box component="section" aria-label={text('shell.acting')} sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="h1" gutterBottom>
        {text('acting.banner', { actor, user })}
      </Typography>
      <Typography color="text.secondary">{text('admin.acting')}</Typography>
      <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums', mb: 2 }}>
        {text('shell.actingTime', { time })}
      </Typography>
      <Button variant="contained" onClick={goBack}>
        {text('menu.returnToAccount')}
      </Button>
    </Box>
  )
}
