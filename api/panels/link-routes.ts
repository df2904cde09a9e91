import { eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import {
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  grantPlan,
  grantPool,
  grantProgram,
  membershipPlan,
  planManager,
  planMember,
  planPool,
  pool,
  poolExpert,
  user,
} from '#db/schema/all.ts'
import {
  grantPoolRow,
  planGrantRow,
  planManagerRow,
  planMemberAdminRow,
  planPoolRow,
  poolExpertAdminRow,
  viaRow,
} from '#model/panels/admin-rows.ts'
import type { AdminResource, Row } from '../admin/declare.ts'
import { partListRoute, pairRoutes } from '../admin/links/link-routes.ts'
import type { LinkedPair, Side } from '../admin/links/link-records.ts'
import type { Endpoint } from '../http/route.ts'
import { users } from '../identity/admin.ts'
import { diagnoses, diagnosisDomains, diagnosisGroups } from './diagnoses/admin-diagnoses.ts'
import { plans } from './plans/admin-plans.ts'
import { planMembers } from './plans/admin-plan-parts.ts'
import { poolExperts } from './admin-pool-parts.ts'
import { grants, pools } from './admin.ts'
import { grantsOfPlan, managersOfPlan, poolsOfGrant, poolsOfPlan } from './associated.ts'
import { linkTables, namedBy, type Level, type Owner } from './link-tables.ts'

const grantSide: Side = { id: grantProgram.id, name: grantProgram.name, refTable: 'grant_program', channel: 'grants' }
const planSide: Side = {
  id: membershipPlan.id,
  name: membershipPlan.name,
  refTable: 'membership_plan',
  channel: 'plans',
}
const poolSide: Side = { id: pool.id, name: pool.poolName, refTable: 'pools', channel: 'pools' }
const userSide: Side = { id: user.id, name: user.email, refTable: 'user', channel: 'users' }
const levelSides: Record<Level, Side> = {
  diagnosis: { id: diagnosis.id, name: diagnosis.name, refTable: 'diagnosis', channel: 'diagnoses' },
  group: { id: diagnosisGroup.id, name: diagnosisGroup.name, refTable: 'diagnosis_group', channel: 'diagnosisGroups' },
  domain: {
    id: diagnosisDomain.id,
    name: diagnosisDomain.name,
    refTable: 'diagnosis_domain',
    channel: 'diagnosisDomains',
  },
}
const ownerSides: Record<Owner, Side> = { grant: grantSide, plan: planSide, pool: poolSide }
const ownerPaths: Record<Owner, string> = {
  grant: '/server/grant/{id}',
  plan: '/server/membership/plan/{planId}',
  pool: '/server/pool/{id}',
}
const levels: Record<Exclude<Level, 'diagnosis'>, { of: AdminResource; id: AnyColumn }> = {
  group: { of: diagnosisGroups, id: diagnosisGroup.id },
  domain: { of: diagnosisDomains, id: diagnosisDomain.id },
}

const linked =
  (pair: Pick<LinkedPair, 'table' | 'owner' | 'other'>, id: AnyColumn) =>
  (ownerId: string): SQL =>
    sql`exists (select 1 from ${pair.table} where ${pair.owner} = ${ownerId} and ${pair.other} = ${id})`

/** Rows of a resource under the name that the catalogue gives their id. */
const called = (r: AdminResource, name: string) => ({
  row: r.row.extend({ [name]: z.string() }).meta({ id: `${name}Row` }),
  from: (row: Row): Row => ({ [name]: row.id, ...row }),
})

/** The diagnoses that an owner covers, with how: named itself, or through its group or domain. */
function withVia(owner: Owner, ownerId: string): AdminResource {
  const { table, owner: by, other } = linkTables[owner].diagnosis
  const direct = sql<string>`case when exists (select 1 from ${table} where ${by} = ${ownerId} and ${other} = ${diagnosis.id}) then 'direct' else 'rollup' end`
  return {
    ...diagnoses,
    fixed: false,
    columns: { ...diagnoses.columns, via: direct },
    toRow: (raw, ctx) => ({ ...diagnoses.toRow(raw, ctx), via: raw.via }),
  }
}

const ownerNames = { grant: 'FundingSource', plan: 'Plan', pool: 'Pool' } as const
/** The diagnoses, groups and domains of a funding source, a plan or a pool. */
function diagnosisLinks(owner: Owner): Endpoint[] {
  const side = ownerSides[owner]
  const base = ownerPaths[owner]
  const tag = 'panels'
  const ownerName = ownerNames[owner]
  const pairOf = (level: Level): LinkedPair => ({
    ...linkTables[owner][level],
    left: side,
    right: levelSides[level],
    field: level,
  })
  const list = partListRoute({
    path: `${base}/diagnosis`,
    operationId: `listDiagnosesOf${ownerName}`,
    summary: `${owner}: list the diagnoses it covers, direct or rolled up`,
    owner: side,
    of: { ...diagnoses, row: viaRow },
    as: (ownerId) => withVia(owner, ownerId),
    where: (ownerId) => namedBy(owner, [ownerId]),
    filters: ['name', 'active'],
  })
  const ofLevel = (level: 'group' | 'domain'): Endpoint[] => {
    const pair = pairOf(level)
    const levelName = level === 'group' ? 'DiagnosisGroup' : 'DiagnosisDomain'
    return [
      partListRoute({
        path: `${base}/${level}`,
        operationId: `list${levelName}sOf${ownerName}`,
        summary: `${owner}: list its ${level}s of diagnoses`,
        owner: side,
        of: levels[level].of,
        where: linked(pair, levels[level].id),
        filters: ['name'],
      }),
      ...pairRoutes(`${base}/${level}/{${level}Id}`, pair, tag, [levelName, ownerName]),
    ]
  }
  return [
    list,
    ...pairRoutes(`${base}/diagnosis/{diagnosisId}`, pairOf('diagnosis'), tag, ['Diagnosis', ownerName]),
    ...ofLevel('group'),
    ...ofLevel('domain'),
  ]
}

const grantOfPool: LinkedPair = {
  table: grantPool,
  owner: grantPool.grantId,
  other: grantPool.poolId,
  left: grantSide,
  right: poolSide,
  field: 'pool',
}
const poolOfPlan: LinkedPair = {
  table: planPool,
  owner: planPool.poolId,
  other: planPool.planId,
  left: poolSide,
  right: planSide,
  field: 'plan',
}
const planOfGrant: LinkedPair = {
  table: grantPlan,
  owner: grantPlan.planId,
  other: grantPlan.grantId,
  left: planSide,
  right: grantSide,
  field: 'grant',
}
const expertOfPool: LinkedPair = {
  table: poolExpert,
  owner: poolExpert.poolId,
  other: poolExpert.userId,
  left: poolSide,
  right: userSide,
  field: 'expert',
  extra: (ctx) => ({ addedAt: ctx.now() }),
}
const managerOfPlan: LinkedPair = {
  table: planManager,
  owner: planManager.planId,
  other: planManager.userId,
  left: planSide,
  right: userSide,
  field: 'manager',
  extra: (ctx) => ({ addedAt: ctx.now() }),
}
const turned = (pair: LinkedPair) => ({ table: pair.table, owner: pair.other, other: pair.owner })

/** What hangs on funding sources, plans, pools and people: diagnoses, groups, domains, pools, plans, experts, managers. */
export const panelLinkRoutes: Endpoint[] = [
  ...diagnosisLinks('grant'),
  ...diagnosisLinks('plan'),
  ...diagnosisLinks('pool'),
  partListRoute({
    path: '/server/grant/{id}/pool',
    operationId: 'listPoolsOfFundingSource',
    summary: 'funding source: list its pools',
    owner: grantSide,
    of: { ...pools, row: grantPoolRow },
    as: poolsOfGrant(pools),
    where: linked(grantOfPool, pool.id),
    filters: ['name'],
  }),
  ...pairRoutes('/server/grant/{id}/pool/{poolId}', grantOfPool, 'panels', ['Pool', 'FundingSource']),
  partListRoute({
    path: '/server/pool/{id}/grant',
    operationId: 'listFundingSourcesOfPool',
    summary: 'pool: list its funding sources',
    owner: poolSide,
    of: grants,
    where: linked(turned(grantOfPool), grantProgram.id),
    show: called(grants, 'grantId'),
    filters: ['name'],
  }),
  partListRoute({
    path: '/server/pool/{id}/expert',
    operationId: 'listExpertsOfPool',
    summary: 'pool: list its experts',
    owner: poolSide,
    of: poolExperts,
    where: (poolId) => eq(poolExpert.poolId, poolId),
    filters: ['name', 'expertFilter', 'specialty'],
  }),
  ...pairRoutes('/server/pool/{id}/expert/{userId}', expertOfPool, 'panels', ['Expert', 'Pool']),
  partListRoute({
    path: '/server/pool/{id}/plan',
    operationId: 'listPlansOfPool',
    summary: 'pool: list the plans it is local to',
    owner: poolSide,
    of: plans,
    where: linked(poolOfPlan, membershipPlan.id),
    show: called(plans, 'planId'),
    filters: ['name'],
  }),
  ...pairRoutes('/server/pool/{id}/plan/{planId}', poolOfPlan, 'panels', ['Plan', 'Pool']),
  partListRoute({
    path: '/server/membership/plan/{planId}/pool',
    operationId: 'listPoolsOfPlan',
    summary: 'plan: list its local pools',
    owner: planSide,
    of: pools,
    as: poolsOfPlan(pools),
    where: linked(turned(poolOfPlan), pool.id),
    show: { row: planPoolRow, from: (row) => ({ poolId: row.id, ...row }) },
    filters: ['name'],
  }),
  partListRoute({
    path: '/server/membership/plan/{planId}/grant',
    operationId: 'listFundingSourcesOfPlan',
    summary: 'plan: list its funding sources',
    owner: planSide,
    of: grants,
    as: grantsOfPlan(grants),
    where: linked(planOfGrant, grantProgram.id),
    show: { row: planGrantRow, from: (row) => ({ grantId: row.id, ...row }) },
    filters: ['name'],
  }),
  ...pairRoutes('/server/membership/plan/{planId}/grant/{grantId}', planOfGrant, 'panels', ['FundingSource', 'Plan']),
  partListRoute({
    path: '/server/membership/plan/{planId}/managers',
    operationId: 'listManagersOfPlan',
    summary: 'plan: list its managers',
    owner: planSide,
    of: users,
    as: managersOfPlan(users),
    where: linked(managerOfPlan, user.id),
    filters: ['name'],
    show: {
      row: planManagerRow,
      from: ({ id, resolvedDisplayName, email, userType, enabled, since }) => ({
        userId: id,
        displayName: resolvedDisplayName,
        email,
        userType,
        enabled,
        since: since ?? null,
      }),
    },
  }),
  ...pairRoutes('/server/membership/plan/{planId}/manager/{userId}', managerOfPlan, 'panels', ['Manager', 'Plan']),
  partListRoute({
    path: '/server/user/{id}/planMembership',
    operationId: 'listPlansOfUser',
    summary: "List a person's plans",
    owner: userSide,
    of: planMembers,
    where: (userId) => eq(planMember.userId, userId),
    own: true,
    show: {
      row: planMemberAdminRow.extend({ displayTitle: z.string() }).meta({ id: 'PlanMembership' }),
      from: (row) => ({ ...row, displayTitle: row.planName }),
    },
  }),
  partListRoute({
    path: '/server/user/{id}/poolMembership',
    operationId: 'listPoolsOfUser',
    summary: "List a person's pools",
    owner: userSide,
    of: poolExperts,
    where: (userId) => eq(poolExpert.userId, userId),
    show: { row: poolExpertAdminRow, from: (row) => ({ ...row, displayName: row.poolTitle }) },
  }),
]
