import { eq, inArray, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  address,
  membershipPlan,
  notificationPreference,
  phone,
  planMember,
  poolExpert,
  grantPlan,
  tagTarget,
  user,
  userBio,
  userPassword,
  userSpecialty,
} from '#db/schema/all.ts'
import { hashPassword } from '#db/password.ts'
import { personKeys } from '#db/search-text.ts'
import { asList, contains, inNamedList } from '#db/sql.ts'
import { preparedFor } from '#db/statements/prepared.ts'
import { userListRow } from '#model/identity/admin-rows.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import {
  accountStatusFilters,
  expertFilters,
  regStatuses,
  specialties,
  testUserFilters,
  userKinds,
  userType,
  type UserPrefix,
  type UserType,
} from '#model/identity/enums.ts'
import { userCreateInput, userInput, userUpdateFields } from '#model/identity/inputs.ts'
import type { Locale } from '#model/content/enums.ts'
import { taxFormStatusFilters } from '#model/tax/enums.ts'
import { atLeast, rankOf } from '#model/identity/ranks.ts'
import { adminResource } from '../admin/declare.ts'
import {
  anyNumber,
  anyOf,
  choice,
  flag,
  linkedWith,
  oneOfThese,
  since,
  textWhere,
  unlinked,
  until,
  words,
} from '../admin/filters.ts'
import { refusedFields } from '../admin/refusals.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { assertPasswordAllowed } from './password/password-rules.ts'
import { publishCircumstances } from './profile/publish-circumstances.ts'
import { mailResetLink } from './password/reset-link.ts'
import { maySignIn } from './sessions/session.ts'
import { checkAccount, staffTarget } from './staff-target.ts'
import { takesTasks } from './takes-tasks.ts'

const t = user

const membershipsOf = preparedFor((q) =>
  q
    .select({ userId: planMember.userId, planId: membershipPlan.id, name: membershipPlan.displayTitle })
    .from(planMember)
    .innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(inNamedList(planMember.userId, 'users'))
    .orderBy(membershipPlan.displayTitle, membershipPlan.id)
    .prepare('memberships_of_users'),
)

/** Everyone with an account. Password, e-mail, state and roles have calls of their own once the account exists. */
export const users = adminResource('users', {
  table: user,
  columns: {
    id: t.id,
    email: t.email,
    firstName: t.firstName,
    middleName: t.middleName,
    lastName: t.lastName,
    displayName: t.displayName,
    suffix: t.suffix,
    prefix: t.prefix,
    preferredLanguage: t.preferredLanguage,
    userType: t.userType,
    userKind: t.userKind,
    csrReview: t.csrReview,
    noeticExpert: t.noeticExpert,
    enabled: t.enabled,
    regStatus: t.regStatus,
    expertTier: t.expertTier,
    hourlyRate: t.hourlyRate,
    institutionType: t.institutionType,
    npi: t.npi,
    dateOfBirth: t.dateOfBirth,
    voicePitch: t.voicePitch,
    testUser: t.testUser,
    supportAccount: t.supportAccount,
    allowedCSRView: t.allowedCSRView,
    taxFormStatus: t.taxFormStatus,
    freeLevel: t.freeLevel,
    staffRoles: t.staffRoles,
    lastSignInAt: t.lastSignInAt,
    createdAt: t.createdAt,
    updatedAt: t.updatedAt,
    version: t.version,
  },
  row: userListRow,
  toRow: ({ staffRoles, ...raw }) => {
    const rank = rankOf(raw.userType as UserType, staffRoles)
    return {
      ...raw,
      prefix: raw.prefix as UserPrefix | null,
      preferredLanguage: raw.preferredLanguage as Locale,
      resolvedDisplayName: resolvedName(raw),
      accountStatus: raw.enabled ? ('active' as const) : ('inactive' as const),
      rank,
      allowedCSRView: rank !== null && raw.allowedCSRView,
      allowedCSRAdmin: atLeast(rank, 'csr_admin'),
      lastSignInAt: raw.lastSignInAt?.toISOString() ?? null,
      createdAt: raw.createdAt.toISOString(),
      updatedAt: raw.updatedAt.toISOString(),
      plans: [],
    }
  },
  inFiles: { enabled: (row, { words }) => words(row.enabled ? 'admin.filter.active' : 'admin.record.disabled') },
  complete: async (_ctx, q, rows) => {
    const memberships = await membershipsOf(q).execute({ users: asList(rows.map((row) => row.id)) })
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { userId, ...plan } of memberships) byId.get(userId)?.plans.push(plan)
  },
  customFieldsOf: 'user',
  search: t.searchText,
  filters: {
    name: words(t.searchText),
    email: textWhere((text) => contains(t.email, text)),
    userType: anyNumber(t.userType),
    userKind: anyOf(t.userKind, z.enum(userKinds)),
    regStatus: anyOf(t.regStatus, z.enum(regStatuses)),
    noeticExpert: flag((on) => eq(t.noeticExpert, on)),
    enabled: flag((on) => eq(t.enabled, on)),
    takesTasks: flag((on) => (on ? takesTasks() : not(takesTasks()))),
    staff: flag((on) => (on ? eq(t.userType, userType.csr) : sql`${t.userType} <> ${userType.csr}`)),
    expertTier: anyNumber(t.expertTier),
    countryId: anyNumber(t.countryId),
    npi: anyOf(t.npi),
    phone: textWhere(
      (typed) =>
        sql`${t.id} in (select ${phone.userId} from ${phone} where ${contains(phone.number, typed.replace(/[^0-9]/g, '') || typed)})`,
    ),
    affiliation: textWhere(
      (text) =>
        sql`${t.id} in (select ${userBio.userId} from ${userBio} where ${contains(userBio.affiliations, text)})`,
    ),
    signedInFrom: since(t.lastSignInAt),
    signedInTo: until(t.lastSignInAt),
    planId: linkedWith(planMember, planMember.userId, t.id, planMember.planId),
    poolId: linkedWith(poolExpert, poolExpert.userId, t.id, poolExpert.poolId),
    grantId: oneOfThese(
      (
        ids,
      ) => sql`${t.id} in (select ${planMember.userId} from ${planMember} inner join ${grantPlan} on ${grantPlan.planId} = ${planMember.planId}
      where ${inArray(grantPlan.grantId, ids)})`,
      z.string(),
    ),
    specialty: oneOfThese(
      (found) =>
        sql`${t.id} in (select ${userSpecialty.userId} from ${userSpecialty} where ${inArray(userSpecialty.specialty, found)})`,
      z.enum(specialties),
      unlinked(userSpecialty, userSpecialty.userId, t.id),
    ),
    tagIds: oneOfThese(
      (ids) =>
        sql`${t.id} in (select ${tagTarget.entityId} from ${tagTarget} where ${tagTarget.entityType} = ${'user'} and ${inArray(tagTarget.tagId, ids)})`,
      z.string(),
      unlinked(tagTarget, tagTarget.entityId, t.id, eq(tagTarget.entityType, 'user')),
    ),
    taxFormStatus: choice(taxFormStatusFilters, (word) => (word === 'all' ? undefined : eq(t.taxFormStatus, word))),
    expertFilter: choice(expertFilters, (word) =>
      word === 'all' ? undefined : eq(t.noeticExpert, word === 'enabled'),
    ),
    accountStatus: choice(accountStatusFilters, (word) =>
      word === 'all' ? undefined : eq(t.enabled, word === 'active'),
    ),
    testUser: choice(testUserFilters, (word) => (word === 'all' ? undefined : eq(t.testUser, word === 'test'))),
    from: since(t.createdAt),
    to: until(t.createdAt),
  },
  sorts: [
    'lastName',
    'firstName',
    'email',
    'userType',
    'userKind',
    'noeticExpert',
    'enabled',
    'regStatus',
    'expertTier',
    'taxFormStatus',
    'lastSignInAt',
    'createdAt',
    'updatedAt',
  ],
  sortedBy: { lastName: t.sortName },
  defaultSort: ['lastName', 'ASC'],
  thenBy: [t.sortName],
  write: {
    create: {
      act: 'users.create',
      input: userCreateInput,
      prepare: async (_ctx, input) => {
        const { password, ...fields } = input as z.infer<typeof userCreateInput>
        const email = normalizeEmail(fields.email)
        if (!email) throw refusedFields({ email: 'errors.email' })
        if (password) await assertPasswordAllowed(password, { ...fields, email })
        return { ...fields, email, ...(password && { passwordHash: await hashPassword(password) }) }
      },
    },
    update: { act: 'users.edit', fields: userUpdateFields, whole: userInput },
    target: staffTarget,
    check: checkAccount,
    toColumns: ({ passwordHash, reason: _reason, ...fields }) => ({
      ...fields,
      ...(passwordHash !== undefined && { mustChangePassword: true }),
      ...(fields.userType !== undefined &&
        fields.userType !== userType.csr && { staffRoles: [], allowedCSRView: false }),
    }),
    after: async (ctx, tx, { before, after, fields }) => {
      if (before) {
        const [was, is] = [before, after].map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }))
        return publishCircumstances(ctx, tx, after.id, was ?? {}, is ?? {})
      }
      await tx.insert(address).values({ userId: after.id })
      await tx.insert(notificationPreference).values({ userId: after.id })
      if (typeof fields.passwordHash === 'string')
        await tx.insert(userPassword).values({ userId: after.id, hash: fields.passwordHash, changedAt: ctx.now() })
      const [account] = await tx.select().from(user).where(eq(user.id, after.id))
      if (account && typeof fields.passwordHash !== 'string' && maySignIn(account))
        await mailResetLink(ctx, tx, account)
    },
    personKeys,
    label: (row) => row.email,
    unique: { email: t.email },
  },
  catalogue: {
    filters: [
      'name',
      'email',
      'userType',
      'userKind',
      'planId',
      'poolId',
      'grantId',
      'specialty',
      'tagIds',
      'regStatus',
      'taxFormStatus',
      'expertFilter',
      'accountStatus',
      'testUser',
      'from',
      'to',
    ],
    except: ['read'],
  },
})
