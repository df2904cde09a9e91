import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { engagementStartsFrom } from '#model/discussions/lifecycle/transition-engagement.ts'
import type { EngagementStatus } from '#model/discussions/lifecycle/state.ts'
import { engagementLabel } from '#model/discussions/labels.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import { api } from '../../providers/client.ts'
import { Loading } from '../../kit/loading.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { engagementVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type ParticipantRow } from '../row.ts'

/** One expert's part as it is: its times, and whether it is paid, which staff may change with a reason. */
export default function ParticipationDialog({ row, onClose }: { row: ParticipantRow; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['discussion', 'participation', row.queryExpertId],
    queryFn: ({ signal }) => api.get('/server/query/expert/{id}', { params: { id: row.queryExpertId }, signal }),
    staleTime: 0,
    retry: false,
  })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return data ? <Form part={data} onClose={onClose} /> : <Loading />
}

const times = ['inviteTime', 'inviteExpires', 'reservedUntil', 'bookedAt', 'confirmBy', 'answeredAt'] as const

function Form({ part, onClose }: { part: Engagement; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const [read] = useState(part)
  const [payable, setPayable] = useState(part.payable)
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: invalidatedBy })
  const mayChange = engagementStartsFrom('setPayable').includes(read.status as EngagementStatus)
  const changed = payable !== read.payable
  return (
    <ReasonDialog
      title={`${text('participation.title')} · ${read.displayName}`}
      confirm={text('participation.save')}
      {...(changed && { ask: text('queries.ask.reason'), required: true })}
      busy={busy}
      ready={changed}
      onClose={onClose}
      onConfirm={(reason) =>
        void run(
          engagementVerbs.change(read.queryExpertId, { status: read.status, payable, reason, version: read.version }),
        ).then((answer) => answer && onClose())
      }
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        <Fact name={text('queries.panel.status')}>{translate(engagementLabel(read.status))}</Fact>
        <Fact name={text('participation.round')}>
          {read.round === 0 ? text('participation.byHand') : String(read.round)}
        </Fact>
        {read.poolName && <Fact name={text('participation.pool')}>{read.poolName}</Fact>}
        {times.map(
          (name) =>
            read[name] && (
              <Fact key={name} name={text(`participation.${name}`)}>
                <When value={read[name]} />
              </Fact>
            ),
        )}
        {read.minutes !== null && <Fact name={text('queries.panel.minutes')}>{String(read.minutes)}</Fact>}
        {read.mtgUrl && <Fact name={text('participation.mtgUrl')}>{read.mtgUrl}</Fact>}
      </Box>
      <FormControlLabel
        label={text('participation.payable')}
        control={
          <Switch
            size="small"
            checked={payable}
            disabled={read.frozen || !mayChange}
            onChange={(event) => setPayable(event.target.checked)}
          />
        }
      />
      {(read.frozen || !mayChange) && (
        <Typography variant="body2" color="text.secondary">
          {text(read.frozen ? 'participation.frozen' : 'participation.notYet')}
        </Typography>
      )}
    </ReasonDialog>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2">
        {name}
      </Typography>
      <Typography component="dd" variant="body2">
        {children}
      </Typography>
    </>
  )
}
