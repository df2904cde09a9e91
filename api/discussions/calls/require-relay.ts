import { AppError } from '#model/errors.ts'
import { textIn } from '../../notifications/texts.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** A blinded call without a relay would show people's addresses to one another. @throws live.noRelay */
export async function requireRelay({ ctx, loaded }: UnitOfWork): Promise<void> {
  if (loaded.discussion.type !== 'blinded' || ctx.env.TURN_URLS.length > 0) return
  throw new AppError('live.noRelay', await textIn(ctx.language, 'callRefused.room.noRelay'), {
    extra: { reason: 'callRefused.room.noRelay' },
  })
}
