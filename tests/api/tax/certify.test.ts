import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  auditEvent,
  bankAccount,
  notification,
  secretNumber,
  taxChainHead,
  user,
  userTaxInformation,
} from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import { verifyChain } from '#api/tax/chain.ts'
import { systemCtx } from '#api/context.ts'
import { newYorkDay } from '#model/time.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { actingAs } from '../identity/profile/people.ts'
import { startTax, w8, w9, type FormAnswer } from './tax-people.ts'

const world = await startTax()
const { product, db, people, call, own, path, read, create, update, staff } = world
const ctx = systemCtx(product.deps)
const certify = (name = 'Ada Keller', who: Caller = call.expert, id = own) =>
  update({ certificationName: name }, who, id)
const faults = async () => (await verifyChain(ctx, db)).faults

describe('certifying', () => {
  test('is refused while something is missing, and changes nothing', async () => {
    expectStatus(await create({ ...w9, ssn: '219-09' }), 201)
    const answer = await certify('Ada')
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ ssn: 'tax.problem.ssnDigits', certificationName: 'tax.problem.name' })
    expect(await read()).toMatchObject({ status: 'draft', version: 1, certifyDate: null })
    expect(await db.$count(taxChainHead)).toBe(0)
  })

  test('is the owner alone: no staff, no one who acts for them', async () => {
    await update({ ssn: w9.ssn })
    for (const who of [call.csr, staff.admin.call, staff.super.call])
      expectStatus(await certify('Ada Keller', who), 403)
    await db.update(user).set({ testUser: true }).where(eq(user.id, own))
    await db
      .update(user)
      .set({ staffRoles: ['csr_super', 'loginas_test'] })
      .where(eq(user.id, staff.super.id))
    const acting = await actingAs(product, own, staff.super.call)
    expect((await certify('Ada Keller', acting)).body).toMatchObject({
      errorKey: 'auth.notAuthorized',
      rule: 'rules.acting',
    })
    expect((await read()).status).toBe('draft')
    await db.update(user).set({ testUser: false }).where(eq(user.id, own))
  })

  test('tax.submit, tax.evidence, tax.dates: signs with evidence, status, message, audit and a link of the chain', async () => {
    const answer = await certify(' ada  KELLER ')
    expectStatus(answer, 200)
    expect(answer.body).toMatchObject({
      status: 'certified',
      taxFormStatus: 'completed',
      expiresAt: null,
      ssn: '***-**-9999',
      versions: [{ sequence: 1, status: 'certified', legalName: 'Ada Keller' }],
    })
    const [row] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, own))
    const { timeZone = '' } = row?.evidence ?? {}
    // the day where the signer is, and the instant in UTC
    const localDate = new Intl.DateTimeFormat('sv', { timeZone }).format(product.now())
    expect(row?.certificationDate).toBe(localDate)
    expect(answer.body).toMatchObject({ certificationDate: localDate, certifyDate: row?.evidence?.certifiedAt })
    expect(row?.evidence).toEqual({
      certifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      localDate,
      timeZone: expect.stringMatching(/./),
      address: expect.any(String),
      userAgent: expect.any(String),
      session: expect.stringMatching(/./),
      mfaMethod: 'email',
      revision: 'Form W-9 (Rev. March 2024)',
      nameTyped: ' ada  KELLER ',
    })
    expect(row?.previousHash).toBeNull()
    expect(row?.hash).toMatch(/^[\da-f]{64}$/)
    expect(await faults()).toEqual([])
    const audit = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refId, row?.id ?? ''), eq(auditEvent.event, 'update')))
    expect(audit.map(({ text }) => text)).toEqual([`W-9 certified, number 1 of the chain, ${row?.hash}`])
    const mails = await db
      .select()
      .from(notification)
      .where(and(eq(notification.userId, own), like(notification.purpose, 'tax%')))
    expect(mails[0]?.text).toContain(row?.hash)
    expect(JSON.stringify(mails)).not.toContain('219-09')
  })

  test('tax.immutable: a certified form is never changed: an update is a new draft, and the old one counts until it is certified', async () => {
    expectStatus(await update({ city: 'Troy' }), 409)
    expectStatus(await create({ formType: 'W-9', city: 'Troy' }), 201)
    expect(await read()).toMatchObject({
      status: 'draft',
      city: 'Troy',
      ssn: '***-**-9999',
      taxFormStatus: 'completed',
    })
    expectStatus(await certify(), 200)
    expect((await read()).versions.map(({ status, sequence }) => [sequence, status])).toEqual([
      [2, 'certified'],
      [1, 'replaced'],
    ])
    expect(await faults()).toEqual([])
  })

  test('a W-8 BEN counts until 31 December of the third year after, and says where pay goes', async () => {
    const { id } = people.stranger
    expectStatus(await create(w8, call.stranger, id), 201)
    const answer = await certify('王小明  wang', call.stranger, id)
    expectStatus(answer, 200)
    expect(answer.body.expiresAt).toBe(`${product.now().getUTCFullYear() + 3}-12-31`)
    await product.runner.runDue()
    const [bank] = await db.select().from(bankAccount).where(eq(bankAccount.userId, id))
    expect(bank).toMatchObject({ bankName: 'Bank of Ulm', swiftCode: 'COBADEFFXXX', paypalEmail: null })
    const shown = await call.stranger<{ ibanNumber: string }>('GET', `/server/user/${id}/bank`)
    expect(shown.body.ibanNumber).toBe('********3000')
    expect(JSON.stringify(await db.select().from(auditEvent))).not.toContain('0532013000')
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'a signature given in %s is of that place’s day, whatever the profile says',
    async (timeZone) => {
      const { id } = await makeExpert(db, product.now())
      const who = await product.as(id)
      expectStatus(await create(w9, who, id), 201)
      const sign = (zone: string) => update({ certificationName: 'Ada Keller', timeZone: zone }, who, id)
      for (const wrong of ['Mars/Olympus', '+14:00', '']) {
        const refused = await sign(wrong)
        expect([refused.status, refused.body.fields]).toEqual([422, { timeZone: 'errors.timeZone' }])
      }
      expectStatus(await sign(timeZone), 200)
      const localDate = new Intl.DateTimeFormat('sv', { timeZone }).format(product.now())
      const [row] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, id))
      expect(row).toMatchObject({ certificationDate: localDate, evidence: { localDate, timeZone } })
    },
  )

  test('twenty at once make one chain without a fork', async () => {
    const experts = await Promise.all(Array.from({ length: 20 }, () => makeExpert(db, product.now())))
    const callers = await Promise.all(experts.map(({ id }) => product.as(id)))
    await Promise.all(experts.map(({ id }, n) => create(w9, callers[n], id)))
    const before = (await db.select().from(taxChainHead))[0]?.sequence ?? 0
    const answers = await Promise.all(
      experts.map(({ id }, n) =>
        callers[n]!<FormAnswer>('PUT', path(id), { version: 1, certificationName: 'Ada Keller' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await db.select().from(taxChainHead))[0]?.sequence).toBe(before + 20)
    expect(await faults()).toEqual([])
  })

  test('one changed byte is noticed: in a field, a number, the evidence, a hash; so is a form taken out', async () => {
    const spoil = async (change: () => Promise<unknown>, undo: () => Promise<unknown>, told: object[]) => {
      await change()
      expect(await faults()).toMatchObject(told)
      await undo()
      expect(await faults()).toEqual([])
    }
    const [row] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.sequence, 2))
    const at = eq(userTaxInformation.id, row?.id ?? '')
    const set = (change: object) => () => db.update(userTaxInformation).set(change).where(at)
    await spoil(set({ city: 'Troz' }), set({ city: 'Troy' }), [{ sequence: 2, fault: 'changed' }])
    await spoil(set({ evidence: { ...row?.evidence, address: '1.2.3.4' } }), set({ evidence: row?.evidence }), [
      { sequence: 2, fault: 'changed' },
    ])
    await spoil(set({ previousHash: 'x' }), set({ previousHash: row?.previousHash }), [
      { sequence: 2, fault: 'unlinked' },
      { sequence: 2, fault: 'changed' },
    ])
    await spoil(set({ sequence: null }), set({ sequence: 2 }), [{ sequence: 2, fault: 'missing' }])
    const number = and(eq(secretNumber.refId, row?.id ?? ''), eq(secretNumber.field, 'ssn'))
    const [kept] = await db.select().from(secretNumber).where(number)
    const cipher = kept?.cipher ?? ''
    const other = cipher.slice(0, -1) + (cipher.endsWith('A') ? 'B' : 'A')
    const seal = (text: string) => () => db.update(secretNumber).set({ cipher: text }).where(number)
    await spoil(seal(other), seal(cipher), [{ sequence: 2, fault: 'changed' }])
  })
})

describe('afterwards', () => {
  test('a number is revealed to a csr_admin for 60 seconds, with a reason and without the number in the audit', async () => {
    const reveal = (who: Caller, body: object = {}) =>
      who<{ value: string; hideAt: string; rule?: string }>('POST', `${path(own)}/reveal`, {
        field: 'ssn',
        reason: 'The IRS asks',
        ...body,
      })
    const answer = await reveal(staff.admin.call)
    expectStatus(answer, 200)
    expect(answer.body.value).toBe(w9.ssn)
    expect(new Date(answer.body.hideAt).getTime() - product.now().getTime()).toBeLessThanOrEqual(60_000)
    for (const who of [call.expert, call.csr, staff.viewer.call]) expectStatus(await reveal(who), 403)
    expectStatus(await reveal(staff.admin.call, { reason: ' ' }), 422)
    expectStatus(await reveal(staff.admin.call, { field: 'ftin' }), 404)
    const audit = await db.select().from(auditEvent)
    expect(audit.filter(({ text }) => text === 'ssn revealed: The IRS asks')).toHaveLength(1)
    expect(JSON.stringify(audit)).not.toContain('219-09')
  })

  test('of a draft the number is revealed by its name, and without one that of the form that counts', async () => {
    const counts = (await read()).id ?? ''
    expectStatus(await create({ formType: 'W-9', ssn: '319-08-1111' }), 201)
    const draft = (await read()).id ?? ''
    const reveal = async (body: object) =>
      (
        await staff.admin.call<{ value: string }>('POST', `${path(own)}/reveal`, {
          field: 'ssn',
          reason: 'Two forms',
          ...body,
        })
      ).body.value
    expect([await reveal({}), await reveal({ formId: counts }), await reveal({ formId: draft })]).toEqual([
      w9.ssn,
      w9.ssn,
      '319-08-1111',
    ])
    const said = (await db.select().from(auditEvent)).filter(({ text }) => text === 'ssn revealed: Two forms')
    expect(said.map(({ refId }) => refId).sort()).toEqual([counts, counts, draft].sort())
    await db.delete(userTaxInformation).where(eq(userTaxInformation.id, draft))
  })

  test('staff invalidate a form with a reason that its owner reads; pay waits until the next one', async () => {
    const invalidate = (who: Caller, reason = 'The name does not match.') =>
      who<{ taxFormStatus: string }>('POST', `${path(own)}/invalidate`, { reason })
    for (const who of [call.expert, call.csr, staff.viewer.call]) expectStatus(await invalidate(who), 403)
    expectStatus(await invalidate(staff.admin.call, ''), 422)
    expect((await invalidate(staff.admin.call)).body).toEqual({ taxFormStatus: 'not_started' })
    expectStatus(await invalidate(staff.admin.call), 404)
    expect(await read()).toMatchObject({
      status: 'invalid',
      versions: [{ invalidReason: 'The name does not match.' }, {}],
    })
    const mail = await product.lastMessage('expert@example.test')
    expect(mail?.text).toContain('The name does not match.')
    // what was certified stays its owner's
    expectStatus(await call.expert('GET', `${path(own)}/pdf`), 200)
    expectStatus(await create({ formType: 'W-9' }), 201)
    expectStatus(await certify(), 200)
    expect(await read()).toMatchObject({ status: 'certified', taxFormStatus: 'completed' })

    // a draft in review when staff invalidate is shown the reason before it is certified
    expectStatus(await create({ formType: 'W-9' }), 201)
    const { version } = await read()
    expectStatus(await invalidate(staff.admin.call, 'The number does not match.'), 200)
    const signed = await update({ certificationName: 'Ada Keller', version })
    expectStatus(signed, 409)
    expect(signed.body.current?.versions[0]).toMatchObject({
      status: 'invalid',
      invalidReason: 'The number does not match.',
      invalidOn: newYorkDay(product.now()),
    })
    expectStatus(await certify(), 200)
    expect(await faults()).toEqual([])
  })
})
