import '#api/client/zod-without-eval.ts'
import './ui/tokens.css'
import './ui/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFormats } from '#api/client/load-formats.ts'
import { getLogin, popEndReason } from '#api/client/session.ts'
import { startsWithLogin } from './identity/standalone-login.tsx'
import { Portal, prepareApp } from './portal.tsx'
import { followAppearance, paintAppearance } from './shell/appearance.ts'
import { loadTexts } from './shell/catalogue.ts'
import { I18nProvider, markLanguage, startLocale } from './shell/texts.tsx'
import { paintRememberedTheme } from './shell/theme.ts'

/** milliseconds */
const soon = 500

paintAppearance()
followAppearance()
paintRememberedTheme()
popEndReason()

const locale = startLocale()
markLanguage(locale)
const texts = locale === 'en' ? undefined : loadTexts(locale)
void start()

/** Not awaited at the top of the module: the bundler then could not merge files. */
async function start(): Promise<void> {
  const atLogin = startsWithLogin()
  if (!atLogin) {
    if (getLogin()) loadFormats()
    // whatever fails here is asked for again, and said, by the page
    const prepared = prepareApp(location.pathname).catch(() => undefined)
    // code that is here soon is waited for; on a slow network its place is drawn first
    await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, soon))])
  }
  await texts
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the portal')

  // the modules above ran as one long task: touches get a turn before the page is drawn
  await new Promise((resolve) => setTimeout(resolve))
  // a transition is drawn in slices, so that a slow phone answers touches meanwhile
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider initial={locale}>
          <Portal startsWithLogin={atLogin} />
        </I18nProvider>
      </StrictMode>,
    ),
  )
}
