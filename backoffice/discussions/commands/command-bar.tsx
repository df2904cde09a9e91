import { useState } from 'react'
import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { useGetList } from 'ra-core'
import { undoable } from '#model/discussions/triage.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { opening, useOfferCommands } from '../../kit/record/record-commands.ts'
import type { Section } from '../section-tabs.tsx'
import { barCommands, type BarCommand } from './commands.ts'
import { useRefusal } from './use-refusal.ts'
import { CommandDialog } from './command-dialog.tsx'
import type { TaskRow } from '../tasks/row.ts'
import { DecisionRefused, UndoBar } from '../triage/undo-bar.tsx'
import { InvitesSwitch, ReviewSelect } from './command-settings.tsx'
import type { Discussion, QueryRow } from '../row.ts'

/** Everything that staff can do with the discussion. What cannot be done now stays, disabled, and says why. */
export function CommandBar({ query, view }: { query: QueryRow; view?: Discussion }) {
  const [open, setOpen] = useState<BarCommand>()
  const text = useText()
  const navigate = useNavigate()
  const mayNot = useDisabledReason()(useMay('discussions.manage'))
  const review = useReview(query)
  const why = useWhyNot(view, review)
  const part = (name: string, section: Section) => ({
    name,
    why: mayNot,
    run: () => void navigate(`#${section}`, { ...opening(section), preventScrollReset: true }),
  })
  const commands = barCommands
    .filter(({ only }) => only === undefined || only === query.status)
    .map((command) => ({
      name: text(`queries.command.${command.name}`),
      why: why(command.name),
      danger: command.danger === true,
      run: () => setOpen(command),
    }))
  useOfferCommands(query.key, [
    ...commands.filter(({ danger }) => !danger),
    part(text('queries.note.addMember'), 'notes'),
    part(text('tags.add'), 'question'),
    ...commands.filter(({ danger }) => danger),
  ])
  return (
    <>
      <Box role="toolbar" aria-label={text('queries.command.title')} sx={bar}>
        <CommandButtons status={query.status} why={why} onChoose={setOpen} />
        <Box sx={{ flexGrow: 1 }} />
        <ReviewSelect query={query} view={view} />
        <InvitesSwitch query={query} view={view} />
        {open && (
          <CommandDialog
            key={open.name}
            command={open}
            query={query}
            view={view}
            review={review}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Box>
      {review && <UndoBar tasks={[review]} />}
      {review && <DecisionRefused task={review} />}
    </>
  )
}

/** The open review of a discussion. */
function useReview({ id }: QueryRow): TaskRow | undefined {
  const { data } = useGetList<TaskRow>('tasks', {
    filter: { queryId: [id], kind: ['review'], state: 'open' },
    pagination: { page: 1, perPage: 1 },
  })
  return data?.[0]
}

type DisabledReason = (name: BarCommand['name']) => string | undefined

/** Why a command cannot be given now: what the rules say, or a decision that has not taken effect yet. */
function useWhyNot(view: Discussion | undefined, review: TaskRow | undefined): DisabledReason {
  const text = useText()
  const refusal = useRefusal()
  const deciding = review?.decision?.refused === null
  return (name) => (deciding && undoable.some((one) => one === name) ? text('triage.deciding') : refusal(name, view))
}

/** The buttons alone. The one that leads on is filled. */
export function CommandButtons({
  status,
  why,
  onChoose,
}: {
  status: string
  why: DisabledReason
  onChoose: (command: BarCommand) => void
}) {
  const text = useText()
  const shown = barCommands.filter((command) => command.only === undefined || command.only === status)
  return shown.map((command) => {
    const reason = why(command.name)
    const leads = reason === undefined && (command.name === 'releaseHold' || command.name === 'recordCharge')
    return (
      <GuardedButton
        key={command.name}
        variant={leads ? 'contained' : 'outlined'}
        color={command.danger && !reason ? 'error' : 'primary'}
        why={reason}
        onClick={() => onChoose(command)}
      >
        {text(`queries.command.${command.name}`)}
      </GuardedButton>
    )
  })
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }
