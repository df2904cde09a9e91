import { and, asc, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { csrTask, notification, user, userTaxInformation } from '#db/schema/all.ts'
import type { Task } from '#model/discussions/tasks.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import type { TaxStanding } from '#model/tax/standing.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { daysBetween, newYorkDay } from '#model/time.ts'
import { verifyChain } from '#api/tax/chain.ts'
import { systemCtx } from '#api/context.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { listed } from '../admin/staff.ts'
import { startTax, w8, w9 } from './tax-people.ts'

const world = await startTax()
const { product, db, people, call, own, path, create, update, staff } = world
const other = people.stranger.id
const tasks = (userId: string) => db.select().from(csrTask).where(eq(csrTask.userId, userId))
const open = async (userId: string) => (await tasks(userId)).filter(({ doneAt }) => doneAt === null)
const messages = (userId: string) =>
  db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, userId), like(notification.purpose, 'tax%')))
    .orderBy(asc(notification.createdAt), asc(notification.id))
const subjects = async (userId: string) => (await messages(userId)).map(({ subject }) => subject)
const due = () => product.runner.runDue()
const formOf = async (userId: string) =>
  (await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, userId))).at(-1)
const needOf = async () => (await call.expert<PayReadiness>('GET', `/server/user/${own}/payReadiness`)).body.taxForm
const profile = async (change: object) => {
  const { body } = await call.expert<{ version: number }>('GET', `/server/user/${own}/profile`)
  return call.expert('PUT', `/server/user/${own}/profile`, { ...change, version: body.version })
}
const address = async (countryId: number, id: string, who: Caller) => {
  const { body } = await who<{ version: number }>('GET', `/server/user/${id}/address`)
  return who('PUT', `/server/user/${id}/address`, { countryId, stateId: null, version: body.version })
}

describe('a certified form that may have become incorrect', () => {
  test('nothing is noted where no form counts', async () => {
    expectStatus(await profile({ lastName: 'Before' }), 200)
    await due()
    expect(await tasks(own)).toEqual([])
    expectStatus(await call.expert('POST', `${path(own)}/changed`), 404)
  })

  test('another name on a W-9: a task and a message, both with the last day for a new form', async () => {
    expectStatus(await create(w9), 201)
    expectStatus(await update({ certificationName: 'Ada Keller' }), 200)
    expectStatus(await profile({ lastName: 'BEFORE ' }), 200)
    await due()
    expect(await tasks(own)).toEqual([])
    expectStatus(await profile({ lastName: 'Married' }), 200)
    await due()
    const [task] = await open(own)
    expect(task).toMatchObject({ kind: 'tax', detail: { circumstances: ['name'] } })
    expect(daysBetween(newYorkDay(product.now()), newYorkDay(task?.dueAt ?? new Date(0)))).toBe(30)
    expect((await subjects(own)).at(-1)).toMatch(/^Please certify a new tax form by /)
    const listed = await call.csr<{ data: Task[] }>('GET', `/csradmin/task/list?kind=tax&personId=${own}`)
    expect(listed.body.data).toMatchObject([{ personId: own, reasons: ['taxName'] }])
  })

  test('an American address or phone means nothing for a W-9; what the person says joins the task and moves no date', async () => {
    const [before] = await open(own)
    expectStatus(await address(233, own, call.expert), 200)
    await due()
    const said = await call.expert<{ until: string }>('POST', `${path(own)}/changed`)
    expectStatus(said, 200)
    const [after, ...more] = await open(own)
    expect(more).toEqual([])
    expect(after).toMatchObject({ id: before?.id, dueAt: before?.dueAt, detail: { circumstances: ['name', 'said'] } })
    expect(said.body.until).toBe(newYorkDay(before?.dueAt ?? new Date(0)))
  })

  test('the last day for a new form is on the form and on what is needed before pay, whatever had been noticed', async () => {
    const [task] = await open(own)
    const until = newYorkDay(task?.dueAt ?? new Date(0))
    expect((await call.expert<TaxForm>('GET', path(own))).body).toMatchObject({
      taxFormStatus: 'completed',
      renewBy: until,
    })
    expect(await needOf()).toMatchObject({ standing: 'renew', renewBy: until, hasDraft: false })
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${until}T00:00:00Z`),
    )
    expect(await subjects(own)).toContain(`Please certify a new tax form by ${date}`)
  })

  test('staff find it among what needs attention, with the day, and remind of it', async () => {
    const rows = async (standing: string) => {
      const answer = await listed(call.csr, 'taxForms', { filter: { standing: [standing] } })
      return (answer.body as unknown as TaxStanding[]).filter(({ id }) => id === own)
    }
    const until = newYorkDay((await open(own))[0]?.dueAt ?? new Date(0))
    for (const found of ['renew', 'needs']) expect(await rows(found)).toMatchObject([{ renewBy: until }])
    expect(await rows('valid')).toEqual([])
    expectStatus(await call.csr('POST', `${path(own)}/remind`), 200)
    expect((await messages(own)).at(-1)?.text).toContain(
      'Your W-9 form may no longer be correct. Certify a new form by',
    )
    await product.pass(86_400)
    await db
      .update(userTaxInformation)
      .set({ expiresAt: newYorkDay(product.now()) })
      .where(eq(userTaxInformation.userId, own))
    expect(await rows('expiring')).toEqual([])
    expect(await rows('renew')).toHaveLength(1)
    await db.update(userTaxInformation).set({ expiresAt: null }).where(eq(userTaxInformation.userId, own))
  })

  test('a new form settles it', async () => {
    expectStatus(await create({ formType: 'W-9', legalName: 'Ada Married' }), 201)
    expect(await needOf()).toMatchObject({ standing: 'renew', hasDraft: true })
    expectStatus(await update({ certificationName: 'Ada Married' }), 200)
    expect(await open(own)).toEqual([])
    expect(await needOf()).toMatchObject({ standing: 'valid', renewBy: null, hasDraft: false })
    expect((await call.expert<TaxForm>('GET', path(own))).body.renewBy).toBeNull()
  })

  test('of a W-8 BEN: address, phone and bank turning American are noticed, each once', async () => {
    expectStatus(await create(w8, call.stranger, other), 201)
    expectStatus(await update({ certificationName: w8.legalName }, call.stranger, other), 200)
    await due()
    expect(await tasks(other)).toEqual([])
    expectStatus(await address(82, other, call.stranger), 200)
    expectStatus(await call.stranger('PUT', `/server/user/${other}/phone/office`, { number: '+49 30 123456' }), 200)
    await due()
    expect(await tasks(other)).toEqual([])
    expectStatus(await call.csr('PUT', `/server/user/${other}/phone/mobile`, { number: '+1 212 555 2368' }), 200)
    const bank = await call.stranger<{ version: number }>('GET', `/server/user/${other}/bank`)
    expectStatus(
      await call.stranger('PUT', `/server/user/${other}/bank`, { bankCountry: 233, version: bank.body.version }),
      200,
    )
    expectStatus(await address(233, other, call.stranger), 200)
    await due()
    expect(await open(other)).toMatchObject([{ detail: { circumstances: ['country', 'phone', 'bank'] } }])
    expect((await subjects(other)).filter((subject) => subject.startsWith('Please certify'))).toHaveLength(1)
  })

  test('stops counting after 30 days without a new one, and counts again when staff say that nothing has changed', async () => {
    await product.pass(30 * 86_400 - 60)
    expect((await formOf(other))?.status).toBe('certified')
    await product.pass(120)
    expect(await formOf(other)).toMatchObject({ status: 'invalid', invalidReason: 'staffTax.notRenewed' })
    const status = async () => (await db.select().from(user).where(eq(user.id, other)))[0]?.taxFormStatus
    expect(await status()).toBe('not_started')
    expect((await subjects(other)).at(-1)).toBe('Please complete a new tax form')
    expect((await messages(other)).at(-1)?.text).toMatch(/didn’t get a new form by \w+ \d+, \d{4}\./)
    expect(await open(other)).toHaveLength(1)

    const answer = async (who: string, reason = 'Same person, new phone') =>
      (await product.as(who))<{ taxFormStatus: string }>('POST', `${path(other)}/unchanged`, { reason })
    expectStatus(await answer(staff.csr.id), 403)
    expectStatus(await answer(staff.viewer.id), 403)
    expectStatus(await answer(staff.admin.id, ' '), 422)
    expect((await answer(staff.admin.id)).body).toEqual({ taxFormStatus: 'completed' })
    expect(await formOf(other)).toMatchObject({ status: 'certified', invalidReason: null, invalidAt: null })
    expect(await open(other)).toEqual([])
    expect((await subjects(other)).at(-1)).toBe('Your tax form is valid')
    expectStatus(await answer(staff.admin.id), 404)
    await product.pass(60 * 86_400)
    expect((await formOf(other))?.status).toBe('certified')
    expect((await verifyChain(systemCtx(product.deps), db)).faults).toEqual([])
  })

  test('a form that staff made invalid for another reason does not come back by that answer', async () => {
    const [admin, csr] = [await product.as(staff.admin.id), await product.as(staff.csr.id)]
    expectStatus(await csr('POST', `${path(other)}/changed`), 200)
    expectStatus(await admin('POST', `${path(other)}/invalidate`, { reason: 'The signature is not theirs.' }), 200)
    const answer = await admin<{ taxFormStatus: string }>('POST', `${path(other)}/unchanged`, { reason: 'x' })
    expect(answer.body).toEqual({ taxFormStatus: 'not_started' })
    expect((await formOf(other))?.status).toBe('invalid')
  })
})
