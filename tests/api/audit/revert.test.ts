import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { written } from '#api/audit/record.ts'
import { auditEvent } from '#db/schema/all.ts'
import type { Revertible } from '#model/audit/wire.ts'
import { makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
/** The newest line about a field of a record. */
async function lineOf(refId: string, refField: string): Promise<string> {
  const [line] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, refId), eq(auditEvent.refField, refField)))
    .orderBy(desc(auditEvent.createdAt), desc(auditEvent.id))
  if (!line) throw new Error(`no line about ${refField}`)
  return line.id
}
const revert = (id: string, body: object = {}, call = staff.csr.call) =>
  call<Rec & Refused>('POST', `/server/logging/lfc/${id}/revert`, body)

test.each([
  ['a text', { displayTitle: 'New title' }],
  ['a number', { panelSize: 4 }],
  ['a number that was not there', { maxResponseTime: 12 }],
  ['a switch', { sharedQueries: true }],
  ['a day', { activeFrom: '2026-01-01' }],
  ['a choice', { type: 'employer' }],
  ['whether it is enabled', { enabled: false }],
] as const)('%s gets the value back that it had', async (_what, change) => {
  const plan = await makePlan(db, product.now())
  const before = (await staff.csr.call<Rec>('GET', `/rest/plans/${plan.id}`)).body
  expectStatus(await staff.csr.call('PUT', `/rest/plans/${plan.id}`, change), 200)
  const [field = ''] = Object.keys(change)
  await product.pass(1)
  const answer = await revert(await lineOf(plan.id, field))
  expectStatus(answer, 200)
  expect(answer.body[field]).toEqual(before[field])
  expect(answer.body.version).toBe(before.version + 2)
  const [line] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, plan.id), eq(auditEvent.refField, field)))
    .orderBy(desc(auditEvent.createdAt), desc(auditEvent.id))
  expect(line).toMatchObject({
    userId: staff.csr.id,
    event: field === 'enabled' ? 'entity_enable_disable' : 'field_change',
  })
})

test('what was changed again since is shown, and reverted only by anyone who has seen it', async () => {
  const pool = await makePool(db, product.now(), { poolName: 'one' })
  await staff.csr.call('PUT', `/rest/pools/${pool.id}`, { poolName: 'two' })
  const line = await lineOf(pool.id, 'poolName')
  await product.pass(1)
  await staff.admin.call('PUT', `/rest/pools/${pool.id}`, { poolName: 'three' })
  const stale = await revert(line)
  expectStatus(stale, 409)
  expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { poolName: 'three', version: 3 } })
  expectStatus(await revert(line, { version: 2 }), 409)
  const seen = await revert(line, { version: 3 })
  expectStatus(seen, 200)
  expect(seen.body).toMatchObject({ poolName: 'one', version: 4 })
})

test('the rules of the record hold: a taken alias is refused at its field', async () => {
  const plan = await makePlan(db, product.now(), { alias: 'first-alias' })
  await staff.csr.call('PUT', `/rest/plans/${plan.id}`, { alias: 'second-alias' })
  await makePlan(db, product.now(), { alias: 'first-alias' })
  const answer = await revert(await lineOf(plan.id, 'alias'))
  expectStatus(answer, 409)
  expect(answer.body).toMatchObject({ errorKey: 'record.duplicate', fields: { alias: 'errors.duplicate' } })
})

test('lines that are no change of a field, or of a field no one edits, say why', async () => {
  const person = await makeUser(db, product.now())
  const made = await staff.csr.call<Rec>('POST', '/server/logging/lfc', {
    event: 'update',
    refTable: 'pools',
    refId: 'x',
    text: 'Talked',
  })
  for (const [event, refTable, refField] of [
    ['field_change', 'user', 'email'],
    ['field_change', 'passkey', 'name'],
    ['login', 'user', null],
    ['create', 'pools', null],
  ] as const) {
    const id = `line-${event}-${refTable}`
    await db.insert(auditEvent).values({
      id,
      changeId: id,
      event,
      refTable,
      refId: person.id,
      refField,
      oldVal: 'a',
      newVal: 'b',
      createdAt: product.now(),
    })
    const answer = await revert(id)
    expect([id, answer.status, answer.body.errorKey]).toEqual([id, 409, 'audit.notRevertible'])
  }
  expect((await revert(made.body.id)).body.errorKey).toBe('audit.notRevertible')
  expectStatus(await revert('nobody'), 404)
})

test('who may not edit the record may not revert it', async () => {
  const other = await makeUser(db, product.now(), { userType: 3, staffRoles: ['csr_admin'] })
  await staff.super.call('PUT', `/rest/users/${other.id}`, { firstName: 'Anna' })
  const line = await lineOf(other.id, 'firstName')
  expectStatus(await revert(line), 403)
  expectStatus(await revert(line, {}, staff.viewer.call), 403)
  expectStatus(await revert(line, {}, staff.super.call), 200)
})

const tell = async (ids: string[], call = staff.csr.call) => {
  const answer = await call<{ data: Revertible[] }>('POST', '/server/logging/lfc/previewRevert', { ids })
  expectStatus(answer, 200)
  return answer.body.data
}
const linesOf = async (refId: string) =>
  (await db.select().from(auditEvent).where(eq(auditEvent.refId, refId))).reverse()

test('Revert is offered where it works, and refused everywhere else: what is told is what happens', async () => {
  const flagged = await makeUser(db, product.now())
  await staff.super.call('PUT', `/rest/users/${flagged.id}`, { testUser: true, reason: 'Rehearsal' })
  const colleague = await makeUser(db, product.now(), { userType: 3, staffRoles: ['csr_admin'] })
  await staff.super.call('PUT', `/rest/users/${colleague.id}`, { firstName: 'Anna' })
  const made = (await staff.csr.call<Rec>('POST', '/rest/pools', { poolName: 'made', displayName: 'Made' })).body
  await staff.csr.call('PUT', `/rest/pools/${made.id}`, { poolName: 'renamed' })
  const gone = (await staff.csr.call<Rec>('POST', '/rest/pools', { poolName: 'gone', displayName: 'Gone' })).body
  await staff.csr.call('PUT', `/rest/pools/${gone.id}`, { poolName: 'gone soon' })
  expectStatus(await staff.csr.call('DELETE', `/rest/pools/${gone.id}`), 200)
  const back = await makePool(db, product.now(), { poolName: 'there' })
  await staff.csr.call('PUT', `/rest/pools/${back.id}`, { poolName: 'elsewhere' })
  await product.pass(1)
  await staff.csr.call('PUT', `/rest/pools/${back.id}`, { poolName: 'there' })
  const taken = await makePlan(db, product.now(), { alias: 'taken-alias' })
  await staff.csr.call('PUT', `/rest/plans/${taken.id}`, { alias: 'other-alias' })
  await makePlan(db, product.now(), { alias: 'taken-alias' })
  const moved = await makeUser(db, product.now())
  expectStatus(
    await staff.admin.call('PUT', `/server/user/${moved.id}/email`, {
      email: 'moved@example.test',
      reason: 'Asked',
      version: moved.version,
    }),
    200,
  )
  const ids = [flagged, colleague, made, gone, back, taken, moved].map(({ id }) => id)
  const lines = (await Promise.all(ids.map(linesOf))).flat()
  for (const [who, call] of Object.entries({
    csr: staff.csr.call,
    viewer: staff.viewer.call,
    super: staff.super.call,
  })) {
    const told = new Map(
      (
        await tell(
          lines.map(({ id }) => id),
          call,
        )
      ).map((one) => [one.id, one]),
    )
    // to anyone who may change nothing every change of a field names that rule
    if (who === 'viewer') {
      expect(new Set([...told.values()].map(({ rule }) => rule))).toEqual(new Set(['rules.viewOnly']))
      continue
    }
    const shown = lines.filter(({ id }) => told.has(id)).map(({ refId, refField }) => `${refId} ${refField}`)
    expect([who, shown.sort()]).toEqual([
      who,
      [`${flagged.id} testUser`, `${colleague.id} firstName`, `${made.id} poolName`, `${back.id} poolName`].sort(),
    ])
    for (const line of lines) {
      const one = told.get(line.id)
      if (one?.allowed) continue
      // what is not offered is refused, and changes nothing
      const answer = await revert(line.id, {}, call)
      const same = answer.status === 200 && line.refId === back.id
      expect([line.refField, same || [403, 404, 409, 422].includes(answer.status)]).toEqual([line.refField, true])
      if (one) expect(answer.body).toMatchObject({ rule: one.rule })
    }
  }
  const [flag] = await linesOf(flagged.id)
  expect(await tell([flag!.id])).toEqual([
    { id: flag!.id, allowed: false, rule: 'rules.accountFlags', needsReason: false },
  ])
  expect(await tell([flag!.id], staff.super.call)).toEqual([
    { id: flag!.id, allowed: true, rule: null, needsReason: true },
  ])
  expectStatus(await revert(flag!.id, {}, staff.super.call), 422)
  expectStatus(await revert(flag!.id, { reason: 'The rehearsal is over' }, staff.super.call), 200)
  const newest = (await linesOf(flagged.id)).find(({ text }) => text === 'The rehearsal is over')
  expect(newest).toMatchObject({ refField: 'testUser', oldVal: 'true', newVal: 'false' })
  // one that may go back does
  const [renamed] = (await linesOf(made.id)).filter(({ refField }) => refField === 'poolName')
  expectStatus(await revert(renamed!.id), 200)
})

test('a code of a diagnosis is written down, a password never', () => {
  expect([
    written('code', 'C50.9'),
    written('zipCode', '02115'),
    written('password', 'x'),
    written('mfaSecret', 'x'),
    written('tokenHash', 'x'),
    written('iban', 'x'),
    written('authCode', '1'),
  ]).toEqual(['C50.9', '02115', '***', '***', '***', '***', '***'])
})
