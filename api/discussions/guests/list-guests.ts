import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { auditEvent, queryHeader, queryInvite } from '#db/schema/all.ts'
import type { ParticipantStatus, ParticipantType } from '#model/discussions/engagement-enums.ts'
import { voiceNeedsReason, type Guest, type StaffGuest } from '#model/discussions/guests.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { openDiscussion } from '../read-discussion.ts'
import { authorizeHost } from './invite-guest.ts'
import { shownGuest, type GuestRow } from './guest-link.ts'
import { undelivered } from './undelivered-guest.ts'
import { sortingBy } from '../../http/sorting.ts'

export const guestSorting = sortingBy(
  {
    createdAt: queryInvite.createdAt,
    name: queryInvite.name,
    status: queryInvite.status,
    participantType: queryInvite.participantType,
  },
  [asc(queryInvite.createdAt), asc(queryInvite.id)],
)

interface PageRequest {
  sort?: string | undefined
  page: number
  pageSize: number
}

/** The guests of a discussion, in the order in which they were brought; without those who were taken off. @throws not.found, auth.notAuthorized */
export async function listGuests(ctx: Ctx, key: string, paged: PageRequest) {
  const { loaded, reader } = await openDiscussion(ctx, key)
  authorizeHost(reader, loaded.discussion.status, false)
  return listed(ctx, and(eq(queryInvite.queryId, loaded.discussion.id), ne(queryInvite.action, 'cancelled')), paged)
}

/** For staff: guests of all discussions, those who were taken off too. */
export async function listAllGuests(
  ctx: Ctx,
  {
    queryId,
    status,
    participantType,
    ...paged
  }: PageRequest & {
    queryId?: string | undefined
    status?: ParticipantStatus | undefined
    participantType?: ParticipantType | undefined
  },
) {
  const { data, ...rest } = await listed(
    ctx,
    and(
      queryId ? eq(queryInvite.queryId, queryId) : undefined,
      status ? eq(queryInvite.status, status) : undefined,
      participantType ? eq(queryInvite.participantType, participantType) : undefined,
    ),
    paged,
  )
  const undisguised = data.filter((guest) => voiceNeedsReason(guest.participantType))
  const reasons = await voiceReasons(
    ctx.db,
    undisguised.map(({ id }) => id),
  )
  return { ...rest, data: data.map((guest): StaffGuest => ({ ...guest, voiceReason: reasons.get(guest.id) ?? null })) }
}

/** Why staff left the voices of these guests as they are: the latest reason in the history counts. */
async function voiceReasons(q: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await q
    .select({ id: auditEvent.refId, reason: auditEvent.text })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.refTable, 'query_invite'),
        inArray(auditEvent.refId, [...ids]),
        eq(auditEvent.refField, 'participantType'),
      ),
    )
    .orderBy(asc(auditEvent.createdAt), asc(auditEvent.id))
  return new Map(rows.map(({ id, reason }) => [id ?? '', reason]))
}

async function listed(
  ctx: Ctx,
  where: SQL | undefined,
  { page, pageSize, sort }: PageRequest,
): Promise<{ data: Guest[]; total: number; page: number; pageSize: number }> {
  const rows = await ctx.db
    .select({ row: queryInvite, undelivered })
    .from(queryInvite)
    .where(where)
    .orderBy(...guestSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    data: rows.map((one) => shownGuest(ctx, one.row, one.undelivered)),
    total: await ctx.db.$count(queryInvite, where),
    page,
    pageSize,
  }
}

/** For staff: one guest, and the discussion that the guest belongs to. @throws not.found */
export async function readGuest(ctx: Ctx, id: string): Promise<{ guest: Guest; row: GuestRow }> {
  const [found] = await ctx.db
    .select({ row: queryInvite, undelivered })
    .from(queryInvite)
    .innerJoin(queryHeader, eq(queryHeader.id, queryInvite.queryId))
    .where(eq(queryInvite.id, id))
  if (!found) throw new AppError('not.found', 'Not Found')
  return { guest: shownGuest(ctx, found.row, found.undelivered), row: found.row }
}
