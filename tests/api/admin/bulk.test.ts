import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditEvent, bulkRow, grantProgram, planMember, user, userSession } from '#db/schema/all.ts'
import { makeGrant, makePlan, makeUser } from '#db/seed/factories.ts'
import type { BulkRow, BulkRun } from '#model/admin/bulk-wire.ts'
import { bulkCatalogue } from '#model/admin/bulk-acts.ts'
import { userType } from '#model/identity/enums.ts'
import { bulkResources } from '#api/bulk-acts.ts'
import { expectStatus, startProduct, type Caller, type TestProduct } from '../../support/product.ts'
import { hire, type Refused } from './staff.ts'

let product: TestProduct
let staff: Awaited<ReturnType<typeof hire>>
beforeAll(async () => {
  product = await startProduct()
  staff = await hire(product)
})

async function begin(call: Caller, body: object): Promise<BulkRun> {
  const begun = await call<BulkRun>('POST', '/server/bulk', body)
  expectStatus(begun, 201)
  await product.runner.runDue()
  return (await call<BulkRun>('GET', `/server/bulk/${begun.body.id}`)).body
}
async function carryOut(call: Caller, run: BulkRun): Promise<BulkRun> {
  expectStatus(await call('POST', `/server/bulk/${run.id}/start`, { version: run.version }), 200)
  await product.runner.runDue()
  return (await call<BulkRun>('GET', `/server/bulk/${run.id}`)).body
}
const rowsOf = async (call: Caller, id: string, query = '') =>
  (await call<{ data: BulkRow[]; total: number }>('GET', `/server/bulk/${id}/rows?pageSize=250${query}`)).body
const people = (n: number, more = {}) =>
  Promise.all(
    Array.from({ length: n }, () => makeUser(product.db, product.now(), { userType: userType.client, ...more })),
  )

test('every act of the catalogue is bound to a use case', () =>
  expect(Object.entries(bulkCatalogue).map(([name, acts]) => [name, Object.keys(acts).sort()])).toEqual(
    Object.keys(bulkCatalogue).map((name) => [name, Object.keys(bulkResources.get(name)?.acts ?? {}).sort()]),
  ))

describe('a dry run', () => {
  test('does not begin for everyone where its filter asks for what is not known', async () => {
    const runs = await product.db.$count(bulkRow)
    for (const filter of ['{"nonsense":1}', '{"__proto__":{"email":"x"}}']) {
      const refused = await staff.admin.call<Refused>(
        'POST',
        '/server/bulk',
        `{"resource":"users","act":"disable","input":{"reason":"Test accounts"},"filter":${filter}}`,
        { 'Content-Type': 'application/json' },
      )
      expectStatus(refused, 422)
      expect(Object.keys(refused.body.fields ?? {})).toEqual([`filter.${Object.keys(JSON.parse(filter) as object)[0]}`])
    }
    await product.runner.runDue()
    expect(await product.db.$count(bulkRow)).toBe(runs)
  })

  test('says of each record what would become of it, and changes nothing', async () => {
    const [open, closed] = await Promise.all([people(3), people(1, { enabled: false })])
    const ids = [...open, ...closed, staff.csr.person, staff.admin.person].map((one) => one.id)
    const run = await begin(staff.csr.call, {
      resource: 'users',
      act: 'disable',
      input: { reason: 'Test accounts' },
      ids: [...ids, 'nobody'],
    })
    expect(run).toMatchObject({
      state: 'ready',
      total: 7,
      verdicts: { change: 3, same: 1, forbidden: 2, invalid: 1 },
      startedAt: null,
    })
    const { data } = await rowsOf(staff.csr.call, run.id)
    expect(data.map((row) => [row.recordId, row.verdict, row.reason, row.outcome])).toEqual([
      ...open.map((one) => [one.id, 'change', null, null]),
      [closed[0]?.id, 'same', null, null],
      [staff.csr.id, 'forbidden', 'rules.yourself', null],
      [staff.admin.id, 'forbidden', 'rules.staffUsers', null],
      ['nobody', 'invalid', 'bulk.reason.gone', null],
    ])
    expect(
      await product.db.$count(
        user,
        and(
          inArray(
            user.id,
            open.map((one) => one.id),
          ),
          eq(user.enabled, true),
        ),
      ),
    ).toBe(3)
    expect(await product.db.$count(auditEvent, inArray(auditEvent.refId, ids))).toBe(0)
  })

  test('asks the rules of the whole record', async () => {
    const now = product.now()
    const fits = await makeGrant(product.db, now, { maxResponseTime: 48 })
    const breaks = await makeGrant(product.db, now, { maxResponseTime: 4 })
    const run = await begin(staff.csr.call, {
      resource: 'grants',
      act: 'set',
      input: { fields: { firstReminder: 12 } },
      ids: [fits.id, breaks.id],
    })
    expect((await rowsOf(staff.csr.call, run.id)).data.map((row) => [row.verdict, row.reason])).toEqual([
      ['change', null],
      ['invalid', 'errors.reminderAfterDeadline'],
    ])
    expect((await carryOut(staff.csr.call, run)).outcomes).toMatchObject({ changed: 1, failed: 0 })
    const after = await product.db
      .select({ id: grantProgram.id, first: grantProgram.firstReminder })
      .from(grantProgram)
      .where(inArray(grantProgram.id, [fits.id, breaks.id]))
    expect(Object.fromEntries(after.map((row) => [row.id, row.first]))).toEqual({
      [fits.id]: 12,
      [breaks.id]: breaks.firstReminder,
    })
  })
})

test('what was found is done record by record, audited under the name of its maker, with its reason', async () => {
  const chosen = await people(5)
  for (const one of chosen) await product.as(one.id)
  const ids = chosen.map((one) => one.id)
  const run = await carryOut(
    staff.csr.call,
    await begin(staff.csr.call, { resource: 'users', act: 'disable', input: { reason: 'Left the clinic' }, ids }),
  )
  expect(run).toMatchObject({
    state: 'done',
    outcomes: { changed: 5, same: 0, forbidden: 0, invalid: 0, conflict: 0, failed: 0 },
  })
  expect(await product.db.$count(user, and(inArray(user.id, ids), eq(user.enabled, false)))).toBe(5)
  expect(await product.db.$count(userSession, inArray(userSession.userId, ids))).toBe(0)
  const audit = await product.db
    .select()
    .from(auditEvent)
    .where(and(inArray(auditEvent.refId, ids), eq(auditEvent.event, 'entity_enable_disable')))
  expect(audit.map((row) => [row.userId, row.text, row.refField, row.requestId])).toEqual(
    audit.map(() => [staff.csr.id, 'Left the clinic', 'enabled', `bulk-${run.id}`]),
  )
  expect(audit).toHaveLength(5)
  // the change log names the action and says how far it came
  const query = new URLSearchParams({
    filter: JSON.stringify({ refId: run.id }),
    sort: JSON.stringify(['createdAt', 'ASC']),
    columns: JSON.stringify([
      { source: 'record', head: 'Record' },
      { source: 'text', head: 'Note' },
    ]),
  })
  const { body: noted } = await staff.admin.call<string>('GET', `/rest/auditEvents/export?${query.toString()}`)
  expect(noted.replace('\uFEFF', '').trim().split(/\r?\n/).slice(1).sort()).toEqual([
    'Disable 5 users,Done',
    'Disable 5 users,Previewing',
    'Disable 5 users,Running',
  ])
  const csv = (await staff.csr.call<string>('GET', `/server/bulk/${run.id}/export?locale=zh`)).body
  expect(csv.trim().split('\n')).toHaveLength(6)
  expect(csv).toContain('已更改')
  expect(csv).toContain(chosen[0]?.email)
})

test('all that match a filter are taken, not only those of a page', async () => {
  const lastName = `Everyone${Date.now()}`
  const ids = (await people(60, { lastName })).map((one) => one.id)
  const plan = await makePlan(product.db, product.now())
  const run = await carryOut(
    staff.csr.call,
    await begin(staff.csr.call, {
      resource: 'users',
      act: 'addToPlan',
      input: { planId: plan.id },
      filter: { q: lastName },
    }),
  )
  expect(run).toMatchObject({ state: 'done', total: 60, outcomes: { changed: 60 } })
  expect(
    await product.db.$count(planMember, and(eq(planMember.planId, plan.id), inArray(planMember.userId, ids))),
  ).toBe(60)
  const again = await begin(staff.csr.call, {
    resource: 'users',
    act: 'addToPlan',
    input: { planId: plan.id },
    filter: { q: lastName },
  })
  expect(again.verdicts).toMatchObject({ change: 0, same: 60 })
})

test('a halted run goes on where it stopped, and nothing is done twice', async () => {
  const ids = (await people(4, { userType: userType.expert, noeticExpert: true })).map((one) => one.id)
  const ready = await begin(staff.csr.call, {
    resource: 'users',
    act: 'set',
    input: { fields: { expertTier: 1 } },
    ids,
  })
  const { body: running } = await staff.csr.call<BulkRun>('POST', `/server/bulk/${ready.id}/start`, {
    version: ready.version,
  })
  expectStatus(await staff.csr.call('POST', `/server/bulk/${ready.id}/stop`, { version: ready.version }), 409)
  const { body: stopped } = await staff.csr.call<BulkRun>('POST', `/server/bulk/${ready.id}/stop`, {
    version: running.version,
  })
  expect(stopped.state).toBe('stopped')
  await product.runner.runDue()
  expect(await product.db.$count(user, and(inArray(user.id, ids), eq(user.expertTier, 1)))).toBe(0)
  // two that were done before a process ended, and whose job runs once more
  await product.db
    .update(bulkRow)
    .set({ outcome: 'changed', doneAt: product.now() })
    .where(and(eq(bulkRow.runId, ready.id), inArray(bulkRow.ordinal, [0, 1])))
  const done = await carryOut(staff.csr.call, stopped)
  expect(done).toMatchObject({ state: 'done', outcomes: { changed: 4 } })
  expect(await product.db.$count(user, and(inArray(user.id, ids), eq(user.expertTier, 1)))).toBe(2)
})

test('what changed between the dry run and the act is judged again, with the rights of then', async () => {
  const [first, second] = await people(2)
  const run = await begin(staff.csr.call, {
    resource: 'users',
    act: 'disable',
    input: { reason: 'x' },
    ids: [first?.id, second?.id],
  })
  await product.db
    .update(user)
    .set({ enabled: false, version: 7 })
    .where(eq(user.id, first?.id ?? ''))
  expect((await carryOut(staff.csr.call, run)).outcomes).toMatchObject({ changed: 1, same: 1 })

  const third = (await people(1))[0]
  const later = await begin(staff.admin.call, {
    resource: 'users',
    act: 'disable',
    input: { reason: 'x' },
    ids: [third?.id],
  })
  expect(later.verdicts.change).toBe(1)
  expectStatus(await staff.admin.call('POST', `/server/bulk/${later.id}/start`, { version: later.version }), 200)
  await product.db.update(user).set({ allowedCSRView: true }).where(eq(user.id, staff.admin.id))
  await product.runner.runDue()
  expect((await rowsOf(staff.admin.call, later.id)).data.map((row) => [row.outcome, row.reason])).toEqual([
    ['forbidden', 'rules.viewOnly'],
  ])
  await product.db.update(user).set({ allowedCSRView: false }).where(eq(user.id, staff.admin.id))
})

test('a record that was changed after the preview keeps the change: the row is a conflict, the others are done', async () => {
  const [first, second] = await people(2, { userType: userType.expert, noeticExpert: true, expertTier: 1 })
  const ids = [first!.id, second!.id]
  const run = await begin(staff.csr.call, { resource: 'users', act: 'set', input: { fields: { expertTier: 3 } }, ids })
  const version = (await staff.admin.call<{ version: number }>('GET', `/server/user/${ids[0]}`)).body.version
  expectStatus(await staff.admin.call('PUT', `/server/user/${ids[0]}`, { expertTier: 2, version }), 200)
  const done = await carryOut(staff.csr.call, run)
  expect(done.outcomes).toMatchObject({ changed: 1, conflict: 1 })
  const { data } = await rowsOf(staff.csr.call, run.id)
  expect(data.map((row) => [row.outcome, row.reason])).toEqual([
    ['conflict', 'conflict'],
    ['changed', null],
  ])
  const tiers = await product.db.select({ id: user.id, tier: user.expertTier }).from(user).where(inArray(user.id, ids))
  expect(Object.fromEntries(tiers.map(({ id, tier }) => [id, tier]))).toEqual({ [ids[0]!]: 2, [ids[1]!]: 3 })
  const again = await begin(staff.csr.call, {
    resource: 'users',
    act: 'set',
    input: { fields: { expertTier: 3 } },
    ids,
  })
  expect((await carryOut(staff.csr.call, again)).outcomes).toMatchObject({ changed: 1, conflict: 0 })
})

test('the preview names people and shows each field with both values; the file says the same in words', async () => {
  const [one] = await people(1, { userType: userType.expert, noeticExpert: true, expertTier: 1, firstName: 'Ada' })
  const plan = await makePlan(product.db, product.now())
  const ids = [one!.id]
  const set = await begin(staff.csr.call, { resource: 'users', act: 'set', input: { fields: { expertTier: 3 } }, ids })
  const [row] = (await rowsOf(staff.csr.call, set.id)).data
  expect(row).toMatchObject({
    label: expect.stringMatching(/Ada .*\(.+@.+\)$/),
    changes: [{ field: 'expertTier', from: '1', to: '3' }],
  })
  const csv = async (id: string, locale: string) =>
    (await staff.csr.call<string>('GET', `/server/bulk/${id}/export?locale=${locale}`)).body
  expect(await csv(set.id, 'en')).toMatch(/Tier: 1.* → 3/)
  expect(await csv(set.id, 'zh')).toMatch(/等级：1.* → 3/)

  const joined = await begin(staff.csr.call, {
    resource: 'users',
    act: 'addToPlan',
    input: { planId: plan.id },
    ids: [one!.id],
  })
  expect(await csv(joined.id, 'en')).toContain(`Plan: ${plan.name}`)
  const closed = await begin(staff.csr.call, { resource: 'users', act: 'disable', input: { reason: 'Moved' }, ids })
  expect(await csv(closed.id, 'en')).toMatch(/: Yes → No; Reason: Moved/)
  const own = await begin(staff.csr.call, {
    resource: 'users',
    act: 'disable',
    input: { reason: 'x' },
    ids: [staff.csr.id],
  })
  expect(await csv(own.id, 'en')).toContain('Your permissions do not include this: not for your own account')
})

test('a tier is for experts: it can’t be set for others, alone or together', async () => {
  const [client] = await people(1)
  const [expert] = await people(1, { userType: userType.expert, noeticExpert: true })
  const run = await begin(staff.csr.call, {
    resource: 'users',
    act: 'set',
    input: { fields: { expertTier: 2 } },
    ids: [client!.id, expert!.id],
  })
  expect((await rowsOf(staff.csr.call, run.id)).data.map((row) => [row.verdict, row.reason])).toEqual([
    ['invalid', 'errors.expertTier'],
    ['change', null],
  ])
  const alone = await staff.csr.call<Refused>('PUT', `/server/user/${client!.id}`, { expertTier: 2, version: 1 })
  expect([alone.status, alone.body.fields]).toEqual([422, { expertTier: 'errors.expertTier' }])
  // one that an account has from before does not keep it from being edited
  await product.db.update(user).set({ expertTier: 1 }).where(eq(user.id, client!.id))
  expectStatus(await staff.csr.call('PUT', `/server/user/${client!.id}`, { lastName: 'Kept', version: 1 }), 200)
})

test('who may not, may not: view-only staff, others’ runs, unknown acts and fields, empty and endless selections', async () => {
  const [one] = await people(1)
  const body = { resource: 'users', act: 'disable', input: { reason: 'x' }, ids: [one?.id] }
  const refused = await staff.viewer.call<Refused>('POST', '/server/bulk', body)
  expect([refused.status, refused.body.rule]).toEqual([403, 'rules.viewOnly'])
  const fields = async (change: object) => {
    const answer = await staff.csr.call<Refused>('POST', '/server/bulk', { ...body, ...change })
    return [answer.status, Object.keys(answer.body.fields ?? {})]
  }
  expect(await fields({ act: 'delete' })).toEqual([422, ['act']])
  expect(await fields({ resource: 'queries' })).toEqual([422, ['act']])
  expect(await fields({ input: {} })).toEqual([422, ['reason']])
  expect(await fields({ act: 'set', input: { fields: { userType: 3 } } })).toEqual([422, ['userType']])
  expect(await fields({ act: 'set', input: { fields: { expertTier: 9 } } })).toEqual([422, ['expertTier']])
  expect(await fields({ ids: undefined, filter: { q: 'nobody is called so' } })).toEqual([422, ['filter']])
  expect(await fields({ ids: undefined, filter: { nonsense: 1 } })).toEqual([422, ['filter.nonsense']])
  expect((await fields({ ids: undefined }))[0]).toBe(422)

  const run = await begin(staff.csr.call, body)
  const other = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })
  expectStatus(await (await product.as(other.id))('GET', `/server/bulk/${run.id}`), 404)
  expectStatus(await staff.super.call('GET', `/server/bulk/${run.id}`), 200)
})
