import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TransactionAdmin } from '#model/payments/payout-wire.ts'
import { newYorkDay } from '#model/time.ts'
import { LineDialog } from '#backoffice/payments/line-dialog.tsx'
import { TransactionList } from '#backoffice/payments/transaction-list.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const patient = { timeout: 30_000 }
const lines = async () =>
  (await (await api.send('get', '/rest/transactions?sort=["effectiveDate","DESC"]', {})).json()) as TransactionAdmin[]

test('an entry that was reversed says so, and offers nothing more', async () => {
  const row = (await lines()).find(({ reversalOf, reversed }) => !reversalOf && !reversed)!
  await api.post('/server/transaction/{id}/reverse', { params: { id: row.id }, body: { reason: 'A trial' } })
  await page.viewport(1366, 900)
  await renderInBackOffice(<TransactionList />)
  const quiet = (await screen.findAllByText('Reversed', {}, patient))[0]!
  const shown = quiet.closest<HTMLElement>('[data-list-row]')!
  expect(within(shown).queryByRole('button', { name: /^Reverse/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Reverse/ }).length).toBeGreaterThan(0)
})

test('a payment that came back says “Returned”, one that was reversed “Reversed”; so do their reversals', async () => {
  const { userId } = (await lines())[0]!
  const effectiveDate = newYorkDay(new Date())
  const trial = { userId, source: 'check', description: 'A trial', reason: 'A trial', effectiveDate } as const
  const pay = (amount: number) =>
    api.post('/server/transaction', { body: { ...trial, amount, transactionType: 'Paid' } })
  const [came, undone] = [await pay(-101), await pay(-102)]
  for (const { id } of [came, undone]) await api.post('/server/transaction/{id}/settle', { params: { id } })
  const credits = [
    await api.post('/server/transaction/{id}/returned', { params: { id: came.id }, body: { why: 'notCashed' } }),
    await api.post('/server/transaction/{id}/reverse', { params: { id: undone.id }, body: { reason: 'Sent twice' } }),
  ]
  await page.viewport(1366, 900)
  await renderInBackOffice(<TransactionList />)
  const of = (id: string) => document.querySelector<HTMLElement>(`[data-list-row][data-record="${id}"]`)
  await expect.poll(() => of(undone.id), patient).not.toBeNull()
  expect(within(of(came.id)!).getByText('Returned')).toBeTruthy()
  expect(within(of(undone.id)!).getByText('Reversed')).toBeTruthy()
  const said = ['Returned payment', 'Reverses another entry']
  for (const [at, { id }] of credits.entries()) expect(within(of(id)!).getByText(said[at]!)).toBeTruthy()
})

test('an amount of three decimals is refused at its field', async () => {
  const [{ userId } = { userId: '' }] = await lines()
  await renderInBackOffice(<LineDialog userId={userId} reload={[]} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog', {}, patient))
  await userEvent.type(dialog.getByRole('spinbutton'), '-19.999')
  await userEvent.tab()
  expect(await dialog.findByText('Enter an amount with at most two decimals.', {}, patient)).toBeTruthy()
})

test.each([
  ['en', /^Expand: .*\d{4}.*\$[\d,.]+/],
  ['zh', /^展开：.*\d{4}.*\$[\d,.]+/],
] as const)('what opens a row is named by its day and amount, not by an id: %s', async (locale, name) => {
  await page.viewport(1366, 900)
  await renderInBackOffice(<TransactionList />, { locale })
  const [row] = await lines()
  const opens = await screen.findAllByRole('button', { name }, patient)
  expect(opens).toHaveLength(document.querySelectorAll('[data-list-row]').length)
  expect(opens.some((one) => one.getAttribute('aria-label')?.includes(row!.id))).toBe(false)
})

test('every act and every link to a tax form of an entry says whose it is', async () => {
  await page.viewport(1366, 900)
  await renderInBackOffice(<TransactionList />)
  await screen.findAllByRole('button', { name: /^Reverse: / }, patient)
  // after the list: other tests write entries at the same time
  const shown = await lines()
  for (const row of document.querySelectorAll<HTMLElement>('[data-list-row]')) {
    const { displayName } = shown.find(({ id }) => id === row.dataset.record)!
    expect(displayName).not.toBe('')
    for (const act of within(row).queryAllByRole('button', { name: /^(Reverse|Mark as paid|Expand)/ }))
      expect(act.getAttribute('aria-label')).toContain(displayName)
    for (const link of row.querySelectorAll('a[href$="/tax"]'))
      expect(link.getAttribute('aria-label')).toBe(`${displayName}: ${link.textContent}`)
  }
  const names = screen.getAllByRole('button', { name: /^Reverse: / }).map((one) => one.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(names.length)
})

test.each([1366, 390])('%d px wide, an entry says whether it can be paid, a payment does not', async (width) => {
  // of someone who can be paid, whatever else has been paid out already
  const { userId } = (await lines()).find(({ payBlocks }) => payBlocks.length === 0)!
  const effectiveDate = newYorkDay(new Date())
  const trial = { userId, source: 'check', description: 'A trial', reason: 'A trial', effectiveDate } as const
  const paid = await api.post('/server/transaction', { body: { ...trial, amount: -100, transactionType: 'Paid' } })
  const can = await api.post('/server/transaction', { body: { ...trial, amount: 100, transactionType: 'Adjustment' } })
  await page.viewport(width, 900)
  await renderInBackOffice(<TransactionList />)
  const of = (id: string) => document.querySelector<HTMLElement>(`[data-list-row][data-record="${id}"]`)
  await expect.poll(() => of(paid.id), patient).not.toBeNull()
  // on a phone the word is the head and the value of a line
  const said = (id: string) => within(of(id)!).queryAllByText('Payable').length
  expect(said(can.id)).toBe(width === 390 ? 2 : 1)
  expect(said(paid.id)).toBe(0)
  await page.viewport(1366, 900)
})
