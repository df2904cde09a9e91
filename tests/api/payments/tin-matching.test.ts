import { and, asc, eq, isNull, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditEvent, csrTask, notification, user, userTaxInformation } from '#db/schema/all.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import type { TinResultAnswer } from '#model/payments/tin-matching.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { expectStatus } from '../../support/product.ts'
import { w9 } from '../tax/tax-people.ts'
import { startYearEnd } from './year-end-people.ts'

/** A result of the IRS that comes after a mismatch. */

const world = await startYearEnd()
const { product, db, own, path, certify, staff } = world
const formInForce = async () =>
  (
    await db
      .select()
      .from(userTaxInformation)
      .where(and(eq(userTaxInformation.userId, own), eq(userTaxInformation.status, 'certified')))
  )[0]
let sequence: number
beforeEach(async () => {
  await certify(w9)
  sequence = (await formInForce())!.sequence!
})
const result = async (code: number, of = sequence) => {
  const text = `2;219099999;Ada Keller;${of};${code}\r\n`
  const admin = await product.as(staff.admin.id)
  const answer = await admin<TinResultAnswer>('POST', '/server/tinMatching/result', { text })
  expectStatus(answer, 200)
  return answer.body.rows[0]!
}
const openTasks = () =>
  db
    .select()
    .from(csrTask)
    .where(and(eq(csrTask.userId, own), isNull(csrTask.doneAt)))
const audited = async (refId: string) =>
  JSON.stringify(await db.select().from(auditEvent).where(eq(auditEvent.refId, refId)))
const lastMessage = async () =>
  (
    await db
      .select()
      .from(notification)
      .where(and(eq(notification.userId, own), like(notification.purpose, 'tax%')))
      .orderBy(asc(notification.createdAt), asc(notification.id))
  ).at(-1)!
const form = async () => (await (await product.as(own))<TaxForm>('GET', path(own))).body
const need = async () =>
  (await (await product.as(own))<PayReadiness>('GET', `/server/user/${own}/payReadiness`)).body.taxForm
const accountStatus = async () => (await db.select().from(user).where(eq(user.id, own)))[0]?.taxFormStatus
const month = () => product.pass(31 * 86_400)

test.each([
  [0, 'match'],
  [6, 'matchSsn'],
  [7, 'matchEin'],
  [8, 'matchBoth'],
])('result %d after a mismatch withdraws the request for a new form', async (code, name) => {
  expect(await result(3)).toMatchObject({ asked: true, withdrawn: false })
  const [task] = await openTasks()
  expect((await form()).renewBy).not.toBeNull()
  expect(await result(5)).toMatchObject({ result: 'duplicate', withdrawn: false })
  expect(await openTasks()).toHaveLength(1)

  expect(await result(code)).toMatchObject({ result: name, asked: false, notAsked: null, withdrawn: true })
  expect(await openTasks()).toEqual([])
  expect(await audited(task!.id)).toContain('doneAt')
  expect((await form()).renewBy).toBeNull()
  expect(await need()).toMatchObject({ standing: 'valid', renewBy: null })
  expect(await lastMessage()).toMatchObject({
    subject: 'Your tax form is valid',
    text: expect.stringContaining('The IRS has now confirmed the name and tax number on your W-9 form') as string,
  })
  expect(await result(code)).toMatchObject({ withdrawn: false })
  await month()
  expect((await formInForce())?.sequence).toBe(sequence)
  expect(await accountStatus()).toBe('completed')
})

test('what else made the form doubtful goes on, with its day and its own reason', async () => {
  await result(3)
  const [before] = await openTasks()
  expectStatus(await (await product.as(own))('POST', `${path(own)}/changed`), 200)
  expect(await result(0)).toMatchObject({ withdrawn: true })
  expect(await openTasks()).toMatchObject([
    { id: before!.id, dueAt: before!.dueAt, detail: { formId: before!.detail!.formId, circumstances: ['said'] } },
  ])
  expect(await audited(before!.id)).toMatch(/said, tin/)
  await month()
  expect(await form()).toMatchObject({ taxFormStatus: 'not_started' })
  expect((await lastMessage()).text).toMatch(/Something on your W-9 form changed, and we didn’t get a new form by /)
  const rows = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, own))
  expect(rows.find(({ status }) => status === 'invalid')?.invalidReason).toBe('staffTax.notRenewed')
})

test('a form that ends says that the IRS found a mismatch, and counts again after a match', async () => {
  await result(3)
  await month()
  expect(await accountStatus()).toBe('not_started')
  expect((await lastMessage()).text).toMatch(
    /The IRS says the name and tax number on your W-9 form don’t match, and we didn’t get a new form by \w+ \d+, \d{4}\./,
  )
  const rows = () =>
    db
      .select()
      .from(userTaxInformation)
      .where(and(eq(userTaxInformation.userId, own), eq(userTaxInformation.sequence, sequence)))
  expect(await rows()).toMatchObject([{ status: 'invalid', invalidReason: 'staffTax.tinNotRenewed' }])

  expect(await result(0)).toMatchObject({ asked: false, withdrawn: true })
  expect(await rows()).toMatchObject([{ status: 'certified', invalidReason: null, invalidAt: null }])
  expect(await openTasks()).toEqual([])
  expect(await accountStatus()).toBe('completed')
  expect((await lastMessage()).subject).toBe('Your tax form is valid')
})

test('a form that ended for more than the mismatch stays ended after a match, for what is left; staff may still answer', async () => {
  await result(3)
  expectStatus(await (await product.as(own))('POST', `${path(own)}/changed`), 200)
  await month()
  const rows = () => db.select().from(userTaxInformation).where(eq(userTaxInformation.sequence, sequence))
  expect(await rows()).toMatchObject([{ status: 'invalid', invalidReason: 'staffTax.tinNotRenewed' }])
  await result(0)
  expect(await rows()).toMatchObject([{ status: 'invalid', invalidReason: 'staffTax.notRenewed' }])
  const admin = await product.as(staff.admin.id)
  expectStatus(await admin('POST', `${path(own)}/unchanged`, { reason: 'Same person' }), 200)
  expect(await rows()).toMatchObject([{ status: 'certified' }])
})

test('staff may answer a mismatch that ended the form', async () => {
  await result(3)
  await month()
  const admin = await product.as(staff.admin.id)
  expectStatus(await admin('POST', `${path(own)}/unchanged`, { reason: 'The IRS was wrong' }), 200)
  expect((await formInForce())?.sequence).toBe(sequence)
})

test('a match of a replaced form with another name says nothing about the form in force', async () => {
  const replaced = sequence
  await certify({ ...w9, legalName: 'Ada Smith' }, own, 'Ada Smith')
  const now = (await formInForce())!.sequence!
  await result(3, now)
  expect(await result(0, replaced)).toMatchObject({ withdrawn: false })
  expect(await openTasks()).toHaveLength(1)
  await certify(w9)
})
