import type { ReactNode } from 'react'
import { useGetList, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { engagementLabel } from '#model/discussions/labels.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import type { QuerySummary } from '#model/reporting/query-summary.ts'
import { Block } from '../../kit/block.tsx'
import { Loading } from '../../kit/loading.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { PageError } from '../../layout/page-error.tsx'
import { Prose } from '../wording/prose.tsx'
import type { ParticipantRow } from '../row.ts'

/** What was said, oldest first. */
export function Answers({ answers }: { answers: readonly DiscussionResponse[] }) {
  const text = useText()
  const translate = useTranslate()
  const { exact } = useFormat()
  const kind = ({ type, subtype }: DiscussionResponse) =>
    subtype === 'clarify' || subtype === 'suppressed'
      ? translate(`response.subtype.${subtype}`)
      : type === 'response'
        ? undefined
        : translate(`response.type.${type}`)
  return (
    <Block title={text('querySummary.answers', { smart_count: answers.length })}>
      {answers.length === 0 && <Typography color="text.secondary">{text('querySummary.noAnswers')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {answers.map((line) => (
          <li key={line.id}>
            <Typography variant="h3" component="h3">
              {line.displayName}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {[kind(line), exact(line.createdAt)].filter(Boolean).join(' · ')}
            </Typography>
            <Prose>
              {[
                line.text,
                line.attachment &&
                  text(line.attachment.status === 'removed' ? 'export.removed' : 'export.attached', {
                    name: line.attachment.name,
                  }),
              ]
                .filter(Boolean)
                .join('\n')}
            </Prose>
            {line.reason && line.reason !== line.text && (
              <Typography variant="body2">{text('export.reason', { reason: line.reason })}</Typography>
            )}
          </li>
        ))}
      </Box>
    </Block>
  )
}

/** Everyone with a part in it; what they are paid is staff's. */
export function Participants({ queryId, staffData }: { queryId: string; staffData: boolean }) {
  const text = useText()
  const translate = useTranslate()
  const { moment, number, money } = useFormat()
  const { data, error, isPending, refetch } = useGetList<ParticipantRow>('queryExperts', {
    filter: { queryId },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 250 },
  })
  const pay = (row: ParticipantRow) =>
    row.payable
      ? row.rate === null
        ? ''
        : text('queries.panel.perHour', { amount: money(row.rate) })
      : text('queries.panel.unpaid')
  return (
    <Block title={text('queries.section.participants')}>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {isPending && <Loading />}
      {data?.length === 0 && <Typography color="text.secondary">{text('queries.panel.nobody')}</Typography>}
      {data && data.length > 0 && (
        <Sheet
          name={text('queries.section.participants')}
          head={[
            text('queries.panel.expert'),
            text('queries.panel.status'),
            text('queries.panel.invited'),
            text('queries.panel.accepted'),
            text('queries.panel.answered'),
            text('queries.panel.minutes'),
            ...(staffData ? [text('queries.panel.pay')] : []),
          ]}
          rows={data.map((row) => [
            row.displayName,
            translate(engagementLabel(row.status)),
            moment(row.inviteTime),
            moment(row.acceptedAt),
            moment(row.answeredAt),
            number(row.minutes),
            ...(staffData ? [pay(row)] : []),
          ])}
        />
      )}
    </Block>
  )
}

/** What it costs, by what it is paid for; the last line is their sum. */
export function Costs({ costs, currency }: Pick<QuerySummary, 'costs' | 'currency'>) {
  const text = useText()
  const { money, number } = useFormat()
  const sum = (field: 'settled' | 'running') => costs.reduce((all, one) => all + one[field], 0)
  return (
    <Block title={text('querySummary.costs')}>
      {costs.length === 0 ? (
        <Typography color="text.secondary">{text('querySummary.noCosts')}</Typography>
      ) : (
        <Sheet
          name={text('querySummary.costs')}
          numbersFrom={1}
          head={[
            text('querySummary.cost.source'),
            text('querySummary.cost.people'),
            text('querySummary.cost.minutes'),
            text('querySummary.cost.settled'),
            text('querySummary.cost.running'),
          ]}
          rows={[
            ...costs.map((one) => [
              text(`ledger.source.${one.source}`),
              number(one.people),
              one.minutes === 0 ? '' : number(one.minutes),
              money(one.settled, currency),
              money(one.running, currency),
            ]),
            [text('querySummary.cost.total'), '', '', money(sum('settled'), currency), money(sum('running'), currency)],
          ]}
        />
      )}
    </Block>
  )
}

/** @param numbersFrom from this column on everything is a number */
function Sheet({
  name,
  head,
  rows,
  numbersFrom = Infinity,
}: {
  name: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  numbersFrom?: number
}) {
  const side = (at: number) => (at >= numbersFrom ? 'right' : 'left')
  return (
    <Box role="region" tabIndex={0} aria-label={name} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {head.map((words, at) => (
              <TableCell key={words} align={side(at)}>
                {words}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, nth) => (
            <TableRow key={nth}>
              {cells.map((cell, at) => (
                <TableCell key={at} align={side(at)}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
