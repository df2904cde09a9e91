import { and, eq, gt, gte, inArray, isNotNull, isNull, like, lt, lte, max, or, sql, sum, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { alias } from '#db/columns.ts'
import { csrTask, notification, transaction, user, userTaxInformation } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { userType } from '#model/identity/enums.ts'
import { renewalDay } from '#model/tax/circumstances.ts'
import { taxFormTypes } from '#model/tax/enums.ts'
import { formName } from '#model/tax/form-name.ts'
import {
  expiringWithin,
  formStandings,
  needsForm,
  standingFilters,
  standingOf,
  taxStandingRow,
} from '#model/tax/standing.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { adminResource } from '../admin/declare.ts'
import { anyOf, choice, oneOfThese } from '../admin/filters.ts'
import { serveResources } from '../admin/serve.ts'
import { reminderCause } from './remind-person.ts'
import { asksForNewForm } from './renewal-days.ts'

const form = userTaxInformation
const draft = alias(userTaxInformation, 'draft')

/** The same as `standingOf`, as a condition. */
function standingCondition(standing: (typeof standingFilters)[number], day: string): SQL | undefined {
  const soon = addDays(day, expiringWithin)
  const certified = eq(form.status, 'certified')
  switch (standing) {
    case 'needs':
      return or(...formStandings.filter(needsForm).map((one) => standingCondition(one, day)))
    case 'missing':
      return sql`${form.id} is null and ${draft.id} is null`
    case 'started':
      return sql`${form.id} is null and ${draft.id} is not null`
    case 'invalid':
      return eq(form.status, 'invalid')
    case 'expired':
      return and(certified, lt(form.expiresAt, day))
    case 'renew':
      return and(certified, isNotNull(csrTask.id), or(isNull(form.expiresAt), gte(form.expiresAt, day)))
    case 'expiring':
      return and(certified, isNull(csrTask.id), sql`${form.expiresAt} >= ${day}`, lte(form.expiresAt, soon))
    case 'valid':
      return and(certified, isNull(csrTask.id), or(isNull(form.expiresAt), gt(form.expiresAt, soon)))
  }
}

/** Everyone who is paid, with the form that counts or counted last. */
export const taxForms = adminResource('taxForms', {
  table: user,
  only: sql`${user.noeticExpert} = ${sql.param(true, user.noeticExpert)} and ${user.userType} <> ${userType.csr} and ${user.enabled} = ${sql.param(true, user.enabled)}`,
  joins: [
    { table: form, on: and(eq(form.userId, user.id), inArray(form.status, ['certified', 'invalid'])) as SQL },
    { table: draft, on: and(eq(draft.userId, user.id), eq(draft.status, 'draft')) as SQL },
    { table: csrTask, on: asksForNewForm },
  ],
  columns: {
    id: user.id,
    ...nameColumns,
    email: user.email,
    status: form.status,
    formType: form.formType,
    draftType: draft.formType,
    certificationDate: form.certificationDate,
    expiresAt: form.expiresAt,
    dueAt: csrTask.dueAt,
    invalidAt: form.invalidAt,
    invalidReason: form.invalidReason,
  },
  row: taxStandingRow,
  toRow: ({ firstName, lastName, displayName, prefix, suffix, status, draftType, dueAt, invalidAt, ...raw }, ctx) => {
    const renewBy = dueAt && renewalDay(dueAt)
    return {
      ...raw,
      displayName: resolvedName({ firstName, lastName, displayName, prefix, suffix }),
      formType: raw.formType ?? draftType,
      standing: standingOf(
        { status, expiresAt: raw.expiresAt, renewBy, hasDraft: draftType !== null },
        newYorkDay(ctx.now()),
      ),
      renewBy,
      invalidAt: status === 'invalid' ? (invalidAt?.toISOString() ?? null) : null,
      invalidReason: status === 'invalid' ? raw.invalidReason : null,
      owed: 0,
      remindedAt: null,
    }
  },
  inFiles: {
    formType: (row, { words }) => row.formType && words(formName(row.formType)),
    invalidReason: (row, { words }) => row.invalidReason && words(row.invalidReason),
  },
  complete: async (_ctx, q, rows) => {
    const ids = rows.map(({ id }) => id)
    if (!ids.length) return
    const owed = await q
      .select({ userId: transaction.userId, owed: sum(transaction.amount) })
      .from(transaction)
      .where(inArray(transaction.userId, ids))
      .groupBy(transaction.userId)
    const reminded = await q
      .select({ userId: notification.userId, at: max(notification.createdAt) })
      .from(notification)
      .where(and(inArray(notification.userId, ids), like(notification.cause, reminderCause('%', '%'))))
      .groupBy(notification.userId)
    for (const row of rows) {
      row.owed = Number(owed.find(({ userId }) => userId === row.id)?.owed ?? 0)
      row.remindedAt = reminded.find(({ userId }) => userId === row.id)?.at?.toISOString() ?? null
    }
  },
  search: user.searchText,
  filters: {
    standing: oneOfThese(
      (values, ctx) => or(...values.map((one) => standingCondition(one, newYorkDay(ctx.now())))),
      z.enum(standingFilters),
    ),
    formType: anyOf(form.formType, z.enum(taxFormTypes)),
    testUser: choice(['live', 'test'], (chosen) => eq(user.testUser, chosen === 'test')),
  },
  sorts: ['lastName', 'expiresAt', 'certificationDate'],
  sortedBy: { lastName: user.sortName },
  defaultSort: ['lastName', 'ASC'],
  catalogue: { filters: ['standing', 'formType', 'testUser'], except: ['read'] },
})

export const taxFormResources = serveResources(taxForms)
