import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditEvent, notification, secretNumber, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { BankAccount } from '#model/payments/bank-wire.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { startTax, w8 } from './tax-people.ts'

const { product, db, path, read, create, update } = await startTax()
const account = {
  bankName: 'First Harbor Bank',
  swiftCode: 'BNPAFRPPXXX',
  bankCountry: 82,
  bankAddress1: 'Quai 2',
  bankCity: 'Lyon',
  bankState: 'Rhône',
  ibanNumber: 'FR7630006000011234567890189',
}
const toPaypal = { doNotHavePaypal: false, paypalEmail: 'old@example.test' }
const name = w8.legalName

let id = ''
let who: Caller
const bank = async () => (await who<BankAccount>('GET', `/server/user/${id}/bank`)).body
const setBank = async (fields: object) => {
  const { version } = await bank()
  expectStatus(await who('PUT', `/server/user/${id}/bank`, { version, ...fields }), 200)
}
const certify = async () => {
  expectStatus(await update({ certificationName: name }, who, id), 200)
  await product.runner.runDue()
}
const mails = () =>
  db.$count(notification, and(eq(notification.userId, id), eq(notification.subject, 'Where we pay you was changed')))
const form = () => read(who, id)

/** Someone whose certified form says PayPal, and whose bank page was changed to a bank account since. */
beforeEach(async () => {
  id = (await makeExpert(db, product.now())).id
  who = await product.as(id)
  expectStatus(await create({ ...w8, ...toPaypal }, who, id), 201)
  await certify()
  expect(await mails()).toBe(1)
  await setBank({ paypalEmail: null, ...account })
  expect(await mails()).toBe(2)
})

test('a new draft begins with where pay goes now, masked', async () => {
  expectStatus(await create({ formType: 'W-8 BEN', address: 'Hauptstr. 2' }, who, id), 201)
  const draft = await form()
  expect(draft).toMatchObject({
    address: 'Hauptstr. 2',
    paypalEmail: null,
    doNotHavePaypal: true,
    ...account,
    ibanNumber: '********0189',
    payChange: null,
  })
  const kept = JSON.stringify([
    draft,
    await db.select().from(userTaxInformation),
    await db.select().from(secretNumber),
    await db.select().from(auditEvent),
  ])
  expect(kept).not.toContain('0001123456')
})

test('certifying with the pay as it was begun leaves the account alone and mails nothing', async () => {
  expectStatus(
    await create({ formType: 'W-8 BEN', address: 'Hauptstr. 2', personalPhoneNumber: '+33 1 2' }, who, id),
    201,
  )
  const before = await bank()
  await certify()
  expect(await bank()).toEqual(before)
  expect(await mails()).toBe(2)
})

test('a draft says what certifying changes of where pay goes; then it is changed and mailed', async () => {
  expectStatus(await create({ formType: 'W-8 BEN', ...toPaypal }, who, id), 201)
  expect((await form()).payChange).toEqual({
    from: { method: 'bank', rail: 'pain001', name: 'First Harbor Bank (********0189)' },
    to: { method: 'paypal', rail: 'paypal', name: 'old@example.test' },
  })
  await certify()
  expect(await bank()).toMatchObject({ ...toBank(null), paypalEmail: 'old@example.test' })
  expect(await mails()).toBe(3)
  expect((await form()).payChange).toBeNull()
})
const toBank = (nothing: null) => ({ bankName: nothing, ibanNumber: nothing })

test('a draft whose pay was not changed follows the bank page; one that was stays as it is', async () => {
  expectStatus(await create({ formType: 'W-8 BEN', personalPhoneNumber: '+33 1 2' }, who, id), 201)
  await setBank({ ibanNumber: 'DE89370400440532013000', bankName: 'Bank of Ulm' })
  expect(await form()).toMatchObject({ bankName: 'Bank of Ulm', ibanNumber: '********3000', payChange: null })
  await update({ bankCity: 'Ulm' }, who, id)
  await setBank({ bankPostalCode: '12345' })
  expect(await form()).toMatchObject({ bankCity: 'Ulm', bankPostalCode: null })
  expect((await form()).payChange).toMatchObject({ from: { method: 'bank' }, to: { method: 'bank' } })
})

test('a W-9 that becomes a W-8 BEN takes the account with it', async () => {
  expectStatus(await create({ formType: 'W-9' }, who, id), 201)
  expect((await form()).bankName).toBeNull()
  await update({ formType: 'W-8 BEN' }, who, id)
  expect(await form()).toMatchObject({ ...account, ibanNumber: '********0189', payChange: null })
  expectStatus(await who('GET', path(id)), 200)
})

test('an account that was changed after the signature is not replaced by the form', async () => {
  expectStatus(await create({ formType: 'W-8 BEN', ...toPaypal }, who, id), 201)
  expectStatus(await update({ certificationName: name }, who, id), 200)
  product.clock.advance(1)
  await setBank({ bankName: 'Bank of Lyon' })
  await product.runner.runDue()
  expect(await bank()).toMatchObject({ bankName: 'Bank of Lyon', paypalEmail: null })
})
