import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeDiagnosis, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { auditEvent, grantPlan, membershipPlan, pool, user } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product

test('of 50 parallel edits of one version one wins', async () => {
  const plan = await makePlan(db, product.now())
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      staff.csr.call<Refused>('PUT', `/rest/plans/${plan.id}`, { name: `Plan by ${i}`, version: plan.version }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const lost = answers.filter((answer) => answer.status === 409)
  expect(lost).toHaveLength(49)
  const [kept] = await db.select().from(membershipPlan).where(eq(membershipPlan.id, plan.id))
  expect(kept?.version).toBe(2)
  expect(lost.every((answer) => answer.body.current?.name === kept?.name)).toBe(true)
  const changes = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, plan.id), eq(auditEvent.refField, 'name')))
  expect(changes).toHaveLength(1)
})

test('flags, roles, states and secrets of an account can not be assigned along with an edit', async () => {
  const person = await makeUser(db, product.now())
  const { body: row } = await staff.super.call<Rec>('GET', `/rest/users/${person.id}`)
  for (const stolen of [
    { enabled: false },
    { email: 'other@example.test' },
    { allowedCSRView: true },
    { taxFormStatus: 'completed' },
    { lastSignInAt: '2020-01-01T00:00:00.000Z' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
  ]) {
    const answer = await staff.super.call<Refused>('PUT', `/rest/users/${person.id}`, { ...row, ...stolen })
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ [Object.keys(stolen)[0] ?? '']: 'errors.readOnly' })
  }
  for (const unknown of [
    { staffRoles: ['csr_super'] },
    { roles: ['csr_super'] },
    { password: 'Consilium-Demo-7' },
    { passwordHash: 'x' },
    { mustChangePassword: false },
    { searchText: 'x' },
    { access: 'full' },
  ]) {
    const answer = await staff.super.call<Refused>('PUT', `/rest/users/${person.id}`, unknown)
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ [Object.keys(unknown)[0] ?? '']: 'errors.unknownField' })
  }
  expectStatus(
    await staff.super.call('POST', '/rest/users', {
      email: 'a@example.test',
      firstName: 'A',
      lastName: 'B',
      userType: 3,
      staffRoles: ['csr_super'],
    }),
    422,
  )
  const [after] = await db.select().from(user).where(eq(user.id, person.id))
  expect(after).toEqual(person)
})

test('a value that must be unique is refused at its field, in both directions', async () => {
  await makePlan(db, product.now(), { alias: 'taken' })
  const other = await makePlan(db, product.now())
  const create = await staff.csr.call<Refused>('POST', '/server/membership/plan', {
    type: 'standard',
    name: 'N',
    alias: 'taken',
    displayTitle: 'N',
  })
  expectStatus(create, 409)
  expect(create.body).toMatchObject({ errorKey: 'record.duplicate', fields: { alias: 'errors.duplicate' } })
  const update = await staff.csr.call<Refused>('PUT', `/rest/plans/${other.id}`, { alias: 'taken' })
  expectStatus(update, 409)
  expect(update.body.fields).toEqual({ alias: 'errors.duplicate' })
  const twins = await Promise.all(
    [1, 2, 3, 4].map(() =>
      staff.csr.call<Refused>('POST', '/rest/plans', { type: 'standard', name: 'T', alias: 'twin', displayTitle: 'T' }),
    ),
  )
  expect(twins.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
  expect(
    twins.filter((answer) => answer.status === 409).every((answer) => answer.body.fields?.alias === 'errors.duplicate'),
  ).toBe(true)
})

test('the same Idempotency-Key makes one record', async () => {
  const body = { poolName: 'once', displayName: 'Once' }
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => staff.csr.call<Rec>('POST', '/rest/pools', body, { 'Idempotency-Key': 'pool-once' })),
  )
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  // with it each of them can go on
  expect(answers.map((answer) => answer.headers.get('etag'))).toEqual(Array.from({ length: 5 }, () => '"1"'))
  expect(await db.select().from(pool).where(eq(pool.poolName, 'once'))).toHaveLength(1)
})

test('rules over several fields look at the record as it will be', async () => {
  const grant = await makeGrant(db, product.now(), { maxResponseTime: 24, firstReminder: 6 })
  const late = await staff.csr.call<Refused>('PUT', `/rest/grants/${grant.id}`, { firstReminder: 30 })
  expectStatus(late, 422)
  expect(late.body.fields).toEqual({ firstReminder: 'errors.reminderAfterDeadline' })
  expectStatus(await staff.csr.call('PUT', `/rest/grants/${grant.id}`, { firstReminder: 30, maxResponseTime: 48 }), 200)
  const nowhere = await staff.csr.call<Refused>('PUT', `/rest/grants/${grant.id}`, { regionId: 'nowhere' })
  expectStatus(nowhere, 422)
  expect(nowhere.body.fields).toEqual({ regionId: 'errors.noSuchRecord' })
})

test('rich text is cleaned before it is kept', async () => {
  const made = await staff.csr.call<Rec>('POST', '/rest/grants', {
    name: 'Clean',
    displayTitle: 'Clean',
    shortDescription: '<p onclick="x()">Hi<script>alert(1)</script></p>',
    frontMatter: '<img src="https://evil.test/x.png"><img src="/api/photo"><a href="javascript:x()">a</a>',
  })
  expectStatus(made, 201)
  expect(made.body.shortDescription).toBe('<p>Hi</p>')
  expect(made.body.frontMatter).not.toMatch(/evil|javascript/)
  expect(made.body.frontMatter).toContain('src="/api/photo"')
})

test('switching a record off is an event of its own', async () => {
  const { id } = await makePool(db, product.now())
  expectStatus(await staff.csr.call('PUT', `/rest/pools/${id}`, { enabled: false, displayName: 'Closed' }), 200)
  const rows = await db.select().from(auditEvent).where(eq(auditEvent.refId, id))
  expect(
    rows.map(({ event, refField, oldVal, newVal, userId }) => ({ event, refField, oldVal, newVal, userId })),
  ).toEqual([
    {
      event: 'field_change',
      refField: 'displayName',
      oldVal: expect.any(String) as string,
      newVal: 'Closed',
      userId: staff.csr.id,
    },
    { event: 'entity_enable_disable', refField: 'enabled', oldVal: 'true', newVal: 'false', userId: staff.csr.id },
  ])
})

test('a record that others depend on is deleted by csr_admin only; what history needs, by no one', async () => {
  const free = await makePool(db, product.now())
  expectStatus(await staff.csr.call('DELETE', `/rest/pools/${free.id}`), 200)

  const plan = await makePlan(db, product.now())
  const grant = await makeGrant(db, product.now(), {}, { plans: [plan.id] })
  const refused = await staff.csr.call<Refused>('DELETE', `/server/grant/${grant.id}`)
  expectStatus(refused, 403)
  expect(refused.body.rule).toBe('rules.csrAdmin')
  expect(await db.select().from(grantPlan).where(eq(grantPlan.grantId, grant.id))).toHaveLength(1)
  expectStatus(await staff.admin.call('DELETE', `/server/grant/${grant.id}`), 200)
  expect(await db.select().from(grantPlan).where(eq(grantPlan.grantId, grant.id))).toHaveLength(0)

  const diagnosis = await makeDiagnosis(db)
  expectStatus(await staff.csr.call('DELETE', `/rest/diagnosisGroups/${diagnosis.groupId}`), 403)
  const needed = await staff.admin.call<Refused>('DELETE', `/rest/diagnosisGroups/${diagnosis.groupId}`)
  expectStatus(needed, 409)
  expect(needed.body.errorKey).toBe('record.inUse')
})
