import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { I18nContext, type I18nProvider } from 'ra-core'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import type { Locale } from '#model/texts/locales.ts'
import type { Permissions } from '#backoffice/providers/permissions.ts'

interface Options {
  i18n: I18nProvider
  at?: string
  permissions?: Permissions
  /** what the page has read before */
  known?: readonly (readonly [key: readonly unknown[], value: unknown])[]
}

/** What a part of a page shows, as HTML, with the texts of a language. */
export function show(part: ReactNode, { i18n, at = '/', permissions, known = [] }: Options): string {
  const queries = new QueryClient()
  if (permissions) queries.setQueryData(['permissions'], permissions)
  for (const [key, value] of known) queries.setQueryData(key, value)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <I18nContext value={i18n}>{part}</I18nContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

export async function texts(locale: Locale): Promise<I18nProvider> {
  const i18n = await createI18n(locale)
  await loadRestOfTexts()
  return i18n
}

/** The words of a piece of HTML, one for each element that holds any. */
export const words = (html: string) =>
  html
    .replace(/<(style|svg)[^>]*>.*?<\/\1>/g, '')
    .split(/<[^>]+>/)
    .map((word) => word.trim())
    .filter(Boolean)
