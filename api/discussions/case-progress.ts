import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse, querySeen } from '#db/schema/all.ts'
import { caseProgress } from '#model/discussions/case-progress.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { addSeconds } from '#model/time.ts'
import { answerShown, answerWaits, callState, nothingLeft, seatsOf } from './lifecycle/facts.ts'
import { expertsOf, type EngagementRow, type LoadedDiscussion } from './lifecycle/load.ts'
import { visibleIds } from './responses/visible-ids.ts'
import type { Reader } from './viewer.ts'

/** Where a case is, from its rows. */
export function progressWire(
  loaded: LoadedDiscussion,
  { panelSize, now, limits }: { panelSize: number; now: Date; limits: Limits },
): NonNullable<Discussion['progress']> {
  const { discussion } = loaded
  const experts = expertsOf(loaded.engagements)
  const paused = discussion.status === 'held'
  const progress = caseProgress({
    status: discussion.status,
    askerAction: discussion.askerAction,
    released: discussion.releasedAt !== null,
    live: isLive(discussion.mediaType),
    call: callState(loaded, limits, now),
    panelSize,
    invited: experts.filter((row) => row.inviteTime !== null).length,
    asked: experts.filter((row) => row.status === 'invited' && (row.inviteExpires === null || row.inviteExpires > now))
      .length,
    accepted: seatsOf(loaded, panelSize, now).used,
    answered: experts.filter((row) => answerShown(loaded, row)).length,
    withdrawn: experts.filter((row) => nothingLeft(loaded, row)).length,
    deadlines: paused
      ? []
      : experts.flatMap((row) => {
          const deadline = deadlineOf(loaded, row, limits)
          return deadline !== null && deadline > now ? [deadline] : []
        }),
  })
  return { ...progress, firstAnswerBy: progress.firstAnswerBy?.toISOString() ?? null }
}

/** Until when a seat was reserved: while staff still check its answer, the asker sees what was there before. */
function deadlineOf(loaded: LoadedDiscussion, row: EngagementRow, limits: Limits): Date | null {
  if (row.status === 'claimed') return row.remainingMs === null ? row.reservedUntil : null
  if (row.acceptedAt === null || !row.answeredAt || answerShown(loaded, row) || !answerWaits(loaded, row)) return null
  return addSeconds(row.acceptedAt, limits['discussion.seat'] * 3600)
}

/** What others have answered since the reader was here last; null for those who may not read it. */
export async function newAnswers(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
): Promise<Discussion['newAnswers']> {
  if (!reader.seesContent) return null
  if (loaded.answers.size === 0) return { count: 0, firstId: null }
  const queryId = loaded.discussion.id
  const [seen] = await q
    .select({ responseId: querySeen.responseId })
    .from(querySeen)
    .where(and(eq(querySeen.queryId, queryId), eq(querySeen.userId, reader.userId)))
  const visible = new Set(await visibleIds(q, loaded, reader, { hideCsrData: true, type: 'response' }))
  const experts = new Set(expertsOf(loaded.engagements).map((row) => row.userId))
  const rows = await q
    .select({ id: queryResponse.id, userId: queryResponse.userId, subtype: queryResponse.subtype })
    .from(queryResponse)
    .where(and(eq(queryResponse.queryId, queryId), eq(queryResponse.type, 'response')))
    .orderBy(queryResponse.id)
  const fresh = rows.filter(
    (row) =>
      visible.has(row.id) &&
      (row.subtype === null || row.subtype === 'response') &&
      row.userId !== reader.userId &&
      experts.has(row.userId) &&
      (seen === undefined || row.id > seen.responseId),
  )
  return { count: fresh.length, firstId: fresh[0]?.id ?? null }
}
