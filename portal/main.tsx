import '#api/client/zod-without-eval.ts'
import './ui/tokens.css'
import './ui/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getLogin, takeEndReason } from '#api/client/session.ts'
import './shell/before-pop.ts'
import { App } from './app.tsx'
import { loaderAt } from './routes.tsx'
import { paintAppearance } from './shell/appearance.ts'
import { loadTexts } from './shell/catalogue.ts'
import { startLocale, I18nProvider } from './shell/texts.tsx'
import { paintRememberedTheme } from './shell/theme.ts'

paintAppearance()
paintRememberedTheme()
takeEndReason()

if (getLogin()) {
  void loaderAt(location.pathname)?.().catch(() => undefined)
  // the first date format costs a slow phone a tenth of a second: it is made while the page's code travels
  setTimeout(() => new Intl.DateTimeFormat().resolvedOptions())
}
const locale = startLocale()
if (locale !== 'en') await loadTexts(locale)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the portal')

// a transition is drawn in slices, so that a slow phone answers touches meanwhile
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <I18nProvider initial={locale}>
        <App />
      </I18nProvider>
    </StrictMode>,
  ),
)
