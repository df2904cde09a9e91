import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notification } from '#db/schema/all.ts'
import { addDays, newYorkDay, startOfDay } from '#model/time.ts'
import { unsubscribeUrl } from '#api/notifications/unsubscribe.ts'
import { systemCtx } from '#api/context.ts'
import { expectStatus } from '../../support/product.ts'
import { listed } from '../admin/staff.ts'
import { startTax, w8 } from './tax-people.ts'

const { product, db, own, path, create, update, staff } = await startTax()
const mails = async () => {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, own), eq(notification.type, 'email')))
  return rows.filter(({ purpose }) => purpose.startsWith('tax')).map(({ subject }) => subject)
}
const remind = async () => expectStatus(await (await product.as(staff.csr.id))('POST', `${path(own)}/remind`), 200)
const goTo = async (day: string) => {
  const at = startOfDay(day, 'America/New_York').getTime() / 1000 + 3600
  await product.pass(at - product.now().getTime() / 1000)
}
const unsubscribe = (purpose: string) => unsubscribeUrl(systemCtx(product.deps), { userId: own, purpose, secret: 0 })

test('who unsubscribed from tax form reminders gets none before the form ends, and still hears what happens to it', async () => {
  const link = new URL(unsubscribe('tax') ?? '').pathname.replace('/api', '')
  expectStatus(await product.anonymous('POST', link), 200)
  // a message that always goes has no link to stop it
  expect(unsubscribe('taxAccount')).toBeUndefined()

  await remind()
  expect(await mails()).toHaveLength(1)
  const row = async () => {
    const answer = await listed(await product.as(staff.csr.id), 'taxForms', {})
    return (answer.body as unknown as { id: string; remindedAt: string | null }[]).find(({ id }) => id === own)
  }
  expect((await row())?.remindedAt).not.toBeNull()

  expectStatus(await create(w8, await product.as(own)), 201)
  const made = await update({ certificationName: w8.legalName }, await product.as(own))
  expectStatus(made, 200)
  expect((await mails()).at(-1)).toContain('certified')
  const last = made.body.expiresAt ?? ''
  for (const days of [-60, -30, -7, 0]) await goTo(addDays(last, days))
  expect(newYorkDay(product.now())).toBe(last)
  expect(await mails()).toHaveLength(2)
  await remind()
  expect(await mails()).toHaveLength(3)
  await goTo(addDays(last, 31))
  expect(await mails()).toHaveLength(4)
  expect((await mails()).at(-1)).toContain('expired')
  const admin = await product.as(staff.admin.id)
  expectStatus(await admin('POST', `${path(own)}/invalidate`, { reason: 'The name differs.' }), 200)
  expect(await mails()).toHaveLength(5)
})
