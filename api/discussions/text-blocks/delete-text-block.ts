import { textBlock } from '#db/schema/all.ts'
import { record } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { changeOwn } from '../../identity/profile/own-record.ts'
import { findTextBlock, ownTextBlock, reach, refTable } from './text-block.ts'

/** @throws not.found for another person's */
export async function deleteTextBlock(ctx: Ctx, id: string): Promise<void> {
  await changeOwn(
    ctx,
    requireActor(ctx).userId,
    async (tx) => {
      const gone = await findTextBlock(ctx, tx, id)
      await tx.delete(textBlock).where(ownTextBlock(ctx, id))
      await record(ctx, tx, { event: 'delete', refTable, refId: id, text: gone.name })
    },
    reach,
  )
}
