import { useMemo, useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useGetManyAggregate, useTranslate, type RaRecord } from 'ra-core'
import { timeoffBody, timeoffChange, type Timeoff } from '#model/identity/work-wire.ts'
import { Block } from '../../kit/block.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { RecordLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { DayInput } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog, type RowInput } from '../../kit/record/row-dialog.tsx'
import { RelatedList } from '../../kit/related-list.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { Day, When } from '../../kit/when.tsx'
import { ownVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'
import { BookedCalls, bookedCallsOf, type BookedCall } from './booked-calls.tsx'

const reload = ['users.timeoff', 'queryExperts', 'queries', 'auditEvents']
const dayMs = 86_400_000
const daysOf = ({ start, end }: Timeoff) => Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1

type Days = RowInput<typeof timeoffBody>

/** Vacations, and the open invitations that are in the way of a coming one. */
export function VacationsTab() {
  const { user, target } = useUser()
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const [past, setPast] = useState(false)
  const [editing, setEditing] = useState<Partial<Timeoff>>()
  const [asked, setAsked] = useState<{ calls: BookedCall[]; days: Days }>()
  const why = useDisabledReason()(useMay('users.edit', target))
  const { run } = useActionMutation({ done: 'admin.record.saved', reload })
  const saving = (id: string | undefined, days: Days) =>
    id ? ownVerbs.setTimeoff(user.id, id, days) : ownVerbs.addTimeoff(user.id, days)
  const columns = useMemo<readonly Column<Timeoff>[]>(
    () => [
      { source: 'start', render: (row) => <Day value={row.start} /> },
      { source: 'end', render: (row) => <Day value={row.end} /> },
      { source: 'days', number: true, render: daysOf },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <RowActions
            name={format.day(row.start)}
            why={why}
            onEdit={() => setEditing(row)}
            onDelete={() => void run(ownVerbs.removeTimeoff(user.id, row.id))}
          />
        ),
      },
    ],
    [why, run, user.id, format],
  )
  return (
    <>
      <Association<Timeoff>
        list="users.timeoff"
        columns={columns}
        empty="users.noVacations"
        filter={past ? { inclPast: 'true' } : undefined}
        actions={
          <>
            <GuardedButton variant="contained" startIcon={<AddIcon />} why={why} onClick={() => setEditing({})}>
              {translate('account.vacations.add')}
            </GuardedButton>
            <FormControlLabel
              label={text('users.past')}
              sx={{ ml: 0 }}
              control={<Switch size="small" checked={past} onChange={(event) => setPast(event.target.checked)} />}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          </>
        }
      />
      <Box sx={{ mt: 3 }}>
        <Block title={text('users.openInvitations')}>
          <RelatedList
            resource="queryExperts"
            filter={{ userId: user.id, meetsVacation: true }}
            perPage={10}
            columns={invitations}
            empty={text('users.noInvitations')}
          />
        </Block>
      </Box>
      {editing && (
        <RowDialog
          title={translate(editing.id ? 'account.vacations.editTitle' : 'account.vacations.newTitle')}
          schema={editing.id ? timeoffChange : timeoffBody}
          row={{ ...editing }}
          reload={reload}
          resource="users.timeoff"
          onClose={() => setEditing(undefined)}
          verb={(days) => saving(editing.id, days)}
          onRefused={(error, days) => {
            const calls = bookedCallsOf(error)
            if (calls) setAsked({ calls, days })
            return calls !== undefined
          }}
        >
          <DayInput source="start" />
          <DayInput source="end" />
        </RowDialog>
      )}
      {editing && asked && (
        <BookedCalls
          calls={asked.calls}
          save={(givenUp) =>
            saving(editing.id, {
              ...asked.days,
              ...(givenUp.length < asked.calls.length && { keepCalls: true }),
              ...(givenUp.length > 0 && {
                giveBack: {
                  calls: givenUp,
                  reason: translate('account.vacations.callsReason', {
                    start: format.day(String(asked.days.start)),
                    end: format.day(String(asked.days.end)),
                  }),
                },
              }),
            })
          }
          reload={reload}
          onClose={() => setAsked(undefined)}
          onSaved={() => {
            setAsked(undefined)
            setEditing(undefined)
          }}
        />
      )}
    </>
  )
}

interface Invitation {
  id: string
  queryId: string
  status: string
  inviteTime: string | null
  inviteExpires: string | null
  reservedUntil: string | null
  bookedAt: string | null
}
const field = (name: string) => `resources.userVacations.fields.${name}`
const invitations: readonly Column<Invitation>[] = [
  {
    source: 'queryId',
    label: field('queryId'),
    render: (row) => <RecordLink resource="queries" id={row.queryId} name="key" path="/queries" />,
  },
  { source: 'status', label: field('status'), render: (row) => <Status value={row.status} /> },
  { source: 'inviteTime', label: field('inviteTime'), render: (row) => <When value={row.inviteTime} /> },
  {
    source: 'inviteExpires',
    label: field('inviteExpires'),
    render: (row) =>
      row.status === 'claimed' && row.bookedAt ? (
        <CallTime id={row.queryId} />
      ) : (
        <When value={row.status === 'claimed' ? row.reservedUntil : row.inviteExpires} />
      ),
  },
]

function Status({ value }: { value: string }) {
  return <>{useTranslate()(`engagement.status.${value}`, { _: value })}</>
}

/** A booked seat waits for its call. All the rows of the list ask together. */
function CallTime({ id }: { id: string }) {
  const text = useText()
  const { data } = useGetManyAggregate<RaRecord & { meetingTime: number | null }>('queries', { ids: [id] })
  const at = data?.[0]?.meetingTime
  return at ? (
    <>
      {text('users.callAt')} <When value={at} />
    </>
  ) : (
    <When value={null} />
  )
}
