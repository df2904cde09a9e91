import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  grantPlan,
  grantPool,
  grantProgram,
  membershipPlan,
  planPool,
  pool,
  poolExpert,
  user,
  userSpecialty,
} from '#db/schema/all.ts'
import { idField } from '#model/fields.ts'
import { specialties, verifiedRegStatuses } from '#model/identity/enums.ts'
import { grantPlanRow, poolExpertAdminRow } from '#model/panels/admin-rows.ts'
import { fromSeconds, newYorkDay, toSeconds } from '#model/time.ts'
import { countBy } from '../admin/count-by.ts'
import { adminResource, pairKey } from '../admin/declare.ts'
import { anyOf, choice, flag, oneOfThese, periodHolds, whoseAccount, words } from '../admin/filters.ts'
import { nameOf, person } from './plans/admin-plan-parts.ts'
import { completePairs, coveredBy } from './associated.ts'
import { loadCandidates } from './candidates.ts'

/** Experts of pools. */
export const poolExperts = adminResource('poolExperts', {
  table: poolExpert,
  key: pairKey(poolExpert.poolId, poolExpert.userId, ['poolId', 'userId'], poolExpert.userId),
  joins: [
    { table: user, on: eq(poolExpert.userId, user.id), always: true, thenBy: [user.sortName, user.id] },
    { table: pool, on: eq(poolExpert.poolId, pool.id), always: true },
  ],
  columns: {
    poolId: poolExpert.poolId,
    userId: poolExpert.userId,
    addedAt: poolExpert.addedAt,
    poolName: pool.poolName,
    poolTitle: pool.displayName,
    enabled: user.enabled,
    tier: user.expertTier,
    regStatus: user.regStatus,
    ...person,
  },
  row: poolExpertAdminRow,
  toRow: ({ regStatus, firstName, lastName, personName, prefix, suffix, ...raw }) => ({
    ...raw,
    id: `${raw.poolId}:${raw.userId}`,
    displayName: nameOf({ firstName, lastName, personName, prefix, suffix }),
    specialty: null,
    verified: verifiedRegStatuses.includes(regStatus),
    addedAt: raw.addedAt.toISOString(),
    country: null,
    awayUntil: null,
    openClaims: 0,
    recentInvitations: 0,
    claimed: 0,
    answered: 0,
    diagnoses: 0,
    plans: 0,
    grants: 0,
  }),
  complete: async (ctx, q, rows) => {
    const people = new Map(
      (
        await loadCandidates(q, {
          poolIds: [],
          userIds: [...new Set(rows.map((row) => row.userId))],
          now: ctx.now(),
          limits: await ctx.limits(q),
        })
      ).map((one) => [one.userId, one]),
    )
    const poolIds = [...new Set(rows.map((row) => row.poolId))]
    const [diagnoses, plans, grants] = [
      await coveredBy(q, poolIds),
      await countBy(q, planPool.poolId, poolIds),
      await countBy(q, grantPool.poolId, poolIds),
    ]
    const now = toSeconds(ctx.now())
    for (const row of rows) {
      const {
        country = null,
        openClaims = 0,
        recentInvitations = 0,
        claimed = 0,
        answered = 0,
        vacations = [],
      } = people.get(row.userId) ?? {}
      const away = vacations.filter((stay) => stay.from <= now && now < stay.until).map((stay) => stay.until)
      Object.assign(row, {
        country,
        openClaims,
        recentInvitations,
        claimed,
        answered,
        awayUntil: away.length ? fromSeconds(Math.max(...away) - 1).toISOString() : null,
        diagnoses: diagnoses(row.poolId),
        plans: plans(row.poolId),
        grants: grants(row.poolId),
      })
    }
    const found = await q
      .select()
      .from(userSpecialty)
      .where(
        inArray(
          userSpecialty.userId,
          rows.map((row) => row.userId),
        ),
      )
      .orderBy(userSpecialty.specialty)
    for (const row of rows)
      row.specialty =
        found
          .filter((one) => one.userId === row.userId)
          .map((one) => one.specialty)
          .join(', ') || null
  },
  search: user.searchText,
  filters: {
    poolId: anyOf(poolExpert.poolId),
    userId: anyOf(poolExpert.userId),
    name: words(user.searchText),
    specialty: oneOfThese(
      (values) =>
        sql`exists (select 1 from ${userSpecialty} where ${userSpecialty.userId} = ${user.id} and ${inArray(userSpecialty.specialty, values)})`,
      z.enum(specialties),
    ),
    expertFilter: choice(['enabled', 'disabled', 'all'], (word) =>
      word === 'all' ? undefined : whoseAccount(poolExpert.userId, word === 'enabled'),
    ),
  },
  sorts: ['lastName', 'addedAt', 'tier', 'enabled', 'poolName'],
  sortedBy: { lastName: user.sortName },
  defaultSort: ['lastName', 'ASC'],
  write: {
    create: {
      act: 'setup.edit',
      input: z.strictObject({ poolId: idField, userId: idField }).meta({ id: 'NewPoolExpert' }),
    },
    remove: { act: 'setup.edit', dependents: [] },
    toColumns: (fields, ctx) => ({ ...fields, addedAt: ctx.now() }),
    label: (row) => `${row.poolName}: ${row.displayName}`,
    references: { poolId: pool.id, userId: user.id },
  },
})

/** Which funding sources pay under which plans. */
export const grantPlans = adminResource('grantPlans', {
  table: grantPlan,
  key: pairKey(grantPlan.grantId, grantPlan.planId, ['grantId', 'planId']),
  joins: [
    { table: grantProgram, on: eq(grantPlan.grantId, grantProgram.id) },
    { table: membershipPlan, on: eq(grantPlan.planId, membershipPlan.id) },
  ],
  columns: {
    grantId: grantPlan.grantId,
    grantName: grantProgram.name,
    planId: grantPlan.planId,
    planName: membershipPlan.name,
    displayTitle: membershipPlan.displayTitle,
    planType: membershipPlan.type,
    planEnabled: membershipPlan.enabled,
    sponsorName: membershipPlan.sponsorName,
    effectiveDate: membershipPlan.effectiveDate,
    selectable: membershipPlan.selectable,
  },
  row: grantPlanRow,
  toRow: (raw) => ({ ...raw, id: `${raw.grantId}:${raw.planId}`, members: 0, effective: 0 }),
  complete: (_ctx, q, rows) => completePairs(q, rows),
  filters: {
    grantId: anyOf(grantPlan.grantId),
    planId: anyOf(grantPlan.planId),
    activeOnly: flag((on) => (on ? and(eq(grantProgram.enabled, true), eq(membershipPlan.enabled, true)) : undefined)),
    activeNowOnly: flag((on, ctx) => {
      const today = newYorkDay(ctx.now())
      return on
        ? and(
            periodHolds(grantProgram.activeFrom, grantProgram.activeTo, today),
            periodHolds(membershipPlan.activeFrom, membershipPlan.activeTo, today),
          )
        : undefined
    }),
  },
  sorts: ['grantName', 'planName', 'displayTitle', 'planType'],
  defaultSort: ['grantName', 'ASC'],
  catalogue: {
    filters: ['grantId', 'planId', 'activeOnly', 'activeNowOnly'],
    defaults: { activeOnly: true, activeNowOnly: true },
  },
})
