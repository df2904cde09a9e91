import { render, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useLeaveGuard } from '#portal/shell/leave-guard.ts'
import { history, PortalRouter } from '#portal/shell/router.tsx'

const ask = vi.fn<() => Promise<boolean>>()

function Form() {
  useLeaveGuard(true, ask)
  return null
}

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`Here: ${pathname}${search}`}</p>
      <Link to="/form?tab=2">Second tab</Link>
      <Link to="/other">Other page</Link>
      {pathname === '/form' && <Form />}
    </>
  )
}

const here = (address: string) => screen.findByText(`Here: ${address}`)
const press = async (name: string) => userEvent.click(screen.getByRole('link', { name }))
/** The browser's own question before a tab closes. */
const asksBeforeClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(async () => {
  ask.mockReset()
  history.push('/start')
  history.push('/form')
  render(
    <PortalRouter>
      <Page />
    </PortalRouter>,
  )
  await here('/form')
})

test.each([
  ['a link', () => press('Other page'), '/other'],
  ['a step back', async () => history.back(), '/start'],
])('by %s: staying keeps the page and asks again, leaving goes there and asks no more', async (_name, leave, there) => {
  ask.mockResolvedValueOnce(false)
  await leave()
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await expect.poll(() => window.location.pathname).toBe('/form')
  await here('/form')
  expect(asksBeforeClose()).toBe(true)

  ask.mockResolvedValueOnce(true)
  await leave()
  await here(there)
  expect(window.location.pathname).toBe(there)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(asksBeforeClose()).toBe(false)
})

test('another view of the same page is no leaving, there and back; afterwards leaving asks as before', async () => {
  ask.mockResolvedValue(false)
  await press('Second tab')
  await here('/form?tab=2')
  history.back()
  await here('/form')
  history.forward()
  await here('/form?tab=2')
  expect(ask).not.toHaveBeenCalled()

  history.go(-2)
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await expect.poll(() => window.location.search).toBe('?tab=2')
  await here('/form?tab=2')
  await press('Other page')
  await expect.poll(() => ask.mock.calls.length).toBe(2)
  await here('/form?tab=2')
})
