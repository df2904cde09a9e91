import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { auditEvent, planLink, planSurge } from '#db/schema/all.ts'
import { beginsWith, contains } from '#db/sql.ts'
import { auditEvents } from '#model/audit/enums.ts'
import { auditListRow } from '#model/audit/wire.ts'
import { adminResource } from '../admin/declare.ts'
import { anyOf, flag, oneOfThese, since, textWhere, until } from '../admin/filters.ts'
import { inWords, pointersOf } from './in-words.ts'
import { namePeople } from './name-people.ts'
import { nameRecords } from './name-records.ts'

const t = auditEvent
const event = z.enum(auditEvents)

const parts = ['membership_plan_link', 'membership_plan_surge']
/** What happened to a plan, its members (logged under the plan's id and theirs), its links and its surge payments, the deleted ones too. */
const ofPlan = (planId: string): SQL | undefined =>
  or(
    and(eq(t.refTable, 'membership_plan'), eq(t.refId, planId)),
    and(eq(t.refTable, 'membership_plan_member'), beginsWith(t.refId, `${planId}:`)),
    and(
      inArray(t.refTable, parts),
      sql`${t.refId} in (select ${planLink.id} from ${planLink} where ${planLink.planId} = ${planId}
    union select ${planSurge.id} from ${planSurge} where ${planSurge.planId} = ${planId} union select gone.ref_id from log_lfc gone where gone.owner_id = ${planId})`,
    ),
  )

/** The change log. It is written by the changes themselves and never edited. */
export const auditResource = adminResource('auditEvents', {
  table: t,
  columns: {
    id: t.id,
    changeId: t.changeId,
    userId: t.userId,
    actingUserId: t.actingUserId,
    event: t.event,
    refTable: t.refTable,
    refId: t.refId,
    refField: t.refField,
    oldVal: t.oldVal,
    newVal: t.newVal,
    text: t.text,
    createdAt: t.createdAt,
  },
  row: auditListRow,
  toRow: (raw) => ({ ...raw, createdAt: raw.createdAt.toISOString(), user: null, actingUser: null, about: null }),
  inFiles: inWords,
  pointsAt: pointersOf,
  complete: async (_ctx, q, rows) => {
    await namePeople(q, rows)
    await nameRecords(q, rows)
  },
  filters: {
    userId: oneOfThese((ids) => sql`(${inArray(t.userId, ids)} or ${inArray(t.actingUserId, ids)})`, z.string()),
    createdStart: since(t.createdAt),
    createdEnd: until(t.createdAt),
    text: textWhere((text) => contains([t.text, t.oldVal, t.newVal], text)),
    refTable: anyOf(t.refTable),
    refId: anyOf(t.refId),
    planId: oneOfThese((ids) => or(...ids.map(ofPlan)), z.string()),
    refField: anyOf(t.refField),
    event: anyOf(t.event, event),
    excludeEvent: oneOfThese((events) => notInArray(t.event, events), event),
    oldVal: textWhere((text) => contains(t.oldVal, text)),
    newVal: textWhere((text) => contains(t.newVal, text)),
    changeId: anyOf(t.changeId),
    /** names are always there; kept since callers ask for them */
    includeUser: flag(() => undefined),
  },
  countedHits: 20_000,
  onlyGrows: true,
  sorts: ['createdAt', 'event', 'refTable'],
  defaultSort: ['createdAt', 'DESC'],
  thenBy: [t.createdAt],
  catalogue: {
    filters: [
      'userId',
      'createdStart',
      'createdEnd',
      'text',
      'refTable',
      'refId',
      'event',
      'excludeEvent',
      'refField',
      'oldVal',
      'newVal',
      'includeUser',
    ],
  },
})
