import { cleanup, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { TinResultDialog } from '#backoffice/payments/year-end/tin-result-dialog.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
interface Filed {
  id: string
  name: string
  /** our reference in the files of the IRS: the number of the form */
  sequence: number
}
let filed: Filed[]
beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
  const people = (await api.get('/rest/taxForms', {
    query: { filter: JSON.stringify({ standing: 'valid', formType: 'W-9' }) },
  })) as Pick<UserListRow, 'id' | 'displayName'>[]
  filed = await Promise.all(
    people.slice(0, 2).map(async ({ id, displayName }) => {
      const form = await api.get('/server/user/{id}/taxinformation', { params: { id } })
      const counts = form.versions.find(({ status }) => status === 'certified')
      return { id, name: displayName ?? '', sequence: counts?.sequence ?? 0 }
    }),
  )
})
const answerOf = ({ sequence }: Filed, code: number) => `2;219099999;Some Name;${sequence};${code}`
const choose = async (text: string) => {
  const picker = await screen.findByLabelText('Choose file', { selector: 'input' }, patient)
  await userEvent.upload(picker, new File([text], 'result.txt', { type: 'text/plain' }))
}
const rowOf = ({ name }: Filed) => within(screen.getByRole('link', { name }).closest('tr')!)

test('what the IRS answered is said of each expert, with what follows, and how many lines fit no form', async () => {
  const [good, bad] = filed as [Filed, Filed]
  const onClose = vi.fn()
  await renderInBackOffice(<TinResultDialog onClose={onClose} />)
  expect(await screen.findByText(/has 30 days to certify a new form, and you get a task\./, {}, patient)).toBeVisible()
  await choose([answerOf(good, 0), answerOf(bad, 3), 'nonsense', '2;1;Other;471100;3'].join('\r\n'))
  expect(await screen.findByText('2 results read. 2 lines don’t match any form.', {}, patient)).toHaveAttribute(
    'role',
    'status',
  )
  expect(rowOf(good).getByText('Name and number match')).toBeVisible()
  expect(rowOf(good).queryByText('New form requested.')).toBeNull()
  expect(rowOf(bad).getByText('Name and number don’t match')).toBeVisible()
  expect(rowOf(bad).getByText('New form requested.')).toBeVisible()
  expect(screen.getByRole('link', { name: bad.name })).toHaveAttribute('href', `/users/${bad.id}/tax`)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  const due = await api.get('/rest/taxForms', { query: { filter: JSON.stringify({ standing: 'renew' }) } })
  expect(due.map(({ id }) => id)).toContain(bad.id)
  expect(due.map(({ id }) => id)).not.toContain(good.id)
})

test('a match after a mismatch says that no new form is needed', async () => {
  const [, person] = filed as [Filed, Filed]
  await renderInBackOffice(<TinResultDialog onClose={() => undefined} />)
  await choose(answerOf(person, 3))
  expect(await screen.findByText('1 result read.', {}, patient)).toBeVisible()
  cleanup()
  await renderInBackOffice(<TinResultDialog onClose={() => undefined} />)
  await choose(answerOf(person, 0))
  expect(await screen.findByText('1 result read.', {}, patient)).toBeVisible()
  expect(rowOf(person).getByText('New form no longer needed.')).toBeVisible()
})

test('a file without results is refused in words, and another can be chosen', async () => {
  await renderInBackOffice(<TinResultDialog onClose={() => undefined} />)
  await choose('nonsense')
  expect(await screen.findByText('0 results read. 1 line doesn’t match any form.', {}, patient)).toBeVisible()
})
