import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WeightParts } from '#model/panels/selection/selection.ts'
import { api } from '../../providers/client.ts'

/** One expert as the selection judges them now. */
export interface ApplicableRow {
  userId: string
  displayName: string
  tier: number | null
  weight: number | null
  parts?: WeightParts | null
  rank: number | null
  eligible: boolean
  /** what brought the expert; runs from before this was recorded have neither */
  poolId?: string | null
  poolName?: string | null
  side?: string | null
  /** in a recorded run: invited by it, next in line, or passed over for the reasons */
  chosen?: 'invited' | 'alternate' | 'skipped'
  reasonCodes: string[]
}

export function useApplicable(
  key: string,
  body: { name?: string; includeExcluded: boolean; count?: number; page: number; pageSize: number },
) {
  return useQuery({
    queryKey: ['discussion', 'applicable', key, body],
    queryFn: ({ signal }) =>
      api.post('/csradmin/interaction/{key}/listApplicableExperts', { params: { key }, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const round = (value: number) => String(Math.round(value * 1000) / 1000)

/** The weight as its calculation. */
export function weightFormula(parts: WeightParts, words: Record<keyof WeightParts, string>): string {
  return (Object.keys(words) as (keyof WeightParts)[])
    .map((name) => `${words[name]} ${round(parts[name] ?? 1)}`)
    .join(' × ')
}
