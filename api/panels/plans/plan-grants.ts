import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { country, grantProgram } from '#db/schema/all.ts'
import type { UserType } from '#model/identity/enums.ts'
import { grantObstacles } from '#model/panels/funding.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { answer, endpoint } from '../../http/route.ts'
import { readable } from '../../identity/profile/own-record.ts'
import { loadTree, planLinks } from '../coverage.ts'
import { grantCandidates } from '../funding.ts'
import { listPlanRights } from './own-plans.ts'

const planGrant = z
  .object({
    planId: z.string(),
    planName: z.string(),
    grantId: z.string(),
    grantName: z.string(),
    /** whether it could pay for a discussion of this person today; about the diagnosis, where one is named */
    fundable: z.boolean(),
  })
  .meta({ id: 'PlanGrantOfPerson' })
interface PlanGrantsQuery {
  userId: string
  planId?: string
  diagnosisId?: string
}

/** The funding sources of a person's plans, the one that is asked first before the others. @throws not.found for others' plans */
async function listPlanGrants(
  ctx: Ctx,
  { userId, planId, diagnosisId }: PlanGrantsQuery,
): Promise<z.infer<typeof planGrant>[]> {
  const { db } = ctx
  const person = await readable(ctx, db, userId)
  const [home] =
    person.countryId === null
      ? []
      : await db.select({ code: country.code }).from(country).where(eq(country.id, person.countryId))
  const tree = await loadTree(db, diagnosisId === undefined ? [] : [diagnosisId])
  const found: z.infer<typeof planGrant>[] = []
  for (const plan of (await listPlanRights(ctx, userId)).filter(
    (one) => planId === undefined || one.planId === planId,
  )) {
    const candidates = await grantCandidates(db, plan.planId)
    const planDiagnoses = (await planLinks(db, [plan.planId])).get(plan.planId) ?? { diagnosisIds: [] }
    const facts = {
      planId: plan.planId,
      planDiagnoses,
      diagnosisId: diagnosisId ?? '',
      askerType: person.userType as UserType,
      askerKind: person.userKind,
      askerCountry: home?.code ?? null,
      today: newYorkDay(ctx.now()),
    }
    const names = candidates.length
      ? await db
          .select({ id: grantProgram.id, title: grantProgram.displayTitle })
          .from(grantProgram)
          .where(
            inArray(
              grantProgram.id,
              candidates.map((one) => one.grantId),
            ),
          )
          .orderBy(asc(grantProgram.priority), asc(grantProgram.id))
      : []
    found.push(
      ...names.map(({ id, title }) => {
        const candidate = candidates.find((one) => one.grantId === id)
        const obstacles = candidate
          ? grantObstacles(candidate, facts, tree).filter(
              (reason) => diagnosisId !== undefined || reason !== 'funding.diagnosis',
            )
          : []
        return {
          planId: plan.planId,
          planName: plan.displayTitle,
          grantId: id,
          grantName: title,
          fundable: candidate !== undefined && obstacles.length === 0,
        }
      }),
    )
  }
  return found
}

const id = z.string().min(1).max(64)
export const planGrantRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/query/grantPlan',
      operationId: 'listFundingSourcesOfUser',
      who: 'self-or-csr',
      tags: ['panels'],
      summary: "List the funding sources of a person's plans and whether each can pay today",
      request: { query: z.strictObject({ userId: id, planId: id.optional(), diagnosisId: id.optional() }) },
      responses: { 200: answer(z.object({ data: z.array(planGrant) })) },
    },
    async (c) => c.json({ data: await listPlanGrants(c.get('ctx'), c.req.valid('query')) }, 200),
  ),
]
