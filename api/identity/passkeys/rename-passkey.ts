import { and, eq } from 'drizzle-orm'
import { passkey } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Passkey, RenamePasskeyBody } from '#model/identity/sign-in/passkeys.ts'
import { conflict, authorize } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { passkeyWire } from './list-passkeys.ts'

/** @throws not.found for another person's, conflict when it was changed elsewhere, auth.notAuthorized while acting */
export async function renamePasskey(ctx: Ctx, id: string, { name, version }: RenamePasskeyBody): Promise<Passkey> {
  const actor = requireActor(ctx)
  authorize(actor, 'own.managePasskeys')
  return transaction(ctx, async (tx) => {
    const mine = and(eq(passkey.id, id), eq(passkey.userId, actor.userId))
    const [before] = await tx.select().from(passkey).where(mine)
    if (!before) throw new AppError('not.found', 'Not Found')
    const [after] = await tx
      .update(passkey)
      .set({ name, version: version + 1 })
      .where(and(mine, eq(passkey.version, version)))
      .returning()
    if (!after) throw conflict(passkeyWire(before))
    await recordChange(ctx, tx, { refTable: 'passkey', refId: id }, { name: before.name }, { name })
    return passkeyWire(after)
  })
}
