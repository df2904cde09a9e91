import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { mfaChallenge } from '#db/schema/all.ts'
import type { Ctx } from '../context.ts'
import { sameHash } from '../ports/cipher.ts'
import { codeHash, type Sending } from './send-code.ts'

/** Whether a code of six digits was given: anything else is a wrong one. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** Uses a sent code up. Of twenty at once with the right one, one wins. @returns where it was sent, undefined when it is wrong */
export async function spendCode(
  ctx: Ctx,
  sent: Pick<Sending, 'userId' | 'mfaType' | 'scope'>,
  code: string,
): Promise<string | undefined> {
  if (!isCode(code)) return undefined
  const now = ctx.now()
  const [challenge] = await ctx.db
    .select()
    .from(mfaChallenge)
    .where(
      and(
        eq(mfaChallenge.userId, sent.userId),
        eq(mfaChallenge.mfaType, sent.mfaType),
        eq(mfaChallenge.sessionHash, sent.scope),
        isNull(mfaChallenge.usedAt),
        gt(mfaChallenge.expiresAt, now),
      ),
    )
    .orderBy(desc(mfaChallenge.sentAt))
    .limit(1)
  if (!challenge || !sameHash(challenge.codeHash, codeHash(ctx, sent, challenge.id, code))) return undefined
  const [spent] = await ctx.db
    .update(mfaChallenge)
    .set({ usedAt: now })
    .where(and(eq(mfaChallenge.id, challenge.id), isNull(mfaChallenge.usedAt)))
    .returning()
  return spent?.target ?? undefined
}
