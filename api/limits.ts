import type { Queries } from '#db/client.ts'
import { setting } from '#db/schema/all.ts'
import { isLimitKey, mergeLimits, type Limits } from '#model/limits.ts'

/**
 * The numbers the product works with, staff's changes over the model's defaults. Inside a transaction read them through
 * it: a second connection that every transaction waits for is a pool that no one gets out of.
 */
export async function readLimits(q: Queries): Promise<Limits> {
  const rows = await q.select({ key: setting.key, value: setting.value }).from(setting)
  return mergeLimits(
    Object.fromEntries(
      rows
        .filter((row) => isLimitKey(row.key) && typeof row.value === 'number')
        .map((row) => [row.key, row.value as number]),
    ),
  )
}
