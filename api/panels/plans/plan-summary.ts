import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import {
  diagnosisDomain,
  file,
  grantPlan,
  grantProgram,
  membershipPlan,
  planLink,
  planManager,
  planMember,
  planPool,
  planSurge,
  pool,
  user,
} from '#db/schema/all.ts'
import { defaultSettings, resolveSettings, settingOrigins } from '#model/discussions/settings.ts'
import { planAdminRow } from '#model/panels/admin-rows.ts'
import { newYorkDay } from '#model/time.ts'
import type { AdminResource, Row } from '../../admin/declare.ts'
import { periodHolds } from '../../admin/filters.ts'
import { countRows, readRecord, readRows } from '../../admin/read-records.ts'
import { restOrder } from '../../admin/list-request.ts'
import type { Ctx } from '../../context.ts'
import { users } from '../../identity/admin.ts'
import { diagnoses, diagnosisDomains } from '../diagnoses/admin-diagnoses.ts'
import { planLinks, planMembers, planSurges } from './admin-plan-parts.ts'
import { plans } from './admin-plans.ts'
import { grants, pools } from '../admin.ts'
import { linkTables, namedBy } from '../link-tables.ts'

/** What a discussion under the plan runs by, and where each setting comes from. */
const effectiveSettingsSchema = z
  .object({
    /** the funding source that is asked first among those active today; null: there is none */
    grant: z.object({ id: z.string(), name: z.string() }).nullable(),
    settings: z.array(
      z.object({ name: z.string(), value: z.union([z.number(), z.string()]), origin: z.enum(settingOrigins) }),
    ),
  })
  .meta({ id: 'EffectiveSettings' })

async function effectiveSettings(ctx: Ctx, planId: string): Promise<z.infer<typeof effectiveSettingsSchema>> {
  const { db } = ctx
  const today = newYorkDay(ctx.now())
  const [plan] = await db.select().from(membershipPlan).where(eq(membershipPlan.id, planId))
  const [paying] = await db
    .select({ grant: grantProgram })
    .from(grantPlan)
    .innerJoin(grantProgram, eq(grantPlan.grantId, grantProgram.id))
    .where(
      and(
        eq(grantPlan.planId, planId),
        eq(grantProgram.enabled, true),
        periodHolds(grantProgram.activeFrom, grantProgram.activeTo, today),
      ),
    )
    .orderBy(grantProgram.priority, grantProgram.id)
    .limit(1)
  const resolved = resolveSettings({
    query: {},
    plan: plan ?? null,
    grant: paying?.grant ?? null,
    defaults: defaultSettings(await ctx.limits()),
  })
  return {
    grant: paying ? { id: paying.grant.id, name: paying.grant.name } : null,
    settings: Object.entries(resolved).map(([name, { value, origin }]) => ({ name, value, origin })),
  }
}

const part = z.object({ total: z.int(), data: z.array(z.record(z.string(), z.unknown())) })
const names = ['members', 'managers', 'links', 'surge', 'pools', 'diagnoses', 'domains', 'grants', 'files'] as const
export const planSummarySchema = z
  .object({
    plan: planAdminRow,
    effective: effectiveSettingsSchema,
    ...(Object.fromEntries(names.map((name) => [name, part])) as Record<(typeof names)[number], typeof part>),
  })
  .meta({ id: 'PlanSummary' })
type Part = z.infer<typeof part>

/** The plan, and of everything that hangs on it the count and the first few rows (5 by default). @throws not.found */
export async function planSummary(
  ctx: Ctx,
  planId: string,
  wanted?: number,
): Promise<z.infer<typeof planSummarySchema>> {
  const { db } = ctx
  const limit = wanted ?? (await ctx.limits())['list.planSubRecords']
  const plan = (await readRecord(ctx, plans, db, planId)) as z.infer<typeof planAdminRow>
  const of = async (r: AdminResource, where: SQL): Promise<Part> => ({
    total: await countRows(r, db, where),
    data: await readRows(ctx, r, db, { where, order: restOrder(r, undefined), limit }),
  })
  const { table, owner, other } = linkTables.plan.domain
  const ofPlan = eq(file.planId, plan.id)
  const files = await db
    .select({
      id: file.id,
      name: file.name,
      description: file.description,
      fileType: file.fileType,
      size: file.size,
      status: file.status,
      createdAt: file.createdAt,
      version: file.version,
    })
    .from(file)
    .where(ofPlan)
    .orderBy(file.name, file.id)
    .limit(limit)
  const [fileCount] = await db.select({ n: count() }).from(file).where(ofPlan)
  const paying = await of(
    grants,
    sql`exists (select 1 from ${grantPlan} where ${grantPlan.planId} = ${planId} and ${grantPlan.grantId} = ${grantProgram.id})`,
  )
  return {
    plan,
    effective: await effectiveSettings(ctx, planId),
    members: await of(planMembers, eq(planMember.planId, planId)),
    managers: await of(
      users,
      sql`exists (select 1 from ${planManager} where ${and(eq(planManager.planId, planId), sql`${planManager.userId} = ${user.id}`)})`,
    ),
    links: await of(planLinks, eq(planLink.planId, planId)),
    surge: await of(planSurges, eq(planSurge.planId, planId)),
    pools: await of(
      pools,
      sql`exists (select 1 from ${planPool} where ${planPool.planId} = ${planId} and ${planPool.poolId} = ${pool.id})`,
    ),
    diagnoses: await of(diagnoses, namedBy('plan', [planId])),
    domains: await of(
      diagnosisDomains,
      sql`exists (select 1 from ${table} where ${owner} = ${planId} and ${other} = ${diagnosisDomain.id})`,
    ),
    grants: paying,
    files: {
      total: fileCount?.n ?? 0,
      data: files.map((row): Row => ({ ...row, createdAt: row.createdAt.toISOString() })),
    },
  }
}
