import { asc, eq } from 'drizzle-orm'
import { textBlock } from '#db/schema/all.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { sortingBy } from '../../http/sorting.ts'
import { readable } from '../../identity/profile/own-record.ts'
import { reach, textBlockWire } from './text-block.ts'

export const textBlockSorting = sortingBy(
  {
    name: textBlock.name,
    lastUsedAt: textBlock.lastUsedAt,
    useCount: textBlock.useCount,
    createdAt: textBlock.createdAt,
  },
  [asc(textBlock.name), asc(textBlock.id)],
)

/** The caller's own text blocks. @throws auth.notAuthorized for clients */
export async function listTextBlocks(
  ctx: Ctx,
  { page, pageSize, sort }: { page: number; pageSize: number; sort?: string | undefined },
) {
  const { userId } = requireActor(ctx)
  await readable(ctx, ctx.db, userId, reach)
  const mine = eq(textBlock.userId, userId)
  const rows = await ctx.db
    .select()
    .from(textBlock)
    .where(mine)
    .orderBy(...textBlockSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data: rows.map(textBlockWire), total: await ctx.db.$count(textBlock, mine), page, pageSize }
}
