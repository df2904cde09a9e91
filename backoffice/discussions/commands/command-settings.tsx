import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { csrReviews, type CsrReview } from '#model/discussions/enums.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useRefusal } from './use-refusal.ts'
import { invalidatedBy, type Discussion, type QueryRow } from '../row.ts'

interface Props {
  query: QueryRow
  view?: Discussion
}

/** While a change is on its way it takes no other; it is not disabled, since that would take the focus away. */
const waits = { opacity: 0.5 }

function useWhyNot(name: 'setReview' | 'setPreventInvites', view?: Discussion) {
  const refusal = useRefusal()
  return refusal(name, view)
}

/** Whether staff look at the discussion and its answers first. */
export function ReviewSelect({ query, view }: Props) {
  const text = useText()
  const why = useWhyNot('setReview', view)
  const { run, busy } = useActionMutation({ done: 'queries.done.setReview', reload: invalidatedBy })
  return (
    <Tooltip title={why ?? ''}>
      <TextField
        select
        label={text('queries.command.setReview')}
        value={query.csrReview ?? ''}
        disabled={why !== undefined}
        sx={{ width: 150, ...(busy && waits) }}
        onChange={(event) => !busy && void run(discussionVerbs.setReview(query.key, event.target.value as CsrReview))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="" disabled>
          {text('queries.review.inherited')}
        </MenuItem>
        {csrReviews.map((value) => (
          <MenuItem key={value} value={value}>
            {text(`queries.review.${value}`)}
          </MenuItem>
        ))}
      </TextField>
    </Tooltip>
  )
}

/** Stops automated invitations of experts. */
export function InvitesSwitch({ query, view }: Props) {
  const text = useText()
  const why = useWhyNot('setPreventInvites', view)
  const { run, busy } = useActionMutation({ done: 'queries.done.setPreventInvites', reload: invalidatedBy })
  return (
    <Tooltip title={why ?? ''}>
      <Box component="span">
        <FormControlLabel
          sx={{ mr: 0, ml: 0.5 }}
          label={text('queries.command.setPreventInvites')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch
              size="small"
              checked={query.preventInvites}
              disabled={why !== undefined}
              sx={busy ? waits : {}}
              onChange={(event) =>
                !busy && void run(discussionVerbs.setPreventInvites(query.key, event.target.checked))
              }
            />
          }
        />
      </Box>
    </Tooltip>
  )
}
