import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { fetchParts, loadTexts } from '#portal/shell/catalogue.ts'
import { createQueryClient } from '#portal/shell/query-client.ts'
import { I18nProvider } from '#portal/shell/texts.tsx'
import QuestionDialog from '#portal/ui/overlays/question-dialog.tsx'
import { useQuestion } from '#portal/ui/overlays/ask.ts'
import { Snackbar } from '#portal/shell/snackbar.tsx'
import type { Locale } from '#model/texts/locales.ts'
import { parts } from '#model/texts/portal-parts.ts'
import type { TextPart } from '#model/texts/load-portal.ts'
import '#portal/ui/tokens.css'
import '#portal/ui/base.css'

function Questions() {
  const question = useQuestion()
  return question && <QuestionDialog question={question} />
}

/** A part of a portal page with what every page has around it: language, router, answers of the API, questions and notes. */
export async function renderInPortal(
  part: ReactNode,
  { locale = 'en', at = '/' }: { locale?: Locale; at?: string } = {},
) {
  await fetchParts(Object.keys(parts) as TextPart[])
  await loadTexts(locale)
  const client = createQueryClient()
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <I18nProvider initial={locale}>
          <main>{part}</main>
          <Questions />
          <Snackbar />
        </I18nProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
