import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { membershipPlan, notification, planLink, pool, user, userInvite } from '#db/schema/all.ts'
import { invitedKeys } from '#db/search-text.ts'
import { contains, lockWord } from '#db/sql.ts'
import type { Locale } from '#model/content/enums.ts'
import { AppError } from '#model/errors.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { userInviteStatusFilters } from '#model/identity/enums.ts'
import {
  canCancel,
  canEdit,
  userInviteFields,
  userInviteInput,
  userInviteRow,
  userInviteUpdate,
  type UserInvite,
} from '#model/identity/invitations.ts'
import { isUnproved } from '#model/identity/registration.ts'
import { adminResource, type Row } from '../../admin/declare.ts'
import { anyNumber, anyOf, choice, since, textWhere, until, words } from '../../admin/filters.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { requireActor } from '../../context.ts'
import { plainFullName, resolvedName } from '#model/identity/person-name.ts'
import { addObstacles } from './obstacles.ts'
import { sendInvitation } from './send-invitation.ts'
import { isUndelivered } from './undelivered.ts'

const t = userInvite
const inviter = alias(user, 'inviter')

/** The address must be no one's account and must not be invited already. @throws errors.invalidParameters, record.duplicate */
async function checkAddress(tx: Tx, email: string): Promise<void> {
  await lockWord(tx, `invitation:${email}`)
  const [account] = await tx.select({ regStatus: user.regStatus }).from(user).where(eq(user.email, email))
  if (account && !isUnproved(account.regStatus)) throw refusedFields({ email: 'errors.accountExists' })
  const [open] = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.email, email), inArray(t.status, ['new', 'sent'])))
    .limit(1)
  if (open)
    throw new AppError('record.duplicate', 'This address has been invited already.', {
      fields: { email: 'errors.openInvitation' },
    })
}

/** Pools by their ids, and a link that belongs to the plan. @throws errors.invalidParameters */
async function checkReferences(tx: Tx, whole: Row): Promise<void> {
  const ids = [...new Set((whole.poolIds ?? []) as string[])]
  const pools = ids.length ? await tx.select({ id: pool.id }).from(pool).where(inArray(pool.id, ids)) : []
  if (pools.length !== ids.length) throw refusedFields({ poolIds: 'errors.noSuchRecord' })
  if (typeof whole.linkId !== 'string') return
  const [link] = await tx.select({ planId: planLink.planId }).from(planLink).where(eq(planLink.id, whole.linkId))
  if (!link || link.planId !== whole.planId) throw refusedFields({ linkId: 'errors.noSuchRecord' })
}

export const decided = () =>
  new AppError('invite.decided', 'This invitation has been decided and cannot be changed any more.')

/** Invitations to register. The key itself is in the mail only. */
export const invitations = adminResource('invitations', {
  table: t,
  joins: [
    { table: membershipPlan, on: eq(t.planId, membershipPlan.id) },
    { table: inviter, on: eq(t.invitedBy, inviter.id) },
  ],
  columns: {
    id: t.id,
    email: t.email,
    firstName: t.firstName,
    lastName: t.lastName,
    userType: t.userType,
    noeticExpert: t.noeticExpert,
    hourlyRate: t.hourlyRate,
    planId: t.planId,
    planName: membershipPlan.displayTitle,
    linkId: t.linkId,
    poolIds: t.poolIds,
    preferredLanguage: t.preferredLanguage,
    message: t.message,
    status: t.status,
    undelivered: sql<boolean>`exists (select 1 from ${notification} where ${isUndelivered()})`.mapWith(Boolean),
    action: t.action,
    sentAt: t.sentAt,
    expiresAt: t.expiresAt,
    reissued: t.reissued,
    decidedAt: t.decidedAt,
    invitedBy: t.invitedBy,
    byFirst: inviter.firstName,
    byLast: inviter.lastName,
    byName: inviter.displayName,
    byPrefix: inviter.prefix,
    bySuffix: inviter.suffix,
    userId: t.userId,
    createdAt: t.createdAt,
    updatedAt: t.updatedAt,
    version: t.version,
  },
  row: userInviteRow,
  toRow: ({ byFirst, byLast, byName, byPrefix, bySuffix, undelivered, ...raw }): UserInvite => ({
    ...raw,
    hindrance: undelivered ? 'undelivered' : null,
    preferredLanguage: raw.preferredLanguage as Locale,
    invitedByName:
      byFirst === null
        ? null
        : resolvedName({
            firstName: byFirst,
            lastName: byLast ?? '',
            displayName: byName,
            prefix: byPrefix,
            suffix: bySuffix,
          }),
    sentAt: raw.sentAt?.toISOString() ?? null,
    expiresAt: raw.expiresAt?.toISOString() ?? null,
    decidedAt: raw.decidedAt?.toISOString() ?? null,
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
    url: null,
    into: [],
  }),
  inFiles: { name: (row) => plainFullName(row) },
  complete: async (ctx, q, rows) => {
    const ids = [...new Set(rows.flatMap((row) => row.poolIds ?? []))]
    const names = new Map(
      (ids.length
        ? await q.select({ id: pool.id, name: pool.poolName }).from(pool).where(inArray(pool.id, ids))
        : []
      ).map((one) => [one.id, one.name]),
    )
    await addObstacles(ctx, q, rows)
    for (const row of rows)
      Object.assign(row, {
        into: [...(row.planName ? [row.planName] : []), ...(row.poolIds ?? []).flatMap((id) => names.get(id) ?? [])],
      })
  },
  search: t.searchText,
  filters: {
    status: choice(userInviteStatusFilters, (word) =>
      word === 'all' ? undefined : word === 'new_or_sent' ? inArray(t.status, ['new', 'sent']) : eq(t.status, word),
    ),
    email: textWhere((text) => contains(t.email, text)),
    name: words(t.searchText),
    userType: anyNumber(t.userType),
    planId: anyOf(t.planId),
    poolId: textWhere(
      (id) => sql`${t.poolIds} is not null and cast(${t.poolIds} as text) like ${`%"${id.replace(/[^\w-]/g, '')}"%`}`,
    ),
    invitedBy: anyOf(t.invitedBy),
    from: since(t.createdAt),
    to: until(t.createdAt),
  },
  sorts: [
    'email',
    'lastName',
    'userType',
    'status',
    'sentAt',
    'expiresAt',
    'reissued',
    'decidedAt',
    'createdAt',
    'updatedAt',
  ],
  sortedBy: { lastName: t.sortName },
  defaultSort: ['createdAt', 'DESC'],
  write: {
    create: {
      act: 'setup.edit',
      secret: 'once',
      input: userInviteInput,
      prepare: async (ctx, input) => {
        const email = normalizeEmail(String(input.email))
        if (!email) throw refusedFields({ email: 'errors.email' })
        return Promise.resolve({ ...input, email, invitedBy: requireActor(ctx).userId })
      },
    },
    update: { act: 'setup.edit', fields: userInviteFields, whole: userInviteUpdate },
    remove: { act: 'records.delete', dependents: [] },
    check: async (_ctx, tx, { before, fields }) => {
      await checkReferences(tx, { ...before, ...fields })
      if (!before) return checkAddress(tx, String(fields.email))
      if (!canEdit(before.status)) throw decided()
      if (fields.status === undefined) return
      if (fields.status !== 'cancelled') throw refusedFields({ status: 'errors.readOnly' })
      if (!canCancel(before.status)) throw decided()
    },
    checkRemove: async (_ctx, _tx, row) => {
      if (row.userId !== null)
        throw new AppError('record.inUse', 'This invitation has been used to register and cannot be deleted.')
      return Promise.resolve()
    },
    toColumns: ({ sendNow: _send, ...fields }, ctx) => ({
      ...fields,
      ...(fields.status === 'cancelled' && { action: 'cancelled', decidedAt: ctx.now() }),
    }),
    after: async (ctx, tx, { before, after, fields }) => {
      if (before || fields.sendNow === false) return
      const [invite] = await tx
        .select()
        .from(t)
        .where(and(eq(t.id, after.id), ne(t.status, 'accepted')))
      if (!invite) return
      const url = await sendInvitation(ctx, tx, invite, true)
      const [sent] = await tx.select().from(t).where(eq(t.id, after.id))
      // the caller learns of the key that was just made
      if (sent)
        Object.assign(after, {
          status: sent.status,
          action: sent.action,
          sentAt: sent.sentAt?.toISOString(),
          expiresAt: sent.expiresAt?.toISOString(),
          version: sent.version,
          url,
        } satisfies Partial<UserInvite>)
    },
    personKeys: invitedKeys,
    label: (row) => row.email,
    references: { planId: membershipPlan.id },
  },
  catalogue: { filters: ['status', 'email', 'name', 'userType', 'planId', 'from', 'to'], defaults: { status: 'all' } },
})
