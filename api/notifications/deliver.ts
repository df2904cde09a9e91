import { eq, inArray } from 'drizzle-orm'
import {
  address,
  device,
  devInbox,
  notification,
  notificationPreference,
  supportMessage,
  user,
} from '#db/schema/all.ts'
import { isBusy } from '#db/sql.ts'
import { waitsForQuietHours } from '#model/notifications/channels.ts'
import { deliverableAt, newYork } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { enqueue, MAX_ATTEMPTS } from '../jobs/enqueue.ts'
import type { CalendarPart } from '../ports/mail.ts'
import { DeviceGone } from '../ports/push.ts'
import { bundleOf } from './bundle.ts'
import { writeMail, type BrandFor } from './write-mail.ts'
import { unsubscribeUrl } from './unsubscribe.ts'
import { isWanted } from './wishes.ts'

/** How often, and after what pause, it is tried to write down that a message went out. */
const STORE_TRIES = 60
const STORE_AGAIN_MS = 1_000
/** When one that travels with another looks whether it did. */
const LOOK_AGAIN_MS = 60_000

/** Whether the mail server will never take it, e.g. since no one has this address (SMTP 5xx). */
const isRefused = (error: unknown) => Number((error as { responseCode?: unknown }).responseCode ?? 0) >= 500
/** What a message with a code or a link that opens something leaves behind. */
const spent = { text: '***', html: null, link: null }

/**
 * Hands one message to its channel. The row says whether it went out; a message whose row is no longer `new` is left. One
 * that is refused, or that the channel did not take until the runner gives up, ends in `error`: staff can send it again.
 * What it was about may be over by then, such as an invitation, or its reader may have unsubscribed: it is dropped.
 * @throws when the channel did not take it; the runner comes back later
 */
export async function deliver(
  ctx: Ctx,
  payload: Record<string, unknown>,
  { entryFor, brandFor, isOver }: About = {},
): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(notification)
    .where(eq(notification.id, String(payload.id)))
  if (!row || row.status !== 'new') return
  if (await postpone(ctx, row)) return
  if ((await isOver?.(ctx, row)) || !(await isWanted(ctx, row)))
    return void (await ctx.db.delete(notification).where(eq(notification.id, row.id)))
  const bundle = await bundleOf(ctx, row)
  if (!bundle) return later(ctx, row.id, new Date(ctx.now().getTime() + LOOK_AGAIN_MS))
  const rows = [row]
  for (const one of bundle) if (one.id !== row.id && !(await isOver?.(ctx, one))) rows.push(one)
  const message = row.type === 'email' ? { ...row, ...(await writeMail(ctx, rows, brandFor)) } : row
  const ids = rows.map(({ id }) => id)
  await begin(ctx, message, ids)
  const outcome = await handOver(ctx, message, entryFor)
  await stored(ctx, () => record(ctx, message, ids, outcome))
  if (outcome.state === 'later') throw outcome.error
}

/** What other areas know of a message. */
export interface About {
  /** what is put into the reader's calendar */
  entryFor?: EntryFor
  /** whose brand an e-mail is in */
  brandFor?: BrandFor
  /** whether its reason is gone */
  isOver?: (ctx: Ctx, message: Message) => Promise<boolean>
}
/** The calendar entry that goes with a message, for those that have one. */
export type EntryFor = (ctx: Ctx, message: Message) => Promise<CalendarPart | undefined>
type Message = typeof notification.$inferSelect
type Outcome = { state: 'sent' } | { state: 'failed' | 'later'; error: unknown }

/** Counts the try before it is made. Outside production the inbox has the message by now, whatever becomes of the channel. */
const begin = (ctx: Ctx, message: Message, ids: readonly string[]) =>
  ctx.db.transaction(async (tx) => {
    await tx
      .update(notification)
      .set({ attempts: message.attempts + 1 })
      .where(inArray(notification.id, ids))
    if (ctx.env.production || message.attempts > 0) return
    await tx.insert(devInbox).values({
      channel: message.type,
      to: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      createdAt: ctx.now(),
    })
  })

/** The address of the person who wrote to support. */
async function writerOf(ctx: Ctx, { purpose, cause }: Message): Promise<string | undefined> {
  const id = purpose === 'support' ? /^support_message:(.+)$/.exec(cause)?.[1] : undefined
  if (id === undefined) return undefined
  const [writer] = await ctx.db
    .select({ email: user.email })
    .from(supportMessage)
    .innerJoin(user, eq(user.id, supportMessage.userId))
    .where(eq(supportMessage.id, id))
  return writer?.email
}

async function handOver(ctx: Ctx, message: Message, entryFor?: EntryFor): Promise<Outcome> {
  try {
    if (message.type === 'email')
      await ctx.mail.send({
        to: message.to,
        subject: message.subject,
        text: message.text,
        html: message.html ?? undefined,
        replyTo: await writerOf(ctx, message),
        messageId: message.id,
        unsubscribe: unsubscribeUrl(ctx, message),
        calendar: await entryFor?.(ctx, message),
      })
    else if (message.type === 'sms') await ctx.sms.send({ to: message.to, text: message.text, id: message.id })
    else await push(ctx, message)
    return { state: 'sent' }
  } catch (error) {
    return { state: isRefused(error) || message.attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'later', error }
  }
}

/** To every device of the person. One that took it must not get it again because another did not. @throws when none took it */
async function push(ctx: Ctx, message: Message): Promise<void> {
  const errors: unknown[] = []
  let took = 0
  for (const target of await ctx.db.select().from(device).where(eq(device.userId, message.to))) {
    try {
      await ctx.push.send({
        ...target,
        title: message.subject,
        text: message.text,
        link: message.link ?? undefined,
      })
      took++
    } catch (error) {
      if (error instanceof DeviceGone) await ctx.db.delete(device).where(eq(device.id, target.id))
      else errors.push(error)
    }
  }
  if (errors.length && !took) throw errors[0]
}

/** Once it is out, or will never be, a code or a link that opens something is kept nowhere. */
async function record(ctx: Ctx, message: Message, ids: readonly string[], outcome: Outcome): Promise<void> {
  const over = message.secret ? spent : {}
  const said = outcome.state === 'sent' ? null : outcome.error instanceof Error ? outcome.error.message : 'failed'
  await ctx.db
    .update(notification)
    .set({
      error: said && said.slice(0, 300),
      ...(outcome.state === 'sent' && { status: 'sent', sentAt: ctx.now(), ...over }),
      ...(outcome.state === 'failed' && { status: 'error', ...over }),
    })
    .where(inArray(notification.id, ids))
}

/** A message that is out must not go out twice because the database was away at that moment: its row is written when it is back. */
async function stored(ctx: Ctx, write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error) || tries >= STORE_TRIES) throw error
      ctx.log.warn({ tries }, 'a message is out, but the database does not take that yet')
      await new Promise((resolve) => setTimeout(resolve, STORE_AGAIN_MS))
    }
  }
}

/** Quiet hours that began, or were set, after the message was written hold for it too. @returns whether it goes later */
async function postpone(ctx: Ctx, { id, userId, type, purpose }: typeof notification.$inferSelect): Promise<boolean> {
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
  await later(ctx, id, at)
  return true
}

const later = (ctx: Ctx, id: string, at: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.update(notification).set({ dueAt: at }).where(eq(notification.id, id))
    await enqueue(ctx, tx, {
      kind: 'notification.deliver',
      payload: { id },
      runAt: at,
      uniqueKey: `notification:${id}:${at.getTime()}`,
    })
  })
