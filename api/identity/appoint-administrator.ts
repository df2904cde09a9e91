import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { address, notificationPreference, user } from '#db/schema/all.ts'
import { personKeys } from '#db/search-text.ts'
import { staffRoles, userType } from '#model/identity/enums.ts'
import { record, recordChange } from '../audit/record.ts'
import { transaction, type Ctx } from '../context.ts'
import { makeResetLink } from './password/reset-link.ts'
import type { UserRow } from './sessions/lucia.ts'

export interface Administrator {
  /** normalized */
  email: string
  firstName: string
  lastName: string
}

/**
 * Gives someone the highest rank of staff without anyone who would allow it: for the first administrator, and when none
 * is left who can sign in. It is called on the machine that runs the product, never by a route.
 * @returns the link by which the person sets a password, and the minutes that it is valid; null: the address belongs to
 *   an account that is not one of staff
 */
export const appointAdministrator = (
  ctx: Ctx,
  person: Administrator,
): Promise<{ link: string; minutes: number } | null> =>
  transaction(ctx, async (tx) => {
    const [known] = await tx.select().from(user).where(eq(user.email, person.email))
    if (known && known.userType !== userType.csr) return null
    return makeResetLink(ctx, tx, known ? await promote(ctx, tx, known) : await create(ctx, tx, person))
  })

const text = 'appointed on the server'

async function create(ctx: Ctx, tx: Tx, { email, firstName, lastName }: Administrator): Promise<UserRow> {
  const now = ctx.now()
  const [made] = await tx
    .insert(user)
    .values({
      email,
      firstName,
      lastName,
      userType: userType.csr,
      staffRoles: ['csr_super'],
      regStatus: 'verified',
      ...personKeys({ firstName, lastName, email }),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!made) throw new Error('an insert without a row')
  await tx.insert(address).values({ userId: made.id })
  await tx.insert(notificationPreference).values({ userId: made.id })
  await record(ctx, tx, { event: 'create', refTable: 'user', refId: made.id, text })
  return made
}

async function promote(ctx: Ctx, tx: Tx, account: UserRow): Promise<UserRow> {
  const roles = staffRoles.filter((role) => role === 'csr_super' || account.staffRoles.includes(role))
  const [now] = await tx
    .update(user)
    .set({
      staffRoles: roles,
      allowedCSRView: false,
      enabled: true,
      updatedAt: ctx.now(),
      version: sql`${user.version} + 1`,
    })
    .where(eq(user.id, account.id))
    .returning()
  if (!now) throw new Error('an update without a row')
  await recordChange(ctx, tx, { refTable: 'user', refId: account.id, text }, account, now)
  return now
}
