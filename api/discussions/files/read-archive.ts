import { and, eq } from 'drizzle-orm'
import { queryArchive } from '#db/schema/all.ts'
import type { Archive } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { openDiscussion } from '../read-discussion.ts'
import { mayReadArchive, shownArchive } from './archives.ts'

async function findArchive(ctx: Ctx, key: string, id: string): Promise<typeof queryArchive.$inferSelect> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const [row] = await ctx.db
    .select()
    .from(queryArchive)
    .where(and(eq(queryArchive.id, id), eq(queryArchive.queryId, loaded.discussion.id)))
  if (!row || !mayReadArchive(loaded, reader, requireActor(ctx).userType)) throw new AppError('not.found', 'Not Found')
  return row
}

/** What is known of an archive. @throws not.found */
export const readArchive = async (ctx: Ctx, key: string, id: string): Promise<Archive> =>
  shownArchive(await findArchive(ctx, key, id))

/** Its bytes. @throws not.found */
export async function openArchive(
  ctx: Ctx,
  key: string,
  id: string,
): Promise<{ name: string; stream: ReadableStream; size: number }> {
  const row = await findArchive(ctx, key, id)
  const kept = await ctx.files.get(row.storageKey)
  if (!kept) throw new AppError('not.found', 'Not Found')
  return { name: row.name, ...kept }
}
