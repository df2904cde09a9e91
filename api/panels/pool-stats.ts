import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { poolExpert, user, userSpecialty } from '#db/schema/all.ts'
import { specialties, verifiedRegStatuses } from '#model/identity/enums.ts'

export const poolStatsSchema = z
  .object({
    total: z.int(),
    verified: z.int(),
    active: z.int(),
    bySpecialty: z.array(z.object({ specialty: z.enum(specialties), count: z.int() })),
  })
  .meta({ id: 'PoolUserStats' })

/** How many people a pool has, how many of them are verified and may sign in, and what they are specialised in. */
export async function poolStats(
  q: Queries,
  poolId: string,
  userType?: number,
): Promise<z.infer<typeof poolStatsSchema>> {
  const where = and(eq(poolExpert.poolId, poolId), userType === undefined ? undefined : eq(user.userType, userType))
  const when = (test: ReturnType<typeof eq>) => sql<number>`count(case when ${test} then 1 end)`.mapWith(Number)
  const [row] = await q
    .select({
      total: count(),
      verified: when(inArray(user.regStatus, [...verifiedRegStatuses])),
      active: when(eq(user.enabled, true)),
    })
    .from(poolExpert)
    .innerJoin(user, eq(poolExpert.userId, user.id))
    .where(where)
  const bySpecialty = await q
    .select({ specialty: userSpecialty.specialty, count: count() })
    .from(poolExpert)
    .innerJoin(user, eq(poolExpert.userId, user.id))
    .innerJoin(userSpecialty, eq(userSpecialty.userId, user.id))
    .where(where)
    .groupBy(userSpecialty.specialty)
    .orderBy(userSpecialty.specialty)
  return { total: row?.total ?? 0, verified: row?.verified ?? 0, active: row?.active ?? 0, bySpecialty }
}
