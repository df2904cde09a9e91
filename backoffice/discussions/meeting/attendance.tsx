import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import { engagementLabel } from '#model/discussions/labels.ts'
import { api } from '../../providers/client.ts'
import { Block } from '../../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useRenewal } from '../../kit/hooks/use-renewal.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { callVerbs } from '../../providers/call-verbs.ts'
import { AttendanceDialog } from './attendance-dialog.tsx'
import { engagementTone, invalidatedBy, type QueryRow } from '../row.ts'

type Person = CallAttendance['people'][number]

const RENEW_MS = 30_000

/** The experts of the call: who is booked, who came and for how long. Presence decides seats and pay. */
export function Attendance({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const { meeting, moment } = useFormat()
  const may = useDisabledReason()(useMay('discussions.manage'))
  const [entering, setEntering] = useState(false)
  const [giving, setGiving] = useState<Person>()
  const { run, busy } = useActionMutation({ done: 'queryMeeting.done', reload: invalidatedBy })
  const { data, refetch } = useQuery({
    queryKey: ['discussion', 'attendance', query.key, query.version],
    queryFn: ({ signal }) => api.get('/csradmin/interaction/{key}/attendance', { params: { key: query.key }, signal }),
  })
  useRenewal(refetch, RENEW_MS)
  if (!data || (query.meetingTime === null && data.earlier.length === 0)) return null
  const frozen = data.people.length > 0 && data.people.every((person) => person.frozen)
  const why =
    may ??
    (!data.over ? text('callAttendance.early') : frozen ? translate('engagement.refused.frozen') : undefined) ??
    (data.people.length === 0 ? text('callAttendance.none') : undefined)
  return (
    <Block
      title={text('callAttendance.title')}
      actions={
        query.meetingTime !== null && (
          <GuardedButton
            variant={data.over && data.settledAt === null && !why ? 'contained' : 'outlined'}
            why={why}
            onClick={() => setEntering(true)}
          >
            {text(data.settledAt === null ? 'callAttendance.enter' : 'callAttendance.correct')}
          </GuardedButton>
        )
      }
    >
      {query.meetingTime !== null && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {data.settledAt === null
              ? text('callAttendance.hint')
              : text('callAttendance.settled', { time: meeting(data.settledAt) })}
          </Typography>
          {data.people.length === 0 && <Typography color="text.secondary">{text('callAttendance.none')}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
            {data.people.map((person) => (
              <Box
                component="li"
                key={person.queryExpertId}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
              >
                <Typography>{person.displayName}</Typography>
                <StatusChip
                  tone={engagementTone(person.status)}
                  label={
                    person.present === null ? text('callAttendance.booked') : translate(engagementLabel(person.status))
                  }
                />
                {person.paidMinutes !== null && (
                  <Typography color="text.secondary">
                    {text(person.measuredMinutes === null ? 'callAttendance.paid' : 'callAttendance.paidMeasured', {
                      smart_count: person.paidMinutes,
                      measured: person.measuredMinutes,
                    })}
                  </Typography>
                )}
                {person.present === null && !data.over && (
                  <GuardedButton why={may} onClick={() => setGiving(person)}>
                    {text('callAttendance.giveBack')}
                  </GuardedButton>
                )}
              </Box>
            ))}
          </Box>
        </>
      )}
      {data.earlier.map((call) => (
        <Box key={call.meetingTime} sx={{ mt: 2 }}>
          <Typography variant="subtitle2">
            {text('callAttendance.earlier', { time: meeting(call.meetingTime) })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {call.people.map(({ name, minutes, intervals }) => (
              <Typography component="li" variant="body2" key={name}>
                {text('callAttendance.wasIn', {
                  name,
                  smart_count: minutes,
                  times: intervals.map(({ from, until }) => `${moment(from)} – ${moment(until)}`).join(', '),
                })}
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
      {entering && (
        <AttendanceDialog
          title={`${text('callAttendance.title')} · ${query.key}`}
          attendance={data}
          busy={busy}
          onClose={() => setEntering(false)}
          onConfirm={(body) =>
            void run(callVerbs.enterAttendance(query.key, body)).then((answer) => answer && setEntering(false))
          }
        />
      )}
      {giving && (
        <ReasonDialog
          danger
          required
          title={`${text('callAttendance.giveBack')} · ${giving.displayName}`}
          text={text('callAttendance.giveBackText')}
          ask={text('callAttendance.reason')}
          confirm={text('callAttendance.giveBack')}
          busy={busy}
          onClose={() => setGiving(undefined)}
          onConfirm={(reason) =>
            void run(callVerbs.giveBack(query.key, giving.queryExpertId, reason)).then(
              (answer) => answer && setGiving(undefined),
            )
          }
        />
      )}
    </Block>
  )
}
