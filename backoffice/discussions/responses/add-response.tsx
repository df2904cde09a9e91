import { useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { longestText } from '#model/long-text.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { useTextDraft } from '../../kit/hooks/use-text-draft.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type QueryRow } from '../row.ts'

/** A note in the discussion: for everyone in it, or for staff alone. */
export function AddResponse({ query }: { query: QueryRow }) {
  const text = useText()
  const [type, setType] = useState<'info' | 'csrinfo'>('csrinfo')
  const { text: written, write, sent } = useTextDraft(`response.${query.id}`)
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { run, busy } = useActionMutation({ done: 'queries.response.added', reload: invalidatedBy })
  const add = async () => {
    if (
      await run(
        type === 'info'
          ? discussionVerbs.say(query.key, written.trim())
          : discussionVerbs.addNote(query.key, written.trim()),
      )
    )
      sent(written)
  }
  const unfit = useTooLong(written, longestText) ?? (written.trim() === '' ? text('queries.response.empty') : undefined)
  return (
    <Card sx={{ p: 2, mt: 2 }}>
      <Typography variant="h2" component="h2" gutterBottom>
        {text('queries.response.add')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        aria-label={text('queries.response.forWhom')}
        onChange={(_event, next: 'info' | 'csrinfo' | null) => next && setType(next)}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="csrinfo" sx={toggle}>
          {text('queries.response.forStaff')}
        </ToggleButton>
        <ToggleButton value="info" sx={toggle}>
          {text('queries.response.forAll')}
        </ToggleButton>
      </ToggleButtonGroup>
      <LimitedField
        limit={longestText}
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        label={text('queries.response.text')}
        value={written}
        onChange={(event) => write(event.target.value)}
      />
      <Box sx={{ mt: 1.5 }}>
        <GuardedButton variant="contained" why={why ?? unfit} loading={busy} onClick={() => void add()}>
          {text('queries.response.add')}
        </GuardedButton>
      </Box>
    </Card>
  )
}

const toggle = { textTransform: 'none', px: 1.5, py: 0.5, color: 'text.primary', '&.Mui-selected': { fontWeight: 600 } }
