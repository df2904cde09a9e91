import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { passwordReset, userMfa, userPassword } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { maskPhone } from '#model/identity/email.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { emailAccepted } from '#model/identity/sign-in/mfa.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'

type Method = typeof userMfa.$inferSelect
export type Used = Pick<Method, 'mfaType' | 'lastUsedAt'>
type Provable = Pick<Method, 'lastUsedAt' | 'mustProve'>

/** Whether a method stands between the password and the account: it was used before, or it is e-mail after the last other method was removed. */
export const mustBeProved = ({ lastUsedAt, mustProve }: Provable): boolean => lastUsedAt !== null || mustProve

/** E-mail is everyone's by default; other methods count once a first code has proved them. */
export const enrolled = (methods: readonly Used[]): MfaType[] => [
  ...new Set<MfaType>(['email', ...methods.filter((method) => method.lastUsedAt).map((method) => method.mfaType)]),
]

/** The last digits of the number that text messages go to. */
export function maskedPhone(methods: readonly (Used & Pick<Method, 'phone'>)[]): string | null {
  const sms = methods.find((method) => method.mfaType === 'sms' && method.lastUsedAt)
  return sms?.phone ? maskPhone(sms.phone) : null
}

/** Second factors are the person's own: staff acting as someone neither add, use nor remove one. @throws auth.acting.forbidden */
export function refuseActing(ctx: Ctx): void {
  if (requireActor(ctx).acting)
    throw new AppError('auth.acting.forbidden', 'This is not possible while you are logged in as another user.', {
      extra: { rule: 'rules.acting' },
    })
}

/** Before the second factor an account that has one may not add another: a password alone must not open it. @throws auth.mfa.required */
export function refuseBeforeFactor(current: CurrentSession, methods: readonly Provable[]): void {
  if (!current.session.mfaValidated && methods.some(mustBeProved))
    throw new AppError('auth.mfa.required', 'Please complete multi-factor authentication.')
}

/**
 * Whether the password was last set by a mailed link and no factor but e-mail has been used since. Where an app is
 * enrolled, one mailbox would then be enough for everything, so e-mail is no second factor until another has been used.
 */
export async function emailRefused(q: Queries, userId: string, methods: readonly Used[]): Promise<boolean> {
  const [reset] = await q
    .select({ at: userPassword.changedAt })
    .from(userPassword)
    .innerJoin(
      passwordReset,
      and(eq(passwordReset.userId, userPassword.userId), eq(passwordReset.usedAt, userPassword.changedAt)),
    )
    .where(and(eq(userPassword.userId, userId), isNotNull(passwordReset.usedAt)))
    .limit(1)
  if (!reset) return false
  const usedSince = methods.some(
    (method) => method.mfaType !== 'email' && method.lastUsedAt && method.lastUsedAt >= reset.at,
  )
  return !emailAccepted({
    enrolled: methods.filter((method) => method.lastUsedAt).map((method) => method.mfaType),
    justResetByEmail: !usedSince,
  })
}

/** @throws mfa.emailAfterReset while signing in, see emailRefused */
export async function refuseEmailAfterReset(ctx: Ctx, current: CurrentSession): Promise<void> {
  if (current.session.mfaValidated) return
  const { userId } = requireActor(ctx)
  const methods = await ctx.db.select().from(userMfa).where(eq(userMfa.userId, userId))
  if (await emailRefused(ctx.db, userId, methods))
    throw new AppError(
      'mfa.emailAfterReset',
      'Your password was just reset by e-mail. Please confirm with your authenticator app.',
    )
}
