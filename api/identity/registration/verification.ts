import { plainFullName } from '#model/identity/person-name.ts'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { newId } from '#db/columns.ts'
import type { Queries, Tx } from '#db/client.ts'
import { signInChallenge, user } from '#db/schema/all.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import type { Registration } from '#model/identity/registration.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import { hashToken, type UserRow } from '../sessions/lucia.ts'

/**
 * A link that proves an address. What was typed, password included as its hash, travels with the link: anyone who opens the
 * mail gets what was entered with it, and no one who registered the same address before.
 */
const purpose = 'register.verify'
const TOKEN_BYTES = 32
const KEPT_MS = 30 * 86_400_000

/** What was registered, without the password. */
export type RegistrationDetails = Omit<Registration, 'password' | 'browserKey'>
export interface Pending {
  passwordHash: string
  told: RegistrationDetails
  planId: string | null
  linkId: string | null
  /** of the browser in which all this was typed */
  browserHash: string | null
}
interface StoredRegistration extends Pending {
  tokenHash: string
  /** end of the link's life, milliseconds; what was typed is kept for longer, for another link */
  until: number
  /** when this link proved the address, and when it signed in, milliseconds */
  provedAt?: number
  signedInAt?: number
}
export interface Verification extends Pending {
  id: string
  userId: string
  tokenHash: string
  expiresAt: Date
  provedAt?: number
  signedInAt?: number
}

/** Keeps what is pending and mails the link. @param id of the link, known to the caller before */
export async function mailVerification(
  ctx: Ctx,
  tx: Tx,
  account: UserRow,
  pending: Pending,
  id: string = newId(),
): Promise<void> {
  const now = ctx.now()
  const limits = await readLimits(tx)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const until = now.getTime() + secondsOf(limits, 'register.verifyLife') * 1000
  const data: StoredRegistration = {
    passwordHash: pending.passwordHash,
    told: { ...pending.told, email: account.email },
    planId: pending.planId,
    linkId: pending.linkId,
    browserHash: pending.browserHash,
    tokenHash: hashToken(token),
    until,
  }
  await tx.insert(signInChallenge).values({
    id,
    purpose,
    userId: account.id,
    data: { ...data },
    createdAt: now,
    expiresAt: new Date(until + KEPT_MS),
  })
  const language = pending.told.preferredLanguage
  const link = `${ctx.env.publicUrl}/register/verify/${id}/${token}`
  const name = plainFullName(pending.told)
  const words = await textIn(language, 'message.register.verify.text', { name, hours: limits['register.verifyLife'] })
  await notify(ctx, tx, {
    type: 'email',
    to: account.email,
    userId: account.id,
    purpose: 'registration',
    cause: `user:${account.id}:verify:${id}`,
    secret: true,
    subject: await textIn(language, 'message.register.verify.subject'),
    text: `${words}\n\n${link}`,
  })
}

function read(row: typeof signInChallenge.$inferSelect): Verification | undefined {
  if (row.userId === null) return undefined
  const { until, ...kept } = row.data as unknown as StoredRegistration
  return { ...kept, id: row.id, userId: row.userId, expiresAt: new Date(until) }
}

/** The link with this id and token, used or too old ones too; none that was sent to an earlier address of the account. */
export async function findVerification(q: Queries, id: string, token: string): Promise<Verification | undefined> {
  const [row] = await q
    .select({ link: signInChallenge, email: user.email })
    .from(signInChallenge)
    .innerJoin(user, eq(user.id, signInChallenge.userId))
    .where(and(eq(signInChallenge.id, id), eq(signInChallenge.purpose, purpose)))
  const found = row && read(row.link)
  if (!found || normalizeEmail(found.told.email ?? '') !== row.email) return undefined
  return timingSafeEqual(Buffer.from(found.tokenHash), Buffer.from(hashToken(token))) ? found : undefined
}

/** Writes down that this link proved the address, or has signed in. @returns whether it is the first time */
export async function markVerification(
  tx: Tx,
  id: string,
  mark: { provedAt: number } | { signedInAt: number },
): Promise<boolean> {
  const [row] = await tx.select().from(signInChallenge).where(eq(signInChallenge.id, id))
  if (!row || Object.keys(mark).some((name) => name in row.data)) return false
  await tx
    .update(signInChallenge)
    .set({ data: { ...row.data, ...mark } })
    .where(eq(signInChallenge.id, id))
  return true
}

/** The newest registration that no one has proved. */
export async function openVerification(q: Queries, userId: string, now: Date): Promise<Verification | undefined> {
  const [row] = await q
    .select()
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.userId, userId),
        eq(signInChallenge.purpose, purpose),
        isNull(signInChallenge.usedAt),
        gt(signInChallenge.expiresAt, now),
      ),
    )
    .orderBy(desc(signInChallenge.createdAt), desc(signInChallenge.id))
    .limit(1)
  return row && read(row)
}

/** Takes links for used: one, once, or all of an account. @returns how many */
export async function consumeVerifications(
  tx: Tx,
  now: Date,
  which: { id: string } | { userId: string },
): Promise<number> {
  const spent = await tx
    .update(signInChallenge)
    .set({ usedAt: now })
    .where(
      and(
        'id' in which ? eq(signInChallenge.id, which.id) : eq(signInChallenge.userId, which.userId),
        eq(signInChallenge.purpose, purpose),
        isNull(signInChallenge.usedAt),
      ),
    )
    .returning({ id: signInChallenge.id })
  return spent.length
}
