import { AppError, type ErrorCode } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { textIn, type Params } from '../../notifications/texts.ts'

type Words =
  | 'elsewhere'
  | 'tooEarly'
  | 'ended'
  | 'cancelled'
  | 'full'
  | 'observers'
  | 'removed'
  | 'noRelay'
  | 'notPrivate'
  | 'noTime'

/** Why someone does not come into a call, in their language. */
export async function roomRefused(ctx: Ctx, code: ErrorCode, words: Words, params?: Params): Promise<AppError> {
  const text = await textIn(ctx.language, `callRefused.room.${words}`, params)
  return new AppError(code, text, { extra: { reason: `callRefused.room.${words}` } })
}
