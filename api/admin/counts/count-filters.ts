import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { jsonParameter, restRequest } from '../list-request.ts'
import { listRecords } from '../read-records.ts'
import { authorize } from '../refusals.ts'
import { resourceNamed } from '../registry.ts'

/** `more`: there are more rows than that, but no one has counted them. */
export const filterCount = z.object({ total: z.int(), more: z.boolean() })
export type FilterCount = z.infer<typeof filterCount>

const MOST_FILTERS = 20
const filterList = z
  .array(z.record(z.string(), z.unknown()), { error: 'errors.filter' })
  .max(MOST_FILTERS, 'errors.tooMany')

/**
 * How many rows a list has with each of several filters: the totals that the list itself says.
 * @param filters JSON list of filters as the list takes them
 * @returns in the same order; null for a filter that the list does not take (any more)
 * @throws errors.invalidParameters when `filters` is no such list
 */
export async function countFilters(ctx: Ctx, name: string, filters: string): Promise<(FilterCount | null)[]> {
  const resource = resourceNamed(name)
  if (!resource) throw new AppError('not.found', 'Not Found')
  authorize(requireActor(ctx), resource.readAct)
  const counts: (FilterCount | null)[] = []
  for (const filter of jsonParameter('filters', filters, filterList) ?? [])
    try {
      const request = await restRequest(resource, ctx, { filter: JSON.stringify(filter), range: '[0,-1]' })
      const { total, more } = await listRecords(ctx, resource, request)
      counts.push({ total, more })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'errors.invalidParameters') throw error
      counts.push(null)
    }
  return counts
}
