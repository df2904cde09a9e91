import { useQuery } from '@tanstack/react-query'
import type { ContentDocument } from '#model/content/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { useLogin } from '#api/client/session.ts'
import { keys } from '../query-keys.ts'
import { useContentLocale } from '../shell/texts.tsx'

/** A text field of a document, in which the server has put the brand's words; '' when the document does not have it. */
export function readField(document: ContentDocument, name: string): string {
  const value = document.fields[name]
  return typeof value === 'string' ? value : ''
}

/** One document in the reader's language and for their user type, else in English and for everyone; null: there is none. */
export function useDocument(type: string, uid?: string) {
  const locale = useContentLocale()
  const userType = useLogin()?.user.userType
  return useQuery({
    queryKey: keys.content.document(type, uid, userType, locale),
    queryFn: async ({ signal }) => {
      try {
        return await api.get('/content/document', { query: { type, uid, userType, locale }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 5 * 60_000,
  })
}

/** The enabled documents of a type, in their order. */
export function useDocuments(type: string, pageSize = 100) {
  const locale = useContentLocale()
  const userType = useLogin()?.user.userType
  return useQuery({
    queryKey: keys.content.list(type, userType, locale),
    queryFn: ({ signal }) => api.get('/content/document/list', { query: { type, userType, locale, pageSize }, signal }),
    staleTime: 5 * 60_000,
  })
}
