import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryExpert, user } from '#db/schema/all.ts'
import { transitionEngagement } from '#model/discussions/lifecycle/transition-engagement.ts'
import type { EngagementCommand, EngagementEvent } from '#model/discussions/lifecycle/engagement-context.ts'
import type { LifeActor } from '#model/discussions/lifecycle/context.ts'
import { noEngagement } from '#model/discussions/lifecycle/state.ts'
import { record } from '../../audit/record.ts'
import { openCallTask } from '../calls/call-task.ts'
import { callRefused } from '../calls/refused.ts'
import { remindInvited, remindSeat } from './clocks.ts'
import { engagementContext, noPersonFacts, system, type PersonFacts } from './facts.ts'
import type { EngagementRow } from './load.ts'
import { afterGivingUp, hasAssignedStaff, notifyAudience, notifyParticipants } from './messages.ts'
import { engagementRefusal } from './refusals.ts'
import { addResponse, type ResponseRow } from '../responses/responses.ts'
import type { UnitOfWork, Words } from './unit-of-work.ts'

export interface EngagementRequested {
  command: EngagementCommand
  actor: LifeActor
  person?: PersonFacts
  words?: Words
  /** what the line that the command adds carries besides its text */
  line?: {
    subtype?: ResponseRow['subtype']
    terms?: string | null
    minutes?: number | null
    aboutResponseId?: string | null
  }
  /** how an invited expert was found */
  found?: Pick<EngagementRow, 'round' | 'poolId' | 'side'>
}

export interface EngagementResult {
  row: EngagementRow
  /** the line that the command added */
  response?: ResponseRow
}

/**
 * Decides one command on an engagement, stores the new state and handles its events. Commands of the discussion's life that come of it,
 * and the search for the next expert, wait in the unit's queue.
 * @throws a refusal; one that changed the row as well waits in `unit.refused` until the change is committed
 */
export async function applyEngagementCommand(
  unit: UnitOfWork,
  userId: string,
  requested: EngagementRequested,
): Promise<EngagementResult> {
  const { loaded, now, limits } = unit
  const found = loaded.engagements.find((row) => row.userId === userId)
  const outcome = transitionEngagement(
    found ?? noEngagement,
    requested.command,
    engagementContext(loaded, found, requested.actor, now, limits, requested.person ?? noPersonFacts),
  )
  if (!outcome.ok) {
    const refusal = (await callRefused(unit, outcome.reason)) ?? engagementRefusal(outcome, found?.status ?? 'none')
    if (outcome.changed === undefined) throw refusal
    unit.refused = refusal
  }
  const { state, events } = outcome.ok ? outcome : (outcome.changed as NonNullable<typeof outcome.changed>)
  const row = found ?? (await newRow(unit, userId, requested.found))
  Object.assign(row, { ...state, id: row.id })
  const applied: EngagementResult = { row }
  for (const event of events) await handle(event, { unit, requested, applied })
  return applied
}

async function newRow(unit: UnitOfWork, userId: string, found: EngagementRequested['found']): Promise<EngagementRow> {
  const {
    ctx,
    tx,
    now,
    loaded: { discussion, engagements },
    before,
  } = unit
  const [row] = await tx
    .insert(queryExpert)
    .values({
      id: newId(),
      queryId: discussion.id,
      userId,
      status: 'invited',
      createdAt: now,
      updatedAt: now,
      ...found,
    })
    .returning()
  const made = row as EngagementRow
  engagements.push(made)
  before.engagements.set(made.id, { ...made })
  await record(ctx, tx, { event: 'create', refTable: 'query_expert', refId: made.id, text: userId })
  return made
}

interface Handling {
  unit: UnitOfWork
  requested: EngagementRequested
  applied: EngagementResult
}

const earns = ({ unit, applied: { row } }: Handling, payable: boolean): void => {
  unit.events.push({ type: 'engagement.payableChanged', ...idsOf(row), payable })
}
const idsOf = (row: EngagementRow) => ({ discussionId: row.queryId, engagementId: row.id, expertId: row.userId })

const eventHandlers: {
  [K in EngagementEvent['kind']]: (
    event: Extract<EngagementEvent, { kind: K }>,
    handling: Handling,
  ) => Promise<unknown> | void
} = {
  fixRate: (_event, { unit, applied }) => fixRate(unit, applied.row),
  remind: ({ until }, { unit, applied }) => remind(unit, applied.row, until),
  earn: (_event, handling) => earns(handling, true),
  reverseEarning: (_event, handling) => earns(handling, false),
  respond: async ({ type }, { unit, requested: { words, line }, applied }) => {
    const { id, userId } = applied.row
    applied.response = await addResponse(unit, { type, text: words?.text ?? '', queryExpertId: id, userId, ...line })
  },
  inviteAlternate: (_event, { unit }) => {
    unit.alternates += 1
  },
  requireAskersAction: (_event, { unit }) => {
    unit.loaded.discussion.askerAction = 'clarify'
  },
  openQuestion: (_event, { applied: { row, response } }) => {
    row.clarifyResponseId = response?.id ?? null
  },
  notifyStaff: async ({ purpose }, { unit, applied: { row } }) => {
    await notifyAudience(unit, 'staff', purpose)
    if (purpose !== 'givenBack') return
    unit.afterSelection.push(async () => {
      // staff get a task when no staff member is assigned, or when no expert is left for the call
      if (afterGivingUp(unit) === 'noExpert' || !(await hasAssignedStaff(unit)))
        await openCallTask(unit, { why: 'givenBack', userId: row.userId, reason: row.givenBackReason })
    })
  },
  notify: async ({ to, purpose }, { unit, applied: { row } }) => {
    const reader = to === 'asker' ? unit.loaded.discussion.userId : row.userId
    const send = () => notifyParticipants(unit, [reader], purpose, { about: row })
    // the search for the next expert decides what the mail says
    if (purpose === 'givenBack') unit.afterSelection.push(send)
    else await send()
  },
  notifyOnce: ({ purpose }, { unit, applied: { row } }) => notifyParticipants(unit, [row.userId], purpose),
  next: ({ command, as }, { unit, requested: { actor, words } }) => {
    unit.queue.push(as === 'caller' ? { command, actor, ...(words && { words }) } : { command, actor: system })
  },
  openCallTask: ({ why }, { unit, applied: { row } }) =>
    openCallTask(unit, { why, userId: row.userId, reason: row.givenBackReason }),
  publish: ({ type }, { unit, applied: { row } }) => {
    unit.events.push({ type, ...idsOf(row) })
  },
}

// every kind has the handler of its own type; the table cannot say so once the kind is a union
const handle = async (event: EngagementEvent, handling: Handling): Promise<void> => {
  await (eventHandlers[event.kind] as (event: EngagementEvent, handling: Handling) => Promise<unknown> | void)(
    event,
    handling,
  )
}

async function fixRate({ tx, loaded }: UnitOfWork, row: EngagementRow): Promise<void> {
  const [person] = await tx.select({ rate: user.hourlyRate }).from(user).where(eq(user.id, row.userId))
  Object.assign(row, { rate: person?.rate ?? null, surgeMultiple: loaded.discussion.surgeMultiple })
}

/** Reminders of an invitation or a seat. They look at the row again when their time has come. */
async function remind(unit: UnitOfWork, row: EngagementRow, at: Date): Promise<void> {
  if (row.status === 'claimed') return remindSeat(unit, row.id, at)
  return remindInvited(unit, row, { ends: at, wholeMs: at.getTime() - unit.now.getTime() })
}
