import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { parts } from '#model/texts/portal-parts.ts'
import type { TextPart } from '#model/texts/load-portal.ts'
import { en } from '#model/texts/en.ts'
import { fetchParts, loadTexts } from '#portal/shell/catalogue.ts'
import NotFound from '#portal/shell/layout/not-found.tsx'
import { I18nProvider } from '#portal/shell/texts.tsx'
import { signInFully } from '../sign-in.ts'

beforeAll(async () => {
  await signInFully('member@consilium.test')
  await fetchParts(Object.keys(parts) as TextPart[])
  await loadTexts('en')
})

test.each(['/discussion/%zz', '/discussion/%E4%A', '/invitation/unknown%20one'])('%s is not found', async (address) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <I18nProvider initial="en">
          <NotFound variant="discussion" />
        </I18nProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(en.errors.notFoundDiscussion)).toBeDefined()
})
