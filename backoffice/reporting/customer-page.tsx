import { useState, type FormEvent } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { displayStatuses } from '#model/discussions/enums.ts'
import {
  customerReportOptions,
  groupBys,
  reportTypes,
  sumOfOptions,
  type GroupBy,
  type ReportType,
} from '#model/reporting/enums.ts'
import { scheduleRhythms } from '#model/reporting/schedules.ts'
import { surveyHeaderTypes } from '#model/surveys/enums.ts'
import { Block } from '../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { WorkingButton } from '../kit/buttons/working-button.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { ignoreBackdropClick } from '../kit/ignore-backdrop-click.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Schedules } from './schedules.tsx'
import { Downloads } from './downloads.tsx'
import { Choice, RecordChoice } from './parts/choice.tsx'
import { RangeFields } from './parts/range-fields.tsx'
import { reportVerbs } from './verbs.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'
import { useScheduling } from './use-scheduling.ts'

/** Reports for the people behind a plan or a funding source. */
export function CustomerReports() {
  const text = useText()
  const why = useDisabledReason()(useMay('reports.run'))
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHead
        title={text('drawer.customerReports')}
        below={text('reporting.ui.customerBelow')}
        actions={
          <GuardedButton variant="contained" why={why} onClick={() => setCreating(true)}>
            {text('reporting.ui.createReport')}
          </GuardedButton>
        }
      />
      <Schedules common={false} />
      <Block title={text('reports.previousDownloads')}>
        <Downloads common={false} />
      </Block>
      {creating && <CreateReport onClose={() => setCreating(false)} />}
    </>
  )
}

function CreateReport({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [form, setForm] = useTyped('customerReport', {
    name: '',
    reportType: 'executive',
    headerType: 'internal',
    planId: '',
    grantId: '',
    groupBy: '',
    state: '',
    ids: '',
    every: '',
  })
  const [range, setRange] = useTyped('customerRange', { start: '', end: '' })
  const [chosen, setChosen] = useTyped<(typeof customerReportOptions)[number][]>('customerOptions', ['blindedOption'])
  const { run, busy, refused, forget } = useScheduling()
  const set = (name: keyof typeof form) => (value: string) => setForm({ ...form, [name]: value })
  const every = scheduleRhythms.find((one) => one === form.every)
  const half = !every && (range.start === '') !== (range.end === '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const input = {
      name: form.name,
      reportType: form.reportType as ReportType,
      headerType: surveyHeaderTypes.find((one) => one === form.headerType),
      ...(form.planId && { planId: form.planId }),
      ...(form.grantId && { grantId: form.grantId }),
      ...(form.groupBy && { groupBy: form.groupBy as GroupBy }),
      ...(form.state && { state: displayStatuses.find((one) => one === form.state) }),
      options: sumOfOptions(chosen),
    }
    const queryIds = form.ids.split(/[\s,;]+/).filter(Boolean)
    const days = range.start && range.end ? { dateRange: range } : {}
    const made = every
      ? await run(reportVerbs.scheduleCustomer({ ...input, every }))
      : await run(reportVerbs.create({ ...input, ...days, ...(queryIds.length && { queryIds }) }))
    if (made) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={ignoreBackdropClick(onClose)} aria-labelledby="customer-report">
      <DialogTitle id="customer-report">{text('reporting.ui.createReport')}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="customer-report-fields"
          spacing={2}
          sx={{ pt: 1 }}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            required
            label={text('reporting.ui.name')}
            value={form.name}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => set('name')(event.target.value)}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Choice
              fill
              label={text('reporting.ui.type')}
              value={form.reportType}
              choices={reportTypes.map((id) => ({ id, name: text(`reporting.type.${id}`) }))}
              onChange={set('reportType')}
            />
            <Choice
              fill
              label={text('reporting.ui.headerType')}
              value={form.headerType}
              choices={surveyHeaderTypes.map((id) => ({ id, name: text(`reporting.headerType.${id}`) }))}
              onChange={set('headerType')}
            />
          </Stack>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <RecordChoice
              fill
              none={text('reporting.ui.noCustomer')}
              resource="plans"
              name="displayTitle"
              label={text('reporting.groupBy.plan')}
              value={form.planId}
              onChange={set('planId')}
            />
            <RecordChoice
              fill
              none={text('reporting.ui.noCustomer')}
              resource="grants"
              name="displayTitle"
              label={text('reporting.groupBy.grant')}
              value={form.grantId}
              onChange={set('grantId')}
            />
          </Stack>
          <Typography variant="caption" color="text.secondary" sx={{ mt: '4px !important' }}>
            {text('reporting.ui.customerNeeded')}
          </Typography>
          <Choice
            label={text('reporting.schedules.every')}
            help={every ? text('reporting.schedules.help') : undefined}
            error={refused}
            value={form.every}
            none={text('reporting.schedules.once')}
            choices={scheduleRhythms.map((id) => ({ id, name: text(`reporting.schedules.rhythm.${id}`) }))}
            onChange={set('every')}
          />
          {!every && <RangeFields value={range} onChange={setRange} />}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Choice
              fill
              label={text('reporting.ui.groupBy')}
              value={form.groupBy}
              none={text('reporting.ui.asDefined')}
              choices={groupBys.map((id) => ({ id, name: text(`reporting.groupBy.${id}`) }))}
              onChange={set('groupBy')}
            />
            <Choice
              fill
              label={text('reporting.ui.state')}
              value={form.state}
              none={text('reporting.ui.all')}
              choices={displayStatuses.map((id) => ({ id, name: text(`discussion.displayStatus.${id}`) }))}
              onChange={set('state')}
            />
          </Stack>
          {!every && (
            <TextField
              label={text('reporting.ui.queryIds')}
              helperText={text('reporting.ui.queryIdsHelp')}
              value={form.ids}
              onChange={(event) => set('ids')(event.target.value)}
            />
          )}
          <FormGroup>
            {customerReportOptions.map((option) => (
              <FormControlLabel
                key={option}
                label={text(`reporting.option.${option}`)}
                slotProps={{ typography: { variant: 'body2' } }}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(option)}
                    onChange={() =>
                      setChosen(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          <Typography variant="caption" color="text.secondary">
            {text('reporting.document.folded')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('reporting.ui.close')}</Button>
        <WorkingButton
          variant="contained"
          type="submit"
          form="customer-report-fields"
          loading={busy}
          disabled={!form.name.trim() || half || (!form.planId && !form.grantId)}
        >
          {text(every ? 'reporting.schedules.set' : 'reporting.ui.generate')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
