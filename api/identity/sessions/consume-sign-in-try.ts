import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { textIn } from '../../notifications/texts.ts'

/** Counts a try to sign in. @throws errors.signInLocked with the minutes left, whether or not there is such an account */
export const consumeSignInTry = async (ctx: Ctx, key: string, max: number): Promise<void> =>
  consumeRateLimit(ctx, key, max, secondsOf(await ctx.limits(), 'login.window'), 'errors.signInLocked', (minutes) =>
    textIn('en', 'errors.signInLocked', { smart_count: minutes }),
  )
