import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { AdminContext, memoryStore, type Store } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import type { Locale } from '#model/texts/locales.ts'

interface Around {
  locale?: Locale
  /** what the person has chosen before */
  kept?: Record<string, unknown>
  /** where that is remembered, if not for this page alone */
  store?: Store
  /** the address within the back office */
  at?: string
}

/** A part of a back-office page with what every page has around it: records of the API, texts, theme. */
export async function renderInBackOffice(
  part: ReactNode,
  { locale = 'en', kept = {}, store = memoryStore(kept), at = '/' }: Around = {},
) {
  const i18nProvider = await createI18n(locale)
  await loadRestOfTexts()
  return render(
    <MemoryRouter initialEntries={[at]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
        {part}
      </AdminContext>
    </MemoryRouter>,
  )
}
