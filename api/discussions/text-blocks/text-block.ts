import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { textBlock } from '#db/schema/all.ts'
import { sameName } from '#db/sql.ts'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'

export type TextBlockRow = typeof textBlock.$inferSelect

/** name of the table in the history */
export const refTable = 'text_block'
/** who may have text blocks: those who write answers, and staff */
export const reach = { notClients: true } as const

export const textBlockWire = ({ id, name, text, useCount, ...row }: TextBlockRow): TextBlock => ({
  id,
  name,
  text,
  useCount,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
})

/** The caller's block of this id. */
export const ownTextBlock = (ctx: Ctx, id: string) =>
  and(eq(textBlock.id, id), eq(textBlock.userId, requireActor(ctx).userId))

/** @throws not.found, also for another person's */
export async function findTextBlock(ctx: Ctx, q: Queries, id: string): Promise<TextBlockRow> {
  const [row] = await q.select().from(textBlock).where(ownTextBlock(ctx, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/** @throws record.duplicate at `name`: two blocks of one name could not be told apart in the menu */
export async function assertNameFree(q: Queries, userId: string, name: string, exceptId?: string): Promise<void> {
  const taken = and(
    eq(textBlock.userId, userId),
    sameName(textBlock.name, name),
    exceptId === undefined ? undefined : ne(textBlock.id, exceptId),
  )
  if (await q.$count(textBlock, taken))
    throw new AppError('record.duplicate', 'A record with this value exists already.', {
      fields: { name: 'errors.duplicate' },
    })
}
