import { inArray } from 'drizzle-orm'
import { queryAttachment } from '#db/schema/all.ts'
import type { Attachment, DiscussionResponse, Engagement } from '#model/discussions/wire.ts'
import { checksOf } from '../http/store-upload.ts'
import { shownAttachment } from './files/find-attachment.ts'
import type { EngagementRow, Loaded } from './load.ts'
import type { ResponseRow } from './responses.ts'
import { namesFor, poolNames } from './names.ts'
import type { Queries } from '#db/client.ts'
import type { Reader } from './viewer.ts'
import { askerIsHidden, expertsAreHidden } from '#model/discussions/visibility.ts'

/** Lines of a discussion as one reader sees them. Where a name is hidden, the id behind it is too. */
export async function showResponses(
  q: Queries,
  loaded: Loaded,
  reader: Reader,
  rows: readonly ResponseRow[],
): Promise<DiscussionResponse[]> {
  const { discussion } = loaded
  const nameOf = await namesFor(
    q,
    loaded,
    reader,
    rows.map((row) => row.userId),
  )
  const experts = new Set(loaded.engagements.map((row) => row.userId))
  const hides = (userId: string) => {
    if (userId === reader.userId) return false
    return userId === discussion.userId
      ? askerIsHidden(reader.kind, discussion.anonymous, discussion.type, reader.engagement)
      : experts.has(userId) && expertsAreHidden(reader.kind, discussion.type, false)
  }
  const files = await filesOf(q, rows)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    subtype: row.subtype,
    queryExpertId: row.queryExpertId,
    userId: hides(row.userId) ? null : row.userId,
    displayName: nameOf(row.userId),
    text: row.text,
    terms: row.terms !== null,
    reason: row.reason,
    aboutResponseId: row.aboutResponseId,
    ...files(row),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }))
}

/** The file of a line, if it has one. */
async function filesOf(
  q: Queries,
  rows: readonly ResponseRow[],
): Promise<(row: ResponseRow) => { attachment?: Attachment }> {
  const ids = rows.flatMap((row) => row.attachmentId ?? [])
  const files = ids.length === 0 ? [] : await q.select().from(queryAttachment).where(inArray(queryAttachment.id, ids))
  const checks = await checksOf(
    q,
    files.map((file) => file.storageKey),
  )
  const byId = new Map(files.map((file) => [file.id, file]))
  return (row) => {
    const file = byId.get(row.attachmentId ?? '')
    return file ? { attachment: shownAttachment(file, row.text, checks) } : {}
  }
}

export async function showResponse(
  q: Queries,
  loaded: Loaded,
  reader: Reader,
  row: ResponseRow,
): Promise<DiscussionResponse> {
  const [shown] = await showResponses(q, loaded, reader, [row])
  return shown as DiscussionResponse
}

/** Parts of experts, for staff. */
export async function showEngagements(
  q: Queries,
  loaded: Loaded,
  reader: Reader,
  rows: readonly EngagementRow[],
): Promise<Engagement[]> {
  const nameOf = await namesFor(
    q,
    loaded,
    reader,
    rows.map((row) => row.userId),
  )
  const pools = await poolNames(
    q,
    rows.map((row) => row.poolId),
  )
  return rows.map((row) => ({
    queryExpertId: row.id,
    userId: row.userId,
    displayName: nameOf(row.userId),
    status: row.status,
    round: row.round,
    poolId: row.poolId,
    poolName: pools.get(row.poolId ?? '') ?? null,
    side: row.side,
    inviteTime: row.inviteTime?.toISOString() ?? null,
    inviteExpires: row.inviteExpires?.toISOString() ?? null,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    bookedAt: row.status === 'claimed' ? (row.bookedAt?.toISOString() ?? null) : null,
    confirmBy: row.status === 'claimed' ? (row.confirmBy?.toISOString() ?? null) : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    minutes: row.minutes,
    payable: row.payable,
    frozen: row.frozen,
    mtgUrl: row.mtgUrl,
    version: row.version,
  }))
}
