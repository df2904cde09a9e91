import { useMemo, type ReactNode } from 'react'
import { useLocale } from 'ra-core'
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles'
import { zhCN } from '@mui/material/locale'

/** What the widgets themselves say to those who do not see them (open, clear, pages of a list) in the language of the page. */
export function WidgetWords({ children }: { children: ReactNode }) {
  const outer = useTheme()
  const chinese = useLocale().startsWith('zh')
  const theme = useMemo(() => (chinese ? createTheme(outer, zhCN) : outer), [outer, chinese])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
