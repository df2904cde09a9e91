import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { AdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import type { Locale } from '#model/texts/locales.ts'

interface Around {
  locale?: Locale
  /** what the person has chosen before */
  kept?: Record<string, unknown>
  /** the address within the back office */
  at?: string
}

/** A part of a back-office page with what every page has around it: records of the API, texts, theme. */
export async function renderInBackOffice(part: ReactNode, { locale = 'en', kept = {}, at = '/' }: Around = {}) {
  const i18nProvider = await createI18n(locale)
  await loadRestOfTexts()
  return render(
    <MemoryRouter initialEntries={[at]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore(kept)}>
        {part}
      </AdminContext>
    </MemoryRouter>,
  )
}
