import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryExpert, user } from '#db/schema/all.ts'
import { decideEngagement } from '#model/discussions/engagement.ts'
import type { EngagementChange, EngagementCommand, EngagementEffect } from '#model/discussions/engagement-facts.ts'
import type { LifeActor } from '#model/discussions/life-facts.ts'
import { record } from '../audit/record.ts'
import { openCallTask } from './calls/call-task.ts'
import { callRefused } from './calls/refused.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { remindSeat, startSeat, stopClock } from './clocks.ts'
import { engagementFacts, noPersonFacts, settingsOf, system, type PersonFacts } from './facts.ts'
import type { EngagementRow } from './load.ts'
import { notifyAudience, notifyParticipants } from './messages.ts'
import { openQuestion } from './open-questions.ts'
import { engagementRefusal } from './refusals.ts'
import { addResponse, type ResponseRow } from './responses.ts'
import type { UnitOfWork, Words } from './unit-of-work.ts'

export interface EngagementAsked {
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

export interface Applied {
  row: EngagementRow
  /** the line that the command added */
  response?: ResponseRow
}

/**
 * Decides one command on an expert's part and applies what follows. Commands of the discussion's life that come of it,
 * and the search for the next expert, wait in the unit's queue.
 * @throws a refusal; one that changed the row as well waits in `unit.refused` until the change is committed
 */
export async function applyEngagementCommand(
  unit: UnitOfWork,
  userId: string,
  asked: EngagementAsked,
): Promise<Applied> {
  const { loaded, now, limits } = unit
  const found = loaded.engagements.find((row) => row.userId === userId)
  const state = found?.status ?? 'none'
  const decision = decideEngagement(
    state,
    asked.command,
    engagementFacts(loaded, found, asked.actor, now, limits, asked.person ?? noPersonFacts),
  )
  if (!decision.ok) {
    const refusal = (await callRefused(unit, decision.reason)) ?? engagementRefusal(decision, found?.status ?? state)
    if (decision.to === undefined) throw refusal
    unit.refused = refusal
  }
  const to = decision.to ?? state
  const row = found ?? (await newRow(unit, userId, asked.found))
  if (to !== 'none' && to !== row.status)
    Object.assign(row, { status: to, ...(asked.actor.kind === 'expert' && { decidedAt: row.decidedAt ?? now }) })
  // who is to answer anew has not answered yet
  if (asked.command.name === 'restore' && to === 'claimed') row.answeredAt = null
  if (to === 'claimed' && state !== 'claimed') startSeat(row, now)
  // the work on a follow-up is measured from here
  if (to === 'followup' && state !== 'followup') row.lastActiveAt = now
  const applied: Applied = { row }
  for (const effect of decision.effects ?? []) await applyEffect(unit, asked, applied, effect)
  return applied
}

async function newRow(unit: UnitOfWork, userId: string, found: EngagementAsked['found']): Promise<EngagementRow> {
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

async function applyEffect(
  unit: UnitOfWork,
  { command, actor, words, line }: EngagementAsked,
  applied: Applied,
  effect: EngagementEffect,
): Promise<void> {
  const { row } = applied
  switch (effect.kind) {
    case 'set':
      // the invitation shows the surge that the release has fixed
      if (effect.fields.invitedAt) row.surgeMultiple = unit.loaded.discussion.surgeMultiple
      return set(row, effect.fields, unit.now)
    case 'fixRate':
      return fixRate(unit, row)
    case 'scheduleTimeout':
      return remind(unit, row, effect.at)
    case 'earn':
    case 'reverseEarning':
      // a comment that staff pay for was written without a claim
      if (effect.kind === 'earn' && row.rate === null) await fixRate(unit, row)
      unit.events.push({
        type: 'engagement.payableChanged',
        discussionId: row.queryId,
        engagementId: row.id,
        expertId: row.userId,
        payable: effect.kind === 'earn',
      })
      return
    case 'respond':
      applied.response = await addResponse(unit, {
        type: effect.type,
        text: words?.text ?? '',
        queryExpertId: row.id,
        userId: row.userId,
        ...line,
      })
      return
    case 'callTask':
      return openCallTask(unit, { why: effect.why, userId: row.userId, reason: row.givenBackReason })
    case 'inviteAlternate':
      unit.alternates += 1
      return
    case 'openQuestion':
      if (applied.response) openQuestion(unit, row, applied.response.id)
      return
    case 'requireAskersAction':
      unit.loaded.discussion.askerAction = 'clarify'
      return
    case 'notify':
      if (effect.to === 'staff')
        return notifyAudience(unit, 'staff', effect.purpose === 'givenBack' ? 'givenBack' : 'pendedAnswer')
      return notifyParticipants(
        unit,
        [effect.to === 'asker' ? unit.loaded.discussion.userId : row.userId],
        effect.purpose,
        effect.purpose === 'followup' ? {} : { about: row },
      )
    case 'life':
      if (effect.command === 'rejectAnswer')
        unit.queue.push({
          command: { name: 'rejectAnswer', reason: command.name === 'reject' ? command.reason : '' },
          actor,
          ...(words && { words }),
        })
      else if (effect.command === 'schedule')
        unit.queue.push({
          command: { name: 'schedule', meetingTime: command.name === 'accept' ? (command.meetingTime ?? null) : null },
          actor: system,
        })
      else unit.queue.push({ command: { name: 'answerPosted' }, actor: system })
      return
    case 'event':
      unit.events.push({
        type: effect.type,
        discussionId: row.queryId,
        engagementId: row.id,
        expertId: row.userId,
      } as UnitOfWork['events'][number])
  }
}

async function fixRate({ tx, loaded }: UnitOfWork, row: EngagementRow): Promise<void> {
  const [person] = await tx.select({ rate: user.hourlyRate }).from(user).where(eq(user.id, row.userId))
  Object.assign(row, { rate: person?.rate ?? null, surgeMultiple: loaded.discussion.surgeMultiple })
}

function set(
  row: EngagementRow,
  { invitedAt, respondBy, reservedPausedMs, termsAcceptedAt: _kept, staffReason, ...same }: EngagementChange,
  now: Date,
): void {
  Object.assign(row, same)
  if (invitedAt) Object.assign(row, { inviteTime: invitedAt, reminderStatus: 'none', decidedAt: null })
  if (respondBy !== undefined) row.inviteExpires = respondBy
  if (reservedPausedMs === null) stopClock(row, now)
  else if (reservedPausedMs !== undefined) row.remainingMs = reservedPausedMs
  if (staffReason !== undefined) row.rejectReason = staffReason
}

/** Reminders of an invitation or a seat. They look at the row again when their time has come. */
async function remind(unit: UnitOfWork, row: EngagementRow, at: Date): Promise<void> {
  if (row.status === 'claimed') return remindSeat(unit, row, at)
  const { ctx, tx, now, limits, loaded } = unit
  const { firstReminder, secondReminder } = settingsOf(loaded, limits)
  for (const [index, hours] of [firstReminder, secondReminder].entries()) {
    const runAt = new Date(now.getTime() + hours * 3_600_000)
    if (hours > 0 && runAt < at)
      await enqueue(ctx, tx, {
        kind: 'discussion.remindInvite',
        payload: { id: row.id, invited: row.inviteTime?.getTime() ?? 0, ordinal: index + 1 },
        runAt,
      })
  }
}
