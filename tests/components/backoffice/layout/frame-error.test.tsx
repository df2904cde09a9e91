import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { App } from '#backoffice/app.tsx'
import { createI18n } from '#backoffice/providers/i18n.ts'
import { en } from '#model/texts/en.ts'
import { signInFully } from '../../sign-in.ts'

const frame = vi.hoisted(() => ({ broken: true }))
vi.mock(import('#backoffice/layout/layout.tsx'), () => ({
  Layout: () => {
    if (frame.broken) throw new Error('The frame is broken')
    return <p>The frame</p>
  },
}))

beforeAll(() => signInFully('csr.admin@consilium.test'))

test('a frame that breaks says so in words, and is drawn when it is tried again', async () => {
  render(
    <MemoryRouter initialEntries={['/queries']}>
      <App i18nProvider={await createI18n('en')} store={memoryStore()} queryClient={new QueryClient()} />
    </MemoryRouter>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.generic)
  // React says it too
  vi.mocked(console.error).mockClear()
  frame.broken = false
  await userEvent.click(screen.getByRole('button', { name: en.ai.tryAgain }))
  expect(await screen.findByText('The frame')).toBeTruthy()
})
