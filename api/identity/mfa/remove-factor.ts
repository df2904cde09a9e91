import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { mfaChallenge, user, userMfa } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { confirmedAccount } from './confirmed-account.ts'
import { enrolled, mustBeProved, maskedPhone, refuseActing, refuseBeforeFactor } from './factor-rules.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { endSessions } from '../sessions/session.ts'
import type { Method } from './mfa-method.ts'
import { notifyFactorChange } from './notify-factor-change.ts'

const methodsOf = (tx: Tx, userId: string) => tx.select().from(userMfa).where(eq(userMfa.userId, userId))

/**
 * An account whose last proved factor goes has to prove e-mail from then on, used before or not: without it the next one who knows the
 * password could set up an app of their own.
 */
export async function requireProvedFactor(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
  if ((await methodsOf(tx, userId)).some(mustBeProved)) return
  await tx
    .insert(userMfa)
    .values({ id: newId(), userId, mfaType: 'email', enrolledAt: ctx.now(), mustProve: true })
    .onConflictDoUpdate({ target: [userMfa.userId, userMfa.mfaType], set: { mustProve: true } })
}

/** Takes a method and its secret away for good; open codes expire, other sessions end, its owner is notified. */
async function remove(
  ctx: Ctx,
  tx: Tx,
  account: UserRow,
  { id, mfaType, lastUsedAt }: Method,
  how: { keep?: string | undefined; byStaff?: boolean; text: string },
) {
  await tx.delete(userMfa).where(eq(userMfa.id, id))
  if (lastUsedAt) await requireProvedFactor(ctx, tx, account.id)
  await tx
    .update(mfaChallenge)
    .set({ usedAt: ctx.now() })
    .where(and(eq(mfaChallenge.userId, account.id), eq(mfaChallenge.mfaType, mfaType), isNull(mfaChallenge.usedAt)))
  await endSessions(ctx, tx, account.id, how.keep)
  await record(ctx, tx, { event: 'delete', refTable: 'user_mfa', refId: id, text: `${mfaType}: ${how.text}` })
  await notifyFactorChange(ctx, tx, account, { change: how.byStaff ? 'RemovedByStaff' : 'Removed', mfaType, cause: id })
}

/**
 * Staff remove a method of someone who has lost it: the address typed as a check, with a reason, for good.
 * @throws not.found, auth.notAuthorized with the rule, errors.invalidParameters
 */
export const removeFactorByStaff = (
  ctx: Ctx,
  { id, mfaType }: { id: string; mfaType: MfaType },
  { email, reason }: { email: string; reason: string },
): Promise<{ mfaAvail: MfaType[] }> =>
  transaction(ctx, async (tx) => {
    const account = await confirmedAccount(ctx, tx, id, email)
    if (mfaType === 'email') throw refusedFields({ mfaType: 'errors.mfaEmailStays' })
    const method = (await methodsOf(tx, id)).find((one) => one.mfaType === mfaType)
    if (!method) throw refusedFields({ mfaType: 'errors.mfaNotEnrolled' })
    await remove(ctx, tx, account, method, { byStaff: true, text: reason })
    return { mfaAvail: enrolled(await methodsOf(tx, id)) }
  })

/**
 * The methods that a person wants to have from now on: those left out are removed. New ones are not made here, they need
 * their first code; e-mail is everyone's and stays.
 * @throws auth.mfa.required for a change before the second factor, errors.invalidParameters
 */
export async function storeFactors(
  ctx: Ctx,
  current: CurrentSession,
  wanted: readonly MfaType[],
): Promise<{ mfaAvail: MfaType[]; mfaPhone: string | null }> {
  refuseActing(ctx)
  const { userId } = requireActor(ctx)
  return transaction(ctx, async (tx) => {
    await lockRow(tx, user, userId)
    const methods = await methodsOf(tx, userId)
    const has = enrolled(methods)
    if (!wanted.every((type) => has.includes(type))) throw refusedFields({ mfaVal: 'errors.mfaNotEnrolled' })
    if (!wanted.includes('email')) throw refusedFields({ mfaVal: 'errors.mfaEmailStays' })
    const unwanted = methods.filter((method) => method.lastUsedAt && !wanted.includes(method.mfaType))
    if (unwanted.length > 0) refuseBeforeFactor(current, methods)
    for (const method of unwanted)
      await remove(ctx, tx, current.row, method, {
        keep: ctx.request.sessionHash ?? undefined,
        text: 'removed by its owner',
      })
    const left = unwanted.length > 0 ? await methodsOf(tx, userId) : methods
    return { mfaAvail: enrolled(left), mfaPhone: maskedPhone(left) }
  })
}
