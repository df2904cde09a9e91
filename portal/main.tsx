import '#api/client/zod-without-eval.ts'
import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeEndReason } from '#api/client/session.ts'
import './shell/before-pop.ts'
import { App } from './app.tsx'
import { paintAppearance } from './shell/appearance.ts'
import { loadTexts } from './shell/catalogue.ts'
import { startLocale, I18nProvider } from './shell/texts.tsx'
import { paintRememberedTheme } from './shell/theme.ts'

paintAppearance()
paintRememberedTheme()
takeEndReason()

const locale = startLocale()
if (locale !== 'en') await loadTexts(locale)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the portal')

createRoot(root).render(
  <StrictMode>
    <I18nProvider initial={locale}>
      <App />
    </I18nProvider>
  </StrictMode>,
)
