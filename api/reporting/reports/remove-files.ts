import { asc, inArray, lt } from 'drizzle-orm'
import { reportHeader } from '#db/schema/all.ts'
import { transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { fileKey } from './write-files.ts'

export const removeFilesJob = 'report.removeFiles'
const BATCH = 20

/** Takes files of reports away that are not kept any more. */
export async function removeFiles(ctx: Ctx, { keys }: Record<string, unknown>): Promise<void> {
  for (const key of Array.isArray(keys) ? keys.map(String) : []) await ctx.files.remove(key)
}

/** Generated reports are kept for thirty days, with their rows and files. @returns how many went */
export async function deleteExpiredReports(ctx: Ctx): Promise<number> {
  const due = lt(reportHeader.expiresAt, ctx.now())
  let gone = 0
  for (;;) {
    const rows = await ctx.db
      .select({ id: reportHeader.id, run: reportHeader.storageKey, files: reportHeader.files })
      .from(reportHeader)
      .where(due)
      .orderBy(asc(reportHeader.expiresAt))
      .limit(BATCH)
    if (!rows.length) return gone
    await transaction(ctx, async (tx) => {
      await tx.delete(reportHeader).where(
        inArray(
          reportHeader.id,
          rows.map(({ id }) => id),
        ),
      )
      const keys = rows.flatMap(({ run, files }) => (files ?? []).map((file) => fileKey(run ?? '', file)))
      if (keys.length) await enqueue(ctx, tx, { kind: removeFilesJob, payload: { keys } })
    })
    gone += rows.length
  }
}
