import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useText } from './hooks/use-text.ts'
import { useSignOutQuestion } from '../providers/sign-out-question.ts'

/** Asks before signing out deletes what was typed and not saved. */
export function SignOutDialog() {
  const text = useText()
  const translate = useTranslate()
  const answer = useSignOutQuestion()
  return (
    <Dialog open={answer !== undefined} onClose={() => answer?.(false)} aria-labelledby="sign-out-title" maxWidth="xs">
      <DialogTitle id="sign-out-title">{text('admin.signOut.title')}</DialogTitle>
      <DialogContent>
        <Typography>{text('admin.signOut.text')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => answer?.(false)}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={() => answer?.(true)}>
          {text('menu.signOut')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
