import { and, asc, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent } from '#db/schema/all.ts'
import type { RecordVersion } from '#model/audit/wire.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const { call } = staff.csr

const linesOf = (refId: string) =>
  db.select().from(auditEvent).where(eq(auditEvent.refId, refId)).orderBy(asc(auditEvent.createdAt), asc(auditEvent.id))
const change = async (id: string, fields: object) => {
  await product.pass(1)
  expectStatus(await call('PUT', `/rest/plans/${id}`, fields), 200)
}
const plan = async () => {
  const made = await makePlan(db, product.now())
  return { ...made, now: async () => (await call<Rec>('GET', `/rest/plans/${made.id}`)).body }
}
const versionOf = (id: string, by = call) => by<RecordVersion & Refused>('GET', `/server/logging/lfc/${id}/version`)
const restore = (id: string, body: object, by = call) =>
  by<Rec & Refused>('POST', `/server/logging/lfc/${id}/restore`, body)

test('a record is shown as it was after an act, and comes back in one act', async () => {
  const { id, now } = await plan()
  await change(id, { displayTitle: 'One', panelSize: 3 })
  const first = await now()
  await change(id, { displayTitle: 'Two' })
  await change(id, { displayTitle: 'Three', panelSize: 5, sharedQueries: true })
  const [line] = await linesOf(id)
  const then = await versionOf(line!.id)
  expectStatus(then, 200)
  expect(then.body).toMatchObject({ allowed: true, rule: null, needsReason: false, version: (await now()).version })
  expect(Object.fromEntries(then.body.fields.map((one) => [one.field, [one.now, one.then, one.restorable]]))).toEqual({
    displayTitle: ['Three', 'One', true],
    panelSize: ['5', '3', true],
    sharedQueries: ['true', 'false', true],
  })
  await product.pass(1)
  const answer = await restore(line!.id, { version: then.body.version })
  expectStatus(answer, 200)
  const { version: _first, updatedAt: _then, ...held } = first
  expect(answer.body).toMatchObject(held)
  const newest = (await linesOf(id)).filter(({ createdAt }, _at, all) => +createdAt === +all.at(-1)!.createdAt)
  expect(new Set(newest.map(({ changeId }) => changeId)).size).toBe(1)
  expect(newest.map(({ refField }) => refField).sort()).toEqual(['displayTitle', 'panelSize', 'sharedQueries'])
  expect((await versionOf(line!.id)).body.fields).toEqual([])
  expectStatus(await restore(line!.id, { version: answer.body.version }), 409)
})

test('what someone changed meanwhile is not written over, and who may only read does not restore', async () => {
  const { id } = await plan()
  await change(id, { displayTitle: 'One' })
  await change(id, { displayTitle: 'Two' })
  const [line] = await linesOf(id)
  const { version } = (await versionOf(line!.id)).body
  await change(id, { panelSize: 7 })
  const late = await restore(line!.id, { version })
  expectStatus(late, 409)
  expect(late.body.errorKey).toBe('conflict')
  const seen = await versionOf(line!.id, staff.viewer.call)
  expectStatus(seen, 200)
  expect(seen.body).toMatchObject({ allowed: false, rule: expect.any(String) })
  expectStatus(await restore(line!.id, { version: version + 1 }, staff.viewer.call), 403)
  expectStatus(await versionOf('none'), 404)
})

test('what cannot be edited stays, and a sign-in is no version', async () => {
  const person = await makeUser(db, product.now(), {})
  const { body } = await call<Rec>('GET', `/rest/users/${person.id}`)
  await product.pass(1)
  expectStatus(await call('PUT', `/rest/users/${person.id}`, { version: body.version, suffix: 'MD' }), 200)
  const [line] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, person.id), eq(auditEvent.refField, 'suffix')))
    .orderBy(desc(auditEvent.createdAt))
  await db.insert(auditEvent).values({
    ...line!,
    id: `${line!.id}x`,
    changeId: 'later',
    refField: 'lastSignInAt',
    oldVal: 'never',
    newVal: 'now',
    createdAt: new Date(+line!.createdAt + 1000),
  })
  const { body: then } = await versionOf(line!.id)
  expect(then.fields).toEqual([expect.objectContaining({ field: 'lastSignInAt', then: 'never', restorable: false })])
  expect(then.allowed).toBe(false)
})
