import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { mediaLabel } from '#model/discussions/labels.ts'
import { Countdown } from '../kit/countdown.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { When } from '../kit/when.tsx'
import { Reasons } from './list/query-columns.tsx'
import { DiagnosisOf } from './diagnosis-of.tsx'
import type { Discussion, QueryRow } from './row.ts'

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

/** Who asks, who pays and why, which clocks run. */
export function QueryFacts({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const reasons = { create: query.returnReason, held: query.holdReason, cancelled: query.cancelReason }
  const told = query.status in reasons ? (query.status as keyof typeof reasons) : undefined
  const running = query.closeTime !== null && (query.status === 'open' || query.status === 'answered')
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Box component="dl" sx={factGrid}>
        <Fact name={text('queries.head.asker')}>
          <TextLink to={at('/users', query.userId)}>{query.askerName}</TextLink>
        </Fact>
        <Fact name={text('queries.head.plan')}>
          {query.planId ? <TextLink to={at('/plans', query.planId)}>{query.planName}</TextLink> : '–'}
        </Fact>
        <Fact name={text('queries.head.grant')}>
          {query.grantId ? (
            <TextLink to={at('/grants', query.grantId)}>{query.grantName}</TextLink>
          ) : (
            text('queries.head.noGrant')
          )}
          <Typography variant="caption" component="div" color="text.secondary">
            {text(query.grantId ? 'queries.head.grantWhy' : 'queries.head.noGrantWhy')}
          </Typography>
        </Fact>
        <Fact name={text('queries.head.diagnosis')}>
          <DiagnosisOf query={query} />
        </Fact>
        <Fact name={text('queries.head.medium')}>{translate(mediaLabel(query.mediaType))}</Fact>
        <Fact name={text('queries.head.seats')}>
          {text('queries.seats', { used: view?.seatsUsed ?? query.seatsUsed, size: view?.panelSize ?? query.seats })}
        </Fact>
        <Fact name={text('queries.head.created')}>
          <When value={query.createdAt} />
        </Fact>
        <Fact name={text('queries.head.released')}>
          <When value={query.releasedAt} />
        </Fact>
        <Fact name={text('queries.head.closes')}>
          <When value={query.closeTime} />
          {running && query.closeTime && (
            <Typography component="span" variant="caption" color="text.secondary">
              {' '}
              · <Countdown until={query.closeTime} />
            </Typography>
          )}
        </Fact>
        {query.reviewReasons.length > 0 && (
          <Fact name={text('queries.head.reviewReasons')}>
            <Reasons reasons={query.reviewReasons} />
          </Fact>
        )}
        {told && reasons[told] && <Fact name={text(`queries.head.reason.${told}`)}>{reasons[told]}</Fact>}
      </Box>
    </Card>
  )
}

/** A name and its value, for a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

export const factGrid = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fill, minmax(190px, 1fr))' },
}
