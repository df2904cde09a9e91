import { useState } from 'react'
import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { statusLabel } from '#model/discussions/labels.ts'
import { api } from '../../providers/client.ts'
import { OnPaper } from '../../kit/on-paper.tsx'
import { Block } from '../../kit/block.tsx'
import { Loading } from '../../kit/loading.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { PageError } from '../../layout/page-error.tsx'
import { isGone, isRefused } from '../../layout/whole-page.tsx'
import { Missing } from '../missing.tsx'
import { StaffResults } from '../../surveys/staff-results.tsx'
import { ExportButton } from '../export-dialog.tsx'
import { Prose } from '../wording/prose.tsx'
import { statusTone, type QueryRow } from '../row.ts'
import { Answers, Costs, Participants } from './summary-parts.tsx'
import { SummaryFacts } from './summary-facts.tsx'
import { useStaffView } from '../use-staff-view.ts'

/** One discussion on one page, to be read through or printed. */
export function QuerySummaryPage() {
  const { queryId = '' } = useParams()
  const { data: query, error, isPending, refetch } = useGetOne<QueryRow>('queries', { id: queryId }, { retry: false })
  if (isPending) return <Loading />
  return query && !isGone(error) && !isRefused(error) ? (
    <Summary query={query} />
  ) : (
    <Missing query={query} error={error} onRetry={() => void refetch()} />
  )
}

function Summary({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [staffData, setStaffData] = useState(true)
  const { data: view } = useStaffView(query.key)
  const { data, error, refetch } = useQuery({
    queryKey: ['discussion', 'summary', query.key, staffData],
    queryFn: ({ signal }) =>
      api.get('/csradmin/interaction/{key}/summary', {
        params: { key: query.key },
        query: { hideCsrData: !staffData },
        signal,
      }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <OnPaper />
      <PageHead
        title={text('querySummary.title', { key: query.key })}
        back={{ to: `/queries/${encodeURIComponent(String(query.id))}`, label: text('querySummary.back') }}
        below={query.title}
        beside={<StatusChip tone={statusTone(query.status)} label={translate(statusLabel(query.status))} />}
        actions={
          <span className="not-on-paper">
            <FormControlLabel
              control={<Switch checked={staffData} onChange={(event) => setStaffData(event.target.checked)} />}
              label={text('querySummary.staffData')}
            />
            <ExportButton query={query} />
            <Button variant="text" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {text('querySummary.print')}
            </Button>
          </span>
        }
      />
      <SummaryFacts query={query} view={view} />
      <Block title={translate('resources.queries.fields.text')}>
        <Prose>{view?.text ?? '–'}</Prose>
      </Block>
      <Block title={translate('resources.queries.fields.history')}>
        <Prose>{view?.history || '–'}</Prose>
      </Block>
      {error ? (
        <PageError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Answers answers={data.answers} />
      ) : (
        <Loading />
      )}
      <StaffResults queryId={String(query.id)} refKey={query.key} />
      <Participants queryId={String(query.id)} staffData={staffData} />
      {staffData && data && <Costs costs={data.costs} currency={data.currency} />}
    </>
  )
}
