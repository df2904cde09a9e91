import { screen, within } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CommLogTab } from '#backoffice/identity/tabs/comm-log.tsx'
import { TestMessage } from '#backoffice/identity/tabs/test-message.tsx'
import { GuardedButton, useDisabledReason } from '#backoffice/kit/buttons/guarded-button.tsx'
import { api } from '#backoffice/providers/client.ts'
import { loadEnvironment } from '#backoffice/providers/environment.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { forbid, type RuleKey } from '#model/permissions.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
let user: UserListRow
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  await page.viewport(1366, 900)
  await loadEnvironment()
  const filter = encodeURIComponent(JSON.stringify({ q: 'newmember@consilium.test' }))
  const found = (await api.call('GET', `/rest/users?range=[0,0]&filter=${filter}`)).json as UserListRow[]
  if (!found[0]) throw new Error('The demo has no new member')
  user = found[0]
})

test('a test message is sent by a button that says so, and is listed with its purpose and channel in words', async () => {
  await renderInBackOffice(
    <ResourceContextProvider value="users">
      <RecordContextProvider value={user}>
        <TestMessage />
        <CommLogTab />
      </RecordContextProvider>
    </ResourceContextProvider>,
  )
  expect(screen.getByRole('button', { name: 'Send test text message' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send test app notification' })).toBeVisible()
  const send = () => screen.getByRole('button', { name: 'Send test e-mail' })
  await expect.poll(() => send().getAttribute('aria-disabled'), patient).toBeNull()
  await userEvent.click(send())
  // its subject and its purpose
  await expect.poll(() => screen.queryAllByRole('cell', { name: 'Test message' }).length, patient).toBe(2)
  expect(screen.getByRole('cell', { name: 'E-mail' })).toBeVisible()
})

test('a message that did not go out says why, how often it was tried, and when it is tried next', async () => {
  const row = { type: 'email', purpose: 'closed', text: 'A text', createdAt: '2026-01-15T09:30:00.000Z', sentAt: null }
  const data = [
    {
      ...row,
      id: 'm1',
      subject: 'Refused',
      status: 'error',
      delivery: { attempts: 1, error: '550 5.1.1 no such box', nextTryAt: null },
    },
    {
      ...row,
      id: 'm2',
      subject: 'Waiting',
      status: 'new',
      delivery: { attempts: 3, error: 'connect ECONNREFUSED', nextTryAt: '2026-01-15T09:31:00.000Z' },
    },
    {
      ...row,
      id: 'm3',
      subject: 'A code',
      text: '***',
      status: 'error',
      delivery: { attempts: 12, error: '421 later', nextTryAt: null },
    },
  ]
  const asked: string[] = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push(`${init?.method ?? 'GET'} ${url}`)
    if (url.includes('/commlog')) return Promise.resolve(Response.json({ data, total: 3, page: 1, pageSize: 25 }))
    if (url.includes('/resend')) return Promise.resolve(Response.json({ id: 'm1', status: 'new' }))
    return fetch(input, init)
  })
  await renderInBackOffice(
    <ResourceContextProvider value="users">
      <RecordContextProvider value={user}>
        <CommLogTab />
      </RecordContextProvider>
    </ResourceContextProvider>,
  )
  const rowOf = async (subject: string) => within((await screen.findByRole('button', { name: subject })).closest('tr')!)
  const refused = await rowOf('Refused')
  expect(refused.getByText(/^This address doesn’t exist/)).toBeVisible()
  expect(refused.getByText(/^1 try/)).toHaveTextContent('1 tryAnswer received: 550 5.1.1 no such box')
  const waiting = await rowOf('Waiting')
  expect(waiting.getByText(/can’t be reached/)).toBeVisible()
  expect(waiting.getByText(/^3 tries · next try/)).toBeVisible()
  expect(waiting.getByText(/^3 tries/).querySelector('time')).toHaveAttribute('datetime', '2026-01-15T09:31:00.000Z')
  expect(waiting.queryByRole('button', { name: /^Send again/ })).toBeNull()
  expect((await rowOf('A code')).getByRole('button', { name: /^Send again/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(refused.getByRole('button', { name: 'Send again: Refused' }))
  await expect.poll(() => asked.filter((one) => one.includes('/resend')).length, patient).toBe(1)
})

function Closed({ rule }: { rule: RuleKey }) {
  return <GuardedButton why={useDisabledReason()(forbid(rule))}>{rule}</GuardedButton>
}

test('a closed log-in-as says why in a sentence of its own, for every rank', async () => {
  await renderInBackOffice(
    <>
      <Closed rule="rules.loginAs.disabled" />
      <Closed rule="rules.loginAs.test" />
      <Closed rule="rules.csrAdmin" />
    </>,
  )
  const says = (rule: RuleKey) => expect(screen.getByRole('button', { name: rule }))
  says('rules.loginAs.disabled').toHaveAccessibleDescription('This account is disabled. Enable it first.')
  says('rules.loginAs.test').toHaveAccessibleDescription(
    'Your right to log in as others covers test users only, and this account isn’t one.',
  )
  says('rules.csrAdmin').toHaveAccessibleDescription(
    'Your permissions do not include this: requires the CSR admin rank',
  )
})
