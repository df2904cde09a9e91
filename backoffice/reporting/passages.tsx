import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import TablePagination from '@mui/material/TablePagination'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RowOf } from '#api/client/types.ts'
import { api } from '../providers/client.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { reportVerbs } from './verbs.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'

const PAGE_SIZE = 20
type Passage = RowOf<'/server/report/header/{id}/passages'>

/** What experts wrote, with names, numbers, dates and places marked: nothing is in the document before it is released here. */
export function Passages({ reportId }: { reportId: string }) {
  const text = useText()
  const why = useDisabledReason()(useMay('reports.run'))
  const [page, setPage] = useState(0)
  const { run, busy } = useActionMutation({ reload: ['reports'] })
  const { data } = useQuery({
    queryKey: ['reports', 'passages', reportId, page],
    queryFn: ({ signal }) =>
      api.get('/server/report/header/{id}/passages', {
        params: { id: reportId },
        query: { page: page + 1, pageSize: PAGE_SIZE },
        signal,
      }),
  })
  if (!data) return <Loading />
  return (
    <Block
      title={text('reporting.passages.title')}
      actions={
        <GuardedButton
          variant="outlined"
          size="small"
          why={why}
          loading={busy}
          onClick={() => void run(reportVerbs.regenerate(reportId))}
        >
          {text('reporting.passages.write')}
        </GuardedButton>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {text('reporting.passages.help')}
      </Typography>
      {data.data.map((passage) => (
        <PassageCard key={`${passage.id}-${passage.version}`} passage={passage} why={why} />
      ))}
      {data.total === 0 && <Typography>{text('reporting.passages.none')}</Typography>}
      {data.total > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[PAGE_SIZE]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
    </Block>
  )
}

const tones = { pending: 'warn', released: 'good', withheld: 'quiet' } as const

function PassageCard({ passage, why }: { passage: Passage; why: string | undefined }) {
  const text = useText()
  const [wording, setWording] = useTyped(`passage.${passage.id}.${passage.version}`, passage.text)
  const { run, busy } = useActionMutation({ reload: ['reports'] })
  const decide = (state: Passage['state']) =>
    void run(reportVerbs.decide(passage.id, { state, text: wording, version: passage.version }))
  return (
    <Card sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <TextLink to={`/queries/${encodeURIComponent(passage.queryId)}`}>{passage.heading}</TextLink>
        <StatusChip tone={tones[passage.state]} label={text(`reporting.passages.${passage.state}`)} />
        {passage.small && <StatusChip tone="warn" label={text('reporting.passages.small')} />}
      </Box>
      <TextField
        fullWidth
        multiline
        label={text('reporting.passages.wording')}
        value={wording}
        disabled={why !== undefined}
        onChange={(event) => setWording(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <GuardedButton size="small" variant="outlined" why={why} loading={busy} onClick={() => decide('released')}>
          {text('reporting.passages.release')}
        </GuardedButton>
        <GuardedButton size="small" why={why} onClick={() => decide('withheld')}>
          {text('reporting.passages.withhold')}
        </GuardedButton>
      </Box>
    </Card>
  )
}
