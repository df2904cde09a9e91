import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TEXT_BLOCKS_MAX } from '#model/discussions/writing/text-blocks.ts'
import { excerptOf } from '#model/excerpt.ts'
import { useUser } from '#api/client/session.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'

/** The reader's own text blocks, those used last first. */
export function useTextBlocks() {
  return useQuery({
    queryKey: keys.textBlocks.of(useUser().id),
    queryFn: ({ signal }) =>
      api.get('/user/textBlocks', { query: { pageSize: TEXT_BLOCKS_MAX, sort: '-lastUsedAt,name' }, signal }),
  })
}

/** The beginning of a text, as two lines show it: a list of long texts stays quick to draw and short to listen to. */
export const beginning = (text: string) => excerptOf(text.slice(0, 400), 160)

export function useRefreshTextBlocks() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.textBlocks.all })
}
