import type { Tx } from '#db/client.ts'
import type { Actor } from '#model/permissions.ts'
import { record } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'

/** The one acted for, and the one behind the keyboard. */
interface People {
  userId: string
  actor: string
}

const behind = (ctx: Ctx, { userId, actor }: People): Ctx => ({
  ...ctx,
  actor: { userId, acting: { authUserId: actor } } as Actor,
})

/** Both people are in the row, at the beginning and at the end. */
export const recordActing = (ctx: Ctx, tx: Tx, people: People, reason: string | undefined): Promise<void> =>
  record(behind(ctx, people), tx, {
    event: 'login_as',
    refTable: 'user',
    refId: people.userId,
    text: reason || 'loginAs.started',
  })

/** The end is that of a session: the log counts `login_as` once for each time that someone acts. */
export const recordActingEnd = (ctx: Ctx, tx: Tx, people: People, how: 'ended' | 'expired' = 'ended'): Promise<void> =>
  record(behind(ctx, people), tx, {
    event: 'delete',
    refTable: 'user_session',
    refId: people.userId,
    text: `loginAs.${how}`,
  })
