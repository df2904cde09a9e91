import { useMemo } from 'react'
import { limitsAsSet } from '#api/client/limits-as-set.ts'
import type { Limits } from '#model/limits.ts'
import { usePart } from '../record/use-part.ts'

/** The numbers the product works with, as they are set now. */
export function useLimits(): Limits {
  const { data } = usePart('limits', '/server/limits', {})
  return useMemo(() => limitsAsSet(data), [data])
}
