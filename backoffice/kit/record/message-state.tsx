import { useTranslate } from 'ra-core'
import Typography from '@mui/material/Typography'
import type { NotificationStatus } from '#model/notifications/enums.ts'
import { useText } from '../hooks/use-text.ts'
import { StatusChip } from '../status-chip.tsx'
import { When } from '../when.tsx'
import { useFailureText } from './failed-message.ts'

const tones = { new: 'busy', sent: 'good', verified: 'good', error: 'bad' } as const

interface State {
  status: NotificationStatus
  /** what the mail server, or another channel, said at the last try */
  error?: string | null
  attempts?: number
  nextTryAt?: string | null
}

/** The state of a message; of one that did not go out also why, how often it was tried, and when it is tried next. */
export function MessageState({ status, error, attempts = 0, nextTryAt }: State) {
  const text = useText()
  const translate = useTranslate()
  const why = useFailureText()
  return (
    <>
      <StatusChip tone={tones[status]} label={translate(`account.log.stateName.${status}`)} />
      {error && (
        <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '24rem' }}>
          {why(error)}
        </Typography>
      )}
      {error && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ maxWidth: '24rem' }}>
          {text('users.tries', { smart_count: attempts })}
          {nextTryAt && (
            <>
              {' · '}
              {text('users.nextTry')}
              {text('list.gap')}
              <When value={nextTryAt} />
            </>
          )}
          <br />
          <span style={{ overflowWrap: 'anywhere' }}>{text('users.serverSaid', { words: error })}</span>
        </Typography>
      )}
    </>
  )
}
