import { eq } from 'drizzle-orm'
import { queryInvite, queryText, stateTransition } from '#db/schema/all.ts'
import type { Effect, HeaderChange, NotifyPurpose } from '#model/discussions/effects.ts'
import { decide } from '#model/discussions/life.ts'
import type { LifeFacts, LifeState } from '#model/discussions/life-facts.ts'
import { storedText } from '#model/long-text.ts'
import { toSeconds } from '#model/time.ts'
import { record } from '../audit/record.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { callRefused } from './calls/refused.ts'
import { clashOfCall } from './calls/people-free.ts'
import { moveSeats } from './calls/move-seats.ts'
import { pauseClocks, resumeClocks, stopClock } from './clocks.ts'
import { lifeFacts, system } from './facts.ts'
import { expertsOf, type Loaded } from './load.ts'
import { notifyAudience, type MessageName } from './messages.ts'
import { lifeRefusal } from './refusals.ts'
import { addResponse } from './responses.ts'
import { latestRewording } from './rewording.ts'
import { reviewFlags } from './review-flags.ts'
import { fixSurge } from './surge.ts'
import { endTasks, openTask } from './tasks/tasks.ts'
import type { Asked, UnitOfWork } from './unit-of-work.ts'

/** These may release the discussion or send it to review, which asks for more facts than the others need. */
const routing = ['submit', 'route', 'surveyFinished', 'resubmit', 'recordCharge']

/**
 * Decides one command of a discussion's life and applies what follows from it. The one place where a status changes.
 * @param from `none` for a row that was only just made
 * @throws a refusal with `status`, `allowed` and `reason`
 */
export async function applyCommand(
  unit: UnitOfWork,
  asked: Asked,
  from: LifeState = unit.loaded.discussion.status,
): Promise<void> {
  const { loaded, tx, now, ctx } = unit
  const { discussion } = loaded
  const decision = decide(from, asked.command, await factsFor(unit, asked))
  if (!decision.ok) throw (await callRefused(unit, decision.reason)) ?? lifeRefusal(decision, from)
  const reason = reasonOf(asked)
  if (reason && asked.command.name !== 'submit') unit.why.set(discussion.id, reason)
  if (decision.to !== from) {
    discussion.status = decision.to
    if (decision.to === 'answered') discussion.answeredAt = now
    if (decision.to === 'open') discussion.answeredAt = null
    await tx.insert(stateTransition).values({
      queryId: discussion.id,
      from: from === 'none' ? null : from,
      to: decision.to,
      command: asked.command.name,
      userId: asked.actor.kind === 'system' ? null : (ctx.actor?.userId ?? null),
      actingUserId: ctx.actor?.acting?.authUserId ?? null,
      reason,
      createdAt: now,
    })
  }
  for (const effect of decision.effects) await applyEffect(unit, asked, effect)
}

async function factsFor(unit: UnitOfWork, { command, actor, words }: Asked): Promise<LifeFacts> {
  const { loaded, now, limits } = unit
  if (command.name === 'schedule' && command.meetingTime !== null)
    return lifeFacts(loaded, actor, now, limits, { clash: await clashOfCall(unit, command.meetingTime) })
  if (!routing.includes(command.name)) return lifeFacts(loaded, actor, now, limits)
  // a resubmitted question is judged by its new words
  const judged: Loaded =
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
  return lifeFacts(judged, actor, now, limits, { flags: await reviewFlags(unit, judged) })
}

const reasonOf = ({ command, words }: Asked): string | null =>
  ('reason' in command ? command.reason : words?.reason) ?? null

async function applyEffect(unit: UnitOfWork, asked: Asked, effect: Effect): Promise<void> {
  const { loaded, tx, ctx, now } = unit
  const { discussion } = loaded
  switch (effect.kind) {
    case 'set':
      return set(unit, asked, effect.fields)
    case 'audit':
      return record(ctx, tx, {
        event: effect.event,
        refTable: 'query_header',
        refId: discussion.id,
        text: asked.words?.reason ?? discussion.key,
      })
    case 'task':
      return openTask(unit, effect.task)
    case 'clearTask':
      if (effect.task === 'review') discussion.reviewReasons = []
      return endTasks(unit, effect.task)
    case 'runSelection':
      unit.selection = { cause: effect.cause, ...unit.selection }
      return
    case 'engagements':
      for (const row of expertsOf(loaded.engagements)) {
        if (!effect.from.includes(row.status)) continue
        stopClock(row, now)
        // an answer that was given stays earned, whatever becomes of the discussion
        Object.assign(row, {
          status: effect.to,
          payable: row.answeredAt ? row.payable : false,
          inviteExpires: null,
          reservedUntil: null,
          bookedAt: null,
          confirmBy: null,
        })
      }
      return
    case 'moveSeats':
      return moveSeats(unit, effect.to)
    case 'pauseClocks':
      return pauseClocks(unit)
    case 'resumeClocks':
      return resumeClocks(unit)
    case 'money':
      for (const row of expertsOf(loaded.engagements))
        row.frozen = effect.mode === 'freeze' || (row.frozen && row.answeredAt !== null)
      return
    case 'followupSurvey':
      return enqueue(ctx, tx, {
        kind: 'discussion.followupSurvey',
        payload: { id: discussion.id, closedAt: now.getTime() },
        runAt: effect.at,
      })
    case 'remind':
      for (const [index, hours] of effect.hours.entries()) {
        if (hours > 0)
          await enqueue(ctx, tx, {
            kind: 'discussion.remindSurvey',
            payload: { id: discussion.id, ordinal: index + 1 },
            runAt: new Date(now.getTime() + hours * 3_600_000),
          })
      }
      return
    case 'respond':
      await addResponse(unit, {
        type: effect.type,
        text:
          asked.words?.text ?? asked.words?.reason ?? ('reason' in asked.command ? (asked.command.reason ?? '') : ''),
      })
      return
    case 'replaceText':
      return replaceText(unit, asked, effect.from)
    case 'revokeLinks':
      await tx
        .update(queryInvite)
        .set({ status: 'inactive', action: 'cancelled' })
        .where(eq(queryInvite.queryId, discussion.id))
      return
    case 'notify':
      return notifyAudience(unit, effect.to, messageOf(effect.purpose))
    case 'event':
      unit.events.push({ type: effect.type, discussionId: discussion.id })
      return
    case 'next':
      unit.queue.push({ command: { name: effect.command } as Asked['command'], actor: system })
      return
  }
}

const messageOf = (purpose: NotifyPurpose): MessageName => purpose

async function set(unit: UnitOfWork, { command }: Asked, fields: HeaderChange): Promise<void> {
  const { discussion } = unit.loaded
  if (fields.sessionEndedAt !== undefined)
    discussion.sessionEndedBy = fields.sessionEndedAt === null ? null : (unit.ctx.actor?.userId ?? 'system')
  const { pausedMs, updatePending, proposedTimes, staffReason, heldFrom: _told, reviewReasons, ...same } = fields
  Object.assign(discussion, same)
  if (pausedMs !== undefined) discussion.remainingMs = pausedMs
  if (updatePending !== undefined)
    discussion.askerAction = updatePending
      ? 'csrupdate'
      : discussion.askerAction === 'csrupdate'
        ? null
        : discussion.askerAction
  if (proposedTimes) discussion.proposedTimes = proposedTimes.map(toSeconds)
  if (reviewReasons) discussion.reviewReasons = [...reviewReasons]
  if (staffReason !== undefined) {
    discussion.returnReason = command.name === 'returnToAsker' ? staffReason : null
    discussion.holdReason = command.name === 'hold' ? staffReason : null
    if (command.name === 'returnToAsker') discussion.askerAction = 'returned'
    else if (discussion.askerAction === 'returned') discussion.askerAction = null
  }
  if (command.name === 'cancel') discussion.cancelReason = command.reason ?? null
  if (fields.releasedAt) await fixSurge(unit)
}

/** The asker's new words, or the staff's suggestion that the asker accepted; the old wording is kept. */
async function replaceText(unit: UnitOfWork, { words }: Asked, from: 'asker' | 'staff'): Promise<void> {
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
