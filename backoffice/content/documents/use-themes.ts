import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { themeNames, type ThemeName } from '#model/content/enums.ts'
import { themeWords } from '#model/content/placeholders.ts'
import type { Theme } from '#model/content/wire.ts'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'

/** The words of each theme, as they are found. */
export function useThemes(): { name: ThemeName; words: Record<string, string> }[] {
  const provider = useDataProvider<ConsiliumProvider>()
  const answers = useQueries({
    queries: themeNames.map((name) => ({
      queryKey: ['contentDocuments', 'theme', name],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.read<Theme>('/content/theme', { query: { name }, signal }),
      retry: false,
    })),
  })
  return themeNames.flatMap((name, place) => {
    const theme = answers[place]?.data
    return theme ? [{ name, words: themeWords(theme) }] : []
  })
}
