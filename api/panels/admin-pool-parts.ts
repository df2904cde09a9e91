import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { grantPlan, grantProgram, membershipPlan, pool, poolExpert, user, userSpecialty } from '#db/schema/all.ts'
import { idField } from '#model/fields.ts'
import { verifiedRegStatuses } from '#model/identity/enums.ts'
import { grantPlanRow, poolExpertAdminRow } from '#model/panels/admin-rows.ts'
import { newYorkDay } from '#model/time.ts'
import { adminResource, pairKey } from '../admin/declare.ts'
import { anyOf, choice, flag, periodHolds, words } from '../admin/filters.ts'
import { nameOf, person } from './admin-plan-parts.ts'

/** Experts of pools. */
export const poolExperts = adminResource('poolExperts', {
  table: poolExpert,
  key: pairKey(poolExpert.poolId, poolExpert.userId, ['poolId', 'userId']),
  joins: [{ table: user, on: eq(poolExpert.userId, user.id) }, { table: pool, on: eq(poolExpert.poolId, pool.id) }],
  columns: {
    poolId: poolExpert.poolId, userId: poolExpert.userId, addedAt: poolExpert.addedAt, poolName: pool.poolName, poolTitle: pool.displayName,
    enabled: user.enabled, tier: user.expertTier, regStatus: user.regStatus, ...person,
  },
  row: poolExpertAdminRow,
  toRow: ({ regStatus, firstName, lastName, personName, prefix, suffix, ...raw }) => ({
    ...raw, id: `${raw.poolId}:${raw.userId}`, displayName: nameOf({ firstName, lastName, personName, prefix, suffix }), specialty: null,
    verified: verifiedRegStatuses.includes(regStatus), addedAt: raw.addedAt.toISOString(),
  }),
  complete: async (_ctx, q, rows) => {
    const found = await q.select().from(userSpecialty).where(inArray(userSpecialty.userId, rows.map(row => row.userId))).orderBy(userSpecialty.specialty)
    for (const row of rows) row.specialty = found.filter(one => one.userId === row.userId).map(one => one.specialty).join(', ') || null
  },
  search: user.searchText,
  filters: {
    poolId: anyOf(poolExpert.poolId), userId: anyOf(poolExpert.userId), name: words(user.searchText),
    expertFilter: choice(['enabled', 'disabled', 'all'], word => (word === 'all' ? undefined : eq(user.enabled, word === 'enabled'))),
  },
  sorts: ['lastName', 'addedAt', 'tier', 'enabled', 'poolName'],
  defaultSort: ['lastName', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: z.strictObject({ poolId: idField, userId: idField }).meta({ id: 'NewPoolExpert' }) },
    remove: { act: 'setup.edit', dependents: [] },
    toColumns: (fields, ctx) => ({ ...fields, addedAt: ctx.now() }),
    label: row => `${row.poolName}: ${row.displayName}`,
    references: { poolId: pool.id, userId: user.id },
  },
})

/** Which funding sources pay under which plans. */
export const grantPlans = adminResource('grantPlans', {
  table: grantPlan,
  key: pairKey(grantPlan.grantId, grantPlan.planId, ['grantId', 'planId']),
  joins: [{ table: grantProgram, on: eq(grantPlan.grantId, grantProgram.id) }, { table: membershipPlan, on: eq(grantPlan.planId, membershipPlan.id) }],
  columns: {
    grantId: grantPlan.grantId, grantName: grantProgram.name, planId: grantPlan.planId, planName: membershipPlan.name,
    displayTitle: membershipPlan.displayTitle, planType: membershipPlan.type, planEnabled: membershipPlan.enabled,
  },
  row: grantPlanRow,
  toRow: raw => ({ ...raw, id: `${raw.grantId}:${raw.planId}` }),
  filters: {
    grantId: anyOf(grantPlan.grantId),
    planId: anyOf(grantPlan.planId),
    activeOnly: flag(on => (on ? and(eq(grantProgram.enabled, true), eq(membershipPlan.enabled, true)) : undefined)),
    activeNowOnly: flag((on, ctx) => {
      const today = newYorkDay(ctx.now())
      return on ? and(periodHolds(grantProgram.activeFrom, grantProgram.activeTo, today), periodHolds(membershipPlan.activeFrom, membershipPlan.activeTo, today)) : undefined
    }),
  },
  sorts: ['grantName', 'planName', 'displayTitle', 'planType'],
  defaultSort: ['grantName', 'ASC'],
  catalogue: { filters: ['grantId', 'planId', 'activeOnly', 'activeNowOnly'], defaults: { activeOnly: true, activeNowOnly: true } },
})
