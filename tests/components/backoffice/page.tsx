import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import type { Locale } from '#model/texts/locales.ts'

/** A part of a back-office page with what every page has around it: records of the API, texts, theme. */
export async function renderInBackOffice(part: ReactNode, { locale = 'en' }: { locale?: Locale } = {}) {
  const i18nProvider = await createI18n(locale)
  await loadRestOfTexts()
  return render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        {part}
      </AdminContext>
    </MemoryRouter>,
  )
}
