import { eq } from 'drizzle-orm'
import { address, device, devInbox, notification, notificationPreference } from '#db/schema/all.ts'
import { waitsForQuietHours } from '#model/notifications/channels.ts'
import { deliverableAt, newYork } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { enqueue, MAX_ATTEMPTS } from '../jobs/enqueue.ts'
import { DeviceGone } from '../ports/push.ts'

/** Whether the mail server will never take it, e.g. since nobody has this address (SMTP 5xx). */
const isRefused = (error: unknown) => Number((error as { responseCode?: unknown }).responseCode ?? 0) >= 500
/** What a message with a code or a link that opens something leaves behind. */
const spent = { text: '***', html: null, link: null }

/**
 * Hands one message to its channel. The row says whether it went out; a message whose row is no longer `new` is left. One
 * that is refused, or that the channel did not take until the runner gives up, ends in `error`: staff can send it again.
 * @throws when the channel did not take it; the runner comes back later
 */
export async function deliver(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const [message] = await ctx.db
    .select()
    .from(notification)
    .where(eq(notification.id, String(payload.id)))
  if (!message || message.status !== 'new') return
  if (await putOff(ctx, message)) return
  try {
    if (message.type === 'email')
      await ctx.mail.send({
        to: message.to,
        subject: message.subject,
        text: message.text,
        html: message.html ?? undefined,
        messageId: message.id,
      })
    else if (message.type === 'sms') await ctx.sms.send({ to: message.to, text: message.text, id: message.id })
    else
      for (const target of await ctx.db.select().from(device).where(eq(device.userId, message.to))) {
        await ctx.push
          .send({ ...target, title: message.subject, text: message.text, link: message.link ?? undefined })
          .catch(async (error: unknown) => {
            if (!(error instanceof DeviceGone)) throw error
            await ctx.db.delete(device).where(eq(device.id, target.id))
          })
      }
  } catch (error) {
    const attempts = message.attempts + 1
    const failed = isRefused(error) || attempts >= MAX_ATTEMPTS
    await ctx.db
      .update(notification)
      .set({
        attempts,
        error: error instanceof Error ? error.message.slice(0, 300) : 'failed',
        ...(failed && { status: 'error', ...(message.secret && spent) }),
      })
      .where(eq(notification.id, message.id))
    if (failed) return
    throw error
  }
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    // once it is out, a code or a link that opens something is kept nowhere
    await tx
      .update(notification)
      .set({ status: 'sent', sentAt: now, attempts: message.attempts + 1, error: null, ...(message.secret && spent) })
      .where(eq(notification.id, message.id))
    if (!ctx.env.production) {
      await tx
        .insert(devInbox)
        .values({
          channel: message.type,
          to: message.to,
          subject: message.subject,
          text: message.text,
          html: message.html,
          createdAt: now,
        })
    }
  })
}

/** Quiet hours that began, or were set, after the message was written hold for it too. @returns whether it goes later */
async function putOff(ctx: Ctx, { id, userId, type, purpose }: typeof notification.$inferSelect): Promise<boolean> {
  if (userId === null || !waitsForQuietHours(type, purpose)) return false
  const [wish] = await ctx.db
    .select({
      start: notificationPreference.doNotDisturbStart,
      end: notificationPreference.doNotDisturbEnd,
      zone: address.timeZone,
    })
    .from(notificationPreference)
    .leftJoin(address, eq(address.userId, notificationPreference.userId))
    .where(eq(notificationPreference.userId, userId))
  const now = ctx.now()
  const at = wish ? deliverableAt(now, { ...wish, zone: wish.zone ?? newYork }) : now
  if (at <= now) return false
  await ctx.db.transaction(async (tx) => {
    await tx.update(notification).set({ dueAt: at }).where(eq(notification.id, id))
    await enqueue(ctx, tx, {
      kind: 'notification.deliver',
      payload: { id },
      runAt: at,
      uniqueKey: `notification:${id}:${at.getTime()}`,
    })
  })
  return true
}
