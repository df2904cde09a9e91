import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, bankAccount, notification, secretNumber } from '#db/schema/all.ts'
import { secretPlace } from '#api/tax/pay-account.ts'
import { seal, unseal } from '#api/ports/cipher.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { BankAccount } from '#model/payments/bank-wire.ts'
import { expectStatus } from '../../support/product.ts'
import { actingAs, expectDoors, startPeople, trail } from '../identity/profile/people.ts'

const world = await startPeople()
const { product, db, people, call } = world
const path = (id: string = people.expert.id) => `/server/user/${id}/bank`
const read = async () => (await call.expert<BankAccount>('GET', path())).body
const change = async (fields: object) =>
  call.expert<BankAccount & { fields?: unknown; current?: unknown }>('PUT', path(), {
    version: (await read()).version,
    ...fields,
  })
const iban = 'DE89370400440532013000'
const key = product.deps.env.secretKey

test('is for physicians themselves and for staff', () =>
  expectDoors(world, (id) => ({
    path: path(id),
    write: { method: 'PUT', body: { bankName: 'x', version: 0 } },
    notClients: true,
  })))

describe('numbers', () => {
  test('are shown masked, and stand nowhere in the database', async () => {
    const answer = await change({
      bankName: 'Bank of Ada',
      swiftCode: 'cobadeffxxx',
      ibanNumber: 'de89 3704 0044 0532 0130 00',
      bankSortCode: '123456',
      bankCountry: 82,
      paypalEmail: 'ada@example.test',
    })
    expectStatus(answer, 200)
    expect(answer.body).toMatchObject({
      bankName: 'Bank of Ada',
      swiftCode: 'COBADEFFXXX',
      ibanNumber: '********3000',
      bankSortCode: '********56',
      bankCountry: 82,
      paypalEmail: 'ada@example.test',
      version: 1,
      warnings: {},
    })
    const kept = JSON.stringify([
      await db.select().from(bankAccount),
      await db.select().from(secretNumber),
      await db.select().from(auditEvent),
    ])
    for (const secret of [iban, '3704004405', '123456', '12-34-56']) expect(kept).not.toContain(secret)
    const [row] = await db.select().from(secretNumber).where(eq(secretNumber.field, 'ibanNumber'))
    expect(unseal([key], secretPlace(people.expert.id, 'ibanNumber'), row?.cipher ?? '')).toBe(iban)
    // moved to another person or field it does not open
    expect(() => unseal([key], secretPlace(people.stranger.id, 'ibanNumber'), row?.cipher ?? '')).toThrow()
    expect(() => unseal([key], secretPlace(people.expert.id, 'bankSortCode'), row?.cipher ?? '')).toThrow()
    expect(seal(key, secretPlace(people.expert.id, 'ibanNumber'), iban)).not.toBe(row?.cipher)
  })

  test('stay as they are when the mask comes back with the whole record', async () => {
    const before = await db.select().from(secretNumber)
    const { warnings: _warnings, ...record } = await read()
    const answer = await change({ ...record, bankCity: 'Ulm' })
    expect(answer.body).toMatchObject({ ibanNumber: '********3000', bankCity: 'Ulm', version: 2 })
    expect(await db.select().from(secretNumber)).toEqual(before)
    expect((await change({ ibanNumber: '********1111' })).body.fields).toEqual({ ibanNumber: 'errors.secretMask' })
  })

  test('leave "changed" in the audit, also when the new one ends alike, and nothing else', async () => {
    expectStatus(await change({ ibanNumber: 'GB33BUKB20201555553000' }), 200)
    const rows = (await trail(product, 'bank_account', people.expert.id)).filter((row) => row.refField === 'ibanNumber')
    expect(rows.map(({ oldVal, newVal }) => [oldVal, newVal])).toEqual([
      [null, '***'],
      ['***', '***'],
    ])
    expectStatus(await change({ bankSortCode: null }), 200)
    expect(await db.select().from(secretNumber).where(eq(secretNumber.field, 'bankSortCode'))).toEqual([])
    expect((await read()).bankSortCode).toBeNull()
  })

  test('with odd check digits are kept and warned of', async () => {
    const answer = await change({ ibanNumber: 'DE00370400440532013000' })
    expectStatus(answer, 200)
    expect(answer.body).toMatchObject({ ibanNumber: '********3000', warnings: { ibanNumber: 'errors.ibanChecksum' } })
  })
})

test('numbers that a US bank would refuse are kept and warned of, as such only', async () => {
  const wrong = { bankRoutingNumber: '021000020', bankAccountNumber: '1'.repeat(18) }
  const warnings = { bankRoutingNumber: 'errors.routingNumber', bankAccountNumber: 'errors.usAccount' }
  const american = await change({ bankCountry: 233, ...wrong })
  expectStatus(american, 200)
  expect(american.body.warnings).toEqual(warnings)
  const right = await change({ bankRoutingNumber: '0210-0002-1', bankAccountNumber: '4455 6677 8899' })
  expect(right.body.warnings).toEqual({})
  const abroad = await change({ bankCountry: 82, ...wrong })
  expectStatus(abroad, 200)
  expect(abroad.body.warnings).toEqual({})
})

test('of a number at most a third is shown', async () => {
  const shown = await change({ bankRoutingNumber: '7', bankAccountNumber: '12345' })
  expect(shown.body).toMatchObject({ bankRoutingNumber: '********', bankAccountNumber: '********5' })
  // as it was stored before
  await db.update(secretNumber).set({ lastFour: '2345' }).where(eq(secretNumber.field, 'bankAccountNumber'))
  expect((await read()).bankAccountNumber).toBe('********5')
  await db.update(secretNumber).set({ lastFour: '7' }).where(eq(secretNumber.field, 'bankRoutingNumber'))
  expect((await read()).bankRoutingNumber).toBe('********')
  const long = await change({ bankAccountNumber: '445566778899' })
  expect(long.body).toMatchObject({ bankAccountNumber: '********8899' })
})

test('staff who are logged in as someone do not change where pay goes', async () => {
  const boss = await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr_super'] })
  const acting = await actingAs(product, people.expert.id, await product.as(boss.id))
  const { version } = await read()
  const refused = await acting<{ errorKey: string }>('PUT', path(), { bankCity: 'Else', version })
  expect([refused.status, refused.body.errorKey]).toEqual([403, 'auth.acting.forbidden'])
  expect((await read()).version).toBe(version)
})

test('staff say why they change where someone is paid: the history keeps it, and the expert reads it', async () => {
  const reason = 'Asked for by phone, called back on the number we know.'
  const staffPut = async (fields: object) =>
    call.csr<BankAccount & { fields?: unknown }>('PUT', path(), { version: (await read()).version, ...fields })
  for (const none of [{}, { reason: '  ' }, { reason: null }]) {
    const refused = await staffPut({ bankCity: 'Bonn', ...none })
    expectStatus(refused, 422)
    expect(refused.body.fields).toEqual({ reason: 'errors.required' })
  }
  expectStatus(await staffPut({ bankCity: 'Bonn', ibanNumber: 'DE02120300000000202051', reason }), 200)
  const said = await db.select().from(auditEvent).where(eq(auditEvent.text, reason))
  expect(said.map(({ refTable, refField, userId }) => [refTable, refField, userId]).sort()).toEqual([
    ['bank_account', 'bankCity', people.csr.id],
    ['bank_account', 'ibanNumber', people.csr.id],
  ])
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, people.expert.id), eq(notification.purpose, 'account')))
  expect(told.filter(({ text }) => text.includes(reason))).toHaveLength(1)
})

describe('rules', () => {
  test.each([
    [{ ibanNumber: 'A'.repeat(15) }, { ibanNumber: 'errors.ibanLength' }],
    [{ ibanNumber: 'A'.repeat(35) }, { ibanNumber: 'errors.ibanLength' }],
    [{ ibanNumber: 'DE89-3704-0044-0532' }, { ibanNumber: 'errors.iban' }],
    [{ bankSortCode: '12-34-5' }, { bankSortCode: 'errors.sortCode' }],
    [{ bankSortCode: '1234567' }, { bankSortCode: 'errors.sortCode' }],
    [{ swiftCode: 'COBA' }, { swiftCode: 'errors.swift' }],
    [{ paypalEmail: 'ada' }, { paypalEmail: 'errors.email' }],
    [{ bankCountry: 7 }, { bankCountry: 'errors.noSuchRecord' }],
    [{ bankName: 'x'.repeat(101) }, { bankName: 'errors.tooLong' }],
    [{ bankPostalCode: 'x'.repeat(11) }, { bankPostalCode: 'errors.tooLong' }],
    [{ accountNumber: '1' }, { accountNumber: 'errors.unknownField' }],
  ])('%j is refused', async (fields, told) => {
    const answer = await change(fields)
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual(told)
  })

  test.each([
    [{ ibanNumber: 'A'.repeat(16) }],
    [{ ibanNumber: 'A'.repeat(34) }],
    [{ bankSortCode: '12-34-56' }],
    [{ paypalEmail: '' }],
    [{ bankCountry: null }],
  ])('%j is taken', async (fields) => {
    expectStatus(await change(fields), 200)
  })

  test('a save whose answer was lost counts as saved when it comes again; one that says anything else does not', async () => {
    const version = (await read()).version
    const body = { bankCity: 'Bonn', ibanNumber: iban, version }
    const first = await call.expert<BankAccount>('PUT', path(), body)
    expectStatus(first, 200)
    const audit = await db.$count(auditEvent)
    const again = await call.expert<BankAccount>('PUT', path(), body)
    expect([again.status, again.body]).toEqual([200, first.body])
    // a number that only ends like the stored one is another
    for (const other of [{ ibanNumber: 'GB33BUKB20201555553000' }, { bankCity: 'Ulm' }])
      expectStatus(await call.expert('PUT', path(), { ...body, ...other }), 409)
    expect(await db.$count(auditEvent)).toBe(audit)
  })

  test('a stale version is 409 with what stands, masked', async () => {
    const stale = await change({ bankName: 'Late', version: 1 })
    expectStatus(stale, 409)
    expect(stale.body.current).toEqual(await read())
    expect(stale.body.current).toMatchObject({ ibanNumber: expect.stringMatching(/^\*+/) as string })
  })
})
