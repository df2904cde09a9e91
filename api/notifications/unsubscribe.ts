import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { notificationPreference, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { notificationTypes } from '#model/notifications/enums.ts'
import { isTopic, topicOf, type NotificationTopic } from '#model/notifications/topics.ts'
import { recordChange } from '../audit/record.ts'
import { transaction, type Ctx } from '../context.ts'
import { keyedHash, sameHash } from '../ports/cipher.ts'

const signature = (key: Buffer, userId: string, topic: string) =>
  Buffer.from(keyedHash(key, `unsubscribe:${userId}:${topic}`), 'hex').toString('base64url')

/** Signed with the product's key: anyone who has the mail may stop mails of its topic, and do nothing else. */
export const unsubscribeToken = (ctx: Ctx, userId: string, topic: NotificationTopic): string =>
  [Buffer.from(userId).toString('base64url'), topic, signature(ctx.env.secretKey, userId, topic)].join('.')

/** Where one click stops mails like this one; undefined for codes, links, account and legal mails, which always go. */
export function unsubscribeUrl(
  ctx: Ctx,
  message: { userId: string | null; purpose: string; secret: number },
): string | undefined {
  const topic = topicOf(message.purpose)
  if (!topic || message.userId === null || message.secret) return undefined
  return `${ctx.env.publicUrl}/api/unsubscribe/${unsubscribeToken(ctx, message.userId, topic)}`
}

/** @throws not.found for a token that we did not sign, or of an account that is gone */
async function readToken(ctx: Ctx, q: Queries, token: string) {
  const [id = '', topic = '', signed = ''] = token.split('.')
  const userId = Buffer.from(id, 'base64url').toString()
  // mails from before the key was exchanged are still read
  const ours = ctx.env.secretKeys.some((key) => sameHash(signed, signature(key, userId, topic)))
  if (!isTopic(topic) || !ours) throw new AppError('not.found', 'Not Found')
  const [account] = await q.select({ id: user.id }).from(user).where(eq(user.id, userId))
  if (!account) throw new AppError('not.found', 'Not Found')
  const [preference] = await q
    .select({ muted: notificationPreference.muted })
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId))
  return { userId, topic, muted: preference?.muted ?? {} }
}

export interface Subscription {
  topic: NotificationTopic
  subscribed: boolean
}

/** What a link in a mail would stop. @throws not.found */
export async function readSubscription(ctx: Ctx, token: string): Promise<Subscription> {
  const { topic, muted } = await readToken(ctx, ctx.db, token)
  return { topic, subscribed: !muted[topic]?.includes('email') }
}

/** Stops e-mails of one topic to the person whom the mail was for; again changes nothing. @throws not.found */
export const unsubscribe = (ctx: Ctx, token: string): Promise<Subscription> =>
  transaction(ctx, async (tx) => {
    const { userId, topic, muted } = await readToken(ctx, tx, token)
    const off = muted[topic] ?? []
    if (!off.includes('email')) {
      const after = { ...muted, [topic]: notificationTypes.filter((type) => type === 'email' || off.includes(type)) }
      await tx
        .insert(notificationPreference)
        .values({ userId, muted: after })
        .onConflictDoUpdate({
          target: notificationPreference.userId,
          set: { muted: after, version: sql`${notificationPreference.version} + 1` },
        })
      const target = { refTable: 'notification_preference', refId: userId, userId }
      await recordChange(ctx, tx, target, { muted }, { muted: after })
    }
    return { topic, subscribed: false }
  })
