import { buffer } from 'node:stream/consumers'
import { eq, inArray } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryArchive, queryAttachment, queryHeader } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import type { Locale } from '#model/content/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { loadDiscussion, type LoadedDiscussion } from '../lifecycle/load.ts'
import type { Reader } from '../viewer.ts'
import { storeOwnFile } from '../../http/store-upload.ts'
import { gatherExport, type SurveySections } from '../export/gather-export.ts'
import type { DocumentReader } from '../export/document-reader.ts'
import { wordsIn } from '../export/document-words.ts'
import { writePdf } from '../export/write-pdf.ts'

interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

const over = (status: string) => status === 'closed' || status === 'cancelled'

/**
 * Puts an ended discussion into one file: the document and everything attached that everyone in it may see. It runs
 * again after a reopening; the archive of before is taken away.
 */
export async function makeArchive(
  ctx: Ctx,
  { discussionId, remove }: { discussionId: string; remove: readonly string[] },
  surveySections: SurveySections,
): Promise<void> {
  for (const key of remove) await ctx.files.remove(key)
  const loaded = await loadDiscussion(ctx.db, discussionId)
  if (!loaded || !over(loaded.discussion.status) || loaded.discussion.releasedAt === null) return
  const { discussion } = loaded
  const language = discussion.language.startsWith('zh') ? 'zh-cn' : 'en-us'
  const { document, rows } = await gatherExport(ctx.db, lensFor(loaded, language), wordsIn(language), {
    now: ctx.now(),
    surveySections,
  })
  const bytes = await zipped(
    [
      { name: `${discussion.key}.pdf`, bytes: await writePdf(document) },
      ...(await attached(
        ctx,
        rows.flatMap((row) => row.attachmentId ?? []),
      )),
    ],
    ctx.now(),
  )
  const storageKey = `archive/${newId()}`
  await storeOwnFile(ctx, storageKey, bytes)
  const old = await transaction(ctx, async (tx) => {
    await lockRow(tx, queryHeader, discussionId)
    const [now] = await tx
      .select({ status: queryHeader.status, version: queryHeader.version })
      .from(queryHeader)
      .where(eq(queryHeader.id, discussionId))
    // opened or changed meanwhile: what was packed is out of date
    if (!now || now.version !== discussion.version) return [storageKey]
    const gone = await tx
      .delete(queryArchive)
      .where(eq(queryArchive.queryId, discussionId))
      .returning({ storageKey: queryArchive.storageKey })
    await tx.insert(queryArchive).values({
      id: newId(),
      queryId: discussionId,
      name: `${discussion.key}.zip`,
      size: bytes.length,
      storageKey,
      createdAt: ctx.now(),
    })
    publishAfterCommit(tx, {
      channel: 'discussion',
      id: discussionId,
      userIds: [...new Set([discussion.userId, ...loaded.engagements.map((row) => row.userId)])],
    })
    return gone.map((row) => row.storageKey)
  })
  for (const key of old) await ctx.files.remove(key)
  if (old.includes(storageKey)) throw new Error('the discussion has changed while it was packed')
}

/** Lines and names that everyone in the discussion may see; blinded askers see no names of experts. */
function lensFor(loaded: LoadedDiscussion, language: Locale): DocumentReader {
  const everybody: Reader = { kind: 'planMember', userId: '', language, engagement: null, seesContent: true }
  const blind = loaded.asker.userType === userType.blinded
  return {
    format: loaded.asker.userType === userType.client ? 'Client' : 'Expert',
    names: everybody,
    lines: everybody,
    loaded: blind ? { ...loaded, discussion: { ...loaded.discussion, type: 'blinded' } } : loaded,
  }
}

async function attached(ctx: Ctx, ids: readonly string[]): Promise<ArchivedFile[]> {
  const files =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(queryAttachment)
          .where(inArray(queryAttachment.id, [...ids]))
          .orderBy(queryAttachment.id)
  const packed: ArchivedFile[] = []
  for (const file of files) {
    const kept = file.status === 'ready' ? await ctx.files.get(file.storageKey) : null
    // numbered, so that two of one name keep apart
    if (kept)
      packed.push({
        name: `files/${String(packed.length + 1).padStart(2, '0')}-${file.name}`,
        bytes: new Uint8Array(await new Response(kept.stream).arrayBuffer()),
      })
  }
  return packed
}

/** Files as one ZIP archive. Names are kept in UTF-8; none leads out of the folder it is unpacked into. */
async function zipped(files: readonly ArchivedFile[], at: Date): Promise<Uint8Array> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  // PDFs and pictures are packed already, and a byte more is no harm
  for (const { name, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), name.replaceAll('\\', '_').replaceAll('..', '_'), { mtime: at })
  zip.end()
  return buffer(zip.outputStream)
}
