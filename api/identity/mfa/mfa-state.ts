import { asc, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { address, passkey, phone, user, userMfa } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { offeredMethods, waitingMethods, type BlockedMethod } from '#model/identity/sign-in/mfa.ts'
import type { MfaState } from '#model/identity/wire.ts'
import { isStaff } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { emailRefused, enrolled, mustBeProved, maskedPhone, type Used } from './factor-rules.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { readPhone } from './phone-number.ts'

const UNITED_STATES = 233

/** The cards that a person is offered: text messages where a US number is possible, that is, where no country speaks against it. */
export async function offeredTo(
  q: Queries,
  { id, countryId }: Pick<UserRow, 'id' | 'countryId'>,
  methods: readonly Used[],
): Promise<MfaType[]> {
  const [home] = await q.select({ countryId: address.countryId }).from(address).where(eq(address.userId, id))
  const countries = [countryId, home?.countryId].filter((one) => one !== null && one !== undefined)
  const american = countries.length === 0 || countries.includes(UNITED_STATES)
  const numbers = american ? [] : await q.select({ number: phone.number }).from(phone).where(eq(phone.userId, id))
  return offeredMethods({
    enrolled: enrolled(methods),
    usNumberPossible: american || numbers.some(({ number }) => readPhone(number)?.sms),
    appRefused: (await readLimits(q))['mfa.app'] === 0,
  })
}

/** The cards that cannot be used now, and why. */
export async function waitingFor(
  q: Queries,
  now: Date,
  userId: string,
  offered: readonly MfaType[],
  methods: readonly (Used & Pick<typeof userMfa.$inferSelect, 'lockedUntil' | 'mustProve'>)[],
): Promise<BlockedMethod[]> {
  const seconds = (at: Date) => Math.ceil(at.getTime() / 1000)
  return waitingMethods({
    offered,
    proved: methods.filter(mustBeProved).map(({ mfaType }) => mfaType),
    emailRefused: await emailRefused(q, userId, methods),
    lockedUntil: (type) => {
      const until = methods.find(({ mfaType }) => mfaType === type)?.lockedUntil
      return until ? seconds(until) : null
    },
    now: Math.floor(now.getTime() / 1000),
  })
}

/** The second factors and passkeys of an account, for its owner and for staff; no secret, no whole number. @throws not.found */
export async function readMfaState(ctx: Ctx, id: string): Promise<MfaState> {
  const actor = requireActor(ctx)
  if (!isStaff(actor) && actor.userId !== id) throw new AppError('not.found', 'Not Found')
  const [account] = await ctx.db.select().from(user).where(eq(user.id, id))
  if (!account) throw new AppError('not.found', 'Not Found')
  const methods = await ctx.db.select().from(userMfa).where(eq(userMfa.userId, id)).orderBy(asc(userMfa.enrolledAt))
  const passkeys = await ctx.db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, id))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  const now = ctx.now()
  const locked = (at: Date | null | undefined) => (at && at > now ? at.toISOString() : null)
  const mfaAvail = enrolled(methods)
  return {
    mfaAvail,
    mfaPhone: maskedPhone(methods),
    lockedUntil:
      methods
        .map((method) => locked(method.lockedUntil))
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null,
    mfaOffered: await offeredTo(ctx.db, account, methods),
    methods: mfaAvail.map((mfaType) => {
      const method = methods.find((one) => one.mfaType === mfaType)
      return {
        mfaType,
        enrolledAt: method?.enrolledAt.toISOString() ?? null,
        lastUsedAt: method?.lastUsedAt?.toISOString() ?? null,
        lockedUntil: locked(method?.lockedUntil),
      }
    }),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt, ...key }) => ({
      id: key.id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
