import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { prefetchPages } from '#api/client/prefetch-pages.ts'
import { loaderAt } from '#portal/routes.tsx'
import { renderInPortal } from './page.tsx'

const load = vi.fn(() => Promise.resolve())
beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined)
})
async function open() {
  await renderInPortal(
    <>
      <a href="/discussions">
        <b>Discussions</b>
      </a>
      <a href="https://elsewhere.test/discussions">Elsewhere</a>
      <a href="/nowhere">Nowhere</a>
    </>,
  )
  // the pointer may stand where the link has come
  await userEvent.hover(screen.getByText('Elsewhere'))
  onTestFinished(prefetchPages((path) => (path === '/discussions' ? load : undefined)))
}

test('a link that is pointed at, or has the focus, fetches its page once', async () => {
  await open()
  await userEvent.hover(screen.getByText('Nowhere'))
  await userEvent.hover(screen.getByText('Elsewhere'))
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByText('Discussions'))
  expect(load).toHaveBeenCalledTimes(1)
  screen.getByRole('link', { name: 'Discussions' }).focus()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be fetched is fetched the next time', async () => {
  load.mockRejectedValueOnce(new Error('no network'))
  await open()
  screen.getByRole('link', { name: 'Discussions' }).focus()
  await userEvent.hover(screen.getByText('Nowhere'))
  await userEvent.hover(screen.getByText('Discussions'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('the pages of the portal are found by their addresses', async () => {
  expect(loaderAt('/no/such/page')).toBeUndefined()
  expect(await loaderAt('/discussions')?.()).toHaveProperty('default')
})
