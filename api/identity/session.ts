import { eq, and, ne } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { userSession } from '#db/schema/all.ts'
import { userType, type UserType } from '#model/identity/enums.ts'
import { secondsOf } from '#model/limits.ts'
import { rankOf, type Actor } from '#model/permissions.ts'
import type { Deps } from '../context.ts'
import { hashToken, makeLucia, type SessionAttributes, type SessionRow, type UserRow } from './lucia.ts'

export type SessionFacts = Partial<Pick<SessionAttributes, 'authUserId' | 'authSessionHash' | 'actingReason' | 'mfaUsed' | 'mfaValidated' | 'deviceId' | 'userAgent' | 'address'>>

export type SessionCheck =
  | { alive: true; actor: Actor; row: UserRow; session: SessionRow; exp: Date; slid: boolean }
  | { alive: false; reason: 'expired' | 'disabled' }

/** Types that have no interactive sign-in: guests enter by their key, virtual users are system personas. */
export const maySignIn = (row: UserRow): boolean =>
  row.enabled && row.userType !== userType.guest && row.userType !== userType.virtual && row.userType !== userType.pending

/** The one place where sessions begin, are checked and end. */
export function makeSessions(deps: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  const lucia = makeLucia(deps)

  async function open(row: UserRow, facts: SessionFacts): Promise<{ token: string; exp: Date }> {
    const now = deps.clock.now()
    const limits = await deps.limits()
    const absolute = secondsOf(limits, row.userType === userType.csr ? 'session.absoluteStaff' : 'session.absolute')
    const absoluteExpiresAt = new Date(now.getTime() + absolute * 1000)
    const session = await lucia.createSession(row.id, {
      authUserId: null, authSessionHash: null, actingReason: null, mfaUsed: null, mfaValidated: false, deviceId: null, userAgent: null, address: null,
      ...facts, createdAt: now, lastSeenAt: now, absoluteExpiresAt,
    })
    return { token: session.id, exp: earlier(new Date(session.expiresAt.getTime() + deps.clock.offset), absoluteExpiresAt) }
  }

  /** Checks a token on every request: its lifetimes and the account's state. `slide` false for what pages do by themselves. */
  async function check(token: string, slide: boolean): Promise<SessionCheck> {
    const { session: kept, user } = slide ? await lucia.validateSession(token) : await peek(token)
    if (!kept || !user) return { alive: false, reason: 'expired' }
    const row = user.row
    const session = { ...kept, hash: hashToken(token), userId: row.id, expiresAt: new Date(kept.expiresAt.getTime() + deps.clock.offset) } as unknown as SessionRow
    if (session.absoluteExpiresAt <= deps.clock.now()) {
      await lucia.invalidateSession(token)
      return { alive: false, reason: 'expired' }
    }
    if (!maySignIn(row)) return { alive: false, reason: 'disabled' }
    if (session.authSessionHash && !(await actorStillThere(session.authSessionHash))) return { alive: false, reason: 'expired' }
    return { alive: true, actor: actorOf(row, session), row, session, exp: earlier(session.expiresAt, session.absoluteExpiresAt), slid: slide && kept.fresh }
  }

  async function peek(token: string) {
    const [row] = await deps.db.select({ expiresAt: userSession.expiresAt }).from(userSession).where(eq(userSession.hash, hashToken(token)))
    // more than half of the lifetime left: Lucia will not slide it
    if (!row) return { session: null, user: null }
    const { expiresAt } = row
    const found = await lucia.validateSession(token)
    if (found.session?.fresh) await deps.db.update(userSession).set({ expiresAt }).where(eq(userSession.hash, hashToken(token)))
    return found.session ? { session: { ...found.session, fresh: false, expiresAt: new Date(expiresAt.getTime() - deps.clock.offset) }, user: found.user } : found
  }

  async function actorStillThere(hash: string): Promise<boolean> {
    const [row] = await deps.db.select({ expiresAt: userSession.absoluteExpiresAt }).from(userSession).where(eq(userSession.hash, hash))
    return !!row && row.expiresAt > deps.clock.now()
  }

  return {
    open,
    check,
    end: (token: string) => lucia.invalidateSession(token),
    /** Starts the sliding lifetime anew. @returns the new end, epoch seconds apart from rounding */
    async refresh(token: string, session: SessionRow): Promise<Date> {
      const limits = await deps.limits()
      const exp = earlier(new Date(deps.clock.now().getTime() + secondsOf(limits, 'session.sliding') * 1000), session.absoluteExpiresAt)
      await deps.db.update(userSession).set({ expiresAt: exp, lastSeenAt: deps.clock.now() }).where(eq(userSession.hash, hashToken(token)))
      return exp
    },
    sweep: () => lucia.deleteExpiredSessions(),
  }
}
export type Sessions = ReturnType<typeof makeSessions>

/** Ends all sessions of a person (but one): password, e-mail, second factor or state of the account changed. */
export async function endSessions(tx: Tx, userId: string, exceptHash?: string): Promise<void> {
  await tx.delete(userSession).where(and(eq(userSession.userId, userId), exceptHash ? ne(userSession.hash, exceptHash) : undefined))
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)

function actorOf(row: UserRow, session: SessionRow): Actor {
  const type = row.userType as UserType
  const rank = rankOf(type, row.staffRoles)
  return {
    userId: row.id,
    userType: type,
    userKind: row.userKind,
    roles: row.staffRoles,
    rank,
    viewOnly: rank !== null && row.allowedCSRView,
    noeticExpert: row.noeticExpert,
    mfaDone: session.mfaValidated,
    testUser: row.testUser,
    ...(session.authUserId && { acting: { authUserId: session.authUserId, ...(session.actingReason && { reason: session.actingReason }) } }),
  }
}
