import { and, eq, lte, ne } from 'drizzle-orm'
import { file } from '#db/schema/all.ts'
import { addSeconds } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { dropUpload } from '../../http/keep-upload.ts'

/** How long sent bytes wait for being confirmed, after their address has closed. */
const KEPT_SECONDS = 24 * 3600
const BATCH = 100

/** Clears away uploads that no one finished, with their bytes. @returns how many */
export async function forgetUploads(ctx: Ctx): Promise<number> {
  const left = and(ne(file.status, 'ready'), lte(file.uploadExpires, addSeconds(ctx.now(), -KEPT_SECONDS)))
  const rows = await ctx.db.select({ id: file.id, storageKey: file.storageKey }).from(file).where(left).limit(BATCH)
  for (const { id, storageKey } of rows) {
    const [gone] = await ctx.db
      .delete(file)
      .where(and(eq(file.id, id), left))
      .returning({ id: file.id })
    if (gone) await dropUpload(ctx, storageKey)
  }
  return rows.length
}
