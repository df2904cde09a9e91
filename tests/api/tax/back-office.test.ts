import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, notification, transaction, user, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import type { TaxStanding } from '#model/tax/standing.ts'
import type { TaxVersionRecord } from '#model/tax/wire.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { listed, totalOf } from '../admin/staff.ts'
import { startTax, w8, w9 } from './tax-people.ts'

const world = await startTax()
const { product, db, people, call, own, path, create, update, staff } = world
const today = () => newYorkDay(product.now())
const version = (who: Caller, formId: string, id = own) => who<TaxVersionRecord>('GET', `${path(id)}/version/${formId}`)
const standings = async (filter: object = {}) => {
  const answer = await listed(call.csr, 'taxForms', { filter })
  expectStatus(answer, 200)
  return answer.body as unknown as TaxStanding[]
}
const reminders = (userId: string) =>
  db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, userId), like(notification.purpose, 'tax%')))

describe('a version', () => {
  test('is read by staff with masks, and beside the form before it', async () => {
    expectStatus(await create(w9), 201)
    expectStatus(await update({ certificationName: 'Ada Keller' }), 200)
    expectStatus(await create({ formType: 'W-9', city: 'Troy', ssn: '319-08-9999' }), 201)
    const done = await update({ certificationName: 'Ada Keller' })
    const [newest, first] = done.body.versions
    const answer = await version(call.csr, newest?.id ?? '')
    expectStatus(answer, 200)
    const changed = answer.body.entries.filter((entry) => entry.changed)
    expect(changed.map(({ field, value, before }) => [field, value, before])).toEqual([
      ['city', 'Troy', 'Albany'],
      // masks of two numbers may be the same, and the numbers still differ
      ['ssn', '***-**-9999', '***-**-9999'],
    ])
    expect(answer.body).toMatchObject({
      version: { sequence: 2 },
      before: { sequence: 1, status: 'replaced' },
      evidence: { nameTyped: 'Ada Keller' },
    })
    expect(answer.body.entries.find(({ field }) => field === 'stateId')?.value).toBe('New York')
    const alone = await version(call.viewer, first?.id ?? '')
    expect(alone.body.before).toBeNull()
    expect(alone.body.entries.some((entry) => entry.changed)).toBe(false)
  })

  test('of someone else, a draft and an unknown one are not there; its owner reads their own form elsewhere', async () => {
    expectStatus(await create(w8, call.stranger, people.stranger.id), 201)
    const draft = (await world.read(call.stranger, people.stranger.id)).id ?? ''
    const [row] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, own))
    expectStatus(await version(call.csr, draft, people.stranger.id), 404)
    expectStatus(await version(call.csr, row?.id ?? '', people.stranger.id), 404)
    expectStatus(await version(call.csr, 'nothing'), 404)
    for (const who of [call.expert, call.stranger]) expectStatus(await version(who, row?.id ?? ''), 403)
  })
})

describe('the list of tax forms', () => {
  test('says of everyone who is paid how it stands, each day anew', async () => {
    const at = async (status: 'certified' | 'invalid', expiresAt: string | null) => {
      const { id } = await makeExpert(db, product.now())
      await db.insert(userTaxInformation).values({
        userId: id,
        formType: 'W-8 BEN',
        status,
        expiresAt,
        ...(status === 'invalid' && { invalidAt: product.now(), invalidReason: 'A wrong name' }),
        createdAt: product.now(),
        updatedAt: product.now(),
      })
      return id
    }
    const ids = {
      missing: (await makeExpert(db, product.now())).id,
      started: people.stranger.id,
      valid: await at('certified', addDays(today(), 61)),
      expiring: await at('certified', addDays(today(), 60)),
      last: await at('certified', today()),
      expired: await at('certified', addDays(today(), -1)),
      invalid: await at('invalid', addDays(today(), 500)),
    }
    const off = await makeExpert(db, product.now())
    await db.update(user).set({ enabled: false }).where(eq(user.id, off.id))
    await db.insert(transaction).values({
      userId: ids.expired,
      description: 'x',
      amount: 12345,
      transactionType: 'Earned',
      source: 'async',
      status: 'credit',
      effectiveDate: today(),
      createdAt: product.now(),
    })
    const of = async (standing: string) => (await standings({ standing: [standing] })).map(({ id }) => id)
    expect(await of('missing')).toContain(ids.missing)
    expect(await of('started')).toEqual([ids.started])
    expect((await of('expiring')).sort()).toEqual([ids.expiring, ids.last].sort())
    expect(await of('expired')).toEqual([ids.expired])
    expect(await of('invalid')).toEqual([ids.invalid])
    expect(await of('valid')).toContain(own)
    expect(await of('valid')).toContain(ids.valid)
    const all = await standings()
    // what the filter finds is what the row says
    for (const row of all) expect(await of(row.standing)).toContain(row.id)
    expect(all.map(({ id }) => id)).not.toContain(off.id)
    expect(all.map(({ id }) => id)).not.toContain(people.client.id)
    expect(all.find(({ id }) => id === ids.expired)).toMatchObject({ owed: 12345, formType: 'W-8 BEN' })
    expect(all.find(({ id }) => id === ids.invalid)).toMatchObject({ invalidReason: 'A wrong name' })
    const needs = (await standings({ standing: 'needs' })).map(({ id }) => id).sort()
    expect(needs).toEqual(all.flatMap(({ id, standing }) => (standing === 'valid' ? [] : [id])).sort())
    const both = await listed(call.csr, 'taxForms', { filter: { standing: ['invalid', 'expired'] } })
    expect(totalOf(both)).toBe(2)
    for (const who of [call.expert, call.client]) expectStatus(await listed(who, 'taxForms'), 403)
    expectStatus(await listed(staff.viewer.call, 'taxForms'), 200)
  })

  test('reminds many at once: the dry run says what the act then does', async () => {
    const rows = await standings()
    const begun = await staff.csr.call<BulkRun>('POST', '/server/bulk', {
      resource: 'taxForms',
      act: 'remind',
      input: {},
      ids: rows.map(({ id }) => id),
    })
    expectStatus(begun, 201)
    await product.runner.runDue()
    const judged = (await staff.csr.call<BulkRun>('GET', `/server/bulk/${begun.body.id}`)).body
    const due = rows.filter(({ standing }) => standing !== 'valid')
    expect(judged.verdicts).toMatchObject({ change: due.length, same: rows.length - due.length })
    const missing = due.find(({ standing }) => standing === 'missing')
    const named = await staff.csr.call<{ data: { label: string }[] }>('GET', `/server/bulk/${begun.body.id}/rows`)
    expect(named.body.data.map(({ label }) => label)).toContain(missing?.displayName)
    expect(await reminders(missing?.id ?? '')).toEqual([])
    await staff.csr.call('POST', `/server/bulk/${begun.body.id}/start`, { version: judged.version })
    await product.runner.runDue()
    const done = (await staff.csr.call<BulkRun>('GET', `/server/bulk/${begun.body.id}`)).body
    expect(done.outcomes).toMatchObject({ changed: due.length, failed: 0 })
    expect((await reminders(missing?.id ?? '')).map(({ subject }) => subject)).toEqual(['We need your tax form'])
    expect((await standings()).find(({ id }) => id === missing?.id)?.remindedAt).not.toBeNull()
    const audit = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.refId, missing?.id ?? ''))
    expect(audit.map(({ text }) => text)).toContain('reminded of the tax form: missing')
  })

  test('one person is reminded at most once a day, and never without need', async () => {
    const { id } = people.stranger
    const remind = (who: Caller, userId: string) => who<{ errorKey?: string }>('POST', `${path(userId)}/remind`)
    const before = (await reminders(id)).length
    expectStatus(await remind(call.csr, id), 200)
    expect(await reminders(id)).toHaveLength(before)
    await product.pass(86_400)
    const csr = await product.as(staff.csr.id)
    expectStatus(await remind(csr, id), 200)
    expect(await reminders(id)).toHaveLength(before + 1)
    expect((await remind(csr, own)).body).toMatchObject({ errorKey: 'tax.formCounts' })
    expectStatus(await remind(csr, people.client.id), 403)
    expectStatus(await remind(await product.as(staff.viewer.id), id), 403)
  })
})
