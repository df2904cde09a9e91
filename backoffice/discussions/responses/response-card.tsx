import { useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ResponseType } from '#model/discussions/response-enums.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip, type Tone } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { When } from '../../kit/when.tsx'
import { AnswerReview } from './answer-review.tsx'
import { CorrectResponse } from '../wording/wordings.tsx'
import { DecideAnswer, type Decision } from './decide-answer.tsx'
import { Prose } from '../wording/prose.tsx'
import type { Discussion, ResponseRow, QueryRow } from '../row.ts'

const tones: Partial<Record<ResponseType, Tone>> = {
  pendedexpert: 'warn',
  rejectedexpert: 'bad',
  rejectedexpertresponse: 'bad',
  response: 'good',
  csrupdate: 'busy',
  info: 'busy',
}

/** Words that may still be read, and so corrected. */
const correctableTypes: readonly ResponseType[] = ['response', 'pendedexpert', 'info', 'csrinfo']

/** One line of the discussion, and what staff can decide about it. */
export function ResponseCard({ query, view, response }: { query: QueryRow; view?: Discussion; response: ResponseRow }) {
  const text = useText()
  const translate = useTranslate()
  const [decision, setDecision] = useState<Decision>()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const suppressed = response.subtype === 'suppressed'
  const choices = decisionsFor(response, query, view)
  const correctable = correctableTypes.includes(response.type)
  return (
    <Card component="li" sx={{ p: 2, ...(response.type === 'pendedexpert' && { borderColor: 'warning.main' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" component="h2">
          {response.userId ? (
            <TextLink to={`/users/${encodeURIComponent(response.userId)}`}>{response.displayName}</TextLink>
          ) : (
            response.displayName
          )}
        </Typography>
        <StatusChip
          tone={suppressed ? 'quiet' : (tones[response.type] ?? 'quiet')}
          label={translate(suppressed ? 'response.subtype.suppressed' : `response.type.${response.type}`)}
        />
        {response.subtype === 'clarify' && <StatusChip tone="warn" label={translate('response.subtype.clarify')} />}
        <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto' }}>
          {text('queries.response.words', { smart_count: countWords(response.text) })} ·{' '}
          <When value={response.createdAt} />
        </Typography>
      </Box>
      <Prose>{response.text}</Prose>
      {response.type === 'pendedexpert' && <AnswerReview query={query} response={response} />}
      {(choices.length > 0 || correctable) && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          {choices.map((choice) => (
            <GuardedButton
              key={choice}
              why={why}
              variant={choice === 'release' ? 'contained' : 'outlined'}
              onClick={() => setDecision(choice)}
            >
              {text(`queries.response.${choice}`)}
            </GuardedButton>
          ))}
          {correctable && <CorrectResponse response={response} why={why} />}
        </Box>
      )}
      {decision && (
        <DecideAnswer query={query} response={response} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Card>
  )
}

/**
 * A waiting answer can be accepted or sent back, or rejected once no one can answer again; one that is shown can be
 * rejected while that is possible, or suppressed.
 */
export function decisionsFor(
  response: Pick<ResponseRow, 'type' | 'subtype' | 'queryExpertId' | 'userId'>,
  query: Pick<QueryRow, 'status' | 'userId'>,
  view?: Pick<Discussion, 'allowed'>,
): Decision[] {
  if (response.type === 'pendedexpert') return ['release', query.status === 'closed' ? 'reject' : 'sendBack']
  if (response.type !== 'response' || response.subtype === 'suppressed' || !response.queryExpertId) return []
  const byAsker = response.userId === query.userId
  return !byAsker && view?.allowed.includes('rejectAnswer') ? ['reject', 'suppress'] : ['suppress']
}

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
