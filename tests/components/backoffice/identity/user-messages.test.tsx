import { screen } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { beforeAll, expect, test } from 'vitest'
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

const patient = { timeout: 10_000 }
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
