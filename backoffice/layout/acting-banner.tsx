import { useNotify, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNow } from '../kit/countdown.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { endActing } from '../providers/acting.ts'
import { useLogin } from '#api/client/session.ts'

/** In a tab that stayed open while its owner began to act for someone in another: who for whom, how long still, the way back. */
export function ActingBanner() {
  const login = useLogin()
  return login?.authUser ? (
    <Banner actor={login.authUser.resolvedDisplayName} user={login.user.resolvedDisplayName} until={login.exp} />
  ) : null
}

function Banner({ actor, user, until }: { actor: string; user: string; until: number }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const left = Math.max(0, until - Math.floor(useNow(1000) / 1000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  const goBack = () =>
    void endActing().catch((error: unknown) => notify(refusalText(error, translate), { type: 'error' }))
  return (
    <Alert
      severity="warning"
      role="complementary"
      aria-label={text('shell.acting')}
      sx={{ position: 'sticky', top: 48, zIndex: 1100, borderRadius: 0, alignItems: 'center' }}
      action={
        <Button size="small" onClick={goBack}>
          {text('menu.returnToAccount')}
        </Button>
      }
    >
      {text('acting.banner', { actor, user })}{' '}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', ml: 1 }}>
        {text('shell.actingTime', { time })}
      </Box>
    </Alert>
  )
}
