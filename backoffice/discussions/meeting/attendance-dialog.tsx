import { useState } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { beyondMeasured } from '#model/discussions/calls/call-seats.ts'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useLimits } from '../../kit/hooks/use-limits.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'

interface DialogProps {
  title: string
  attendance: CallAttendance
  busy: boolean
  onClose: () => void
  onConfirm: (body: {
    askerCame: boolean
    people: { queryExpertId: string; present: boolean; minutes: number }[]
    reason?: string
  }) => void
}

/** Who came and for how long; asks why where the entry corrects, or says more than was measured. */
export function AttendanceDialog({ title, attendance, busy, onClose, onConfirm }: DialogProps) {
  const text = useText()
  const [askerCame, setAskerCame] = useState(attendance.askerCame)
  const [people, setPeople] = useState(() =>
    attendance.people
      .filter((person) => !person.frozen)
      .map(({ queryExpertId, displayName, present, minutes, measuredMinutes, intervals }) => ({
        queryExpertId,
        displayName,
        intervals,
        measuredMinutes,
        present: present ?? false,
        minutes: String(minutes),
      })),
  )
  const corrects = attendance.settledAt !== null
  const beyond = beyondMeasured(
    { askerCame, askerMeasured: attendance.askerMeasured },
    people.map((person) => ({ ...person, minutes: Number(person.minutes) })),
  )
  const ask = corrects ? 'why' : beyond.expert ? 'whyMore' : beyond.asker ? 'whyAsker' : undefined
  const limits = useLimits()
  const step = limits['money.minutesStep']
  const { moment } = useFormat()
  const { leastMinutes: least, mostMinutes: most, statedMinutes } = attendance
  const set = (id: string, change: { present?: boolean; minutes?: string }) =>
    setPeople((all) => all.map((one) => (one.queryExpertId === id ? { ...one, ...change } : one)))
  const fits = ({ present, minutes }: { present: boolean; minutes: string }) =>
    !present || (/^\d+$/.test(minutes) && Number(minutes) >= least && Number(minutes) <= most)
  return (
    <ReasonDialog
      title={title}
      text={
        !attendance.elsewhere
          ? text('callAttendance.dialogText', { smart_count: most, step, least: limits['money.minMinutes'] })
          : statedMinutes === null
            ? text('callAttendance.elsewhereUnstated', { least, most, step })
            : text('callAttendance.elsewhereStated', { stated: statedMinutes, least, most, step })
      }
      confirm={text('callAttendance.save')}
      busy={busy}
      ready={people.every(fits)}
      {...(ask && { ask: text(`callAttendance.${ask}`), required: true })}
      onClose={onClose}
      onConfirm={(reason) =>
        onConfirm({
          askerCame,
          ...(ask && { reason }),
          people: people.map(({ queryExpertId, present, minutes }) => ({
            queryExpertId,
            present,
            minutes: present ? Number(minutes) : 0,
          })),
        })
      }
    >
      <FormControlLabel
        label={text('callAttendance.askerCame')}
        control={<Checkbox checked={askerCame} onChange={(event) => setAskerCame(event.target.checked)} />}
      />
      {attendance.askerMeasured === false && (
        <Typography variant="body2" color="text.secondary">
          {text('callAttendance.askerNotMeasured')}
        </Typography>
      )}
      {people.map((person) => (
        <Box
          key={person.queryExpertId}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <FormControlLabel
            label={text('callAttendance.came', { name: person.displayName })}
            control={
              <Checkbox
                checked={person.present}
                onChange={(event) => set(person.queryExpertId, { present: event.target.checked })}
              />
            }
          />
          {person.present && (
            <TextField
              type="number"
              label={text('callAttendance.minutesOf', { name: person.displayName })}
              value={person.minutes}
              error={!fits(person)}
              onChange={(event) => set(person.queryExpertId, { minutes: event.target.value })}
              slotProps={{ htmlInput: { min: least, max: most } }}
              sx={{ width: 180 }}
            />
          )}
          {person.intervals.length > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ width: '100%' }}>
              {text('callAttendance.measured', {
                times: person.intervals.map(({ from, until }) => `${moment(from)} – ${moment(until)}`).join(', '),
              })}
            </Typography>
          )}
        </Box>
      ))}
    </ReasonDialog>
  )
}
