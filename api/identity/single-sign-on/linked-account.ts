import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { identityLink, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { userType } from '#model/identity/enums.ts'
import type { IdentityProviderRow, IdTokenClaims } from '#model/identity/sign-in/single-sign-on.ts'
import { record } from '../../audit/record.ts'
import { transaction, type Ctx } from '../../context.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { maySignIn } from '../sessions/session.ts'
import { notifyAccessChange } from '../notify-access-change.ts'

/**
 * The account behind a provider's subject. A subject that is new here is tied, once and for all, to the enabled staff
 * account of its verified e-mail, unless that account belongs to another subject of the same provider already: addresses
 * are given to new people, subjects are not.
 */
export async function linkedAccount(
  ctx: Ctx,
  provider: IdentityProviderRow,
  claims: IdTokenClaims,
): Promise<UserRow | undefined> {
  const known = await accountOf(ctx.db, provider.key, claims.sub)
  if (known) return known
  const email = claims.emailVerified && claims.email !== undefined ? normalizeEmail(claims.email) : null
  if (!email) return undefined
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(user)
      .where(and(eq(user.email, email), eq(user.userType, userType.csr)))
    if (!row || !maySignIn(row)) return undefined
    await lockRow(tx, user, row.id)
    const [other] = await tx
      .select({ one: sql`1` })
      .from(identityLink)
      .where(and(eq(identityLink.providerKey, provider.key), eq(identityLink.userId, row.id)))
    if (other) return accountOf(tx, provider.key, claims.sub)
    const id = newId()
    const [made] = await tx
      .insert(identityLink)
      .values({ id, userId: row.id, providerKey: provider.key, subject: claims.sub, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: identityLink.id })
    if (!made) return accountOf(tx, provider.key, claims.sub)
    await record(ctx, tx, { event: 'create', refTable: 'identity_link', refId: id, userId: row.id, text: provider.key })
    await notifyAccessChange(ctx, tx, row, 'signOnLinked', { id, name: provider.name })
    return row
  })
}

async function accountOf(q: Queries, providerKey: string, subject: string): Promise<UserRow | undefined> {
  const [found] = await q
    .select({ row: user })
    .from(identityLink)
    .innerJoin(user, eq(user.id, identityLink.userId))
    .where(and(eq(identityLink.providerKey, providerKey), eq(identityLink.subject, subject)))
  return found?.row
}
