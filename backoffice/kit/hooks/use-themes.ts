import { useQueries } from '@tanstack/react-query'
import { themeNames, type ThemeName } from '#model/content/enums.ts'
import { themeWords } from '#model/content/placeholders.ts'
import { api } from '../../providers/client.ts'

/** The words of each theme, as they are found. */
export function useThemes(): { name: ThemeName; words: Record<string, string> }[] {
  const answers = useQueries({
    queries: themeNames.map((name) => ({
      queryKey: ['contentDocuments', 'theme', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.get('/content/theme', { query: { name }, signal }),
      retry: false,
    })),
  })
  return themeNames.flatMap((name, place) => {
    const theme = answers[place]?.data
    return theme ? [{ name, words: themeWords(theme) }] : []
  })
}
