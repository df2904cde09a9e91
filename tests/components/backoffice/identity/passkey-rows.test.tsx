import { screen, within } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { Notification } from 'react-admin'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignInSecurity } from '#backoffice/identity/tabs/security.tsx'
import { api } from '#backoffice/providers/client.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { MfaState } from '#model/identity/wire.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
let user: UserListRow
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  await page.viewport(1366, 900)
  const found = await api.get('/rest/users', { query: { filter: JSON.stringify({ q: 'newmember@consilium.test' }) } })
  user = found[0] as UserListRow
})

const at = '2026-01-15T09:30:00.000Z'
const passkeys = [
  { id: 'p1', name: 'My laptop', createdAt: at, lastUsedAt: '2026-02-20T09:30:00.000Z' },
  { id: 'p2', name: 'Telephone', createdAt: at, lastUsedAt: null },
]
const state: MfaState = {
  mfaAvail: ['email', 'auth_app'],
  mfaPhone: null,
  lockedUntil: null,
  mfaOffered: ['auth_app', 'email'],
  methods: [
    { mfaType: 'email', enrolledAt: at, lastUsedAt: null, lockedUntil: null },
    { mfaType: 'auth_app', enrolledAt: at, lastUsedAt: at, lockedUntil: null },
  ],
  passkeys,
}

/** The account's methods as given, less what is removed. @param refusal what each removal is refused with */
function serving(refusal?: object) {
  let left = passkeys
  const removals: { url: string; body: unknown }[] = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.url.endsWith(`/server/user/${user.id}/mfa`)) return Response.json({ ...state, passkeys: left })
    if (request.method !== 'DELETE') return fetch(input, init)
    removals.push({ url: request.url, body: await request.json() })
    if (refusal) return Response.json(refusal, { status: 422 })
    left = left.filter(({ id }) => !request.url.endsWith(`/passkey/${id}`))
    return Response.json({})
  })
  return removals
}
const show = () =>
  renderInBackOffice(
    <ResourceContextProvider value="users">
      <RecordContextProvider value={user}>
        <SignInSecurity />
        <Notification />
      </RecordContextProvider>
    </ResourceContextProvider>,
  )
async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: My laptop' }, patient))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove: My laptop' }))
  const confirm = dialog.getByRole('button', { name: 'Remove' })
  expect(confirm).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText(/Account e-mail address/), user.email)
  // without a reason nothing is removed
  await userEvent.click(confirm)
  expect(dialog.getByLabelText(/Reason/)).toBeInvalid()
  await userEvent.fill(dialog.getByLabelText(/Reason/), 'Laptop was stolen')
  return { dialog, confirm }
}

test('passkeys stand beside the other methods, with their names and times', async () => {
  serving()
  await show()
  const table = within(await screen.findByRole('table', { name: 'Login security' }, patient))
  const heads = table.getAllByRole('rowheader').map((head) => head.textContent.trim())
  expect(heads).toEqual(['E-mail', 'Authenticator app', 'Passkey · My laptop', 'Passkey · Telephone'])
  const row = (head: string) => within(table.getByRole('rowheader', { name: head }).closest('tr')!)
  expect(row('Passkey · My laptop').getAllByRole('cell')[1]).toHaveTextContent(/Feb 20/)
  expect(row('Passkey · Telephone').getAllByRole('cell')[0]).toHaveTextContent(/Jan 15/)
  expect(row('Passkey · Telephone').getAllByRole('cell')[1]).not.toHaveTextContent(/\d/)
  expect(row('E-mail').getAllByRole('cell')[1]).not.toHaveTextContent(/\d/)
})

test('a passkey is removed once the address is typed and a reason given, and is gone from the rows', async () => {
  const removals = serving()
  await show()
  const { confirm } = await fillIn()
  await userEvent.click(confirm)
  await expect.poll(() => screen.queryByRole('dialog'), patient).toBeNull()
  await expect.poll(() => screen.queryByRole('rowheader', { name: 'Passkey · My laptop' }), patient).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Passkey · Telephone' })).toBeVisible()
  expect(await screen.findByText('Method removed.')).toBeVisible()
  expect(removals).toEqual([
    {
      url: expect.stringMatching(new RegExp(`/server/user/${user.id}/passkey/p1$`)) as string,
      body: { email: user.email, reason: 'Laptop was stolen' },
    },
  ])
})

test('a removal that is refused says why, and what was typed stays', async () => {
  serving({
    errorKey: 'errors.invalidParameters',
    message: 'Invalid Parameters',
    fields: { email: 'errors.emailOther' },
  })
  await show()
  const { dialog, confirm } = await fillIn()
  await userEvent.click(confirm)
  await vi.waitFor(() => expect(document.body).toHaveTextContent('This isn’t the account’s e-mail address.'), patient)
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('Laptop was stolen')
  expect(screen.getByRole('rowheader', { name: 'Passkey · My laptop', hidden: true })).toBeInTheDocument()
  // react-query tells of the refusal
  vi.mocked(console.error).mockClear()
})
