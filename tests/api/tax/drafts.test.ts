import { describe, expect, test } from 'vitest'
import { auditEvent, secretNumber, userTaxInformation } from '#db/schema/all.ts'
import { expectStatus } from '../../support/product.ts'
import { expectDoors, trail } from '../identity/profile/people.ts'
import { startTax, w8, w9 } from './tax-people.ts'

const world = await startTax()
const { db, people, call, own, path, read, create, update } = world

test('tax.paths: the form is for experts themselves and for staff', () =>
  expectDoors(world, (id) => ({
    path: path(id),
    write: { method: 'POST', body: { formType: 'W-9' } },
    notClients: true,
  })))

describe('a draft', () => {
  test('does not exist before something is entered', async () => {
    expect(await read()).toMatchObject({ id: null, formType: null, version: 0, taxFormStatus: 'not_started' })
    expectStatus(await update({ legalName: 'Ada' }), 409)
  })

  test('is begun once; the account says in progress', async () => {
    const made = await create({ formType: 'W-9', legalName: 'Ada Keller', ssn: '2190' })
    expectStatus(made, 201)
    expect(made.body).toMatchObject({ version: 1 })
    expect(await read()).toMatchObject({
      id: made.body.id,
      status: 'draft',
      taxFormStatus: 'in_progress',
      ssn: '***-**-****',
      problems: { ssn: 'tax.problem.ssnDigits', entityType: 'errors.required' },
    })
    const again = await create({ formType: 'W-8 BEN' })
    expectStatus(again, 409)
    expect(again.body.current).toMatchObject({ id: made.body.id, formType: 'W-9' })
    const user = await call.csr<{ taxFormStatus: string }>('GET', `/rest/users/${own}`)
    expect(user.body.taxFormStatus).toBe('in_progress')
  })

  test('ten begun at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create({ formType: 'W-9' }, call.stranger, people.stranger.id)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  })

  test('takes what is typed so far, and counts its versions up', async () => {
    const saved = await update({ ssn: '219099999', zipCode: '12207' })
    expectStatus(saved, 200)
    expect(saved.body).toMatchObject({ ssn: '***-**-9999', zipCode: '12207', version: 2 })
    const same = await update({ ssn: '***-**-9999', zipCode: '12207' })
    expect(same.body).toMatchObject({ ssn: '***-**-9999', version: 2 })
    expect((await update({ ssn: '***-**-1111' })).body.fields).toEqual({ ssn: 'errors.secretMask' })
    const late = await update({ city: 'Late', version: 1 })
    expectStatus(late, 409)
    expect(late.body.current).toMatchObject({ version: 2, ssn: '***-**-9999' })
  })

  test('tax.w9.country: a W-9 is filed in the United States, whatever is sent', async () => {
    expect(await read()).toMatchObject({ formType: 'W-9', countryId: 233 })
    expect((await update({ countryId: 45 })).body).toMatchObject({ countryId: 233, version: 2 })
  })

  test('refuses what is too long, places that do not exist, and unknown fields, and nothing else', async () => {
    const before = await read()
    for (const [change, told] of [
      [{ legalName: 'x'.repeat(256) }, { legalName: 'errors.tooLong' }],
      [{ ssn: '123-45-67890' }, { ssn: 'errors.tooLong' }],
      [{ dob: '2025-02-29' }, { dob: 'tax.problem.dob' }],
      [{ bankCountry: 7 }, { bankCountry: 'errors.noSuchRecord' }],
      [{ stateId: 3009 }, { stateId: 'errors.stateOfCountry' }],
      [{ status: 'certified' }, { status: 'errors.unknownField' }],
      [{ hash: 'x' }, { hash: 'errors.unknownField' }],
    ] as const) {
      const answer = await update(change)
      expect([answer.status, answer.body.fields]).toEqual([422, told])
    }
    expect(await read()).toEqual(before)
  })

  test('becomes the other form with what both ask for', async () => {
    const changed = await update({ formType: 'W-8 BEN' })
    expect(changed.body).toMatchObject({
      formType: 'W-8 BEN',
      legalName: 'Ada Keller',
      ssn: '***-**-9999',
      countryId: null,
      stateId: null,
      entityType: null,
    })
    expect((await update({ ...w8, ftinNotRequired: true })).body).toMatchObject({
      ftin: null,
      ibanNumber: '********3000',
    })
  })

  test('tax.encryption: leaves "changed" of its numbers in the audit, and the numbers nowhere', async () => {
    await update({ ...w9 })
    const kept = JSON.stringify([
      await db.select().from(userTaxInformation),
      await db.select().from(secretNumber),
      await db.select().from(auditEvent),
    ])
    for (const secret of ['219-09-9999', '219099999', '370400440532', '11010519491231002X'])
      expect(kept).not.toContain(secret)
    const rows = (await trail(world.product, 'user_tax_information', (await read()).id ?? '')).filter(
      (row) => row.refField === 'ssn',
    )
    expect(rows[0]).toMatchObject({ oldVal: '***', newVal: '***', userId: own })
  })
})
