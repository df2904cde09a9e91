import { eq, and, isNull, lte, ne, or } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { device, user, userSession } from '#db/schema/all.ts'
import { isBusy } from '#db/sql.ts'
import { userType, type UserType } from '#model/identity/enums.ts'
import { mayLoginAs, maySignIn as typeSignsIn } from '#model/identity/sign-in/login-as.ts'
import { secondsOf } from '#model/limits.ts'
import { rankOf } from '#model/identity/ranks.ts'
import type { Actor } from '#model/permissions.ts'
import { publishAfterCommit, type Ctx, type Deps } from '../../context.ts'
import { findSession, hashToken, makeLucia, type SessionAttributes, type SessionRow, type UserRow } from './lucia.ts'
import { deleteKnownDevices } from './known-devices.ts'
import { recordActingEnd } from './record-acting.ts'

export type SessionFacts = Partial<
  Pick<
    SessionAttributes,
    | 'authUserId'
    | 'authSessionHash'
    | 'actingReason'
    | 'mfaUsed'
    | 'mfaValidated'
    | 'deviceId'
    | 'userAgent'
    | 'address'
  >
>

export type SessionCheck =
  | { alive: true; actor: Actor; row: UserRow; session: SessionRow; exp: Date; slid: boolean }
  | { alive: false; reason: 'expired' | 'disabled' }

/** Whether this account signs in: it is open, and its type does. */
export const maySignIn = (row: UserRow): boolean => row.enabled && typeSignsIn(row.userType as UserType)

/** The one place where sessions begin, are checked and end. */
export function makeSessions(deps: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  const made = new Map<number, ReturnType<typeof makeLucia>>()
  /** The lifetime is a setting; Lucia takes it when it is made. */
  async function luciaNow() {
    const seconds = secondsOf(await deps.limits(), 'session.sliding')
    const known = made.get(seconds) ?? makeLucia(deps, seconds)
    made.set(seconds, known)
    return known
  }

  /** @param until no refresh reaches past this, where the session ends before its ordinary absolute end */
  async function open(
    row: UserRow,
    facts: SessionFacts,
    until?: Date,
  ): Promise<{ token: string; exp: Date; absoluteExpiresAt: Date }> {
    const now = deps.clock.now()
    const limits = await deps.limits()
    const absolute = secondsOf(limits, row.userType === userType.csr ? 'session.absoluteStaff' : 'session.absolute')
    const ordinaryEnd = new Date(now.getTime() + absolute * 1000)
    const absoluteExpiresAt = until ? earlier(until, ordinaryEnd) : ordinaryEnd
    const session = await (
      await luciaNow()
    ).createSession(row.id, {
      authUserId: null,
      authSessionHash: null,
      actingReason: null,
      mfaUsed: null,
      mfaValidated: false,
      deviceId: null,
      userAgent: null,
      address: null,
      ...facts,
      createdAt: now,
      lastSeenAt: now,
      absoluteExpiresAt,
    })
    return {
      token: session.id,
      exp: earlier(new Date(session.expiresAt.getTime() + deps.clock.offset), absoluteExpiresAt),
      absoluteExpiresAt,
    }
  }

  /** Checks a token on every request: its lifetimes and the account's state. `slide` false for what pages do by themselves. */
  async function check(token: string, slide: boolean): Promise<SessionCheck> {
    const found = await (slide ? slideOn(token) : peek(token))
    if (!found) return { alive: false, reason: 'expired' }
    const { row, session, fresh } = found
    if (session.absoluteExpiresAt <= deps.clock.now()) {
      await (await luciaNow()).invalidateSession(token)
      return { alive: false, reason: 'expired' }
    }
    if (!maySignIn(row)) return { alive: false, reason: 'disabled' }
    if (session.authSessionHash && !(await mayStillAct(session.authSessionHash, row)))
      return { alive: false, reason: 'expired' }
    return {
      alive: true,
      actor: actorOf(row, session),
      row,
      session,
      exp: earlier(session.expiresAt, session.absoluteExpiresAt),
      slid: fresh,
    }
  }

  /** Looks without sliding. Lucia knows no such look, and to put back what it slid would undo a refresh that came between. */
  async function peek(token: string) {
    const found = await findSession(deps.db, hashToken(token))
    if (!found || found.session.expiresAt <= deps.clock.now()) return undefined
    return { row: found.user, session: found.session, fresh: false }
  }

  /** Looks, and starts the sliding lifetime again when half of it is over. */
  async function slideOn(token: string) {
    const lucia = await luciaNow()
    const looked = await lucia.validateSession(token).catch((error: unknown) => {
      // a full disk refuses the new end of the session; who only reads goes on with the old one
      if (isBusy(error)) return null
      throw error
    })
    if (!looked) return peek(token)
    const { session: kept, user: owner } = looked
    if (!kept || !owner) return undefined
    const session: SessionRow = {
      ...kept,
      hash: hashToken(token),
      userId: owner.row.id,
      expiresAt: new Date(kept.expiresAt.getTime() + deps.clock.offset),
    }
    return { row: owner.row, session, fresh: kept.fresh }
  }

  /** Acting for someone lasts as long as the actor's own session and right: both are looked at on every request. */
  async function mayStillAct(actorsSession: string, target: UserRow): Promise<boolean> {
    const found = await findSession(deps.db, actorsSession)
    if (
      !found ||
      earlier(found.session.expiresAt, found.session.absoluteExpiresAt) <= deps.clock.now() ||
      !maySignIn(found.user)
    )
      return false
    return mayLoginAs(actorOf(found.user, found.session), {
      ...target,
      userId: target.id,
      userType: target.userType as UserType,
      roles: target.staffRoles,
    }).allowed
  }

  return {
    open,
    check,
    /** Starts the sliding lifetime again. @returns the new end, epoch seconds apart from rounding */
    async refresh(token: string, session: SessionRow): Promise<Date> {
      const limits = await deps.limits()
      const exp = earlier(
        new Date(deps.clock.now().getTime() + secondsOf(limits, 'session.sliding') * 1000),
        session.absoluteExpiresAt,
      )
      await deps.db
        .update(userSession)
        .set({ expiresAt: exp, lastSeenAt: deps.clock.now() })
        .where(eq(userSession.hash, hashToken(token)))
      return exp
    },
  }
}
export type Sessions = ReturnType<typeof makeSessions>

/** Between processes: a session of this person has ended, so its open streams check again whether they may go on. */
export const sessionsChannel = 'sessions'
export const publishSessionEnd = (tx: Tx, userId: string): void =>
  publishAfterCommit(tx, { channel: sessionsChannel, id: userId, userIds: [] })

/**
 * Stops push notifications to the devices that these sessions registered. A session that expires keeps its device: its
 * owner may resume it.
 */
export async function deleteDevicesOf(
  tx: Tx,
  ended: readonly Pick<SessionRow, 'userId' | 'deviceId'>[],
): Promise<void> {
  const theirs = ended.flatMap(({ userId, deviceId }) =>
    deviceId ? [and(eq(device.userId, userId), eq(device.deviceId, deviceId))] : [],
  )
  if (theirs.length) await tx.delete(device).where(or(...theirs))
}

/**
 * Ends all sessions of a person but one: password, e-mail, second factor or state of the account changed. Forgets the
 * known devices, and stops push notifications except those of the session that stays. Staff who act for that person are
 * signed out too, which is recorded like every end of acting.
 * @returns whether there was one to end
 */
export async function endSessions(ctx: Ctx, tx: Tx, userId: string, exceptHash?: string): Promise<boolean> {
  await deleteKnownDevices(tx, userId)
  const ended = await tx
    .delete(userSession)
    .where(and(eq(userSession.userId, userId), exceptHash ? ne(userSession.hash, exceptHash) : undefined))
    .returning()
  const [kept] = exceptHash ? await tx.select().from(userSession).where(eq(userSession.hash, exceptHash)) : []
  await tx
    .delete(device)
    .where(and(eq(device.userId, userId), kept?.deviceId ? ne(device.deviceId, kept.deviceId) : undefined))
  for (const { authUserId } of ended) if (authUserId) await recordActingEnd(ctx, tx, { userId, actor: authUserId })
  publishSessionEnd(tx, userId)
  return ended.length > 0
}

/** Clears away sessions that are over. Acting that is over is written down, see endOverdueActing. @returns how many */
export async function deleteExpiredSessions(ctx: Ctx): Promise<number> {
  const over = and(lte(userSession.expiresAt, ctx.now()), isNull(userSession.authSessionHash))
  const [any] = await ctx.db.select({ hash: userSession.hash }).from(userSession).where(over).limit(1)
  return any ? (await ctx.db.delete(userSession).where(over).returning({ hash: userSession.hash })).length : 0
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** The person behind a session, as the rules see them. */
export function actorOf(
  row: UserRow,
  session: Pick<SessionRow, 'mfaValidated' | 'authUserId' | 'actingReason'>,
): Actor {
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
    // anyone who acts for someone cannot choose their password
    mustChangePassword: row.mustChangePassword && !session.authUserId,
    testUser: row.testUser,
    ...(session.authUserId && {
      acting: { authUserId: session.authUserId, ...(session.actingReason && { reason: session.actingReason }) },
    }),
  }
}

/** Someone whose work goes on without a session: with the rights the account has now. Null once it is closed. */
export async function actorAtWork(deps: Pick<Deps, 'db'>, userId: string): Promise<Actor | null> {
  const [row] = await deps.db.select().from(user).where(eq(user.id, userId))
  return row && maySignIn(row) ? actorOf(row, { mfaValidated: true, authUserId: null, actingReason: null }) : null
}
