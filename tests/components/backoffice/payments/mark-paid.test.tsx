import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PayoutDetail, PayoutPayment } from '#model/payments/payout-wire.ts'
import { closedQuarters } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { PayoutPage } from '#backoffice/payments/payout-pages.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
let batch: PayoutDetail
let filed: PayoutPayment
let unfiled: PayoutPayment
const read = () => api.get('/server/payout/{id}', { params: { id: batch.id } })
const invalidate = ({ userId }: PayoutPayment) =>
  api.post('/server/user/{id}/taxinformation/invalidate', {
    params: { id: userId },
    body: { reason: 'The signature is not theirs.' },
  })

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
  const quarter = closedQuarters(newYorkDay(new Date(serverNow())), 1)[0]!
  // of few people: the ledger of other tests stays as it is
  const { lines } = await api.post('/server/payout/preview', { body: { quarter } })
  const byPaypal = lines.filter(({ rail }) => rail === 'paypal').slice(0, 1)
  const others = lines.filter(({ rail }) => rail !== 'paypal').slice(0, 2)
  batch = await api.post('/server/payout', {
    body: { quarter, userIds: [...byPaypal, ...others].map(({ userId }) => userId) },
  })
  expect(batch.lines).toHaveLength(3)
  filed = batch.lines.find(({ rail }) => rail === 'paypal')!
  unfiled = batch.lines.find(({ rail }) => rail !== 'paypal')!
  await api.send('post', '/server/payout/{id}/file', {
    params: { id: batch.id },
    body: { format: 'paypal', reason: 'Quarterly run' },
  })
  await invalidate(filed)
  await invalidate(unfiled)
})

test('before a batch is marked as paid, the page says whose payment counts as sent and whose stays; so it is done', async () => {
  await renderInBackOffice(
    <Routes>
      <Route path="/payouts/:id" element={<PayoutPage />} />
    </Routes>,
    { at: `/payouts/${batch.id}` },
  )
  const rowOf = ({ displayName }: PayoutPayment) =>
    within(
      screen
        .getAllByRole('link', { name: displayName })
        .map((link) => link.closest('tr')!)
        .find((row) => within(row).queryAllByRole('button').length > 0)!,
    )
  await screen.findByRole('button', { name: 'Mark as paid' }, patient)
  expect(rowOf(filed).getByText(/^In the file of /)).toBeVisible()
  expect(rowOf(filed).getByText('PayPal')).toBeVisible()
  expect(rowOf(unfiled).queryByText(/^In the file of /)).toBeNull()
  expect(rowOf(unfiled).getByText(/invalid since/)).toBeVisible()

  const open = () => screen.getByRole('button', { name: 'Mark as paid' })
  await expect.poll(() => open().getAttribute('aria-disabled'), patient).toBeNull()
  await userEvent.click(open())
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark this batch as paid?' }, patient))
  const said = dialog.getByText(/^Entries to be paid change to “paid”, dated today\./).textContent
  expect(said).toContain(`${filed.displayName}: these payments are in the last file, so they count as sent`)
  expect(said).toContain(`${unfiled.displayName}: these payments stay “to be paid”`)
  for (const { displayName } of batch.lines)
    if (![filed.displayName, unfiled.displayName].includes(displayName)) expect(said).not.toContain(displayName)

  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  await expect.poll(() => rowOf(filed).queryByText('Paid'), patient).not.toBeNull()
  expect(rowOf(unfiled).queryByText('Paid')).toBeNull()
  const states = Object.fromEntries((await read()).lines.map(({ userId, state }) => [userId, state]))
  expect(states).toEqual(
    Object.fromEntries(batch.lines.map(({ userId }) => [userId, userId === unfiled.userId ? 'pending' : 'paid'])),
  )
})

test('a batch says what became of it: paid in part, and returned, reversed or removed once none is left', async () => {
  const becomes = async (words: string) => {
    const { unmount } = await renderInBackOffice(
      <Routes>
        <Route path="/payouts/:id" element={<PayoutPage />} />
      </Routes>,
      { at: `/payouts/${batch.id}` },
    )
    const title = await screen.findByRole('heading', { level: 1 }, patient)
    await expect.poll(() => title.parentElement?.textContent, patient).toContain(words)
    // what is left of the batch can be marked, nothing else
    expect(screen.queryAllByRole('button', { name: 'Mark as paid' })).toHaveLength(words === 'To be paid' ? 1 : 0)
    unmount()
  }
  await becomes('To be paid')
  const of = ({ transactionId: id }: PayoutPayment) => ({ params: { id } })
  await api.post('/server/transaction/{id}/removed', { ...of(unfiled), body: { reason: 'No valid form' } })
  await becomes('Paid in part')
  for (const payment of (await read()).lines.filter(({ state }) => state === 'paid'))
    await api.post('/server/transaction/{id}/returned', { ...of(payment), body: { why: 'other' } })
  await becomes('Returned, reversed or removed')
})
