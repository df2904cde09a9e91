import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { createHash, randomBytes } from 'node:crypto'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { knownDevice, user } from '#db/schema/all.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'

/** An answer whose header names the device that is known from now on. */
export type Remembered<T> = T & { knownDeviceToken?: string }

/** Puts the token of a device into the header of the answer. @returns the body */
export function answerDevice<T extends object>(c: Pick<Context, 'header'>, result: Remembered<T>): T {
  const { knownDeviceToken, ...body } = result
  if (knownDeviceToken) c.header('X-Device-Token', knownDeviceToken)
  return body as T
}

/** The oldest devices of a person are forgotten. */
const MOST = 20
const TOKEN_BYTES = 32
const looksRight = (token: string | undefined): token is string => /^[\w-]{43}$/.test(token ?? '')

/** One token of a browser serves all who sign in there; the database knows it only by this, for each of them apart. */
const hashOf = (userId: string, token: string) => createHash('sha256').update(`${userId}\n${token}`).digest('hex')

/** The device that the request names, when the owner of the e-mail has signed in fully on it before. @returns its id */
export async function findKnownDevice(ctx: Ctx, email: string): Promise<string | undefined> {
  const token = ctx.request.deviceToken
  if (!looksRight(token)) return undefined
  const [owner] = await ctx.db.select({ id: user.id }).from(user).where(eq(user.email, email))
  const [found] = await ctx.db
    .select()
    .from(knownDevice)
    .where(eq(knownDevice.tokenHash, hashOf(owner?.id ?? '', token)))
  return found && found.lastUsedAt > (await oldest(ctx)) ? found.id : undefined
}

export const rememberUse = (ctx: Ctx, id: string) =>
  ctx.db.update(knownDevice).set({ lastUsedAt: ctx.now() }).where(eq(knownDevice.id, id))

/**
 * After a full sign-in: this browser is known from now on. What it has kept already goes on.
 * @returns the token that it is to keep
 */
export async function rememberDevice(ctx: Ctx, tx: Tx, userId: string): Promise<string> {
  const token = ctx.request.deviceToken
  const kept = looksRight(token) ? token : randomBytes(TOKEN_BYTES).toString('base64url')
  const now = ctx.now()
  await tx
    .insert(knownDevice)
    .values({ id: newId(), userId, tokenHash: hashOf(userId, kept), createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: knownDevice.tokenHash, set: { lastUsedAt: now } })
  const all = await tx
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(asc(knownDevice.lastUsedAt))
  const surplus = all.slice(0, Math.max(0, all.length - MOST)).map(({ id }) => id)
  if (surplus.length) await tx.delete(knownDevice).where(inArray(knownDevice.id, surplus))
  return kept
}

/** Password, e-mail or state of the account changed: each browser has to sign in fully again to be known. */
export const deleteKnownDevices = (tx: Tx, userId: string) =>
  tx.delete(knownDevice).where(eq(knownDevice.userId, userId))

const oldest = async (ctx: Ctx) =>
  new Date(ctx.now().getTime() - secondsOf(await ctx.limits(), 'login.knownDevice') * 1000)

/** Clears away devices that have not been used for long. @returns how many */
export async function deleteExpiredDevices(ctx: Ctx): Promise<number> {
  const old = lte(knownDevice.lastUsedAt, await oldest(ctx))
  const [any] = await ctx.db.select({ id: knownDevice.id }).from(knownDevice).where(old).limit(1)
  return any ? (await ctx.db.delete(knownDevice).where(old).returning({ id: knownDevice.id })).length : 0
}
