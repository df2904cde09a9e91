import { useGetOne, useTranslate } from 'ra-core'
import Typography from '@mui/material/Typography'
import { statusLabel } from '#model/discussions/labels.ts'
import { Block } from '../kit/block.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { PageError } from '../layout/page-error.tsx'
import { statusTone, type QueryRow } from './row.ts'
import { SummaryFacts } from './summary/summary-facts.tsx'
import { useStaffView } from './use-staff-view.ts'
import { Prose } from './wording/prose.tsx'

/** A discussion beside a list: who asks, how it stands, and the question. */
export function DiscussionPeek({ id }: { id: string }) {
  const { data: query, error, refetch } = useGetOne<QueryRow>('queries', { id }, { retry: false })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return query ? <Peeked query={query} /> : <Loading />
}

function Peeked({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const { data: view, error, refetch } = useStaffView(query.key)
  return (
    <>
      <Typography component="p" variant="caption" color="text.secondary">
        {query.key} <StatusChip tone={statusTone(query.status)} label={translate(statusLabel(query.status))} />
      </Typography>
      <div role="status">
        <Typography variant="h2" sx={{ my: 1, pr: 4, overflowWrap: 'anywhere' }}>
          {query.title}
        </Typography>
      </div>
      <Typography component="p" sx={{ mb: 2 }}>
        <TextLink to={`/queries/${encodeURIComponent(String(query.id))}`}>{text('peek.open')}</TextLink>
      </Typography>
      <SummaryFacts query={query} view={view} />
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {!view && !error && <Loading />}
      {view && (
        <>
          <Block title={translate('resources.queries.fields.text')}>
            <Prose>{view.text ?? '–'}</Prose>
          </Block>
          <Block title={translate('resources.queries.fields.history')}>
            <Prose>{view.history || '–'}</Prose>
          </Block>
        </>
      )}
    </>
  )
}
