import type { LiveSessionStatus } from '#model/live-sessions/enums.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { applyOwnCommand } from '../lifecycle/with-discussion.ts'
import { withDiscussionAs } from '../read-discussion.ts'

/** Staff end a call, or reopen one that was ended until fifteen minutes after its planned end. */
export const setSessionStatus = (
  ctx: Ctx,
  key: string,
  status: LiveSessionStatus,
): Promise<{ status: LiveSessionStatus }> =>
  withDiscussionAs(ctx, key, async (unit) => {
    if (status === 'unscheduled' || status === 'early')
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { status: 'errors.statusFollowsTime' },
      })
    await applyOwnCommand(unit, { name: status === 'ended' ? 'endCall' : 'reopenCall' })
    return { status }
  })
