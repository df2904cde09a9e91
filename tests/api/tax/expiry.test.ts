import { and, asc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, notification, user } from '#db/schema/all.ts'
import { daysBetween, newYorkDay, startOfDay } from '#model/time.ts'
import { expectStatus } from '../../support/product.ts'
import { startTax, w8 } from './tax-people.ts'

const { product, db, own, create, update, read } = await startTax()
const goTo = async (day: string, seconds = 0) => {
  const at = startOfDay(day, 'America/New_York').getTime() / 1000 + seconds
  await product.pass(at - product.now().getTime() / 1000)
}
const status = async () => (await db.select().from(user).where(eq(user.id, own)))[0]?.taxFormStatus
const reminders = async () => {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, own), like(notification.purpose, 'tax%')))
    .orderBy(asc(notification.createdAt))
  return rows.slice(1).map(({ ordinal, createdAt, subject }) => ({ ordinal, day: newYorkDay(createdAt), subject }))
}

test('tax.expiry, tax.reminders: a form that ends is announced 60, 30 and 7 days before, on its last day and a month after; pay waits from midnight', async () => {
  expectStatus(await create(w8), 201)
  const made = await update({ certificationName: w8.legalName })
  expectStatus(made, 200)
  const last = made.body.expiresAt ?? ''
  const year = Number(last.slice(0, 4))
  for (const day of [`${year}-11-01`, `${year}-11-02`, `${year}-12-01`, `${year}-12-24`, `${year}-12-30`, last])
    await goTo(day, 3600)
  expect((await reminders()).map(({ ordinal, day }) => [ordinal, daysBetween(last, day)])).toEqual([
    [1, -60],
    [2, -30],
    [3, -7],
    [4, 0],
  ])
  expect(await status()).toBe('completed')
  await goTo(`${year + 1}-01-01`, -1)
  expect(await status()).toBe('completed')
  await goTo(`${year + 1}-01-01`, 1)
  expect(await status()).toBe('not_started')
  expect(await read(await product.as(own))).toMatchObject({ status: 'certified', taxFormStatus: 'not_started' })
  const changes = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, own), eq(auditEvent.refField, 'taxFormStatus')))
  expect(changes.map(({ newVal }) => newVal)).toEqual(['in_progress', 'completed', 'not_started'])
  await goTo(`${year + 1}-01-30`, 3600)
  await goTo(`${year + 1}-01-31`, 3600)
  expect((await reminders()).map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5])
  expect((await reminders()).at(-1)?.subject).toContain('expired')
})

test('a new form ends the reminders of the old one', async () => {
  // the years have ended the session
  const again = await product.as(own)
  expectStatus(await create({ formType: 'W-8 BEN' }, again), 201)
  expectStatus(await update({ certificationName: w8.legalName }, again), 200)
  expect(await status()).toBe('completed')
  const before = (await reminders()).length
  await product.pass(40 * 86_400)
  expect((await reminders()).length).toBe(before)
})
