import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import {
  membershipPlan,
  planLink,
  planManager,
  planMember,
  planSurge,
  queryHeader,
  transaction,
  user,
} from '#db/schema/all.ts'
import { userKinds } from '#model/identity/enums.ts'
import { idField } from '#model/fields.ts'
import { planLinkAdminRow, planMemberAdminRow, surgeAdminRow } from '#model/panels/admin-rows.ts'
import { planLinkFields, planMemberFields, surgeFields, surgeInput } from '#model/panels/plan-inputs.ts'
import { newYorkDay } from '#model/time.ts'
import { AppError } from '#model/errors.ts'
import { adminResource, pairKey } from '../../admin/declare.ts'
import { anyNumber, anyOf, choice, flag, whoseAccount, words } from '../../admin/filters.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { fromAttachments, toAttachments } from './admin-plans.ts'
import { countAsked } from '../associated.ts'
import { registeredByLink } from '../registered-by-link.ts'

/** A link as staff enter it. */
export const linkFields = planLinkFields.extend({ enabled: z.boolean().optional() })

/** Registration links of plans. */
export const planLinks = adminResource('planLinks', {
  table: planLink,
  columns: {
    id: planLink.id,
    planId: planLink.planId,
    slug: planLink.slug,
    description: planLink.description,
    userType: planLink.userType,
    userKind: planLink.userKind,
    effectiveDate: planLink.effectiveDate,
    enabled: planLink.enabled,
    version: planLink.version,
  },
  row: planLinkAdminRow,
  toRow: (raw, ctx) => ({ ...raw, linkId: raw.id, url: `${ctx.env.publicUrl}/register/${raw.slug}`, registrations: 0 }),
  complete: async (_ctx, q, rows) => {
    const registered = await registeredByLink(
      q,
      rows.map((row) => row.id),
    )
    for (const row of rows) row.registrations = registered(row.id)
  },
  filters: {
    planId: anyOf(planLink.planId),
    enabled: flag((on) => eq(planLink.enabled, on)),
    userType: anyNumber(planLink.userType),
    userKind: anyOf(planLink.userKind, z.enum(userKinds)),
  },
  sorts: ['slug', 'description', 'effectiveDate', 'enabled'],
  defaultSort: ['slug', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: linkFields.extend({ planId: idField }).meta({ id: 'NewPlanLink' }) },
    update: { act: 'setup.edit', fields: linkFields, whole: linkFields },
    remove: {
      act: 'records.delete',
      dependents: [{ kind: 'members', column: planMember.linkId, of: { name: 'users', id: planMember.userId } }],
    },
    label: (row) => row.slug,
    owner: (row) => row.planId,
    unique: { slug: { name: planLink.slug } },
    references: { planId: membershipPlan.id },
  },
  catalogue: { list: null, filters: [], except: ['create', 'update', 'remove'] },
})

const isPast = (today: string): SQL => sql`${planSurge.end} < ${today}`
const started = (row: { start: string }, today: string) => row.start <= today

/** Surge payments of plans. What has begun has set people's pay: it can end, and is not taken back. */
export const planSurges = adminResource('planSurges', {
  table: planSurge,
  columns: {
    id: planSurge.id,
    planId: planSurge.planId,
    description: planSurge.description,
    start: planSurge.start,
    end: planSurge.end,
    multiple: planSurge.multiple,
    version: planSurge.version,
  },
  row: surgeAdminRow,
  toRow: (raw, ctx) => {
    const today = newYorkDay(ctx.now())
    const state = raw.end < today ? ('past' as const) : started(raw, today) ? ('active' as const) : ('planned' as const)
    return { ...raw, surgeId: raw.id, state }
  },
  filters: {
    planId: anyOf(planSurge.planId),
    includePast: flag((on, ctx) => (on ? undefined : sql`not ${isPast(newYorkDay(ctx.now()))}`)),
    activeOnly: flag((on, ctx) => {
      const today = newYorkDay(ctx.now())
      return on ? and(lte(planSurge.start, today), gte(planSurge.end, today)) : undefined
    }),
  },
  sorts: ['start', 'end', 'description', 'multiple'],
  defaultSort: ['start', 'DESC'],
  write: {
    create: {
      act: 'setup.edit',
      input: surgeFields
        .extend({ planId: idField })
        .superRefine((value, ctx) => {
          if (value.end < value.start) ctx.addIssue({ code: 'custom', path: ['end'], message: 'errors.endBeforeStart' })
        })
        .meta({ id: 'NewSurge' }),
    },
    update: { act: 'setup.edit', fields: surgeFields, whole: surgeInput },
    remove: {
      act: 'records.delete',
      dependents: [
        { kind: 'transactions', column: transaction.surgeId },
        { kind: 'discussions', column: queryHeader.surgeId, of: { name: 'queries', id: queryHeader.id } },
      ],
    },
    check: async (ctx, _tx, { before, fields }) => {
      if (!before || !started(before, newYorkDay(ctx.now()))) return
      const fixed = ['start', 'multiple'].filter((name) => fields[name] !== undefined)
      if (fixed.length) throw refusedFields(Object.fromEntries(fixed.map((name) => [name, 'errors.surgeStarted'])))
    },
    checkRemove: async (ctx, _tx, row) => {
      if (started(row, newYorkDay(ctx.now())))
        throw new AppError('record.inUse', 'This surge payment has started: set its end instead.')
    },
    label: (row) => row.description,
    owner: (row) => row.planId,
    references: { planId: membershipPlan.id },
  },
})

/** Columns of a person's name, and the name people read. */
export const person = {
  firstName: user.firstName,
  lastName: user.lastName,
  personName: user.displayName,
  prefix: user.prefix,
  suffix: user.suffix,
}
type MemberNames = {
  firstName: string
  lastName: string
  personName: string | null
  prefix: string | null
  suffix: string | null
}
export const nameOf = ({ personName, ...raw }: MemberNames) => resolvedName({ ...raw, displayName: personName })

/** Members of plans with what the plan lets each of them do. */
export const planMembers = adminResource('planMembers', {
  table: planMember,
  key: pairKey(planMember.planId, planMember.userId, ['planId', 'userId'], planMember.userId),
  joins: [
    { table: user, on: eq(planMember.userId, user.id), always: true, thenBy: [user.sortName, user.id] },
    { table: membershipPlan, on: eq(planMember.planId, membershipPlan.id), always: true },
    { table: planLink, on: eq(planMember.linkId, planLink.id) },
  ],
  columns: {
    planId: planMember.planId,
    userId: planMember.userId,
    access: planMember.access,
    attachMessenger: planMember.attachMessenger,
    attachVideo: planMember.attachVideo,
    attachAudio: planMember.attachAudio,
    linkId: planMember.linkId,
    linkSlug: planLink.slug,
    joinedAt: planMember.joinedAt,
    version: planMember.version,
    planName: membershipPlan.displayTitle,
    planType: membershipPlan.type,
    sponsorName: membershipPlan.sponsorName,
    manages: sql<number>`case when exists (select 1 from ${planManager} where ${planManager.planId} = ${planMember.planId} and ${planManager.userId} = ${planMember.userId}) then 1 else 0 end`,
    email: user.email,
    userType: user.userType,
    enabled: user.enabled,
    ...person,
  },
  row: planMemberAdminRow,
  toRow: ({ attachMessenger, attachVideo, attachAudio, firstName, lastName, personName, prefix, suffix, ...raw }) => ({
    ...raw,
    id: `${raw.planId}:${raw.userId}`,
    displayName: nameOf({ firstName, lastName, personName, prefix, suffix }),
    manages: Number(raw.manages) === 1,
    attachments: toAttachments({ attachMessenger, attachVideo, attachAudio }),
    joinedAt: raw.joinedAt.toISOString(),
    discussions: 0,
  }),
  complete: async (_ctx, q, rows) => {
    const asked = await countAsked(q, rows)
    for (const row of rows) row.discussions = asked(row.planId, row.userId)
  },
  search: user.searchText,
  filters: {
    planId: anyOf(planMember.planId),
    userId: anyOf(planMember.userId),
    name: words(user.searchText),
    access: anyOf(planMember.access),
    userType: anyNumber(user.userType),
    enabled: flag((on) => whoseAccount(planMember.userId, on)),
    accountStatus: choice(['active', 'inactive', 'all'], (word) =>
      word === 'all' ? undefined : whoseAccount(planMember.userId, word === 'active'),
    ),
  },
  sorts: ['lastName', 'email', 'joinedAt', 'access', 'userType', 'planName', 'enabled'],
  sortedBy: { lastName: user.sortName },
  defaultSort: ['lastName', 'ASC'],
  write: {
    create: {
      act: 'setup.edit',
      input: planMemberFields.extend({ planId: idField, userId: idField }).meta({ id: 'NewPlanMember' }),
    },
    update: { act: 'setup.edit', fields: planMemberFields, whole: planMemberFields },
    remove: { act: 'setup.edit', dependents: [] },
    toColumns: (fields, ctx) => ({
      ...fromAttachments(fields, null),
      ...(fields.userId !== undefined && { joinedAt: ctx.now() }),
    }),
    label: (row) => `${row.planName}: ${row.displayName}`,
    owner: (row) => row.linkId ?? undefined,
    references: { planId: membershipPlan.id, userId: user.id },
  },
})
