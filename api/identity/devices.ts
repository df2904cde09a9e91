import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#db/columns.ts'
import { device, user, userSession } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { registerDeviceBody } from '#model/identity/wire.ts'
import { refusedFields } from '../admin/refusals.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { isPushTarget } from '../ports/push.ts'
import { refuseActing } from './mfa/factor-rules.ts'

/** Browsers are thrown away; the oldest are forgotten. */
const MOST = 20

/**
 * Keeps a device for app notifications, or its new token. Before the second factor only a device without a token can be
 * named: anyone who has but the password must not start to receive someone's messages. Push ends with the session: see
 * deleteDevicesOf.
 * @throws auth.mfa.required, errors.invalidParameters for a web token that is no push subscription
 */
export async function registerDevice(
  ctx: Ctx,
  { deviceId, deviceToken, platform }: z.infer<typeof registerDeviceBody>,
): Promise<{ id: string }> {
  refuseActing(ctx)
  const { userId, mfaDone } = requireActor(ctx)
  if (deviceToken !== '' && !mfaDone)
    throw new AppError('auth.mfa.required', 'Please complete multi-factor authentication.')
  if (platform === 'web' && deviceToken !== '' && !isPushTarget(deviceToken))
    throw refusedFields({ deviceToken: 'errors.invalidValue' })
  return transaction(ctx, async (tx) => {
    await lockRow(tx, user, userId)
    // a browser that someone else signed in with before belongs to the one who uses it now
    if (deviceToken !== '')
      await tx.delete(device).where(and(eq(device.deviceToken, deviceToken), ne(device.userId, userId)))
    const [kept] = await tx
      .insert(device)
      .values({ id: newId(), userId, deviceId, deviceToken, platform, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [device.userId, device.deviceId],
        set: { deviceToken, platform, createdAt: ctx.now() },
      })
      .returning({ id: device.id })
    if (deviceToken !== '')
      await tx
        .update(userSession)
        .set({ deviceId })
        .where(eq(userSession.hash, ctx.request.sessionHash ?? ''))
    const all = await tx
      .select({ id: device.id })
      .from(device)
      .where(eq(device.userId, userId))
      .orderBy(asc(device.createdAt))
    if (all.length > MOST)
      await tx.delete(device).where(
        inArray(
          device.id,
          all.slice(0, all.length - MOST).map((one) => one.id),
        ),
      )
    return { id: kept?.id ?? '' }
  })
}

const own = (ctx: Ctx, deviceId: string) =>
  and(eq(device.userId, requireActor(ctx).userId), eq(device.deviceId, deviceId))

/** Whether the caller's app notifications go to this device. */
export const isRegistered = async (ctx: Ctx, deviceId: string): Promise<{ registered: boolean }> => ({
  registered: (await ctx.db.$count(device, and(own(ctx, deviceId), ne(device.deviceToken, '')))) > 0,
})

/** No more app notifications to this device of one's own; one that gets none stays as it is. */
export async function unregisterDevice(ctx: Ctx, deviceId: string): Promise<void> {
  refuseActing(ctx)
  await ctx.db.delete(device).where(own(ctx, deviceId))
}
