import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mediaTypes } from '#model/discussions/enums.ts'
import { expertSelectionModes } from '#model/panels/enums.ts'
import type { SimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { useLimits } from '../../kit/hooks/use-limits.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { Fields, Moment, PickDiagnosis, PickPlan, PickRecord, Select } from './choice-fields.tsx'
import { DrawRun } from './draw-run.tsx'
import { EffectiveList } from './effective-list.tsx'
import { FacultyList } from './faculty-list.tsx'
import { PoolsPreview } from './pools-preview.tsx'
import { instantOf, type Choices } from './use-choices.ts'

/** A plan and a funding source: what is effective together, which pools cover a diagnosis, and who would be drawn. */
export function SetupRun({ choices: { get, set } }: { choices: Choices }) {
  const text = useText()
  const [planId, grantId, dxId, poolId, size] = [
    get('planId'),
    get('grantId'),
    get('dxId'),
    get('poolId'),
    get('panelSize'),
  ]
  const mode = get('mode') || 'grant_first'
  const medium = get('medium') || 'messenger'
  const most = useLimits()[medium === 'messenger' ? 'discussion.maxPanelSize' : 'live.maxPanelSize']
  const sizeProblem = size !== '' && !(Number.isInteger(Number(size)) && Number(size) >= 1 && Number(size) <= most)
  const draw: SimulationBody | undefined =
    planId && dxId && !sizeProblem
      ? {
          planId,
          dxId,
          grantId: grantId || null,
          expertSelectionMode: mode as SimulationBody['expertSelectionMode'],
          mediaType: medium as SimulationBody['mediaType'],
          ...(get('seed') && { seed: get('seed') }),
          ...(instantOf(get('at')) && { at: instantOf(get('at')) }),
          ...(medium !== 'messenger' && instantOf(get('meeting')) && { meetingTime: instantOf(get('meeting')) }),
          ...(mode === 'plan_select' && poolId && { poolId }),
          ...(size && { panelSize: Number(size) }),
        }
      : undefined
  return (
    <>
      <Fields>
        <PickPlan value={planId} onChange={(id) => set({ planId: id })} />
        <PickRecord
          label={text('simulator.grant')}
          resource="grants"
          name="name"
          detail="displayTitle"
          value={grantId}
          onChange={(id) => set({ grantId: id })}
        />
        <PickDiagnosis value={dxId} onChange={(id) => set({ dxId: id })} />
        <Select
          label={text('resources.plans.fields.expertSelectionMode')}
          values={expertSelectionModes}
          prefix="selection.mode"
          value={mode}
          onChange={(value) => set({ mode: value })}
        />
        {mode === 'plan_select' && (
          <PickRecord
            label={text('simulator.pool')}
            resource="pools"
            name="poolName"
            detail="displayName"
            value={poolId}
            onChange={(id) => set({ poolId: id })}
          />
        )}
        <Select
          label={text('simulator.medium')}
          values={mediaTypes}
          prefix="discussion.media"
          value={medium}
          onChange={(value) => set({ medium: value })}
        />
        <TextField
          type="number"
          label={text('resources.plans.fields.panelSize')}
          value={size}
          onChange={(event) => set({ panelSize: event.target.value })}
          error={sizeProblem}
          helperText={text('queries.panel.max', { max: most })}
          slotProps={{ htmlInput: { min: 1, max: most } }}
          fullWidth
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
        <TextField
          label={text('simulator.seed')}
          value={get('seed')}
          onChange={(event) => set({ seed: event.target.value })}
          helperText={text('simulator.seedHint')}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Fields>
      {!planId && <Typography color="text.secondary">{text('simulator.choosePlan')}</Typography>}
      {planId && <EffectiveList planId={planId} grantId={grantId} chosen={dxId} onChoose={(id) => set({ dxId: id })} />}
      {planId && dxId && (
        <Box>
          <PoolsPreview planId={planId} grantId={grantId} dxId={dxId} />
          {draw && <DrawRun body={draw} />}
          <FacultyList planId={planId} grantId={grantId} dxId={dxId} />
        </Box>
      )}
    </>
  )
}
