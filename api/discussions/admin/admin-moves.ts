import { and, eq, inArray, sql, type AnyColumn } from 'drizzle-orm'
import { z } from 'zod'
import { auditEvent, queryExpert, queryHeader, stateTransition, user } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import { contains } from '#db/sql.ts'
import { engagementMoveRow, stateTransitionAdminRow } from '#model/discussions/admin-rows.ts'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { adminResource } from '../../admin/declare.ts'
import { anyOf, oneOfThese, since, textWhere, until } from '../../admin/filters.ts'
import { namePeople, who } from '../../audit/name-people.ts'
import { moveLabel } from '#model/discussions/labels.ts'
import { resolvedName } from '#model/identity/person-name.ts'

/** Someone did it, or had it done in their name. */
const doneBy = (userId: AnyColumn, actingUserId: AnyColumn) =>
  oneOfThese((ids) => sql`(${inArray(userId, ids)} or ${inArray(actingUserId, ids)})`, z.string())

const s = stateTransition
/** How discussions came to be in the state they are in: who moved which from where to where, when, and why. */
export const stateTransitions = adminResource('stateTransitions', {
  table: s,
  joins: [{ table: queryHeader, on: eq(s.queryId, queryHeader.id) }],
  columns: {
    id: s.id,
    queryId: s.queryId,
    queryKey: queryHeader.key,
    from: s.from,
    to: s.to,
    command: s.command,
    userId: s.userId,
    actingUserId: s.actingUserId,
    reason: s.reason,
    createdAt: s.createdAt,
  },
  row: stateTransitionAdminRow,
  toRow: (raw) => ({
    ...raw,
    queryKey: raw.queryKey ?? '',
    user: null,
    actingUser: null,
    createdAt: raw.createdAt.toISOString(),
  }),
  inFiles: {
    who,
    from: (row, { words }) => row.from && words(moveLabel(row.from, row.command)),
    to: (row, { words }) => words(moveLabel(row.to, row.command)),
  },
  complete: (_ctx, q, rows) => namePeople(q, rows),
  filters: {
    queryId: anyOf(s.queryId),
    userId: doneBy(s.userId, s.actingUserId),
    from: anyOf(s.from, z.enum(queryStatuses)),
    to: anyOf(s.to, z.enum(queryStatuses)),
    command: anyOf(s.command),
    text: textWhere((text) => contains(s.reason, text)),
    createdStart: since(s.createdAt),
    createdEnd: until(s.createdAt),
  },
  sorts: ['createdAt', 'from', 'to', 'command'],
  defaultSort: ['createdAt', 'ASC'],
  thenBy: [s.createdAt],
  catalogue: { filters: ['queryId'] },
})

const l = auditEvent
const status = z.enum(queryExpertStatuses)
/** The same of experts' parts in discussions, as the change log shows it. */
export const engagementMoves = adminResource('engagementMoves', {
  table: l,
  only: and(eq(l.refTable, 'query_expert'), eq(l.refField, 'status')),
  joins: [
    { table: queryExpert, on: eq(l.refId, queryExpert.id) },
    { table: queryHeader, on: eq(queryExpert.queryId, queryHeader.id) },
    { table: user, on: eq(queryExpert.userId, user.id) },
  ],
  columns: {
    id: l.id,
    queryExpertId: l.refId,
    queryId: queryExpert.queryId,
    queryKey: queryHeader.key,
    expertId: queryExpert.userId,
    from: l.oldVal,
    to: l.newVal,
    reason: l.text,
    userId: l.userId,
    actingUserId: l.actingUserId,
    createdAt: l.createdAt,
    ...nameColumns,
  },
  row: engagementMoveRow,
  toRow: ({ firstName, lastName, displayName, prefix, suffix, ...raw }) => ({
    ...raw,
    expertName:
      firstName === null ? null : resolvedName({ firstName, lastName: lastName ?? '', displayName, prefix, suffix }),
    user: null,
    actingUser: null,
    createdAt: raw.createdAt.toISOString(),
  }),
  inFiles: { who },
  complete: (_ctx, q, rows) => namePeople(q, rows),
  filters: {
    queryId: oneOfThese(
      (ids) =>
        sql`${l.refId} in (select ${queryExpert.id} from ${queryExpert} where ${inArray(queryExpert.queryId, ids)})`,
      z.string(),
    ),
    expertId: oneOfThese(
      (ids) =>
        sql`${l.refId} in (select ${queryExpert.id} from ${queryExpert} where ${inArray(queryExpert.userId, ids)})`,
      z.string(),
    ),
    userId: doneBy(l.userId, l.actingUserId),
    from: anyOf(l.oldVal, status),
    to: anyOf(l.newVal, status),
    text: textWhere((text) => contains(l.text, text)),
    createdStart: since(l.createdAt),
    createdEnd: until(l.createdAt),
  },
  onlyGrows: true,
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
})
