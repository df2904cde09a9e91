import { eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import {
  pool,
  queryAttachment,
  queryExpert,
  queryHeader,
  queryResponse,
  querySelection,
  uploadCheck,
  user,
  userTimeoff,
} from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import { dayOf } from '#db/sql.ts'
import { queryExpertAdminRow, queryResponseAdminRow, querySelectionRow } from '#model/discussions/admin-rows.ts'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { reminderStatuses } from '#model/discussions/enums.ts'
import { responseSubtypes, responseTypes } from '#model/discussions/response-enums.ts'
import { adminResource } from '../../admin/declare.ts'
import { anyOf, flag, textWhere } from '../../admin/filters.ts'
import type { Ctx } from '../../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

const e = queryExpert
/** Something to do here falls into a vacation of the same person: the meeting, or the time left for an answer. */
function meetsVacation(now: Date): SQL {
  const today = now.toISOString().slice(0, 10)
  const q = queryHeader
  const v = userTimeoff
  const ends = sql`case when ${e.status} = 'claimed' then ${e.reservedUntil} else ${e.inviteExpires} end`
  // those who are away are few: begun with them, no one else's parts are looked at
  const away = sql`${e.userId} in (select ${v.userId} from ${v} where ${v.end} >= ${today})`
  return sql`${inArray(e.status, ['invited', 'claimed'])} and ${away} and exists (select 1 from ${v} inner join ${q} on ${q.id} = ${e.queryId} where ${v.userId} = ${e.userId} and ${v.end} >= ${today}
    and ${v.start} <= coalesce(${dayOf(q.meetingTime)}, ${dayOf(ends)}, ${v.start}) and ${v.end} >= coalesce(${dayOf(q.meetingTime)}, ${today}))`
}

/** Everyone's part in discussions. It moves by commands. */
export const queryExperts = adminResource('queryExperts', {
  table: e,
  joins: [
    { table: user, on: eq(e.userId, user.id), always: true, thenBy: [user.sortName, user.id] },
    { table: pool, on: eq(e.poolId, pool.id) },
  ],
  columns: {
    id: e.id,
    queryId: e.queryId,
    userId: e.userId,
    status: e.status,
    round: e.round,
    poolId: e.poolId,
    poolName: pool.displayName,
    side: e.side,
    inviteTime: e.inviteTime,
    inviteExpires: e.inviteExpires,
    acceptedAt: e.acceptedAt,
    reservedUntil: e.reservedUntil,
    bookedAt: e.bookedAt,
    confirmBy: e.confirmBy,
    answeredAt: e.answeredAt,
    declineReason: e.declineReason,
    givenBackReason: e.givenBackReason,
    rejectReason: e.rejectReason,
    rate: e.rate,
    surgeMultiple: e.surgeMultiple,
    minutes: e.minutes,
    measuredSeconds: e.measuredSeconds,
    pausedFor: e.pausedFor,
    remainingMs: e.remainingMs,
    payable: e.payable,
    frozen: e.frozen,
    paid: e.paid,
    reminderStatus: e.reminderStatus,
    mtgUrl: e.mtgUrl,
    createdAt: e.createdAt,
    updatedAt: e.updatedAt,
    version: e.version,
    email: user.email,
    expertTier: user.expertTier,
    ...nameColumns,
  },
  row: queryExpertAdminRow,
  toRow: ({ firstName, lastName, displayName, prefix, suffix, ...raw }) => ({
    ...raw,
    queryExpertId: raw.id,
    displayName: resolvedName({ firstName, lastName, displayName, prefix, suffix }),
    pausedFor: raw.pausedFor ?? [],
    inviteTime: iso(raw.inviteTime),
    inviteExpires: iso(raw.inviteExpires),
    acceptedAt: iso(raw.acceptedAt),
    reservedUntil: iso(raw.reservedUntil),
    bookedAt: iso(raw.bookedAt),
    confirmBy: iso(raw.confirmBy),
    answeredAt: iso(raw.answeredAt),
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
  }),
  search: user.searchText,
  filters: {
    queryId: anyOf(e.queryId),
    userId: anyOf(e.userId),
    status: anyOf(e.status, z.enum(queryExpertStatuses)),
    reminderStatus: anyOf(e.reminderStatus, z.enum(reminderStatuses)),
    payable: flag((on) => eq(e.payable, on)),
    paid: flag((on) => eq(e.paid, on)),
    meetsVacation: flag((on, ctx: Ctx) => (on ? meetsVacation(ctx.now()) : undefined)),
  },
  sorts: [
    'createdAt',
    'updatedAt',
    'status',
    'inviteTime',
    'acceptedAt',
    'answeredAt',
    'minutes',
    'round',
    'expertTier',
    'lastName',
  ],
  sortedBy: { lastName: user.sortName },
  defaultSort: ['createdAt', 'ASC'],
  thenBy: [e.createdAt],
  catalogue: { filters: ['queryId', 'userId', 'status', 'reminderStatus'] },
})

const r = queryResponse
/** Every line of discussions, those for staff alone too. */
export const queryResponses = adminResource('queryResponses', {
  table: r,
  joins: [
    { table: user, on: eq(r.userId, user.id) },
    { table: queryAttachment, on: eq(r.attachmentId, queryAttachment.id) },
    { table: uploadCheck, on: eq(queryAttachment.storageKey, uploadCheck.storageKey) },
  ],
  columns: {
    id: r.id,
    queryId: r.queryId,
    queryExpertId: r.queryExpertId,
    userId: r.userId,
    actingUserId: r.actingUserId,
    type: r.type,
    subtype: r.subtype,
    text: r.text,
    terms: r.terms,
    reason: r.reason,
    aboutResponseId: r.aboutResponseId,
    minutes: r.minutes,
    createdAt: r.createdAt,
    updatedAt: r.updatedAt,
    version: r.version,
    userType: user.userType,
    ...nameColumns,
    fileId: queryAttachment.id,
    fileName: queryAttachment.name,
    fileType: queryAttachment.type,
    fileSize: queryAttachment.size,
    fileDescription: queryAttachment.description,
    fileStatus: queryAttachment.status,
    fileCheck: uploadCheck.status,
  },
  row: queryResponseAdminRow,
  toRow: ({
    firstName,
    lastName,
    displayName,
    prefix,
    suffix,
    fileId,
    fileName,
    fileType,
    fileSize,
    fileDescription,
    fileStatus,
    fileCheck,
    ...raw
  }) => ({
    ...raw,
    terms: raw.terms !== null,
    displayName: resolvedName({ firstName, lastName, displayName, prefix, suffix }),
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
    ...(fileId !== null && {
      attachment: {
        id: fileId,
        name: fileName,
        type: fileType,
        size: fileSize,
        description: fileDescription ?? '',
        text: raw.text,
        status: fileCheck ?? fileStatus,
      },
    }),
  }),
  filters: {
    queryId: anyOf(r.queryId),
    userId: anyOf(r.userId),
    queryExpertId: anyOf(r.queryExpertId),
    type: anyOf(r.type, z.enum(responseTypes)),
    subtype: anyOf(r.subtype, z.enum(responseSubtypes)),
    afterId: textWhere((id) => gt(r.id, id)),
    hasFile: flag((on) => (on ? isNotNull(r.attachmentId) : isNull(r.attachmentId))),
  },
  sorts: ['createdAt', 'type', 'minutes'],
  defaultSort: ['createdAt', 'ASC'],
  thenBy: [r.createdAt],
  catalogue: { filters: ['queryId', 'type', 'subtype', 'afterId'] },
})

const x = querySelection
/** Every run of expert selection with its seed, ranking and reasons. */
export const querySelections = adminResource('querySelections', {
  table: x,
  columns: {
    id: x.id,
    queryId: x.queryId,
    round: x.round,
    seed: x.seed,
    mode: x.mode,
    panelSize: x.panelSize,
    inputHash: x.inputHash,
    ranking: x.ranking,
    invited: x.invited,
    alternates: x.alternates,
    runBy: x.runBy,
    createdAt: x.createdAt,
  },
  row: querySelectionRow,
  toRow: (raw) => ({ ...raw, createdAt: raw.createdAt.toISOString() }),
  filters: { queryId: anyOf(x.queryId), runBy: anyOf(x.runBy) },
  sorts: ['round', 'createdAt'],
  defaultSort: ['round', 'DESC'],
})
