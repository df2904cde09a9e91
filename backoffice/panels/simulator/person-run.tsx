import { useQuery } from '@tanstack/react-query'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mediaTypes } from '#model/discussions/enums.ts'
import { choosableModes } from '#model/panels/enums.ts'
import type { PersonSimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { api } from '../../providers/client.ts'
import { PageError } from '../../layout/page-error.tsx'
import { useDebounced } from '../../kit/hooks/use-debounced.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { Fields, Moment, PickDiagnosis, PickPlan, PickRecord, Select } from './choice-fields.tsx'
import { DrawTable } from './draw-table.tsx'
import { PersonAnswer } from './person-answer.tsx'
import { instantOf, type Choices } from './use-choices.ts'

/** As this person on this plan on this day. */
export function PersonRun({ choices: { get, set } }: { choices: Choices }) {
  const text = useText()
  const [userId, planId, dxId, poolId] = [get('userId'), get('planId'), get('dxId'), get('poolId')]
  const medium = (get('medium') || 'messenger') as PersonSimulationBody['mediaType']
  const body: PersonSimulationBody | undefined =
    userId && planId && dxId
      ? {
          userId,
          planId,
          dxId,
          mediaType: medium,
          ...(instantOf(get('at')) && { at: instantOf(get('at')) }),
          ...(medium !== 'messenger' && instantOf(get('meeting')) && { meetingTime: instantOf(get('meeting')) }),
          ...(get('choice') && { choice: get('choice') as PersonSimulationBody['choice'] }),
          ...(poolId && { poolId }),
          ...(get('seed') && { seed: get('seed') }),
        }
      : undefined
  return (
    <>
      <Fields>
        <PickRecord
          label={text('simulator.who')}
          resource="users"
          name="resolvedDisplayName"
          sortBy="lastName"
          detail="email"
          value={userId}
          onChange={(id) => set({ userId: id })}
        />
        <PickPlan value={planId} onChange={(id) => set({ planId: id })} />
        <PickDiagnosis value={dxId} onChange={(id) => set({ dxId: id })} />
        <Select
          label={text('simulator.medium')}
          values={mediaTypes}
          prefix="discussion.media"
          value={medium}
          onChange={(value) => set({ medium: value })}
        />
        <Moment
          label={text('simulator.at')}
          value={get('at')}
          onChange={(value) => set({ at: value })}
          hint={text('simulator.atHint')}
        />
        {medium !== 'messenger' && (
          <Moment
            label={text('simulator.meeting')}
            value={get('meeting')}
            onChange={(value) => set({ meeting: value })}
          />
        )}
        <Select
          label={text('simulator.choice')}
          values={choosableModes}
          prefix="selection.mode"
          value={get('choice')}
          empty={text('simulator.noChoice')}
          onChange={(value) => set({ choice: value })}
        />
        <PickRecord
          label={text('simulator.pool')}
          resource="pools"
          name="poolName"
          detail="displayName"
          value={poolId}
          onChange={(id) => set({ poolId: id })}
        />
        <TextField
          label={text('simulator.seed')}
          value={get('seed')}
          onChange={(event) => set({ seed: event.target.value })}
          helperText={text('simulator.seedHint')}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Fields>
      {body ? <Answer body={body} /> : <Typography color="text.secondary">{text('simulator.choosePerson')}</Typography>}
    </>
  )
}

function Answer({ body }: { body: PersonSimulationBody }) {
  const asked = useDebounced(JSON.stringify(body))
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['simulator', 'person', asked],
    retry: false,
    queryFn: ({ signal }) =>
      api.post('/server/querySimulator/person', { body: JSON.parse(asked) as PersonSimulationBody, signal }),
  })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton height={240} />
  return (
    <>
      <PersonAnswer answer={data} />
      <DrawTable run={data.panel} />
    </>
  )
}
