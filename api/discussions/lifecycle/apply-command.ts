import { eq } from 'drizzle-orm'
import { queryInvite, queryText, stateTransition } from '#db/schema/all.ts'
import { transition } from '#model/discussions/lifecycle/transition.ts'
import type { DiscussionContext } from '#model/discussions/lifecycle/context.ts'
import type { DiscussionStatus } from '#model/discussions/lifecycle/state.ts'
import type { DiscussionEvent } from '#model/discussions/lifecycle/steps.ts'
import { historyRemoved, storedText } from '#model/long-text.ts'
import { record } from '../../audit/record.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { awaitConfirmation } from '../calls/await-confirmation.ts'
import { clashOfCall } from '../calls/people-free.ts'
import { callRefused } from '../calls/refused.ts'
import { requireRelay } from '../calls/require-relay.ts'
import { remindInvited, remindSeat } from './clocks.ts'
import { discussionContext, discussionState, settingsOf, storeState, system } from './facts.ts'
import type { EngagementRow, LoadedDiscussion } from './load.ts'
import { notifyAudience } from './messages.ts'
import { lifeRefusal } from './refusals.ts'
import { addResponse } from '../responses/responses.ts'
import { latestRewording } from '../responses/rewording.ts'
import { reviewFlags } from './review-flags.ts'
import { fixSurge } from '../panel/surge.ts'
import { endTasks, openTask } from '../tasks/tasks.ts'
import type { Requested, UnitOfWork } from './unit-of-work.ts'

/** These may release the discussion or send it to review, which asks for more facts than the others need. */
const routing = ['submit', 'route', 'surveyFinished', 'resubmit', 'recordCharge']

/**
 * Decides one command of a discussion's life, stores the new state and handles its events. The one place where a status
 * changes.
 * @param from `none` for a row that was only just made
 * @throws a refusal with `status`, `allowed` and `reason`
 */
export async function applyCommand(
  unit: UnitOfWork,
  requested: Requested,
  from: DiscussionStatus = unit.loaded.discussion.status,
): Promise<void> {
  const { loaded, tx, now, ctx } = unit
  const { discussion } = loaded
  const state = discussionState(loaded, from)
  const outcome = transition(state, requested.command, await contextFor(unit, requested))
  if (!outcome.ok) throw (await callRefused(unit, outcome.reason)) ?? lifeRefusal(outcome, from)
  const reason = reasonOf(requested)
  // the first row of a discussion is no change that needs a reason
  if (reason && from !== 'none') unit.why.set(discussion.id, reason)
  const before = loaded.engagements.map((row) => ({ ...row }))
  storeState(loaded, outcome.state)
  if (outcome.state.status !== from)
    await tx.insert(stateTransition).values({
      queryId: discussion.id,
      from: from === 'none' ? null : from,
      to: outcome.state.status,
      command: requested.command.name,
      userId: requested.actor.kind === 'system' ? null : (ctx.actor?.userId ?? null),
      actingUserId: ctx.actor?.acting?.authUserId ?? null,
      reason,
      createdAt: now,
    })
  for (const event of outcome.events) await handle(event, { unit, requested, before })
}

async function contextFor(unit: UnitOfWork, { command, actor, words }: Requested): Promise<DiscussionContext> {
  const { loaded, now, limits, ctx } = unit
  const callerId = ctx.actor?.userId ?? null
  if (command.name === 'schedule' && command.meetingTime !== null) await requireRelay(unit)
  if (command.name === 'schedule' && command.meetingTime !== null)
    return discussionContext(loaded, actor, now, limits, {
      callerId,
      clash: await clashOfCall(unit, command.meetingTime),
    })
  if (!routing.includes(command.name)) return discussionContext(loaded, actor, now, limits, { callerId })
  // a resubmitted question is judged by its new words
  const judged: LoadedDiscussion =
    words?.text === undefined
      ? loaded
      : {
          ...loaded,
          discussion: {
            ...loaded.discussion,
            text: storedText(words.text),
            history: words.history ?? loaded.discussion.history,
          },
        }
  return discussionContext(judged, actor, now, limits, {
    callerId,
    flags: await reviewFlags(unit, judged),
    historyRemoved: historyRemoved(loaded.discussion.history, judged.discussion.history),
  })
}

const reasonOf = ({ command, words }: Requested): string | null =>
  ('reason' in command ? command.reason : words?.reason) ?? null

interface Handling {
  unit: UnitOfWork
  requested: Requested
  /** the engagements as they were before the command */
  before: readonly EngagementRow[]
}

const eventHandlers: {
  [K in DiscussionEvent['kind']]: (
    event: Extract<DiscussionEvent, { kind: K }>,
    handling: Handling,
  ) => Promise<unknown> | void
} = {
  created: (_event, { unit: { ctx, tx, loaded }, requested }) =>
    record(ctx, tx, {
      event: 'query_create',
      refTable: 'query_header',
      refId: loaded.discussion.id,
      text: requested.words?.reason ?? loaded.discussion.key,
    }),
  openTask: ({ task }, { unit }) => openTask(unit, task),
  endTask: ({ task }, { unit }) => endTasks(unit, task),
  fixSurge: (_event, { unit }) => fixSurge(unit),
  runSelection: ({ cause }, { unit }) => {
    unit.selection = { cause, ...unit.selection }
  },
  followupSurvey: ({ at }, { unit: { ctx, tx, now, loaded } }) =>
    enqueue(ctx, tx, {
      kind: 'discussion.followupSurvey',
      payload: { id: loaded.discussion.id, closedAt: now.getTime() },
      runAt: at,
    }),
  remindOfSurvey: ({ hours }, { unit: { ctx, tx, now, loaded } }) =>
    enqueue(
      ctx,
      tx,
      ...hours.flatMap((count, index) =>
        count > 0
          ? [
              {
                kind: 'discussion.remindSurvey',
                payload: { id: loaded.discussion.id, ordinal: index + 1 },
                runAt: new Date(now.getTime() + count * 3_600_000),
              },
            ]
          : [],
      ),
    ),
  remindOfSeat: ({ engagementId, until }, { unit }) => remindSeat(unit, engagementId, until),
  remindOfInvitation: async ({ engagementId, until }, { unit }) => {
    const row = unit.loaded.engagements.find(({ id }) => id === engagementId)
    const wholeMs = settingsOf(unit.loaded, unit.limits).maxResponseTime * 3_600_000
    if (row) await remindInvited(unit, row, { ends: until, wholeMs })
  },
  awaitConfirmation: ({ engagementId, until }, { unit }) => awaitConfirmation(unit, engagementId, until),
  respond: ({ type }, { unit, requested: { command, words } }) =>
    addResponse(unit, {
      type,
      text: words?.text ?? words?.reason ?? ('reason' in command ? (command.reason ?? '') : ''),
    }),
  replaceText: ({ from }, { unit, requested }) => replaceText(unit, requested, from),
  revokeLinks: (_event, { unit: { tx, loaded } }) =>
    tx
      .update(queryInvite)
      .set({ status: 'inactive', action: 'cancelled' })
      .where(eq(queryInvite.queryId, loaded.discussion.id)),
  notify: async ({ to, purpose }, { unit, before }) => {
    const send = () => notifyAudience(unit, to, purpose, before)
    if (purpose === 'released') unit.afterSelection.push(send)
    else await send()
  },
  publish: ({ type }, { unit }) => {
    unit.events.push({ type, discussionId: unit.loaded.discussion.id })
  },
  next: ({ command }, { unit }) => {
    unit.queue.push({ command, actor: system })
  },
}

// every kind has the handler of its own type; the table cannot say so once the kind is a union
const handle = async (event: DiscussionEvent, handling: Handling): Promise<void> => {
  await (eventHandlers[event.kind] as (event: DiscussionEvent, handling: Handling) => Promise<unknown> | void)(
    event,
    handling,
  )
}

/** The asker's new words, or the staff's suggestion that the asker accepted; the old wording is kept. */
async function replaceText(unit: UnitOfWork, { words }: Requested, from: 'asker' | 'staff'): Promise<void> {
  const {
    tx,
    now,
    ctx,
    loaded: { discussion },
  } = unit
  const suggested =
    from === 'staff' ? await latestRewording(tx, discussion.id) : { text: words?.text, history: words?.history }
  await tx.insert(queryText).values({
    queryId: discussion.id,
    text: discussion.text,
    history: discussion.history,
    changedBy: ctx.actor?.userId ?? discussion.userId,
    changedAt: now,
  })
  if (suggested.text !== undefined) discussion.text = storedText(suggested.text)
  if (suggested.history !== undefined) discussion.history = storedText(suggested.history)
}
