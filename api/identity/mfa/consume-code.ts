import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { mfaChallenge } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { sameHash } from '../../ports/cipher.ts'
import { codeHash, type Sending } from './send-code.ts'

/** Whether a code of six digits was given: anything else is a wrong one. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** What came of a code: `repeated` is the right one, sent twice: it opens nothing more, and is no guess either. */
export type CodeResult = { result: 'right'; target: string | null } | { result: 'repeated' } | { result: 'wrong' }

/** Uses a sent code up. Of twenty at once with the right one, one wins. A newer code makes the older ones wrong. */
export async function consumeCode(
  ctx: Ctx,
  sent: Pick<Sending, 'userId' | 'mfaType' | 'scope'>,
  code: string,
): Promise<CodeResult> {
  if (!isCode(code)) return { result: 'wrong' }
  const now = ctx.now()
  const [challenge] = await ctx.db
    .select()
    .from(mfaChallenge)
    .where(
      and(
        eq(mfaChallenge.userId, sent.userId),
        eq(mfaChallenge.mfaType, sent.mfaType),
        eq(mfaChallenge.sessionHash, sent.scope),
        gt(mfaChallenge.expiresAt, now),
      ),
    )
    .orderBy(desc(mfaChallenge.sentAt), desc(mfaChallenge.id))
    .limit(1)
  if (!challenge || !sameHash(challenge.codeHash, codeHash(ctx, sent, challenge.id, code))) return { result: 'wrong' }
  const [spent] = await ctx.db
    .update(mfaChallenge)
    .set({ usedAt: now })
    .where(and(eq(mfaChallenge.id, challenge.id), isNull(mfaChallenge.usedAt)))
    .returning()
  return spent ? { result: 'right', target: spent.target } : { result: 'repeated' }
}
