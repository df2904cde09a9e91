import { expect, test } from 'vitest'
import { auditEvent, transaction, user } from '#db/schema/all.ts'
import { fillProduct } from '#api/process/fill-product.ts'
import type { PayoutPreview, PayoutRow } from '#model/payments/payout-wire.ts'
import { closedQuarters, quarterDays, quarterOf } from '#model/payments/quarters.ts'
import type { YearEnd } from '#model/payments/year-end.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { startDemoProduct } from '../../support/setup/demo-product.ts'

const DAY_S = 86_400
/** In the middle of a quarter the demo's discussions reach back into the quarter before last. */
const today = newYorkDay(new Date())
const nextQuarter = addDays(quarterDays(quarterOf(today)).last, 1)
const daysAhead = (Date.parse(nextQuarter) - Date.parse(today)) / (DAY_S * 1000) + 45

const product = await startDemoProduct(daysAhead * DAY_S)
const accounts = await product.db.select().from(user)
const admin = await product.as(accounts.find(({ email }) => email === 'csr.admin@consilium.test')?.id ?? '')
const [last, beforeLast] = closedQuarters(newYorkDay(product.now()), 2) as [string, string]

test('the demo has paid the quarter before last, and leaves the last one to be paid', async () => {
  const { body: batches } = await admin<PayoutRow[]>('GET', '/rest/payouts?range=[0,24]')
  expect(batches).toMatchObject([{ quarter: beforeLast, pending: 0, returned: 0 }])
  const paid = (await product.db.select().from(transaction)).filter(({ transactionType }) => transactionType === 'Paid')
  expect(batches[0]?.total).toBe(-paid.reduce((sum, { amount }) => sum + amount, 0))
  const day = addDays(quarterDays(beforeLast).last, 12)
  expect(new Set(paid.map(({ effectiveDate }) => effectiveDate))).toEqual(new Set([day]))

  const { body: yearEnd } = await admin<YearEnd>('GET', `/server/taxYear/${day.slice(0, 4)}`)
  expect(yearEnd.rows).toHaveLength(paid.length)
  expect(yearEnd.paid).toBe(batches[0]?.total)

  const { body: preview } = await admin<PayoutPreview>('POST', '/server/payout/preview', { quarter: last })
  expect(preview.lines.length).toBeGreaterThan(5)
})

test('the change log has each payment at its time, by the member of staff who made it', async () => {
  const events = (await product.db.select().from(auditEvent)).filter(({ refTable }) => refTable === 'payout')
  expect(events.map(({ createdAt }) => newYorkDay(createdAt))).toEqual([
    addDays(quarterDays(beforeLast).last, 10),
    addDays(quarterDays(beforeLast).last, 12),
  ])
})

test('a second start pays nothing', async () => {
  const before = await product.db.$count(transaction)
  await fillProduct(product, { demo: true, progress: () => undefined })
  expect(await product.db.$count(transaction)).toBe(before)
})
