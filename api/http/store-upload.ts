import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { uploadCheck } from '#db/schema/all.ts'
import type { UploadCheckStatus } from '#model/content/uploads.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../admin/refusals.ts'
import type { Ctx, Deps } from '../context.ts'

/** As long as people wait for it while they upload; later there is more time. */
const SCAN_MS = 4_000

/** Where bytes lie that no one may have yet: what asks for their own key finds nothing. */
export const quarantineKey = (key: string) => `quarantine/${key}`

/**
 * The one way in which the bytes of people reach the store. With a virus scanner they get their key only when it
 * has found nothing; while it is away they wait in quarantine, and `checksOf` says so of them.
 * @param of the record that they belong to; its history says what was found
 * @throws errors.invalidParameters at `file` when something is found: nothing is kept
 */
export async function storeUpload(
  ctx: Ctx,
  key: string,
  bytes: Uint8Array,
  of: { refTable: string; refId: string },
): Promise<void> {
  if (!ctx.scanner.on) return ctx.files.put(key, bytes)
  const scan = await ctx.scanner.scan(bytes, SCAN_MS).catch((error) => {
    ctx.log.warn({ error: String(error) }, 'the virus scanner is away: an upload waits in quarantine')
    return null
  })
  if (scan === null) return quarantine(ctx, key, bytes, of)
  if (scan.found === null) return ctx.files.put(key, bytes)
  ctx.log.warn(
    { found: scan.found, userId: ctx.actor?.userId, ...of },
    'an upload was refused: the virus scanner found something',
  )
  throw refusedFields({ file: 'errors.fileInfected' })
}

/** Keeps a file that the product itself has made of bytes which were looked at when they came. */
export const storeOwnFile = ({ files }: Pick<Deps, 'files'>, key: string, bytes: Uint8Array): Promise<void> =>
  files.put(key, bytes)

/** The same of a file that is written while it is kept. */
export const storeOwnParts = (
  { files }: Pick<Deps, 'files'>,
  key: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<void> => files.putParts(key, parts)

async function quarantine(ctx: Ctx, key: string, bytes: Uint8Array, of: { refTable: string; refId: string }) {
  // the bytes first: a check without bytes would find nothing to look at
  await ctx.files.put(quarantineKey(key), bytes)
  const now = ctx.now()
  await ctx.db.insert(uploadCheck).values({ storageKey: key, status: 'checking', ...of, nextAt: now, createdAt: now })
}

/** Takes the bytes of an upload away, wherever they lie. */
export async function deleteUpload({ db, files }: Pick<Deps, 'db' | 'files'>, key: string): Promise<void> {
  try {
    await db.delete(uploadCheck).where(eq(uploadCheck.storageKey, key))
  } finally {
    // also while the database takes no word of it
    await files.remove(quarantineKey(key))
    await files.remove(key)
  }
}

/** Which of these uploads are being checked or were found infected, by their keys; the others are fine. */
export async function checksOf(q: Queries, keys: readonly string[]): Promise<Map<string, UploadCheckStatus>> {
  if (!keys.length) return new Map()
  const rows = await q
    .select({ key: uploadCheck.storageKey, status: uploadCheck.status })
    .from(uploadCheck)
    .where(inArray(uploadCheck.storageKey, [...keys]))
  return new Map(rows.map((row) => [row.key, row.status]))
}

/** The bytes of an upload. @throws upload.checking, upload.infected; not.found */
export async function openUpload(ctx: Ctx, key: string): Promise<{ stream: ReadableStream; size: number }> {
  const kept = await ctx.files.get(key)
  if (kept) return kept
  const check = (await checksOf(ctx.db, [key])).get(key)
  if (check === 'checking')
    throw new AppError('upload.checking', 'This file is being checked for viruses. Please try again in a few minutes.')
  if (check === 'infected') throw new AppError('upload.infected', 'A virus was found in this file, so it was removed.')
  throw new AppError('not.found', 'Not Found')
}
