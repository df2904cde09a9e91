import type { z } from 'zod'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { mayMeetElsewhere } from '#model/discussions/calls/call-seats.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { EngagementCommand } from '#model/discussions/lifecycle/engagement-context.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import type { runExpertSelectionBody } from '#model/discussions/wire-bodies.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { applyOwnCommand } from '../lifecycle/with-discussion.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { awaitConfirmation } from '../calls/await-confirmation.ts'
import { clashOfSeat } from '../calls/people-free.ts'
import { lifeActor, noPersonFacts } from '../lifecycle/facts.ts'
import { expertsOf, type EngagementRow } from '../lifecycle/load.ts'
import { seatFacts } from '../creation/person-facts.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { showEngagements } from '../responses/response-view.ts'
import { lastSelection } from './next-draw.ts'
import { setAnswersApart } from '../responses/reject-answer.ts'
import { stale } from '../lifecycle/refusals.ts'
import type { Reader } from '../viewer.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** What staff do with the panel of a discussion. */

export async function shown(unit: UnitOfWork, reader: Reader, row: EngagementRow): Promise<Engagement> {
  const [engagement] = await showEngagements(unit.tx, unit.loaded, reader, [row])
  return engagement as Engagement
}

const staffActor = (unit: UnitOfWork) => lifeActor(requireActor(unit.ctx), unit.loaded.discussion.userId)

/** @throws not.found for a part in another discussion */
export function partOf(unit: UnitOfWork, queryExpertId: string): EngagementRow {
  const row = expertsOf(unit.loaded.engagements).find((one) => one.id === queryExpertId)
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

const staffDoes = (
  ctx: Ctx,
  key: string,
  decide: (unit: UnitOfWork, reader: Reader) => Promise<EngagementRow>,
): Promise<Engagement> => {
  let reader: Reader
  return withDiscussionAs(
    ctx,
    key,
    async (unit, seen) => {
      reader = seen
      return decide(unit, seen)
    },
    (unit, row) => shown(unit, reader, row),
  )
}

/**
 * Runs a round of choosing by hand, also where experts are no longer invited on their own.
 * @returns the round that was made
 * @throws discussion.transition while it is not open or all seats are taken, selection.changed when the preview is out of date
 */
export function runExpertSelection(
  ctx: Ctx,
  key: string,
  { count, inputHash, previewed }: z.infer<typeof runExpertSelectionBody>,
) {
  let reader: Reader
  let before = 0
  return withDiscussionAs(
    ctx,
    key,
    async (unit, seen) => {
      reader = seen
      before = (await lastSelection(unit.tx, unit.loaded.discussion.id))?.round ?? 0
      await applyOwnCommand(unit, { name: 'runSelection' })
      if (!unit.selection) return
      if (count !== undefined) unit.selection.count = count
      if (inputHash !== undefined) unit.selection.previewed = { inputHash, userIds: previewed }
    },
    async (unit) => {
      const last = await lastSelection(unit.tx, unit.loaded.discussion.id)
      const made = last && last.round > before ? last : undefined
      const invited = unit.loaded.engagements.filter((row) => made?.invited.includes(row.userId))
      return {
        round: last?.round ?? 0,
        seed: last?.seed ?? '',
        inputHash: last?.inputHash ?? null,
        invited: await showEngagements(unit.tx, unit.loaded, reader, invited),
        alternates: (last?.alternates ?? []).map((userId, index) => ({
          userId,
          rank: (last?.invited.length ?? 0) + index + 1,
        })),
      }
    },
  )
}

/** Invites one expert by hand, from inside the pools or outside. @throws errors.invalidParameters when the person cannot be seated */
export const inviteExpert = (ctx: Ctx, key: string, userId: string): Promise<Engagement> =>
  staffDoes(ctx, key, async (unit) => {
    const { eligible } = await seatFacts(unit.tx, unit.loaded, userId, unit.limits, unit.now)
    if (!eligible)
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { userId: 'engagement.refused.notEligible' },
      })
    const round = (await lastSelection(unit.tx, unit.loaded.discussion.id))?.round ?? 0
    const { row } = await applyEngagementCommand(unit, userId, {
      command: { name: 'invite' },
      actor: staffActor(unit),
      found: { round, poolId: null, side: 'staff' },
    })
    return row
  })

/** A fresh clock for an invitation or a seat. */
export const resetInviteTime = (ctx: Ctx, key: string, queryExpertId: string): Promise<Engagement> =>
  staffDoes(
    ctx,
    key,
    async (unit) =>
      (
        await applyEngagementCommand(unit, partOf(unit, queryExpertId).userId, {
          command: { name: 'extend' },
          actor: staffActor(unit),
        })
      ).row,
  )

const restorable: readonly QueryExpertStatus[] = ['invited', 'claimed', 'answered']

/** Which act of staff leads to a status. @throws errors.invalidParameters for statuses that no one sets by hand */
function commandTo(
  row: EngagementRow,
  status: QueryExpertStatus,
  payable: boolean | undefined,
  reason: string | undefined,
): EngagementCommand {
  if (status === row.status && payable !== undefined) return { name: 'setPayable', payable, ...(reason && { reason }) }
  if (status === 'cancelled') return { name: 'withdraw' }
  if (status === 'rejected') return { name: 'reject', reason: reason ?? '' }
  if (restorable.includes(status)) return { name: 'restore', to: status as 'invited' | 'claimed' | 'answered' }
  throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
    fields: { status: 'engagement.refused.status' },
  })
}

export interface ParticipantChange {
  queryExpertId: string
  /** absent: it stays */
  status?: QueryExpertStatus | undefined
  payable?: boolean | undefined
  reason?: string | undefined
  /** the one the caller has read */
  version?: number | undefined
}

/** Withdraws, restores, rejects, or changes whether the work is paid; a reason is in the audit history. */
export const updateParticipantStatus = (
  ctx: Ctx,
  key: string,
  { queryExpertId, status, payable, reason, version }: ParticipantChange,
): Promise<Engagement> =>
  staffDoes(ctx, key, async (unit, reader) => {
    const row = partOf(unit, queryExpertId)
    if (version !== undefined && version !== row.version) throw stale(await shown(unit, reader, row))
    const asked = commandTo(row, status ?? row.status, payable, reason)
    const actor = staffActor(unit)
    // a seat of a call that is still to come takes the expert's time again
    const clash =
      asked.name === 'restore' &&
      asked.to === 'claimed' &&
      isLive(unit.loaded.discussion.mediaType) &&
      (await clashOfSeat(unit, row.userId, unit.loaded.discussion.meetingTime))
    await applyEngagementCommand(unit, row.userId, {
      command: asked,
      actor,
      words: { reason },
      person: { ...noPersonFacts, clash },
    })
    if (row.status === 'claimed' && row.confirmBy !== null) await awaitConfirmation(unit, row.id, row.confirmBy)
    if (reason) unit.why.set(row.id, reason)
    if (asked.name === 'reject') await setAnswersApart(unit, row, asked.reason)
    if (asked.name !== 'setPayable' && payable !== undefined && payable !== row.payable) {
      await applyEngagementCommand(unit, row.userId, { command: { name: 'setPayable', payable }, actor })
    }
    return row
  })

/** Where an expert meets the others instead of the room; null: in the room. @throws errors.invalidParameters in a blinded discussion */
export const setMeetingUrl = (
  ctx: Ctx,
  key: string,
  queryExpertId: string,
  mtgUrl: string | null,
): Promise<Engagement> =>
  staffDoes(ctx, key, async (unit) => {
    const row = partOf(unit, queryExpertId)
    if (mtgUrl !== null && !mayMeetElsewhere(unit.loaded.discussion.type))
      throw refusedFields({ mtgUrl: 'queryMeeting.blinded' })
    row.mtgUrl = mtgUrl
    return row
  })
