import { useQuery } from '@tanstack/react-query'
import type { PlanRight } from '#model/panels/rights-wire.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'

/** A person's plans, each with the reason why nothing can be asked under it. */
export const usePlanRights = (userId: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.discussions.plans(userId), 'rights'],
    queryFn: ({ signal }) =>
      api.get('/server/user/{id}/planRights', { params: { id: userId }, signal }).then((answer) => answer.data),
    enabled,
  })

/** Whether someone may ask under any of these plans. */
export const mayAsk = (rights: readonly PlanRight[]) => rights.some((right) => right.noPostReason === null)
