import { useQuery } from '@tanstack/react-query'
import { api } from '../../providers/client.ts'
import type { QueryRow, ResponseRow } from '../row.ts'

/** What the server says about an expert's text before staff decide on it. */
export const useAnswerReview = (query: QueryRow, response: ResponseRow, enabled = true) =>
  useQuery({
    queryKey: ['discussion', 'answerReview', response.id, response.version],
    queryFn: ({ signal }) =>
      api.get('/csradmin/interaction/{key}/responseQa/{responseId}', {
        params: { key: query.key, responseId: response.id },
        signal,
      }),
    retry: false,
    enabled,
  })
