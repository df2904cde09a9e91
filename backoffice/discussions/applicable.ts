import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { WeightParts } from '#model/panels/selection.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'

/** One expert as the selection judges them now. */
export interface ApplicableRow {
  userId: string
  displayName: string
  tier: number | null
  weight: number | null
  parts?: WeightParts | null
  rank: number | null
  eligible: boolean
  /** in a run that was kept: invited by it, or next in line */
  chosen?: 'invited' | 'alternate'
  reasonCodes: string[]
}

interface Page {
  data: ApplicableRow[]
  total: number
}

export function useApplicable(
  key: string,
  body: { name?: string; includeExcluded: boolean; page: number; pageSize: number },
) {
  const provider = useDataProvider<ConsiliumProvider>()
  return useQuery({
    queryKey: ['discussion', 'applicable', key, body],
    queryFn: ({ signal }) =>
      provider.search<Page>(`/csradmin/interaction/${encodeURIComponent(key)}/listApplicableExperts`, body, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const round = (value: number) => String(Math.round(value * 1000) / 1000)

/** The weight as its calculation. */
export function weightFormula(parts: WeightParts, words: Record<keyof WeightParts, string>): string {
  return (Object.keys(words) as (keyof WeightParts)[]).map((name) => `${words[name]} ${round(parts[name])}`).join(' × ')
}
