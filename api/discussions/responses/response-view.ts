import { eq, inArray } from 'drizzle-orm'
import { queryAttachment, user, userBio, userSpecialty } from '#db/schema/all.ts'
import { ownAddress } from '#model/discussions/calls/call-seats.ts'
import type { Attachment, DiscussionResponse, Engagement } from '#model/discussions/wire.ts'
import { checksOf } from '../../http/store-upload.ts'
import { shownAttachment } from '../files/find-attachment.ts'
import type { EngagementRow, LoadedDiscussion } from '../lifecycle/load.ts'
import type { ResponseRow } from './responses.ts'
import { namesFor, poolNames } from '../display-names.ts'
import type { Queries } from '#db/client.ts'
import type { Reader } from '../viewer.ts'
import { avatarOf } from '../../identity/sessions/login-result.ts'
import { userType } from '#model/identity/enums.ts'
import { askerIsHidden, expertsAreHidden } from '#model/discussions/visibility.ts'

/** Lines of a discussion as one reader sees them. Where a name is hidden, the id behind it is too. */
export async function showResponses(
  q: Queries,
  loaded: LoadedDiscussion,
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
  const authors = await authorsOf(
    q,
    rows.map((row) => row.userId).filter((id) => id !== discussion.userId && experts.has(id) && !hides(id)),
  )
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
    ...authors(row.userId),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }))
}

/** What experts are and where they work. */
async function authorsOf(
  q: Queries,
  userIds: readonly string[],
): Promise<(userId: string) => Pick<DiscussionResponse, 'author'>> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return () => ({})
  const people = await q
    .select({
      id: user.id,
      userType: user.userType,
      avatarFileId: user.avatarFileId,
      affiliations: userBio.affiliations,
    })
    .from(user)
    .leftJoin(userBio, eq(userBio.userId, user.id))
    .where(inArray(user.id, ids))
  const specialties = await q.select().from(userSpecialty).where(inArray(userSpecialty.userId, ids))
  const byId = new Map(people.map((person) => [person.id, person]))
  return (userId) => {
    const person = byId.get(userId)
    if (!person || person.userType === userType.csr) return {}
    return {
      author: {
        specialties: specialties.filter((row) => row.userId === userId).map((row) => row.specialty),
        affiliations: person.affiliations ?? '',
        avatar: avatarOf(person),
      },
    }
  }
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
  loaded: LoadedDiscussion,
  reader: Reader,
  row: ResponseRow,
): Promise<DiscussionResponse> {
  const [shown] = await showResponses(q, loaded, reader, [row])
  return shown as DiscussionResponse
}

/** Parts of experts, for staff. */
export async function showEngagements(
  q: Queries,
  loaded: LoadedDiscussion,
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
    mtgUrl: ownAddress(loaded.discussion.type, row),
    version: row.version,
  }))
}
