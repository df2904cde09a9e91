import { desc, eq } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { queryArchive, type queryHeader } from '#db/schema/all.ts'
import { hasJoined } from '#model/discussions/visibility.ts'
import type { Archive } from '#model/discussions/wire.ts'
import { userType } from '#model/identity/enums.ts'
import type { Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import type { Reader } from '../viewer.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Made again by the job runner, which has the means to write documents. */
export const archiveJob = 'discussion.archive'

/** Who sees every line that everyone sees, with the names in it, may have all of it in one piece. */
export function mayReadArchive({ discussion, asker }: LoadedDiscussion, reader: Reader, readerType: number): boolean {
  if (!reader.seesContent) return false
  // it names the asker
  if (reader.kind === 'expert' && !discussion.anonymous && !hasJoined(reader.engagement)) return false
  if (reader.kind === 'expert' && discussion.independentFirst && reader.engagement?.answeredAt == null) return false
  return readerType !== userType.blinded || discussion.type === 'blinded' || asker.userType === userType.blinded
}

export const shownArchive = ({ id, name, size, createdAt }: typeof queryArchive.$inferSelect): Archive => ({
  id,
  name,
  size,
  createdAt: createdAt.toISOString(),
})

/** The archives of a discussion that one reader may have, newest first. */
export async function listArchives(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
  readerType: number,
): Promise<Archive[]> {
  if (!mayReadArchive(loaded, reader, readerType)) return []
  const rows = await q
    .select()
    .from(queryArchive)
    .where(eq(queryArchive.queryId, loaded.discussion.id))
    .orderBy(desc(queryArchive.createdAt))
  return rows.map(shownArchive)
}

/** The content of an archive has changed after the end: no one gets the old one any more, and a new one is made. */
export const renewArchive = ({ ctx, tx, loaded: { discussion } }: UnitOfWork): Promise<void> =>
  renewArchiveOf(ctx, tx, discussion)

/** The same for a caller who has not loaded the whole discussion. */
export async function renewArchiveOf(
  ctx: Ctx,
  tx: Tx,
  { id, status }: Pick<typeof queryHeader.$inferSelect, 'id' | 'status'>,
): Promise<void> {
  if (status !== 'closed' && status !== 'cancelled') return
  const gone = await tx
    .delete(queryArchive)
    .where(eq(queryArchive.queryId, id))
    .returning({ storageKey: queryArchive.storageKey })
  await enqueue(ctx, tx, { kind: archiveJob, payload: { discussionId: id, remove: gone.map((row) => row.storageKey) } })
}
