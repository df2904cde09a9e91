import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import type { QueryRow, ResponseRow } from '../row.ts'
import { useAnswerReview } from './use-answer-review.ts'

/** Why an expert's text waits, what in it could name the patient, and its first wording where that was another. */
export function AnswerReview({ query, response }: { query: QueryRow; response: ResponseRow }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const { data } = useAnswerReview(query, response)
  if (!data || data.reasons.length === 0) return null
  const found = data.checks.map(({ id }) => translate(`qaReview.identifier.${id}`, { _: id }))
  return (
    <Alert severity={found.length > 0 ? 'warning' : 'info'} variant="outlined" sx={{ mt: 1.5, py: 0.25 }}>
      <Typography variant="body2">
        {text('qaReview.waits', {
          reasons: format.list(data.reasons.map((reason) => translate(`discussion.review.${reason}`, { _: reason }))),
        })}
      </Typography>
      {found.length > 0 && (
        <Typography variant="body2">{text('qaReview.found', { kinds: format.list(found) })}</Typography>
      )}
    </Alert>
  )
}
