import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PayoutDetail, PayoutPayment } from '#model/payments/payout-wire.ts'
import { closedQuarters } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { api } from '#backoffice/providers/client.ts'
import { PageHead } from '#backoffice/kit/page-head.tsx'
import { TextLink } from '#backoffice/kit/record-link.tsx'
import { PayoutFiles } from '#backoffice/payments/payout-files/payout-files.tsx'
import { RemoveButton } from '#backoffice/payments/payout-files/remove-button.tsx'
import { ReturnButton } from '#backoffice/payments/payout-files/return-button.tsx'
import { PayoutTables } from '#backoffice/payments/payout-tables.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const patient = { timeout: 30_000 }
const payment = (displayName: string, more: Partial<PayoutPayment>): PayoutPayment => ({
  transactionId: displayName,
  userId: displayName,
  displayName,
  amount: 40_000,
  method: 'bank',
  channel: 'check',
  rail: 'checks',
  state: 'pending',
  held: [],
  fileAt: null,
  taxForm: null,
  ...more,
})
const batch: PayoutDetail = {
  id: 'batch',
  quarter: '2025-Q1',
  name: '2025-Q1',
  total: 120_000,
  pending: 80_000,
  paid: 40_000,
  returned: 0,
  reversed: 0,
  removed: 0,
  currency: 'USD',
  createdBy: 'staff',
  createdAt: '2026-01-10T12:00:00.000Z',
  paidAt: null,
  version: 1,
  blocked: [],
  lines: [
    payment('Ada Ready', {}),
    payment('Ada Held', { rail: 'none', held: ['payout.noAccount'] }),
    payment('Ada Paid', { state: 'paid' }),
  ],
}

test('a payment that no file carries is named with the reason, and is removed, not returned', async () => {
  await page.viewport(1366, 900)
  await renderInBackOffice(
    <>
      <PayoutFiles payout={batch} />
      <PayoutTables
        payout={batch}
        actions={(line) => (
          <>
            <RemoveButton payment={line} currency="USD" />
            <ReturnButton payment={line} currency="USD" />
          </>
        )}
      />
    </>,
  )
  const note = await screen.findByText(/^Ada Held: not in any file/, {}, patient)
  expect(note.textContent).not.toContain('Ada Ready')
  expect(screen.getByText('1 payment, $400.00')).toBeTruthy()
  const buttonsOf = (name: string) =>
    within(screen.getByText(name).closest('tr')!)
      .queryAllByRole('button')
      .map((button) => button.textContent)
  expect(buttonsOf('Ada Ready')).toEqual(['Remove from batch', 'Record return…'])
  expect(buttonsOf('Ada Held')).toEqual(['Remove from batch'])
  expect(buttonsOf('Ada Paid')).toEqual(['Record return…'])
  for (const head of screen.getAllByRole('columnheader')) expect(head.textContent).not.toBe('')
  expect(
    within(screen.getByText('Ada Held').closest('tr')!).getByText('No bank account or PayPal address'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove from batch: Ada Held' }))
  const dialog = within(await screen.findByRole('dialog', {}, patient))
  expect(dialog.getByText(/The expert isn’t notified\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from batch' }))
  expect(await dialog.findByText('This field is Required', {}, patient)).toBeTruthy()
})

test.each([
  ['check', ['Check returned or not cashed', 'Other']],
  [
    'transfer',
    [
      'Account closed',
      'No such account',
      'Account or routing number not valid',
      'Name doesn’t match',
      'Refused or not claimed',
      'Other',
    ],
  ],
  ['paypal', ['Refused or not claimed', 'Other']],
] as const)('a payment by %s comes back for the reasons of that channel only', async (channel, reasons) => {
  await page.viewport(1366, 900)
  await renderInBackOffice(<ReturnButton payment={payment('Ada Paid', { state: 'paid', channel })} currency="USD" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Record return: Ada Paid' }, patient))
  await userEvent.click(await screen.findByRole('combobox', { name: /^Reason given/ }, patient))
  const offered = (await screen.findAllByRole('option', {}, patient)).map((option) => option.textContent)
  expect(offered).toEqual(reasons)
})

test('a link among the words under a title is known without its colour', async () => {
  await renderInBackOffice(
    <PageHead
      title="A batch"
      below={
        <>
          made by <TextLink to="/users/ada">Ada</TextLink>
        </>
      }
    />,
  )
  expect(getComputedStyle(screen.getByRole('link', { name: 'Ada' })).textDecorationLine).toBe('underline')
})

test('a payment in a file says so, and is removed only on the word that the file was not used', async () => {
  await page.viewport(1366, 900)
  const filed = payment('Ada Filed', { fileAt: '2026-01-12T14:30:00.000Z', held: ['payout.taxForm'] })
  await renderInBackOffice(
    <>
      <PayoutFiles payout={{ ...batch, lines: [filed] }} />
      <PayoutTables
        payout={{ ...batch, lines: [filed] }}
        actions={(line) => (
          <>
            <RemoveButton payment={line} currency="USD" />
            <ReturnButton payment={line} currency="USD" />
          </>
        )}
      />
    </>,
  )
  expect(await screen.findByText(/^Ada Filed: in a file that was downloaded before/, {}, patient)).toBeTruthy()
  expect(screen.queryByText(/not in any file/)).toBeNull()
  expect(screen.getByText(/^In the file of Jan 12/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Record return: Ada Filed' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove from batch: Ada Filed' }))
  const dialog = within(await screen.findByRole('dialog', {}, patient))
  expect(dialog.getByText(/in the file of Jan 12.* would be paid twice\./)).toBeTruthy()
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove from batch' })
  expect(confirm.disabled).toBe(true)
  await userEvent.click(dialog.getByRole('checkbox', { name: /^No file with this payment was used/ }))
  expect(confirm.disabled).toBe(false)
})

test('before a payout, what the ledger has of an expert, what was paid of it and what is left stand side by side', async () => {
  await page.viewport(1366, 900)
  const preview = await api.post('/server/payout/preview', {
    body: { quarter: closedQuarters(newYorkDay(new Date(serverNow())), 1)[0]! },
  })
  await renderInBackOffice(<PayoutTables payout={preview} />)
  const money = (cents: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100)
  const [first] = preview.lines
  const shown = (await screen.findAllByText(first!.displayName, {}, patient))[0]!.closest('tr')!
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['Entries', 'Paid before', 'Amount']),
  )
  expect(shown.querySelectorAll('td')[2]).toHaveTextContent(money(first!.entries))
  expect(shown.querySelectorAll('td')[4]).toHaveTextContent(money(first!.entries - first!.paidBefore))
})

test('the page of a batch and its preview name how each payment is sent', async () => {
  await page.viewport(1366, 900)
  const way = (name: string) => within(screen.getByText(name).closest('tr')!).getAllByRole('cell')[1]!.textContent
  const { unmount } = await renderInBackOffice(
    <PayoutTables
      payout={{
        ...batch,
        lines: [
          payment('Ada Abroad', { channel: 'transfer', rail: 'pain001' }),
          payment('Ada Pal', { channel: 'paypal', rail: 'paypal' }),
          // it was paid before accounts were stored, and has another one now
          payment('Ada Old', { channel: 'other', rail: 'paypal', state: 'paid' }),
        ],
      }}
      actions={() => null}
    />,
  )
  expect(['Ada Abroad', 'Ada Pal', 'Ada Old'].map(way)).toEqual(['Bank transfer', 'PayPal', 'Bank transfer or check'])
  unmount()
  const {
    transactionId: _,
    state: _state,
    channel: _channel,
    held: _held,
    fileAt: _at,
    taxForm: _form,
    ...line
  } = payment('Ada Next', { rail: 'nacha' })
  await renderInBackOffice(<PayoutTables payout={{ ...batch, lines: [{ ...line, entries: 40_000, paidBefore: 0 }] }} />)
  expect(way('Ada Next')).toBe('Bank transfer')
})
