import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { file, queryExpert, queryHeader, uploadCheck } from '#db/schema/all.ts'
import { nextCheckIn } from '#model/content/uploads.ts'
import { addSeconds } from '#model/time.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../context.ts'
import { renewArchiveOf } from '../discussions/files/archives.ts'
import { quarantineKey } from '../http/store-upload.ts'
import { fileTable } from '../identity/files/find-file.ts'
import { deletePhoto } from '../identity/profile/photo.ts'
import { notifyFileOwner } from './notify-file-owner.ts'

const BATCH = 20
/** No one waits for it, so that the largest files have time. */
const SCAN_MS = 30_000

type Row = typeof uploadCheck.$inferSelect

/**
 * Looks at the uploads that wait in quarantine: clean ones become readable, infected ones are taken away. While the
 * scanner is away one of them asks for all, ever less often.
 * @returns how many were settled
 */
export async function checkUploads(ctx: Ctx): Promise<number> {
  // a scanner that is not configured any more lets nothing pass
  if (!ctx.scanner.on) return 0
  const due = and(eq(uploadCheck.status, 'checking'), lte(uploadCheck.nextAt, ctx.now()))
  const rows = await ctx.db
    .select()
    .from(uploadCheck)
    .where(due)
    .orderBy(asc(uploadCheck.nextAt), asc(uploadCheck.createdAt))
    .limit(BATCH)
  let done = 0
  for (const row of rows) {
    const bytes = await bytesOf(ctx, row)
    const scan =
      bytes &&
      (await ctx.scanner
        .scan(bytes, SCAN_MS)
        .catch(
          (error) =>
            void ctx.log.warn(
              { error: String(error), attempts: row.attempts + 1 },
              'an upload still waits for the virus scanner',
            ),
        ))
    if (scan === undefined) {
      await ctx.db
        .update(uploadCheck)
        .set({
          attempts: sql`${uploadCheck.attempts} + 1`,
          nextAt: addSeconds(ctx.now(), nextCheckIn(row.attempts + 1)),
        })
        .where(due)
      break
    }
    if (scan === null || scan.found === null) await release(ctx, row, bytes)
    else await quarantineUpload(ctx, row, scan.found)
    done++
  }
  return done
}

/**
 * Pages that show it hear of it: those of staff, of the person of a picture or a file, of everyone in a discussion. The archive of
 * one that has ended is made again: it was packed without this file, or lists it.
 */
async function settled(ctx: Ctx, tx: Tx, { refTable, refId }: Row) {
  const [own] =
    refTable === fileTable ? await tx.select({ userId: file.userId }).from(file).where(eq(file.id, refId)) : []
  publishAfterCommit(tx, {
    channel: 'uploads',
    id: refId,
    userIds: refTable === 'user' ? [refId] : own?.userId ? [own.userId] : [],
  })
  if (refTable !== 'query_header') return
  const experts = tx.select({ userId: queryExpert.userId }).from(queryExpert).where(eq(queryExpert.queryId, refId))
  const people = await tx
    .select({ userId: queryHeader.userId })
    .from(queryHeader)
    .where(eq(queryHeader.id, refId))
    .union(experts)
  publishAfterCommit(tx, { channel: 'discussion', id: refId, userIds: people.map(({ userId }) => userId) })
  const [discussion] = await tx.select().from(queryHeader).where(eq(queryHeader.id, refId))
  if (discussion) await renewArchiveOf(ctx, tx, discussion)
}

/** null when the upload was taken away in the meantime */
async function bytesOf(ctx: Ctx, { storageKey }: Row): Promise<Uint8Array | null> {
  const kept = await ctx.files.get(quarantineKey(storageKey))
  return kept && new Uint8Array(await new Response(kept.stream).arrayBuffer())
}

async function release(ctx: Ctx, { storageKey }: Row, bytes: Uint8Array | null) {
  if (bytes) await ctx.files.put(storageKey, bytes)
  const still = await transaction(ctx, async (tx) => {
    const [gone] = await tx.delete(uploadCheck).where(eq(uploadCheck.storageKey, storageKey)).returning()
    if (gone) await settled(ctx, tx, gone)
    return gone
  })
  // anyone who took the upload away meanwhile has looked for its bytes too early
  if (!still) await ctx.files.remove(storageKey)
  await ctx.files.remove(quarantineKey(storageKey))
}

async function quarantineUpload(ctx: Ctx, { storageKey, refTable, refId }: Row, found: string) {
  await transaction(ctx, async (tx) => {
    const [bad] = await tx
      .update(uploadCheck)
      .set({ status: 'infected' })
      .where(eq(uploadCheck.storageKey, storageKey))
      .returning()
    if (!bad) return
    await recordChange(ctx, tx, { refTable, refId }, { virus: null }, { virus: found })
    // before the picture is forgotten: whose it was
    await notifyFileOwner(ctx, tx, bad)
    await deletePhoto(tx, storageKey)
    await settled(ctx, tx, bad)
  })
  await ctx.files.remove(quarantineKey(storageKey))
  ctx.log.warn({ found, refTable, refId }, 'the virus scanner found something in an upload: it was removed')
}
