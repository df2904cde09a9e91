import { render, screen, within } from '@testing-library/react'
import { AdminContext, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BankTab } from '#backoffice/identity/tabs/bank.tsx'
import { api } from '#backoffice/providers/client.ts'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { signInFully } from '../../sign-in.ts'

const patient = { timeout: 30_000 }
const reason = 'Asked for by phone, called back on the number we know.'
let user: UserListRow
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  await page.viewport(1366, 900)
  const filter = JSON.stringify({ q: 'expert11@consilium.test' })
  const found = await api.get('/rest/users', { query: { filter } })
  user = found[0] as UserListRow
})
/** As on the page: a form asks before it is left, which needs the router of all pages. */
async function open() {
  const i18nProvider = await createI18n('en')
  await loadRestOfTexts()
  const tab = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
      <ResourceContextProvider value="users">
        <RecordContextProvider value={user}>
          <BankTab />
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: tab }])} />)
}
const stored = () => api.get('/server/user/{id}/bank', { params: { id: user.id } })

test('staff who change where an expert is paid give the reason, which is in the history; without one nothing is saved', async () => {
  const before = await stored()
  await open()
  const city = await screen.findByRole('textbox', { name: 'City' }, patient)
  const save = () => screen.getByRole('button', { name: 'Save' })
  await userEvent.fill(city, 'Basel')
  await userEvent.click(save())
  const asked = await screen.findByRole('dialog', { name: 'Change where this expert is paid?' }, patient)
  expect(asked).toHaveTextContent('The expert is notified by e-mail and reads your reason.')
  await userEvent.click(within(asked).getByRole('button', { name: 'Save' }))
  expect(within(asked).getByRole('textbox', { name: /^Reason/ })).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog'), patient).toBeNull()
  expect(city).toHaveValue('Basel')
  expect((await stored()).bankCity).toBe(before.bankCity)

  await userEvent.click(save())
  const again = await screen.findByRole('dialog', { name: 'Change where this expert is paid?' }, patient)
  await userEvent.fill(within(again).getByRole('textbox', { name: /^Reason/ }), reason)
  await userEvent.click(within(again).getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await stored()).bankCity, patient).toBe('Basel')
  const filter = JSON.stringify({ refTable: 'bank_account', refId: user.id })
  const rows = await api.get('/rest/auditEvents', { query: { filter } })
  expect(rows.find(({ refField }) => refField === 'bankCity')).toMatchObject({ text: reason, newVal: 'Basel' })
})

test('staff choose PayPal or a bank account, as the expert does; the other is removed', async () => {
  const body = { bankName: 'Bank of Ulm', bankCountry: 82, paypalEmail: 'old@example.test', reason }
  const empty = { swiftCode: null, ibanNumber: null, bankAccountNumber: null, bankRoutingNumber: null }
  const { version } = await stored()
  await api.put('/server/user/{id}/bank', { params: { id: user.id }, body: { ...body, ...empty, version } })
  await open()
  const name = await screen.findByRole('textbox', { name: 'Bank' }, patient)
  expect(name).toHaveValue('Bank of Ulm')
  // two are stored: it is said which one counts
  expect(
    screen.getByText(/^A PayPal address is also stored \(old@example\.test\)\. Payments go to the bank/),
  ).toBeVisible()
  const { mailingAddress: at } = await api.get('/server/user/{id}/payReadiness', { params: { id: user.id } })
  const check = await screen.findByText(
    /^Paid by check, mailed to .* For a bank transfer, add: SWIFT, IBAN\.$/,
    {},
    patient,
  )
  await expect.poll(() => check.textContent).toContain(`mailed to ${at?.line}, ${at?.city}`)
  expect(screen.getByRole('radio', { name: 'Bank account' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }))
  expect(screen.queryByRole('textbox', { name: 'Bank' })).toBeNull()
  expect(screen.getByRole('textbox', { name: /PayPal/ })).toHaveValue('old@example.test')
  expect(screen.queryByText(/^Paid by check/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const asked = await screen.findByRole('dialog', { name: 'Change where this expert is paid?' }, patient)
  await userEvent.fill(within(asked).getByRole('textbox', { name: /^Reason/ }), reason)
  await userEvent.click(within(asked).getByRole('button', { name: 'Save' }))
  await expect
    .poll(stored, patient)
    .toMatchObject({ bankName: null, bankCountry: null, paypalEmail: 'old@example.test' })
})
