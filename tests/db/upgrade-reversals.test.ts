import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { payout, transaction, user } from '#db/schema/all.ts'
import type { ReversalKind } from '#model/payments/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../support/product.ts'
import { emptyDatabase, open } from './migrate/folder.ts'
import { migrationsBefore, oldRows } from './migrate/old-rows.ts'

const now = new Date(Math.floor(Date.now() / 1000) * 1000)

/** Each line, and the text that its reversal had before kinds were stored. */
const lines = {
  returnedOfBatch: {
    type: 'Paid',
    status: 'debit',
    payoutId: 'batch',
    text: 'Returned: Payout 2026-Q1',
    kind: 'returned',
  },
  returnedByHand: { type: 'Paid', status: 'debit', payoutId: null, text: 'Returned: Payout 2026-Q1', kind: 'returned' },
  reversed: { type: 'Paid', status: 'debit', payoutId: 'batch', text: 'Payout 2026-Q1', kind: 'reversed' },
  removed: { type: 'Paid', status: 'debit-pending', payoutId: 'batch', text: 'Payout 2026-Q1', kind: 'removed' },
  neverSent: { type: 'Paid', status: 'debit-pending', payoutId: null, text: 'Payout 2026-Q1', kind: 'reversed' },
  earned: { type: 'Earned', status: 'credit', payoutId: null, text: 'Payout 2026-Q1', kind: 'reversed' },
} satisfies Record<string, { type: string; status: string; payoutId: string | null; text: string; kind: ReversalKind }>

test('reversals of before get the kind that their text told; what is no reversal has none', async () => {
  const url = await emptyDatabase()
  const store = await open(url)
  await migrate(store, migrationsBefore('0033'))
  const { insert, columnsOf } = oldRows(store, now)
  expect((await columnsOf('transaction_ledger')).has('reversal_kind')).toBe(false)
  const person = { firstName: 'Ada', lastName: 'Old', enabled: true }
  await insert(user, {
    ...person,
    id: 'ada',
    email: 'ada@consilium.test',
    userType: userType.expert,
    noeticExpert: true,
  })
  await insert(user, {
    ...person,
    id: 'staff',
    email: 's@consilium.test',
    userType: userType.csr,
    staffRoles: ['csr_admin'],
  })
  await insert(payout, { id: 'batch', quarter: '2026-Q1', total: 300, createdBy: 'staff' })
  const line = (id: string, more: object) =>
    insert(transaction, {
      id,
      userId: 'ada',
      description: 'Payout 2026-Q1',
      source: 'check',
      effectiveDate: '2026-04-20',
      ...more,
    })
  for (const [id, { type, status, payoutId, text }] of Object.entries(lines)) {
    const amount = type === 'Paid' ? -100 : 100
    await line(id, { transactionType: type, status, payoutId, amount })
    await line(`${id}-reversal`, {
      transactionType: 'Adjustment',
      status: 'credit',
      description: text,
      amount: -amount,
      reversalOf: id,
    })
  }
  await line('lost-reversal', { transactionType: 'Adjustment', status: 'credit', amount: 1, reversalOf: 'gone' })
  await migrate(store)
  const rows = await store.rows('select id, reversal_kind as kind from transaction_ledger')
  expect(Object.fromEntries(rows.map((row) => [String(row.id), row.kind]))).toEqual({
    ...Object.fromEntries(
      Object.entries(lines).flatMap(([id, { kind }]) => [
        [id, null],
        [`${id}-reversal`, kind],
      ]),
    ),
    'lost-reversal': 'reversed',
  })
  await store.close()

  const product = await startProduct({ env: { DATABASE_URL: url } })
  const staff = await product.as('staff')
  const answer = await staff<{ id: string; reversedAs: string | null }[]>('GET', '/rest/transactions?range=[0,99]')
  expectStatus(answer, 200)
  for (const [id, { kind }] of Object.entries(lines))
    expect(answer.body.find((row) => row.id === id)?.reversedAs).toBe(kind)
  expect((await staff('GET', '/server/payout/batch')).body).toMatchObject({
    paid: 0,
    returned: 100,
    reversed: 100,
    removed: 100,
  })
})
