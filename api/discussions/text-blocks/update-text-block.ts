import { textBlock } from '#db/schema/all.ts'
import type { TextBlock, TextBlockChange } from '#model/discussions/writing/text-block-wire.ts'
import { conflict } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { changeOwn } from '../../identity/profile/own-record.ts'
import { assertNameFree, findTextBlock, ownTextBlock, reach, refTable, textBlockWire } from './text-block.ts'

/** @throws not.found for another person's, conflict with `current`, record.duplicate at `name` */
export async function updateTextBlock(
  ctx: Ctx,
  id: string,
  { version, ...given }: TextBlockChange,
): Promise<TextBlock> {
  const { userId } = requireActor(ctx)
  return changeOwn(
    ctx,
    userId,
    async (tx) => {
      const before = await findTextBlock(ctx, tx, id)
      if (before.version !== version) throw conflict({ ...textBlockWire(before) })
      await assertNameFree(tx, userId, given.name, id)
      const { name, text } = before
      const fields = await recordChange(ctx, tx, { refTable, refId: id }, { name, text }, given)
      if (fields.length)
        await tx
          .update(textBlock)
          .set({ ...given, updatedAt: ctx.now(), version: version + 1 })
          .where(ownTextBlock(ctx, id))
      return textBlockWire(await findTextBlock(ctx, tx, id))
    },
    reach,
  )
}
