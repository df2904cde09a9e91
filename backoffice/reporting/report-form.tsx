import { useState, type FormEvent } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { displayStatuses, queryTypes } from '#model/discussions/enums.ts'
import { userTypeRows } from '#model/identity/enums.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { reportOptionsOf, sumOfOptions, type GroupBy, type ReportOption } from '#model/reporting/enums.ts'
import { rhythmsOf, type ScheduleRhythm } from '#model/reporting/schedules.ts'
import type { CommonReportInput } from '#model/reporting/report-wire.ts'
import type { RowOf } from '#api/client/types.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { ignoreBackdropClick } from '../kit/ignore-backdrop-click.ts'
import { WorkingButton } from '../kit/buttons/working-button.tsx'
import { Choice } from './parts/choice.tsx'
import { RangeFields, type Range } from './parts/range-fields.tsx'
import { reportVerbs } from './verbs.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'
import { useScheduling } from './use-scheduling.ts'

type Definition = RowOf<'/server/report/commonExports'>
const switches = ['blindedOption', 'omitCsr', 'surgeOnly'] as const
/** Whose discussions can be told apart: staff and guests ask nothing. */
const askers = userTypeRows.filter(({ abbr }) => !['CSR', 'GST', 'VIR', 'PEN'].includes(abbr))

/** What can be chosen for a report: exactly what its options name. */
export function ReportForm({ definition, onClose }: { definition: Definition; onClose: (id?: string) => void }) {
  const text = useText()
  const offered = reportOptionsOf(definition.flags)
  const has = (option: ReportOption) => offered.includes(option)
  const { subject } = reportDefinitions[definition.reportId]
  const [chosen, setChosen] = useTyped<ReportOption[]>('options', ['csv'])
  const [range, setRange] = useTyped<Range>('range', { start: '', end: '' })
  const [month, setMonth] = useTyped('month', '')
  const [groupBy, setGroupBy] = useState<GroupBy | ''>('')
  const [userTypes, setUserTypes] = useState<number[]>([])
  const [state, setState] = useState<CommonReportInput['state'] | ''>('')
  const [type, setType] = useState<CommonReportInput['type'] | ''>('')
  const [ids, setIds] = useTyped('ids', '')
  const [every, setEvery] = useState<ScheduleRhythm | ''>('')
  const { run, busy, refused, forget } = useScheduling()
  const format = chosen.includes('csv') || chosen.includes('xls')
  const half = !every && has('dateRange') && (range.start === '') !== (range.end === '')
  const toggle = (option: ReportOption) =>
    setChosen(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])
  const box = (option: ReportOption) => (
    <FormControlLabel
      key={option}
      label={text(`reporting.option.${option}`)}
      slotProps={{ typography: { variant: 'body2' } }}
      control={<Checkbox size="small" checked={chosen.includes(option)} onChange={() => toggle(option)} />}
    />
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    if (every) {
      const scheduled = await run(
        reportVerbs.schedule({
          reportId: definition.reportId,
          every,
          options: sumOfOptions(chosen),
          ...(groupBy && { groupBy }),
        }),
      )
      if (scheduled) onClose()
      return
    }
    const queryIds = ids.split(/[\s,;]+/).filter(Boolean)
    const begun = await run(
      reportVerbs.prepare({
        reportId: definition.reportId,
        options: sumOfOptions([...chosen, ...(month ? (['monthYear'] as const) : [])]),
        ...(range.start && range.end && { dateRange: range }),
        ...(month && { month }),
        ...(groupBy && { groupBy }),
        ...(userTypes.length && { userTypes: userTypes as CommonReportInput['userTypes'] & number[] }),
        ...(state && { state }),
        ...(type && { type }),
        ...(queryIds.length && { queryIds }),
      } as CommonReportInput),
    )
    if (begun) onClose(String(begun.id))
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={ignoreBackdropClick(() => onClose())} aria-labelledby="report-form">
      <DialogTitle id="report-form">{definition.name}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {definition.description}
        </Typography>
        <Stack component="form" id="report-form-fields" onSubmit={(event) => void submit(event)} spacing={2}>
          <FormGroup row aria-label={text('reporting.ui.formats')}>
            {(['csv', 'xls'] as const).filter(has).map(box)}
          </FormGroup>
          <Choice
            label={text('reporting.schedules.every')}
            help={every ? text('reporting.schedules.help') : undefined}
            error={refused}
            value={every}
            none={text('reporting.schedules.once')}
            choices={rhythmsOf(definition.reportId).map((id) => ({
              id,
              name: text(`reporting.schedules.rhythm.${id}`),
            }))}
            onChange={(value) => setEvery(value as ScheduleRhythm | '')}
          />
          {!every && has('dateRange') && <RangeFields value={range} onChange={setRange} />}
          {!every && has('monthYear') && (
            <TextField
              type="month"
              label={text('reporting.ui.month')}
              helperText={text('reporting.ui.monthHelp')}
              value={month}
              onChange={(event) => setMonth(event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          <Choice
            label={text('reporting.ui.groupBy')}
            value={groupBy}
            none={text('reporting.ui.asDefined')}
            choices={definition.groupBys.map((id) => ({ id, name: text(`reporting.groupBy.${id}`) }))}
            onChange={(value) => setGroupBy(value as GroupBy | '')}
          />
          {!every && has('userTypes') && (
            <TextField
              select
              label={text('reporting.ui.userTypes')}
              value={userTypes}
              slotProps={{
                select: {
                  multiple: true,
                  displayEmpty: true,
                  renderValue: (chosen) =>
                    [chosen]
                      .flat()
                      .map((code) => text(`user.typeName.${String(code)}` as 'user.typeName.1'))
                      .join(', ') || text('reporting.ui.all'),
                },
                inputLabel: { shrink: true },
              }}
              size="small"
              onChange={(event) => setUserTypes([event.target.value].flat().map(Number))}
            >
              {askers.map(({ code }) => (
                <MenuItem key={code} value={code}>
                  {text(`user.typeName.${code}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {!every && subject !== 'people' && (
            <>
              <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
                <Choice
                  fill
                  label={text('reporting.ui.state')}
                  value={state ?? ''}
                  none={text('reporting.ui.all')}
                  choices={displayStatuses.map((id) => ({ id, name: text(`discussion.displayStatus.${id}`) }))}
                  onChange={(value) => setState(value as typeof state)}
                />
                <Choice
                  fill
                  label={text('reporting.ui.type')}
                  value={type ?? ''}
                  none={text('reporting.ui.all')}
                  choices={queryTypes.map((id) => ({ id, name: text(`discussion.type.${id}`) }))}
                  onChange={(value) => setType(value as typeof type)}
                />
              </Stack>
              <TextField
                label={text('reporting.ui.queryIds')}
                helperText={text('reporting.ui.queryIdsHelp')}
                value={ids}
                onChange={(event) => setIds(event.target.value)}
              />
            </>
          )}
          <FormGroup>{switches.filter(has).map(box)}</FormGroup>
          <Typography variant="caption" color="text.secondary">
            {text('reporting.ui.neverCounted')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>{text('reporting.ui.close')}</Button>
        <WorkingButton
          variant="contained"
          type="submit"
          form="report-form-fields"
          loading={busy}
          disabled={!format || half}
        >
          {text(every ? 'reporting.schedules.set' : 'reporting.ui.generate')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
