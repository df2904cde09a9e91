import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import { genderLabel, mediaLabel } from '#model/discussions/labels.ts'
import { Fact, factGrid } from '../query-facts.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { DiagnosisOf } from '../diagnosis-of.tsx'
import type { Discussion, QueryRow } from '../row.ts'

/** Head and times of a discussion, written out: on paper nothing can be pointed at. */
export function SummaryFacts({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const { exact } = useFormat()
  const patient = [
    view?.age && text(`age.unit.${view.age.unit}.count`, { smart_count: view.age.magnitude }),
    view?.genderId && translate(genderLabel(view.genderId)),
  ]
    .filter(Boolean)
    .join(' · ')
  const times = [
    ['created', query.createdAt],
    ['released', query.releasedAt],
    ['meeting', query.meetingTime],
    ['answered', query.answeredAt],
    ['closes', query.closedAt ? null : query.closeTime],
    ['closed', query.closedAt],
  ] as const
  return (
    <Box component="dl" sx={{ ...factGrid, mb: 3 }}>
      <Fact name={text('queries.head.asker')}>{query.askerName}</Fact>
      <Fact name={text('queries.head.plan')}>{query.planName ?? '–'}</Fact>
      <Fact name={text('queries.head.grant')}>{query.grantName ?? text('queries.head.noGrant')}</Fact>
      <Fact name={text('queries.head.diagnosis')}>
        <DiagnosisOf query={query} />
      </Fact>
      {query.contextName && <Fact name={text('discussion.card.focus')}>{query.contextName}</Fact>}
      <Fact name={text('queries.head.medium')}>{translate(mediaLabel(query.mediaType))}</Fact>
      {patient && <Fact name={text('queries.patient')}>{patient}</Fact>}
      <Fact name={text('queries.head.seats')}>
        {text('queries.seats', { used: query.seatsUsed, size: query.seats })}
      </Fact>
      {times.map(
        ([name, at]) =>
          at !== null && (
            <Fact key={name} name={text(`querySummary.time.${name}`)}>
              {exact(at)}
            </Fact>
          ),
      )}
    </Box>
  )
}
