import type { Tx } from '#db/client.ts'
import type { Actor } from '#model/permissions.ts'
import { record } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'

/** Both people are in the row, at the beginning and at the end: the one acted for, and the one behind the keyboard. */
export async function recordActing(
  ctx: Ctx,
  tx: Tx,
  people: { userId: string; actor: string },
  text: string,
): Promise<void> {
  const behind = { userId: people.userId, acting: { authUserId: people.actor } } as Actor
  await record({ ...ctx, actor: behind }, tx, { event: 'login_as', refTable: 'user', refId: people.userId, text })
}
