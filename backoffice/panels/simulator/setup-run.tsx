import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mediaTypes } from '#model/discussions/enums.ts'
import { expertSelectionModes } from '#model/panels/enums.ts'
import type { SimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { byMeaning } from '../../kit/list/filters/filters.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { Fields, Moment, Pick, Select } from './choice-fields.tsx'
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
  const draw: SimulationBody | undefined =
    planId && dxId
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
          ...(Number(size) >= 1 && Number(size) <= 20 && { panelSize: Number(size) }),
        }
      : undefined
  return (
    <>
      <Fields>
        <Pick
          label={text('simulator.plan')}
          resource="plans"
          name="displayTitle"
          detail="alias"
          value={planId}
          onChange={(id) => set({ planId: id })}
        />
        <Pick
          label={text('simulator.grant')}
          resource="grants"
          name="name"
          detail="displayTitle"
          value={grantId}
          onChange={(id) => set({ grantId: id })}
        />
        <Pick
          label={text('simulator.diagnosis')}
          resource="diagnoses"
          {...byMeaning}
          detail="name"
          value={dxId}
          onChange={(id) => set({ dxId: id })}
        />
        <Select
          label={text('resources.plans.fields.expertSelectionMode')}
          values={expertSelectionModes}
          prefix="selection.mode"
          value={mode}
          onChange={(value) => set({ mode: value })}
        />
        {mode === 'plan_select' && (
          <Pick
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
          slotProps={{ htmlInput: { min: 1, max: 20 } }}
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
