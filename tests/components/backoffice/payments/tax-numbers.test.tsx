import { screen, within } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TaxTab } from '#backoffice/tax/tax-tab.tsx'
import { api } from '#backoffice/providers/client.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { en } from '#model/texts/en.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
let user: UserListRow
beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
  const filter = JSON.stringify({ q: 'expert3@consilium.test' })
  user = (await api.get('/rest/users', { query: { filter } }))[0] as UserListRow
})

test('staff see and reveal the numbers of the form that counts; those of a draft are apart and named so', async () => {
  const form = (await api.get('/server/user/{id}/taxinformation', { params: { id: user.id } })) as TaxForm
  const counts = form.versions[0]!
  const draft = { ...form, id: 'draft', status: 'draft', formType: 'W-8 BEN', ssn: '***-**-8901', ein: null }
  const call = api.call.bind(api) as (...given: unknown[]) => Promise<unknown>
  const bodies: unknown[] = []
  vi.spyOn(api, 'call').mockImplementation((async (method: string, path: string, options: { body?: unknown }) => {
    if (path.endsWith('/reveal')) {
      bodies.push(options.body)
      return { json: { value: '123-45-6789', hideAt: new Date(Date.now() + 60_000).toISOString() } }
    }
    return path.endsWith('/taxinformation') ? { json: draft } : call(method, path, options)
  }) as never)
  await renderInBackOffice(
    <ResourceContextProvider value="users">
      <RecordContextProvider value={user}>
        <TaxTab />
      </RecordContextProvider>
    </ResourceContextProvider>,
  )
  const numbersOf = (name: string) => screen.findByRole('group', { name }, patient)
  const certified = within(await numbersOf(en.staffTax.certifiedNumbers)).getByRole('button', { name: /SSN/ })
  expect(certified.textContent).toContain(form.ssn)
  const begun = within(await numbersOf(en.staffTax.draftNumbers)).getByRole('button', { name: /SSN/ })
  expect(begun.textContent).toContain('***-**-8901')
  for (const button of [certified, begun]) {
    await userEvent.click(button)
    const asked = await screen.findByRole('dialog', {}, patient)
    await userEvent.fill(within(asked).getByRole('textbox', { name: /^Reason/ }), 'The IRS asks')
    await userEvent.click(within(asked).getByRole('button', { name: en.users.revealNow }))
    await expect.poll(() => screen.queryByRole('dialog'), patient).toBeNull()
  }
  expect(bodies).toMatchObject([
    { field: 'ssn', formId: counts.id },
    { field: 'ssn', formId: 'draft' },
  ])
})
