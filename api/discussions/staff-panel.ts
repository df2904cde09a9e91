import type { z } from 'zod'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { EngagementCommand } from '#model/discussions/engagement-facts.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import type { runExpertSelectionBody } from '#model/discussions/wire-bodies.ts'
import { AppError } from '#model/errors.ts'
import { me, type Ctx } from '../context.ts'
import { command } from './act.ts'
import { applyEngagement } from './apply-engagement.ts'
import { waitForConfirmation } from './calls/move-seats.ts'
import { clashOfSeat } from './calls/people-free.ts'
import { lifeActor, noPersonFacts } from './facts.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import { seatFacts } from './person-facts.ts'
import { actAs } from './read-discussion.ts'
import { showEngagements } from './response-view.ts'
import { lastSelection } from './next-draw.ts'
import { setAnswersApart } from './reject-answer.ts'
import { stale } from './refusals.ts'
import type { Reader } from './viewer.ts'
import type { Work } from './work.ts'

/** What staff do with the panel of a discussion. */

export async function shown(work: Work, reader: Reader, row: EngagementRow): Promise<Engagement> {
  const [engagement] = await showEngagements(work.tx, work.loaded, reader, [row])
  return engagement as Engagement
}

const staffActor = (work: Work) => lifeActor(me(work.ctx), work.loaded.discussion.userId)

/** @throws not.found for a part in another discussion */
export function partOf(work: Work, queryExpertId: string): EngagementRow {
  const row = expertsOf(work.loaded.engagements).find((one) => one.id === queryExpertId)
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

const staffDoes = (
  ctx: Ctx,
  key: string,
  decide: (work: Work, reader: Reader) => Promise<EngagementRow>,
): Promise<Engagement> => {
  let reader: Reader
  return actAs(
    ctx,
    key,
    async (work, seen) => {
      reader = seen
      return decide(work, seen)
    },
    (work, row) => shown(work, reader, row),
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
  return actAs(
    ctx,
    key,
    async (work, seen) => {
      reader = seen
      before = (await lastSelection(work.tx, work.loaded.discussion.id))?.round ?? 0
      await command(work, { name: 'runSelection' })
      if (!work.selection) return
      if (count !== undefined) work.selection.count = count
      if (inputHash !== undefined) work.selection.previewed = { inputHash, userIds: previewed }
    },
    async (work) => {
      const last = await lastSelection(work.tx, work.loaded.discussion.id)
      const made = last && last.round > before ? last : undefined
      const invited = work.loaded.engagements.filter((row) => made?.invited.includes(row.userId))
      return {
        round: last?.round ?? 0,
        seed: last?.seed ?? '',
        inputHash: last?.inputHash ?? null,
        invited: await showEngagements(work.tx, work.loaded, reader, invited),
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
  staffDoes(ctx, key, async (work) => {
    const { eligible } = await seatFacts(work.tx, work.loaded, userId, work.limits, work.now)
    if (!eligible)
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { userId: 'engagement.refused.notEligible' },
      })
    const round = (await lastSelection(work.tx, work.loaded.discussion.id))?.round ?? 0
    const { row } = await applyEngagement(work, userId, {
      command: { name: 'invite' },
      actor: staffActor(work),
      found: { round, poolId: null, side: 'staff' },
    })
    return row
  })

/** A fresh clock for an invitation or a seat. */
export const resetInviteTime = (ctx: Ctx, key: string, queryExpertId: string): Promise<Engagement> =>
  staffDoes(
    ctx,
    key,
    async (work) =>
      (
        await applyEngagement(work, partOf(work, queryExpertId).userId, {
          command: { name: 'extend' },
          actor: staffActor(work),
        })
      ).row,
  )

const restorable: readonly QueryExpertStatus[] = ['invited', 'claimed', 'answered']

/** Which act of staff leads to a status. @throws errors.invalidParameters for statuses that nobody sets by hand */
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

/** Withdraws, restores, rejects, or changes whether the work is paid; a reason stands in the audit history. */
export const updateParticipantStatus = (
  ctx: Ctx,
  key: string,
  { queryExpertId, status, payable, reason, version }: ParticipantChange,
): Promise<Engagement> =>
  staffDoes(ctx, key, async (work, reader) => {
    const row = partOf(work, queryExpertId)
    if (version !== undefined && version !== row.version) throw stale(await shown(work, reader, row))
    const asked = commandTo(row, status ?? row.status, payable, reason)
    const actor = staffActor(work)
    // a seat of a call that is still to come takes the expert's time again
    const clash =
      asked.name === 'restore' &&
      asked.to === 'claimed' &&
      isLive(work.loaded.discussion.mediaType) &&
      (await clashOfSeat(work, row.userId, work.loaded.discussion.meetingTime))
    await applyEngagement(work, row.userId, {
      command: asked,
      actor,
      words: { reason },
      person: { ...noPersonFacts, clash },
    })
    if (row.status === 'claimed' && row.confirmBy !== null) await waitForConfirmation(work, row)
    if (reason) work.why.set(row.id, reason)
    if (asked.name === 'reject') await setAnswersApart(work, row, asked.reason)
    if (asked.name !== 'setPayable' && payable !== undefined && payable !== row.payable) {
      await applyEngagement(work, row.userId, { command: { name: 'setPayable', payable }, actor })
    }
    return row
  })

export const setMeetingUrl = (
  ctx: Ctx,
  key: string,
  queryExpertId: string,
  mtgUrl: string | null,
): Promise<Engagement> =>
  staffDoes(ctx, key, async (work) => {
    const row = partOf(work, queryExpertId)
    row.mtgUrl = mtgUrl
    return row
  })
