import { eq, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { hashPassword } from '#db/password.ts'
import { user, userInvite, userPassword } from '#db/schema/all.ts'
import { isDuplicate, lockRow } from '#db/sql.ts'
import type { Registration } from '#model/identity/registration.ts'
import type { RegStatus } from '#model/identity/enums.ts'
import { record, recordChange } from '../../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { hashToken, type UserRow } from '../sessions/lucia.ts'
import { assertRateShown, checkRegistration, type CheckedRegistration } from './check-registration.ts'
import { proveAddress, moveRegistration } from './prove-address.ts'
import { findSource, type Source } from './source.ts'
import { notifyKnownAddress } from './notify-known-address.ts'
import { mailVerification } from './verification.ts'
import { completeAccount, createAccount } from './write-account.ts'

const PER_ADDRESS = 60
const PER_EMAIL = 5
const WINDOW_SECONDS = 900

interface RegistrationWork {
  source: Source
  input: Registration
  checked: CheckedRegistration
  passwordHash: string
  /** of the answer, and of the link in the mail */
  id: string
}

/**
 * Registers someone by a plan's link or by an invitation. By link the address must be proved by the mail that follows; the
 * answer is the same whether or not the address has an account, whose owner is notified. An invitation was mailed to the
 * address, so its key proves it.
 * @throws what findSource, assertRateShown and checkRegistration throw, errors.rateLimited
 */
export async function registerUser(ctx: Ctx, input: Registration): Promise<{ id: string; regStatus: RegStatus }> {
  await consumeRateLimit(ctx, `register:${ctx.request.network}`, PER_ADDRESS, WINDOW_SECONDS)
  const source = await findSource(ctx.db, ctx.now(), input)
  assertRateShown(source, input)
  const checked = await checkRegistration(ctx, source, input)
  await consumeRateLimit(ctx, `register:${checked.email}:${ctx.request.network}`, PER_EMAIL, WINDOW_SECONDS)
  const work = { source, input, checked, passwordHash: await hashPassword(input.password), id: newId() }
  const { invite } = source
  const register = () => transaction(ctx, (tx) => (invite ? byInvite(ctx, tx, work, invite.id) : byLink(ctx, tx, work)))
  // of two who register one address at the same moment the second finds the account of the first
  await register().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
    return register()
  })
  return { id: work.id, regStatus: invite ? 'verified' : 'verify_sent' }
}

const accountOf = async (tx: Tx, email: string): Promise<UserRow | undefined> =>
  (await tx.select().from(user).where(eq(user.email, email)))[0]

async function byLink(ctx: Ctx, tx: Tx, { source, input, checked, passwordHash, id }: RegistrationWork): Promise<void> {
  const known = await accountOf(tx, checked.email)
  // staff prepare accounts too: theirs are not for anybody with a plan's link
  if (known && known.regStatus !== 'verify_sent') return notifyKnownAddress(ctx, tx, known)
  const account = known ?? (await createAccount(ctx, tx, { source, input, checked }, 'new'))
  const { password: _kept, browserKey, ...told } = input
  await mailVerification(
    ctx,
    tx,
    account,
    {
      passwordHash,
      told,
      planId: source.plan?.id ?? null,
      linkId: source.link?.id ?? null,
      browserHash: browserKey === undefined ? null : hashToken(browserKey),
    },
    id,
  )
  await moveRegistration(ctx, tx, account, 'verify_sent')
  publishAfterCommit(tx, { channel: 'users', id: account.id, userIds: [] })
}

async function byInvite(
  ctx: Ctx,
  tx: Tx,
  { input, checked, passwordHash }: RegistrationWork,
  inviteId: string,
): Promise<void> {
  const now = ctx.now()
  await lockRow(tx, userInvite, inviteId)
  const prepared = await accountOf(tx, checked.email)
  if (prepared) await lockRow(tx, user, prepared.id)
  // staff may have changed it while the form was checked
  const source = await findSource(tx, now, input)
  const { invite } = source
  if (!invite) return
  assertRateShown(source, input)
  const known = await accountOf(tx, checked.email)
  const registering = { source, input, checked }
  const account = known
    ? await completeAccount(ctx, tx, known, registering)
    : await createAccount(ctx, tx, registering, source.plan ? 'pre_plan_invite' : 'invited')
  await tx
    .insert(userPassword)
    .values({ userId: account.id, hash: passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: userPassword.userId, set: { hash: passwordHash, changedAt: now } })
  await proveAddress(ctx, tx, account)
  const after = { status: 'accepted', action: 'accept', decidedAt: now, userId: account.id } as const
  await tx
    .update(userInvite)
    .set({ ...after, updatedAt: now, version: sql`${userInvite.version} + 1` })
    .where(eq(userInvite.id, inviteId))
  await recordChange(
    ctx,
    tx,
    { refTable: 'user_invite', refId: inviteId, userId: account.id },
    { status: invite.status, action: invite.action },
    { status: after.status, action: after.action },
  )
  await record(ctx, tx, {
    event: 'update',
    refTable: 'user_password',
    refId: account.id,
    userId: account.id,
    text: 'set at registration',
  })
  publishAfterCommit(
    tx,
    { channel: 'invitations', id: inviteId, userIds: [] },
    { channel: 'users', id: account.id, userIds: [] },
  )
}
