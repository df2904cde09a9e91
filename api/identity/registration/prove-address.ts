import { addressedAs } from '#model/identity/person-name.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { isUnproved } from '#model/identity/registration.ts'
import type { RegStatus } from '#model/identity/enums.ts'
import { recordChange } from '../../audit/record.ts'
import { transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import type { UserRow } from '../sessions/lucia.ts'

export const welcomeJob = 'identity.welcome'

/** Moves an account to a registration state, and writes it down. */
export async function moveRegistration(
  ctx: Ctx,
  tx: Tx,
  account: Pick<UserRow, 'id' | 'regStatus'>,
  regStatus: RegStatus,
): Promise<void> {
  if (account.regStatus === regStatus) return
  await tx
    .update(user)
    .set({ regStatus, updatedAt: ctx.now(), version: sql`${user.version} + 1` })
    .where(eq(user.id, account.id))
  await recordChange(
    ctx,
    tx,
    { refTable: 'user', refId: account.id, userId: account.id },
    { regStatus: account.regStatus },
    { regStatus },
  )
}

/** Anyone who opens a mail has proved the address: once, and the welcome follows. */
export async function proveAddress(ctx: Ctx, tx: Tx, account: Pick<UserRow, 'id' | 'regStatus'>): Promise<void> {
  if (!isUnproved(account.regStatus)) return
  await moveRegistration(ctx, tx, account, 'verified')
  await enqueue(ctx, tx, { kind: welcomeJob, payload: { userId: account.id }, uniqueKey: `welcome:${account.id}` })
}

/** Welcomes someone who has proved the address; the account says so afterwards. */
export async function welcome(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [account] = await tx
      .select()
      .from(user)
      .where(eq(user.id, String(payload.userId)))
    if (account?.regStatus !== 'verified') return
    const name = addressedAs(account)
    const words = await textIn(account.preferredLanguage, 'message.register.welcome.text', { name })
    await notify(ctx, tx, {
      type: 'email',
      to: account.email,
      userId: account.id,
      purpose: 'registration',
      cause: `user:${account.id}:welcome`,
      subject: await textIn(account.preferredLanguage, 'message.register.welcome.subject'),
      text: `${words}\n\n${ctx.env.publicUrl}/login`,
    })
    await moveRegistration(ctx, tx, account, 'welcome_sent')
  })
}
