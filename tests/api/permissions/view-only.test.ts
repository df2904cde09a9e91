import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  diagnosis,
  grantProgram,
  membershipPlan,
  pool,
  queryExpert,
  queryHeader,
  queryResponse,
  user,
} from '#db/schema/all.ts'
import { permissions } from '#model/permissions.ts'
import { allOperations, fingerprint, startWorld } from './world.ts'

const world = await startWorld()
const { product, ids } = world
const operations = allOperations()

/** A real record for every parameter, so that a call that gets through would find something to spoil. */
async function realRecords(): Promise<(path: string, name: string) => string> {
  const firstOf = async (rows: Promise<{ id: string }[]>) => (await rows)[0]?.id ?? 'none'
  const { db } = product
  const [open] = await db.select().from(queryHeader).where(eq(queryHeader.status, 'open')).limit(1)
  const byName: Record<string, string> = {
    key: open?.key ?? 'none',
    queryId: open?.id ?? 'none',
    userId: ids.expert,
    planId: await firstOf(db.select({ id: membershipPlan.id }).from(membershipPlan).limit(1)),
    grantId: await firstOf(db.select({ id: grantProgram.id }).from(grantProgram).limit(1)),
    poolId: await firstOf(db.select({ id: pool.id }).from(pool).limit(1)),
    diagnosisId: await firstOf(db.select({ id: diagnosis.id }).from(diagnosis).limit(1)),
    responseId: await firstOf(
      db
        .select({ id: queryResponse.id })
        .from(queryResponse)
        .where(eq(queryResponse.queryId, open?.id ?? ''))
        .limit(1),
    ),
    expertId: await firstOf(db.select({ id: queryExpert.id }).from(queryExpert).limit(1)),
    member: await firstOf(db.select({ id: user.id }).from(user).where(eq(user.email, 'member@consilium.test'))),
  }
  return (path, name) => {
    if (byName[name]) return byName[name]
    if (/pool/i.test(path)) return byName.poolId ?? ''
    if (/plan/i.test(path)) return byName.planId ?? ''
    if (/grant/i.test(path)) return byName.grantId ?? ''
    if (/diagnos/i.test(path)) return byName.diagnosisId ?? ''
    if (/quer|interaction/i.test(path)) return byName.queryId ?? ''
    return byName.member ?? ''
  }
}
const real = await realRecords()
test('view-only staff are refused every write, and nothing has changed', { timeout: 600_000 }, async () => {
  const before = await fingerprint(product)
  const told: string[] = []
  const writes = operations.filter(
    ({ who, reads }) =>
      !['public', 'mfa-pending', 'invitee-key', 'dev'].includes(who) && (!reads || who === 'csr-write'),
  )
  expect(writes.length).toBeGreaterThan(100)
  for (const { method, path, who, at } of writes) {
    const answer = await world.ask(
      'csrView',
      method,
      at((name) => real(path, name)),
      { body: method === 'GET' ? undefined : {}, headers: { 'Idempotency-Key': path } },
    )
    // a POST of the tier `csr` is a search, open to those who may only look
    const looks = who === 'csr' && answer.status < 500
    if (!looks && answer.status !== 403) told.push(`${method} ${path}: ${answer.status}`)
  }
  expect(told).toEqual([])
  const after = await fingerprint(product)
  // a search may be asked with an Idempotency-Key like any POST; its answer is kept, nothing else is
  expect({ ...after, idempotency_key: '' }).toEqual({ ...before, idempotency_key: '' })
})

test('what stays open to view-only staff is their own sign-in, and the word with support', () => {
  const open = operations
    .filter(({ who, reads }) => !reads && who === 'mfa-pending')
    .map(({ method, path }) => `${method} ${path}`)
  expect(open.sort()).toEqual([
    'POST /auth/confirm',
    'POST /auth/logout',
    'POST /auth/registerDevice',
    'POST /server/support/email',
    'PUT /auth/mfa/available',
  ])
})

test('view-only staff manage their own second factor, as the table of permissions says', async () => {
  expect(permissions['own.manageMfa']).toMatchObject({ writes: false })
  const answer = await world.ask('csrView', 'PUT', '/auth/mfa/available', { body: { mfaVal: ['email'] } })
  expect(answer.status).toBe(200)
})

/** Some GETs act, as their tier says: they reopen a discussion, send a code, enrol an app. */
const reading = operations.filter(({ who, reads }) => reads && who !== 'csr-write' && who !== 'mfa-pending')

test('reading changes nothing, no matter who reads', { timeout: 600_000 }, async () => {
  for (const actor of ['csrView', 'csrSuper', 'client', 'expert'] as const) {
    const before = await fingerprint(product)
    const failed: string[] = []
    for (const { method, path, at } of reading) {
      const answer = await world.ask(
        actor,
        method,
        at((name) => real(path, name)),
      )
      if (answer.status >= 500) failed.push(`${method} ${path}: ${answer.status}`)
    }
    expect(failed).toEqual([])
    // how often someone has asked is counted, and who has opened a discussion is written down: neither is a change
    const traces = { rate_limit: '', query_opening: '' }
    expect({ actor, ...(await fingerprint(product)), ...traces }).toEqual({ actor, ...before, ...traces })
  }
})
