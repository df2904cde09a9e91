import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction, userTaxInformation } from '#db/schema/all.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import type { PayoutPreview, TransactionAdmin } from '#model/payments/payout-wire.ts'
import { closedQuarters, quarterDays } from '#model/payments/quarters.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { listed } from '../admin/staff.ts'
import { expectDoors } from '../identity/profile/people.ts'
import { startTax, w8 } from './tax-people.ts'

const world = await startTax()
const { product, db, call, own, create, update, staff } = world
const today = newYorkDay(product.now())
const quarter = closedQuarters(today, 1)[0] ?? ''
const path = (id: string) => `/server/user/${id}/payReadiness`
const readiness = async (who: Caller = call.expert) => {
  const answer = await who<PayReadiness>('GET', path(own))
  expectStatus(answer, 200)
  return answer.body
}
const preview = async () => (await staff.admin.call<PayoutPreview>('POST', '/server/payout/preview', { quarter })).body
const ledger = async () => (await listed(staff.csr.call, 'transactions')).body as unknown as TransactionAdmin[]

test('is for the experts themselves and for staff', () =>
  expectDoors(world, (id) => ({ path: path(id), notClients: true })))

test('tax.payment: says what is missing, what is owed, and that it comes 4 to 6 weeks after the quarter; a form certified today frees what waits at once', async () => {
  await db.insert(transaction).values({
    userId: own,
    description: 'Answer',
    amount: 30_000,
    transactionType: 'Earned',
    source: 'async',
    status: 'credit',
    effectiveDate: quarterDays(quarter).last,
    createdAt: product.now(),
  })
  expect(await readiness()).toEqual({
    taxForm: {
      standing: 'missing',
      formType: null,
      expiresAt: null,
      since: null,
      reason: null,
      renewBy: null,
      hasDraft: false,
    },
    account: null,
    mailingAddress: null,
    blocks: ['payout.taxForm', 'payout.noAccount'],
    balance: 30_000,
    nextPayout: {
      quarter,
      amount: 30_000,
      from: addDays(quarterDays(quarter).last, 28),
      until: addDays(quarterDays(quarter).last, 42),
    },
  })
  expectStatus(await create(w8), 201)
  expect((await readiness()).taxForm).toMatchObject({ standing: 'started', formType: 'W-8 BEN' })
  expect((await preview()).blocked).toMatchObject([{ userId: own, taxForm: { standing: 'started' } }])
  expect((await ledger())[0]).toMatchObject({ payBlocks: ['payout.taxForm', 'payout.noAccount'] })

  expectStatus(await update({ certificationName: w8.legalName }), 200)
  const told: string[] = []
  const stop = product.deps.bus.subscribe(({ channel, userIds }) => {
    if (userIds?.includes(own)) told.push(channel)
  })
  await product.runner.runDue()
  stop()
  // the page that was open at the signature says where pay goes
  expect(told).toContain('earnings')
  expect(await readiness()).toMatchObject({
    taxForm: { standing: 'valid' },
    account: { method: 'bank', rail: 'pain001', name: 'Bank of Ulm', missing: [] },
    blocks: [],
  })
  expect((await preview()).lines).toMatchObject([{ userId: own, amount: 30_000 }])
  expect((await ledger())[0]).toMatchObject({ payBlocks: [], taxForm: null })
})

test('a bank account that no transfer reaches is paid by check: to which address, and what a transfer needs', async () => {
  const bank = async (fields: object) => {
    const { body } = await call.expert<{ version: number }>('GET', `/server/user/${own}/bank`)
    expectStatus(await call.expert('PUT', `/server/user/${own}/bank`, { version: body.version, ...fields }), 200)
  }
  await bank({ ibanNumber: null, swiftCode: null })
  expect(await readiness()).toMatchObject({
    account: { method: 'bank', rail: 'checks', name: 'Bank of Ulm', missing: ['swiftCode', 'ibanNumber'] },
    mailingAddress: { line: 'Hauptstr. 1', city: 'Ulm', state: '', zip: '', country: 'CN' },
    blocks: [],
  })
  // as the payout sends it
  expect((await preview()).lines).toMatchObject([{ userId: own, rail: 'checks' }])
  // a draft that says otherwise says what it changes
  expectStatus(await create({ formType: 'W-8 BEN', doNotHavePaypal: false, paypalEmail: 'a@example.test' }), 201)
  expect((await world.read()).payChange).toMatchObject({ from: { rail: 'checks' }, to: { rail: 'paypal' } })
  await bank({ ibanNumber: w8.ibanNumber, swiftCode: w8.swiftCode })
  expect((await readiness()).account).toMatchObject({ rail: 'pain001', missing: [] })
})

test('a form that has ended or was made invalid is named with the first day on which it does not count', async () => {
  const [row] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, own))
  await db.update(userTaxInformation).set({ expiresAt: addDays(today, -1) })
  await product.pass(1)
  expect((await readiness()).taxForm).toMatchObject({ standing: 'expired', since: today, formType: 'W-8 BEN' })
  expect((await preview()).blocked).toMatchObject([{ taxForm: { standing: 'expired', since: today } }])
  expect((await ledger())[0]?.taxForm).toMatchObject({ standing: 'expired', since: today })
  await db.update(userTaxInformation).set({ expiresAt: row?.expiresAt ?? null })
  expectStatus(
    await staff.admin.call('POST', `/server/user/${own}/taxinformation/invalidate`, { reason: 'The name is wrong.' }),
    200,
  )
  expect((await readiness()).taxForm).toMatchObject({ standing: 'invalid', since: today, reason: 'The name is wrong.' })
  expect((await preview()).lines).toEqual([])
})
