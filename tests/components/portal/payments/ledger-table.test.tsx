import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serverNow } from '#api/client/server-clock.ts'
import { closedQuarters, quarterDays } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { Statements } from '#portal/payments/statements.tsx'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import type { Ledger, LedgerLine } from '#portal/payments/ledger.ts'
import { LedgerTable } from '#portal/payments/ledger-table.tsx'
import Transactions from '#portal/payments/transactions.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

let userId = ''
beforeAll(async () => {
  userId = (await signInFully('expert@consilium.test')).id
})

const line = (description: string, status: LedgerLine['status'], reversedAs: LedgerLine['reversedAs'] = null) => ({
  ...{ id: description, userId, queryId: null, key: null, description, amount: -40_000, currency: 'USD' as const },
  ...{ transactionType: 'Paid' as const, source: 'check' as const, status, effectiveDate: '2026-12-19' },
  ...{ formula: null, reversalOf: null, reversed: reversedAs !== null, reversedAs, reversalKind: null },
  ...{ payoutId: 'batch', channel: 'transfer' as LedgerLine['channel'], createdAt: '2026-12-01T12:00:00.000Z' },
})

test('a payment that came back or was reversed is not “Paid out”, on the page and in its file', async () => {
  const data = [
    line('Kept', 'debit'),
    line('Waiting', 'debit-pending'),
    line('Back', 'debit', 'returned'),
    line('Undone', 'debit', 'reversed'),
    line('Taken out', 'debit-pending', 'removed'),
  ]
  const withLines = (answer: unknown) => ({ ...(answer as Ledger), data, total: data.length })
  const [get, call] = [api.get.bind(api), api.call.bind(api)] as ((...given: unknown[]) => Promise<unknown>)[]
  const isLedger = (path: string) => path.endsWith('/transaction/list')
  vi.spyOn(api, 'get').mockImplementation((async (path: string, ...given: unknown[]) => {
    const answer = await get!(path, ...given)
    return isLedger(path) ? withLines(answer) : answer
  }) as never)
  vi.spyOn(api, 'call').mockImplementation((async (method: string, path: string, ...given: unknown[]) => {
    const answer = (await call!(method, path, ...given)) as { json: unknown }
    return isLedger(path) ? { ...answer, json: withLines(answer.json) } : answer
  }) as never)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:ledger'))
  await renderInPortal(<Transactions userId={userId} />)
  const wanted = {
    ...{ Kept: 'Paid out', Waiting: 'Payment in progress', Back: 'Returned' },
    ...{ Undone: 'Reversed', 'Taken out': 'Removed from batch' },
  }
  for (const [name, said] of Object.entries(wanted))
    expect((await screen.findByText(name)).closest('tr')!.cells[3]!.textContent).toBe(said)
  await userEvent.click(screen.getByRole('button', { name: en.account.money.csv }))
  await vi.waitUntil(() => saved.length > 0)
  const rows = (await saved[0]!.text()).split('\r\n').map((row) => row.split(','))
  expect(Object.fromEntries(rows.slice(1, -1).map((cells) => [cells[1], cells[4]]))).toEqual(wanted)
})

test.each([
  ['en', 'Bank transfer', 'PayPal', 'Check', 'Bank transfer or check', 'Entered by staff'],
  ['zh', '银行转账', 'PayPal', '支票', '银行转账或支票', '工作人员录入'],
] as const)('a payment of a batch says how it is sent, in %s', async (locale, ...said) => {
  const lines = (['transfer', 'paypal', 'check', 'other', null] as const).map((channel, at) => ({
    ...line(String(at), 'debit'),
    channel,
    source: channel === 'paypal' || channel === null ? ('manual' as const) : ('check' as const),
  }))
  await renderInPortal(<LedgerTable lines={lines as LedgerLine[]} />, { locale })
  const kinds = screen.getAllByRole('row').filter((row) => row.querySelector('td'))
  expect(kinds.map((row) => (row as HTMLTableRowElement).cells[2]!.lastElementChild!.textContent)).toEqual(said)
})

test('statements begin with the quarter of the first entry', async () => {
  const now = newYorkDay(new Date(serverNow()))
  const [newest = '', before = ''] = closedQuarters(now, 2)
  const { unmount } = await renderInPortal(<Statements userId={userId} firstDay={quarterDays(before).last} />)
  expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual([newest, before])
  unmount()
  for (const firstDay of [null, now]) {
    const { container, unmount: away } = await renderInPortal(<Statements userId={userId} firstDay={firstDay} />)
    expect(container.querySelector('main')!.childElementCount).toBe(0)
    away()
  }
})

test('in Chinese a date, type or status stays on one line beside a long description', async () => {
  await page.viewport(1440, 900)
  const words = '这是一个很长的标题，说明了患者的病情以及他希望专家回答的问题。'.repeat(6)
  await renderInPortal(
    <LedgerTable lines={[{ ...line(words, 'credit'), channel: null, source: 'async' } as LedgerLine]} />,
    {
      locale: 'zh',
    },
  )
  const cells = screen.getAllByRole('cell')
  for (const cell of [cells[0], cells[2], cells[3]])
    for (const part of cell!.childElementCount ? cell!.children : [cell!]) {
      const text = document.createRange()
      text.selectNodeContents(part)
      expect(new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size, part.textContent).toBe(1)
    }
})
