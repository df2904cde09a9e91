import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { longestReason } from '#model/long-text.ts'
import { api } from '../../providers/client.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { LimitedField, useTooLong } from '../../kit/limited-field.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { PageError } from '../../layout/page-error.tsx'
import { discussionVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type QueryRow } from '../row.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

/** Why the question is reviewed, and what the reviewer has checked. Each answer is kept at once. */
export function ReviewCard({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [note, setNote] = useTyped('reviewNote', '')
  const why = useDisabledReason()(useMay('discussions.manage'))
  const tooLong = useTooLong(note, longestReason)
  const { data, error, refetch } = useQuery({
    queryKey: ['discussion', 'review', query.key],
    queryFn: ({ signal }) => api.get('/csradmin/interaction/{key}/headerQa', { params: { key: query.key }, signal }),
    retry: false,
  })
  const { run, busy } = useActionMutation({ reload: invalidatedBy })
  const keepNote = async () => {
    if (await run(discussionVerbs.saveReview(query.key, [], note.trim()))) setNote('')
  }
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <Card component="section" aria-labelledby="review-title" sx={{ p: 2, mt: 2 }}>
      <Typography variant="h2" component="h2" id="review-title" gutterBottom>
        {text('qaReview.title')}
      </Typography>
      {!data && <Skeleton />}
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5, alignItems: 'center' }}>
            {data.reasons.length === 0 && (
              <Typography variant="body2" color="text.secondary">
                {text('qaReview.noReasons')}
              </Typography>
            )}
            {data.reasons.map((reason) => (
              <StatusChip key={reason} tone="warn" label={translate(`discussion.review.${reason}`, { _: reason })} />
            ))}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {data.checks.map((check) => (
              <Check
                key={check.id}
                label={translate(check.text)}
                answer={check.answer}
                disabled={why !== undefined || busy}
                onAnswer={(answer) => void run(discussionVerbs.saveReview(query.key, [{ id: check.id, answer }]))}
              />
            ))}
          </Box>
          <LimitedField
            label={text('qaReview.note')}
            limit={longestReason}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            helperText={text('qaReview.noteHint')}
            multiline
            minRows={2}
            maxRows={8}
            fullWidth
            sx={{ mt: 2 }}
          />
          <GuardedButton
            sx={{ mt: 1 }}
            why={why ?? tooLong ?? (note.trim() === '' ? text('qaReview.noteEmpty') : undefined)}
            loading={busy}
            onClick={() => void keepNote()}
          >
            {text('qaReview.keep')}
          </GuardedButton>
        </>
      )}
    </Card>
  )
}

interface CheckProps {
  label: string
  answer: boolean | null
  disabled: boolean
  onAnswer: (answer: boolean | null) => void
}

/** Yes, no, or open: pressing the chosen one opens it again. */
function Check({ label, answer, disabled, onAnswer }: CheckProps) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2">{label}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={label}
        value={answer}
        disabled={disabled}
        onChange={(_event, next: boolean | null) => onAnswer(next)}
      >
        {[true, false].map((one) => (
          <ToggleButton key={String(one)} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
            {translate(`ra.boolean.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
