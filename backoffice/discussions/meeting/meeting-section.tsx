import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useGetList, useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import CalendarIcon from '@mui/icons-material/EventOutlined'
import ListenIcon from '@mui/icons-material/HearingOutlined'
import { isLive } from '#model/discussions/enums.ts'
import type { LiveSessionStatus } from '#model/live-sessions/enums.ts'
import { api } from '../../providers/client.ts'
import { GuardedButton } from '../../kit/buttons/guarded-button.tsx'
import { saveFile } from '../../kit/list/save-file.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { StatusChip, type Tone } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useRenewal } from '../../kit/hooks/use-renewal.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { callVerbs } from '../../providers/call-verbs.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useRefusal } from '../commands/use-refusal.ts'
import { Fact, factGrid } from '../query-facts.tsx'
import { invalidatedBy, type Discussion, type ParticipantRow, type QueryRow } from '../row.ts'
import { Attendance } from './attendance.tsx'
import { MeetingLinks } from './meeting-links.tsx'
import { ProposedTimes } from './proposed-times.tsx'
import { TimeDialog } from './time-dialog.tsx'

const tones: Record<LiveSessionStatus, Tone> = {
  unscheduled: 'warn',
  early: 'busy',
  joinable: 'good',
  awaitHost: 'warn',
  ended: 'quiet',
}

const RENEW_MS = 30_000

/** The call of a discussion: when, how long, its state, and where each expert meets the others. */
export default function MeetingSection({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const refusal = useRefusal()
  const notify = useNotify()
  const { meeting } = useFormat()
  const [open, setOpen] = useState<'time' | 'cancel' | 'reopen'>()
  /** epoch seconds of a time for another call, after one that has taken place */
  const [again, setAgain] = useState<number>()
  const { run, busy } = useActionMutation({ done: 'queryMeeting.done', reload: invalidatedBy })
  const live = isLive(query.mediaType)
  const { data: session, refetch } = useQuery({
    queryKey: ['discussion', 'session', query.key, query.version],
    enabled: live,
    queryFn: ({ signal }) =>
      api.get('/user/interaction/{key}/sessionStatus', {
        params: { key: query.key },
        query: { isPreview: true },
        signal,
      }),
  })
  useRenewal(refetch, live && RENEW_MS)
  const { data: parts } = useGetList<ParticipantRow>(
    'queryExperts',
    {
      filter: { queryId: query.id, status: 'claimed' },
      sort: { field: 'createdAt', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: open !== undefined && query.meetingTime !== null },
  )
  const seated = (parts ?? []).map((part) => part.displayName)
  const why = refusal('schedule', view)
  if (!live)
    return (
      <Card>
        <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          {text('queryMeeting.none')}
        </Typography>
      </Card>
    )
  const setTime = (at: number | null, minutes?: number) =>
    run(discussionVerbs.setMeeting(query.key, at, minutes)).then((answer) => {
      if (!answer) return
      setOpen(undefined)
      setAgain(undefined)
    })
  const tookPlace = session?.status === 'ended' ? [text('queryMeeting.tookPlace')] : []
  return (
    <>
      <Card sx={{ p: 2, mb: 3 }}>
        <Box component="dl" sx={{ ...factGrid, mb: 2 }}>
          <Fact name={text('queryMeeting.time')}>
            {query.meetingTime === null ? text('queryMeeting.unscheduled') : meeting(query.meetingTime)}
            {view?.meetingTimeDisplay && (
              <Typography variant="caption" component="div" color="text.secondary">
                {view.meetingTimeDisplay}
              </Typography>
            )}
          </Fact>
          {session && (
            <Fact name={text('queryMeeting.length')}>
              {text('queryMeeting.minutes', { smart_count: session.minutes })}
            </Fact>
          )}
          {session && (
            <Fact name={text('queryMeeting.status')}>
              <StatusChip tone={tones[session.status]} label={text(`queryMeeting.state.${session.status}`)} />
            </Fact>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <GuardedButton
            variant={query.meetingTime === null && !why ? 'contained' : 'outlined'}
            why={why}
            onClick={() => setOpen('time')}
          >
            {text(query.meetingTime === null ? 'queryMeeting.schedule' : 'queryMeeting.change')}
          </GuardedButton>
          {query.meetingTime !== null && (
            <GuardedButton variant="outlined" color="error" why={why} onClick={() => setOpen('cancel')}>
              {text('queryMeeting.cancel')}
            </GuardedButton>
          )}
          {query.meetingTime !== null && session?.status !== 'early' && (
            <GuardedButton
              variant="outlined"
              why={refusal(session?.status === 'ended' ? 'reopenCall' : 'endCall', view)}
              onClick={() => (session?.status === 'ended' ? setOpen('reopen') : void run(callVerbs.end(query.key)))}
            >
              {text(session?.status === 'ended' ? 'callAttendance.reopen' : 'callAttendance.end')}
            </GuardedButton>
          )}
          {(session?.status === 'joinable' || session?.status === 'awaitHost') && (
            <Button
              variant="text"
              startIcon={<ListenIcon />}
              href={`/discussion/${encodeURIComponent(query.id)}#live`}
              target="_blank"
              rel="noopener"
            >
              {text('queryMeeting.listen')}
            </Button>
          )}
          {query.meetingTime !== null && (
            <Button
              variant="text"
              startIcon={<CalendarIcon />}
              onClick={() =>
                void saveFile(`/server/query/iCal/${encodeURIComponent(query.key)}`, `${query.key}.ics`).catch(
                  (error: unknown) => notify(refusalText(error, translate), { type: 'error' }),
                )
              }
            >
              {text('queryMeeting.calendar')}
            </Button>
          )}
        </Box>
      </Card>
      <Attendance query={query} />
      <ProposedTimes
        query={query}
        view={view}
        busy={busy}
        onChoose={(at) => (tookPlace.length > 0 ? setAgain(at) : void setTime(at))}
      />
      {again !== undefined && (
        <ReasonDialog
          danger
          title={`${text('queryMeeting.again')} · ${query.key}`}
          text={[meeting(again), ...tookPlace].join(text('list.gap'))}
          confirm={text('queryMeeting.again')}
          busy={busy}
          onClose={() => setAgain(undefined)}
          onConfirm={() => void setTime(again)}
        />
      )}
      <MeetingLinks query={query} />
      {open === 'time' && (
        <TimeDialog
          title={`${text(query.meetingTime === null ? 'queryMeeting.schedule' : 'queryMeeting.change')} · ${query.key}`}
          query={query}
          first={query.meetingTime}
          minutes={session?.minutes}
          asked={seated}
          busy={busy}
          onClose={() => setOpen(undefined)}
          onConfirm={(at, minutes) => void setTime(at, minutes)}
        />
      )}
      {open === 'reopen' && (
        <ReasonDialog
          title={`${text('callAttendance.reopen')} · ${query.key}`}
          text={text('callAttendance.reopenText', {
            time: session?.latestEnd ? meeting(session.latestEnd) : '',
          })}
          confirm={text('callAttendance.reopen')}
          busy={busy}
          onClose={() => setOpen(undefined)}
          onConfirm={() => void run(callVerbs.reopen(query.key)).then((answer) => answer && setOpen(undefined))}
        />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          danger
          title={`${text('queryMeeting.cancel')} · ${query.key}`}
          text={[
            text('queryMeeting.cancelText'),
            ...tookPlace,
            ...(seated.length > 0
              ? [text('queryMeeting.keepSeats', { smart_count: seated.length, names: seated.join(', ') })]
              : []),
          ].join(text('list.gap'))}
          confirm={text('queryMeeting.cancel')}
          busy={busy}
          onClose={() => setOpen(undefined)}
          onConfirm={() => void setTime(null)}
        />
      )}
    </>
  )
}
