import { hash } from 'node:crypto'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { generateIdFromEntropySize, Lucia, TimeSpan, type Adapter, type DatabaseSession } from 'lucia'
import type { Queries } from '#db/client.ts'
import { user, userSession } from '#db/schema/all.ts'
import { preparedFor } from '#db/statements/prepared.ts'
import type { Deps } from '../../context.ts'

export type UserRow = typeof user.$inferSelect
export type SessionRow = typeof userSession.$inferSelect
/** What a new session starts with, beyond Lucia's own fields. */
export type SessionAttributes = Pick<
  SessionRow,
  | 'authUserId'
  | 'authSessionHash'
  | 'actingReason'
  | 'mfaUsed'
  | 'mfaValidated'
  | 'deviceId'
  | 'userAgent'
  | 'address'
  | 'createdAt'
  | 'lastSeenAt'
  | 'absoluteExpiresAt'
>

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof makeLucia>
    DatabaseUserAttributes: UserRow
    DatabaseSessionAttributes: SessionAttributes
    UserId: string
  }
}

/** The database knows a token only by this. */
export const hashToken = (token: string): string => hash('sha256', token)

const sessionByHash = preparedFor((q) =>
  q
    .select({ session: userSession, user })
    .from(userSession)
    .innerJoin(user, eq(userSession.userId, user.id))
    .where(eq(userSession.hash, sql.placeholder('hash')))
    .prepare('session_by_hash'),
)

/** The session with this hash and its account, whatever their state. */
export async function findSession(
  q: Queries,
  hash: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [found] = await sessionByHash(q).execute({ hash })
  return found
}

/** A token for a session that goes on under another name; as long as Lucia's own. */
export const newToken = (): string => generateIdFromEntropySize(25)

/**
 * Lucia over our tables. It stores ids raw and knows one lifetime only, so this store keeps SHA-256 and lives behind
 * session.ts, which adds the absolute lifetime and the account's state. Lucia reads the machine's clock: times are
 * shifted on the way in and out, so that they follow the product's.
 * @param sliding seconds that a session lives after a request
 */
export function makeLucia(deps: Pick<Deps, 'db' | 'clock'>, sliding: number) {
  const { db, clock } = deps
  const toMachine = (at: Date) => new Date(at.getTime() - clock.offset)
  const toProduct = (at: Date) => new Date(at.getTime() + clock.offset)
  const shape = ({ session, id }: { session: SessionRow; id: string }): DatabaseSession => ({
    id,
    userId: session.userId,
    expiresAt: toMachine(session.expiresAt),
    attributes: session,
  })
  const adapter: Adapter = {
    async getSessionAndUser(token) {
      const row = await findSession(db, hashToken(token))
      return row
        ? [shape({ session: row.session, id: token }), { id: row.user.id, attributes: row.user }]
        : [null, null]
    },
    async getUserSessions(userId) {
      const rows = await db.select().from(userSession).where(eq(userSession.userId, userId))
      return rows.map((session) => shape({ session, id: session.hash }))
    },
    async setSession(session) {
      await db.insert(userSession).values({
        ...session.attributes,
        hash: hashToken(session.id),
        userId: session.userId,
        expiresAt: toProduct(session.expiresAt),
      })
    },
    async updateSessionExpiration(token, expiresAt) {
      await db
        .update(userSession)
        .set({ expiresAt: toProduct(expiresAt) })
        .where(eq(userSession.hash, hashToken(token)))
    },
    async deleteSession(token) {
      // one that acts for someone is cleared away by its sweep, which writes down that the acting is over
      await db
        .delete(userSession)
        .where(and(eq(userSession.hash, hashToken(token)), isNull(userSession.authSessionHash)))
    },
    async deleteUserSessions(userId) {
      await db.delete(userSession).where(eq(userSession.userId, userId))
    },
    async deleteExpiredSessions() {
      await db.delete(userSession).where(lte(userSession.expiresAt, clock.now()))
    },
  }
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(sliding, 's'),
    getUserAttributes: (attributes) => ({ row: attributes }),
    getSessionAttributes: (attributes) => attributes,
  })
}
