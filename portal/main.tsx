import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './shell/before-pop.ts'
import { App } from './app.tsx'
import { paintAppearance } from './shell/appearance.ts'
import { speak } from './shell/catalogue.ts'
import { startLocale, TextsProvider } from './shell/texts.tsx'
import { paintRememberedTheme } from './shell/theme.ts'

paintAppearance()
paintRememberedTheme()

const locale = startLocale()
if (locale !== 'en') await speak(locale)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the portal')

createRoot(root).render(
  <StrictMode>
    <TextsProvider initial={locale}>
      <App />
    </TextsProvider>
  </StrictMode>,
)
