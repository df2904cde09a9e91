import { and, eq, sql } from 'drizzle-orm'
import { setting } from '#db/schema/all.ts'
import { checkAgainstOthers, checkLimit, defaultLimits, type LimitKey } from '#model/limits.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { conflict, authorize } from '../refusals.ts'

interface ChangeLimitInput {
  name: string
  /** null: the default again */
  value: number | null
  /** of the stored override; 0 while none has ever been stored */
  version: number
  reason?: string | undefined
}

/**
 * Sets one number of the product, or goes back to its default. The row of a number that went back stays, so that its
 * versions go on counting.
 * @throws auth.notAuthorized, errors.invalidParameters (unknown name, out of range, against another limit), conflict
 */
export async function changeLimit(ctx: Ctx, { name, value, version, reason }: ChangeLimitInput): Promise<void> {
  authorize(requireActor(ctx), 'limits.edit')
  const key = checkLimit(name, value ?? defaultLimits[name as LimitKey])
  await transaction(ctx, async (tx) => {
    const [kept] = await tx.select().from(setting).where(eq(setting.key, key))
    const before = typeof kept?.value === 'number' ? kept.value : defaultLimits[key]
    const current = { name: key, value: before, version: kept?.version ?? 0 }
    if (current.version !== version) throw conflict(current)
    checkAgainstOthers(await readLimits(tx), key, value ?? defaultLimits[key])
    const written = kept
      ? await tx
          .update(setting)
          .set({ value, updatedAt: ctx.now(), version: sql`${setting.version} + 1` })
          .where(and(eq(setting.key, key), eq(setting.version, version)))
          .returning({ key: setting.key })
      : await tx
          .insert(setting)
          .values({ key, value, updatedAt: ctx.now() })
          .onConflictDoNothing()
          .returning({ key: setting.key })
    if (!written.length) throw conflict(current)
    await recordChange(
      ctx,
      tx,
      { refTable: 'setting', refId: key, ...(reason && { text: reason }) },
      { value: before },
      { value: value ?? defaultLimits[key] },
    )
    publishAfterCommit(tx, { channel: 'limits', id: key, userIds: [] })
  })
}
