import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { loadTexts } from '#model/texts/load.ts'
import { App } from './app.tsx'
import { createQueryClient } from './shell/query-client.ts'
import { paintAppearance } from './shell/appearance.ts'
import { startLocale, TextsProvider } from './shell/texts.tsx'
import { paintRememberedTheme } from './shell/theme.ts'

paintAppearance()
paintRememberedTheme()

const locale = startLocale()
const texts = await loadTexts(locale)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the portal')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <TextsProvider initial={{ locale, texts }}>
        <App />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
)
