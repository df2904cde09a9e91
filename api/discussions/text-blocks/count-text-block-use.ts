import { sql } from 'drizzle-orm'
import { textBlock } from '#db/schema/all.ts'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { readable } from '../../identity/profile/own-record.ts'
import { ownTextBlock, reach, textBlockWire } from './text-block.ts'

/**
 * Counts that a block was inserted. Its version stays: an edit that is open elsewhere does not conflict.
 * @throws not.found for another person's
 */
export async function countTextBlockUse(ctx: Ctx, id: string): Promise<TextBlock> {
  return transaction(ctx, async (tx) => {
    await readable(ctx, tx, requireActor(ctx).userId, reach)
    const [row] = await tx
      .update(textBlock)
      .set({ useCount: sql`${textBlock.useCount} + 1`, lastUsedAt: ctx.now() })
      .where(ownTextBlock(ctx, id))
      .returning()
    if (!row) throw new AppError('not.found', 'Not Found')
    return textBlockWire(row)
  })
}
