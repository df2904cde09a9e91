import { asc, count, eq } from 'drizzle-orm'
import { passkey } from '#db/schema/all.ts'
import type { Passkey } from '#model/identity/sign-in/passkeys.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { sortingBy } from '../../http/sorting.ts'

type Shown = Pick<typeof passkey.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedAt' | 'version'>

/** A passkey as its owner sees it; keys and ids of credentials stay inside. */
export const passkeyWire = ({ id, name, createdAt, lastUsedAt, version }: Shown): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  version,
})

export const passkeySorting = sortingBy(
  { createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt, name: passkey.name },
  [asc(passkey.createdAt), asc(passkey.id)],
)

/** The caller's own passkeys, oldest first. */
export async function listPasskeys(
  ctx: Ctx,
  { page, pageSize, sort }: { page: number; pageSize: number; sort?: string | undefined },
) {
  const mine = eq(passkey.userId, requireActor(ctx).userId)
  const rows = await ctx.db
    .select()
    .from(passkey)
    .where(mine)
    .orderBy(...passkeySorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(passkey).where(mine)
  return { data: rows.map(passkeyWire), total, page, pageSize }
}
