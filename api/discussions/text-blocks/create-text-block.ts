import { eq } from 'drizzle-orm'
import { textBlock } from '#db/schema/all.ts'
import type { TextBlock, TextBlockBody } from '#model/discussions/writing/text-block-wire.ts'
import { TEXT_BLOCKS_MAX } from '#model/discussions/writing/text-blocks.ts'
import { AppError } from '#model/errors.ts'
import { record } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { changeOwn } from '../../identity/profile/own-record.ts'
import { assertNameFree, reach, refTable, textBlockWire, type TextBlockRow } from './text-block.ts'

/** @throws textBlock.tooMany, record.duplicate at `name`, auth.notAuthorized for clients */
export async function createTextBlock(ctx: Ctx, { name, text }: TextBlockBody): Promise<TextBlock> {
  const { userId } = requireActor(ctx)
  return changeOwn(
    ctx,
    userId,
    async (tx) => {
      if ((await tx.$count(textBlock, eq(textBlock.userId, userId))) >= TEXT_BLOCKS_MAX)
        throw new AppError('textBlock.tooMany', `No more than ${TEXT_BLOCKS_MAX} text blocks, please delete one first.`)
      await assertNameFree(tx, userId, name)
      const now = ctx.now()
      const [made] = await tx
        .insert(textBlock)
        .values({ userId, name, text, createdAt: now, updatedAt: now })
        .returning()
      const row = made as TextBlockRow
      await record(ctx, tx, { event: 'create', refTable, refId: row.id, text: name })
      return textBlockWire(row)
    },
    reach,
  )
}
