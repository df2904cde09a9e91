import { Suspense, useState, type ComponentType } from 'react'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lazyComponent } from '#api/client/lazy-component.ts'
import { PageBoundary } from '#portal/shell/layout/page-boundary.tsx'

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}
const module = () => Promise.resolve({ default: Counter })
const draw = (Part: ComponentType) => (
  <Suspense fallback="on its way">
    <Part />
  </Suspense>
)

test('what was fetched ahead is drawn without a place holder', async () => {
  const { Part, load } = lazyComponent(module)
  await load()
  render(draw(Part))
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times')
  expect(screen.queryByText('on its way')).toBeNull()
})

test('what was not is fetched when it is drawn, and keeps its state when it has arrived', async () => {
  const fetch = vi.fn(module)
  const { Part } = lazyComponent(fetch)
  const { rerender } = render(draw(Part))
  expect(screen.getByText('on its way')).toBeVisible()
  await userEvent.click(await screen.findByRole('button'))
  rerender(draw(Part))
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what failed to come ahead is fetched again when it is drawn', async () => {
  const fetch = vi.fn(module)
  fetch.mockRejectedValueOnce(new Error('no network'))
  const { Part, load } = lazyComponent(fetch)
  await expect(load()).rejects.toThrow('no network')
  render(draw(Part))
  expect(await screen.findByRole('button')).toBeVisible()
})

test('what failed to come when it was drawn names the connection, and is fetched again on request', async () => {
  const fetch = vi.fn(module)
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { Part } = lazyComponent(fetch)
  render(
    <PageBoundary>
      <Part />
    </PageBoundary>,
  )
  expect(await screen.findByText(/Check your connection/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button')).toHaveTextContent('Pressed 0 times')
  expect(fetch).toHaveBeenCalledTimes(2)
  // React tells of every error that a boundary catches
  vi.mocked(console.error).mockClear()
})
