import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { getLogin, storeLogin, updateLogin } from '#api/client/session.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { ActionDialog } from '#backoffice/identity/account-actions.tsx'
import { ApiError } from '#api/client/api-error.ts'
import { Layout } from '#backoffice/layout/layout.tsx'
import ActingNotice from '#backoffice/layout/acting-notice.tsx'
import { PageError } from '#backoffice/layout/page-error.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
let staff: LoginResult['user']
let member: UserListRow
beforeAll(async () => {
  staff = await signInFully('csr.super@consilium.test')
  await page.viewport(1366, 900)
  const found = await api.get('/rest/users', {
    query: { filter: JSON.stringify({ q: 'member@consilium.test' }) },
  })
  member = found[0] as UserListRow
})

test('the dialog says how long log-in-as lasts by the limit', async () => {
  const ask = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await ask(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('/server/limits')) return answer
    const limits = (await answer.json()) as Record<string, object>
    limits['session.acting'] = { ...limits['session.acting'], value: 45 }
    return Response.json(limits)
  })
  await renderInBackOffice(<ActionDialog user={member} action="loginAs" onClose={() => undefined} />)
  expect(await screen.findByText(/ends after 45 minutes at the latest/, {}, patient)).toBeVisible()
  expect(screen.queryByText(/30 minutes/)).toBeNull()
})

test('the notice counts to the end of log-in-as, not to that of the session', async () => {
  const login = getLogin()!
  const now = nowInSeconds()
  updateLogin({ authUser: staff, exp: now + 1800, actingUntil: now + 3600 })
  try {
    await renderInBackOffice(<ActingNotice />)
    expect(await screen.findByText(/^(59:5\d|60:00) left$/, {}, patient)).toBeVisible()
  } finally {
    storeLogin(login)
  }
})

test('in a tab of the back office the notice stands in place of the page, with the way back', async () => {
  const login = getLogin()!
  updateLogin({ authUser: staff, actingUntil: nowInSeconds() + 3600 })
  const { unmount } = await renderInBackOffice(
    <Layout>
      <button>Create plan</button>
    </Layout>,
  )
  try {
    const name = login.user.resolvedDisplayName
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(`is signed in as ${name}`) }, patient),
    ).toBeVisible()
    expect(screen.getByText('Return to your account to use the back office.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Return to your account' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull()
  } finally {
    unmount()
    storeLogin(login)
  }
})

test('a list that the person may not see offers no other filter', async () => {
  const refused = (status: number) =>
    new ApiError(status, { errorKey: 'auth.notAuthorized', message: 'Not Authorized' })
  const clear = () => screen.queryByRole('button', { name: /clear filters/i })
  const { unmount } = await renderInBackOffice(
    <PageError error={refused(403)} onRetry={() => undefined} onClear={() => undefined} />,
  )
  expect(clear()).toBeNull()
  unmount()
  await renderInBackOffice(<PageError error={refused(422)} onRetry={() => undefined} onClear={() => undefined} />)
  expect(clear()).toBeVisible()
})
