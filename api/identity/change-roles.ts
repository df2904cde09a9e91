import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { staffRanks, staffRoles, userType, type StaffRole, type UserType } from '#model/identity/enums.ts'
import { AppError } from '#model/errors.ts'
import { atLeast, rankOf } from '#model/identity/ranks.ts'
import { mayAssignRoles } from '#model/permissions.ts'
import { refusedFields } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { changeAccount } from './change-account.ts'
import { targetOf } from './staff-target.ts'

export const rolesSchema = z
  .object({
    roles: z.array(z.enum(staffRoles)),
    rank: z.enum(staffRanks).nullable(),
    allowedCSRAdmin: z.boolean(),
    allowedCSRView: z.boolean(),
    version: z.int32(),
  })
  .meta({ id: 'UserRoles' })
export type UserRoles = z.infer<typeof rolesSchema>

/** Rank and rights of an account. @throws not.found */
export async function readRoles(q: Queries, id: string): Promise<UserRoles> {
  const [row] = await q.select().from(user).where(eq(user.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  const rank = rankOf(row.userType as UserType, row.staffRoles)
  return {
    roles: row.staffRoles,
    rank,
    allowedCSRAdmin: atLeast(rank, 'csr_admin'),
    allowedCSRView: rank !== null && row.allowedCSRView,
    version: row.version,
  }
}

/**
 * Gives a member of staff other roles. They count from the next request on.
 * @throws auth.notAuthorized with the rule: no one gives more than they hold, the last csr_super stays
 */
export async function changeRoles(
  ctx: Ctx,
  id: string,
  input: { roles: StaffRole[]; allowedCSRView?: boolean | undefined; version: number },
): Promise<UserRoles> {
  const roles = staffRoles.filter((role) => input.roles.includes(role))
  await changeAccount(ctx, id, {
    act: 'users.role',
    version: input.version,
    decide: async (tx, account) => {
      const verdict = mayAssignRoles(requireActor(ctx), await targetOf(tx, account), roles)
      if (!verdict.allowed)
        throw new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: verdict.rule } })
      if (account.userType !== userType.csr) throw refusedFields({ roles: 'errors.notStaff' })
      return { staffRoles: roles, ...(input.allowedCSRView !== undefined && { allowedCSRView: input.allowedCSRView }) }
    },
  })
  return readRoles(ctx.db, id)
}

/** How many enabled accounts hold each role. A CSR account without any role has the lowest rank. */
export async function listRoles(
  q: Queries,
): Promise<{ role: StaffRole; rank: (typeof staffRanks)[number] | null; users: number }[]> {
  const staff = await q
    .select({ roles: user.staffRoles, enabled: user.enabled })
    .from(user)
    .where(eq(user.userType, userType.csr))
  const enabled = staff.filter((row) => row.enabled)
  return staffRoles.map((role) => ({
    role,
    rank: staffRanks.find((rank) => rank === role) ?? null,
    users: enabled.filter(
      (row) => row.roles.includes(role) || (role === 'csr' && rankOf(userType.csr, row.roles) === 'csr'),
    ).length,
  }))
}
