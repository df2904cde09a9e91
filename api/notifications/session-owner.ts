import DataLoader from 'dataloader'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { user, userSession } from '#db/schema/all.ts'
import { asList, inNamedList } from '#db/sql.ts'
import { preparedFor } from '#db/statements/prepared.ts'
import type { Ctx } from '../context.ts'

interface Owner {
  enabled: boolean
  userType: number
  expiresAt: Date
  absoluteExpiresAt: Date
}

const ownersByHash = preparedFor((q) =>
  q
    .select({
      hash: userSession.hash,
      enabled: user.enabled,
      userType: user.userType,
      expiresAt: userSession.expiresAt,
      absoluteExpiresAt: userSession.absoluteExpiresAt,
    })
    .from(userSession)
    .innerJoin(user, eq(userSession.userId, user.id))
    .where(inNamedList(userSession.hash, 'hashes'))
    .prepare('session_owners'),
)

const loaders = new WeakMap<Db, DataLoader<string, Owner | null>>()

function loaderOf(db: Db): DataLoader<string, Owner | null> {
  const known = loaders.get(db)
  if (known) return known
  const loader = new DataLoader<string, Owner | null>(
    async (hashes) => {
      const owners = await ownersByHash(db).execute({ hashes: asList(hashes) })
      const byHash = new Map(owners.map((owner) => [owner.hash, owner]))
      return hashes.map((hash) => byHash.get(hash) ?? null)
    },
    // an answer holds for the moment in which it was asked: a session may have ended since
    { cache: false },
  )
  loaders.set(db, loader)
  return loader
}

/**
 * The account of the caller's session; null once the session has ended. A change wakes every open page at once: sessions
 * that are asked about at the same moment share one statement.
 */
export async function sessionOwner(ctx: Ctx): Promise<Owner | null> {
  const owner = await loaderOf(ctx.db).load(ctx.request.sessionHash ?? '')
  const now = ctx.now()
  return owner && owner.expiresAt > now && owner.absoluteExpiresAt > now ? owner : null
}
