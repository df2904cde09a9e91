import { inArray } from 'drizzle-orm'
import { userSession } from '#db/schema/all.ts'
import { transaction, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { recordActingEnd } from './record-acting.ts'
import { deleteDevicesOf, publishSessionEnd } from './session.ts'

/** Ends the session; anyone who acts for someone leaves with both, since no one holds the key of the one that waits. */
export async function signOut(ctx: Ctx, { session }: CurrentSession): Promise<void> {
  const { hash, authSessionHash, authUserId, userId } = session
  await transaction(ctx, async (tx) => {
    const ended = await tx
      .delete(userSession)
      .where(inArray(userSession.hash, authSessionHash ? [hash, authSessionHash] : [hash]))
      .returning()
    await deleteDevicesOf(tx, ended)
    publishSessionEnd(tx, authUserId ?? userId)
    if (authUserId) await recordActingEnd(ctx, tx, { userId, actor: authUserId })
  })
}
