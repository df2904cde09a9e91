import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, planManager, queryHeader, queryInvite, user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { newId } from '#db/columns.ts'
import { userType, type StaffRole } from '#model/identity/enums.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

/** Who may make someone a test user or a support account: faces × actors. */
const product = await startProduct()
const { db } = product
const now = () => product.now()
const staff = async (staffRoles: StaffRole[], more = {}) =>
  product.as((await makeUser(db, now(), { userType: userType.csr, staffRoles, ...more })).id)
const actors = {
  csr: await staff(['csr']),
  'csr with loginas_test': await staff(['csr', 'loginas_test']),
  'csr with loginas_support': await staff(['csr', 'loginas_support']),
  csr_admin: await staff(['csr_admin']),
  'csr_admin with loginas_support': await staff(['csr_admin', 'loginas_support', 'loginas_test']),
  'view only with loginas': await staff(['csr', 'loginas'], { allowedCSRView: true }),
  'csr with loginas': await staff(['csr', 'loginas']),
  csr_super: await staff(['csr_super']),
}
const allowed: string[] = ['csr with loginas', 'csr_super']
const flags = ['testUser', 'supportAccount'] as const
type Flag = (typeof flags)[number]
const kept = async (id: string) => {
  const [row] = await db.select().from(user).where(eq(user.id, id))
  return { testUser: row?.testUser, supportAccount: row?.supportAccount, version: row?.version ?? 0 }
}
const create = (body: object) => ({
  email: `${newId()}@example.test`,
  firstName: 'Nia',
  lastName: 'Newcomer',
  userType: userType.client,
  ...body,
})
/** Each face that writes accounts. @returns the status, and the id of the account */
const faces: Record<string, (call: Caller, flag: Flag, value: boolean) => Promise<{ status: number; id: string }>> = {
  'REST PUT': async (call, flag, value) => {
    const { id, version } = await makeUser(db, now(), { [flag]: !value })
    const { status } = await call('PUT', `/rest/users/${id}`, { [flag]: value, version, reason: 'Rehearsal account' })
    return { status, id }
  },
  'catalogue PUT': async (call, flag, value) => {
    const { id, version } = await makeUser(db, now(), { [flag]: !value })
    const { status } = await call('PUT', `/server/user/${id}`, { [flag]: value, version, reason: 'Rehearsal account' })
    return { status, id }
  },
}
const cases = Object.entries(actors).flatMap(([actor, call]) =>
  Object.keys(faces).flatMap((face) =>
    flags.flatMap((flag) => [true, false].map((value) => ({ actor, call, face, flag, value }))),
  ),
)

describe('test users and support accounts', () => {
  test.each(cases)('$actor: $face of $flag to $value', async ({ actor, call, face, flag, value }) => {
    const { status, id } = await faces[face]!(call, flag, value)
    const may = allowed.includes(actor)
    expect([status, (await kept(id))[flag]]).toEqual(may ? [200, value] : [403, !value])
  })

  test.each(Object.entries(actors).flatMap(([actor, call]) => flags.map((flag) => ({ actor, call, flag }))))(
    '$actor: a new account with $flag',
    async ({ actor, call, flag }) => {
      const answer = await call<{ id: string }>('POST', '/rest/users', create({ [flag]: true, reason: 'Rehearsal' }))
      expect(answer.status).toBe(allowed.includes(actor) ? 201 : 403)
      if (answer.status === 201) expect(await kept(answer.body.id)).toMatchObject({ [flag]: true })
    },
  )

  test('everybody who may edit still saves the record as it was read, and makes ordinary accounts', async () => {
    const person = await makeUser(db, now(), { testUser: true })
    const { body } = await actors.csr<Record<string, unknown>>('GET', `/rest/users/${person.id}`)
    expectStatus(await actors.csr('PUT', `/rest/users/${person.id}`, { ...body, firstName: 'Other' }), 200)
    expect(await kept(person.id)).toMatchObject({ testUser: true })
    expectStatus(await actors.csr('POST', '/rest/users', create({ testUser: false, supportAccount: false })), 201)
  })

  test('a reason is needed, and stands in the history', async () => {
    const person = await makeUser(db, now())
    const set = (more: object) =>
      actors.csr_super('PUT', `/rest/users/${person.id}`, { testUser: true, version: person.version, ...more })
    for (const more of [{}, { reason: null }, { reason: '   ' }]) expectStatus(await set(more), 422)
    expectStatus(await set({ reason: 'Rehearsal of the spring release' }), 200)
    const rows = await db.select().from(auditEvent).where(eq(auditEvent.refId, person.id))
    expect(rows.filter((row) => row.refField === 'testUser').map((row) => row.text)).toEqual([
      'Rehearsal of the spring release',
    ])
  })

  test('no bulk act sets them, and undoing a change in the history is a change', async () => {
    const person = await makeUser(db, now())
    const run = { resource: 'users', act: 'set', input: { fields: { testUser: true } }, ids: [person.id] }
    for (const call of Object.values(actors))
      expect([403, 422]).toContain((await call('POST', '/server/bulk', run)).status)
    await product.runner.runDue()
    expect(await kept(person.id)).toMatchObject({ testUser: false })
    expectStatus(
      await actors.csr_super('PUT', `/rest/users/${person.id}`, {
        testUser: true,
        version: person.version,
        reason: 'x',
      }),
      200,
    )
    const [line] = (await db.select().from(auditEvent).where(eq(auditEvent.refId, person.id))).filter(
      (row) => row.refField === 'testUser',
    )
    expectStatus(await actors.csr('POST', `/server/logging/lfc/${line?.id}/revert`, {}), 403)
    expect(await kept(person.id)).toMatchObject({ testUser: true })
  })
})

describe('an account with a part in a discussion of the other world', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const real = await scenario.ask()
  const [part] = await scenario.engagements(real.id)
  const guest = await makeUser(db, now(), { userType: userType.guest })
  await db.insert(queryInvite).values({
    id: newId(),
    queryId: real.id,
    participantType: 'lovedone',
    name: 'Gus Guest',
    email: guest.email,
    tokenHash: newId(),
    createdAt: now(),
  })
  const manager = await makeUser(db, now(), { userType: userType.planManager })
  await db.insert(planManager).values({ planId: scenario.plan.id, userId: manager.id })
  const people = { asker: scenario.asker.id, expert: part!.userId, guest: guest.id, 'plan manager': manager.id }

  test.each(Object.entries(people).flatMap(([who, id]) => flags.map((flag) => ({ who, id, flag }))))(
    '$who: $flag is neither set beside real discussions nor cleared beside test ones',
    async ({ id, flag }) => {
      const put = async (value: boolean) => {
        const { version } = await kept(id)
        return actors.csr_super('PUT', `/rest/users/${id}`, { [flag]: value, version, reason: 'Mistake' })
      }
      await db.update(queryHeader).set({ testQuery: false }).where(eq(queryHeader.id, real.id))
      const set = await put(true)
      expect([set.status, set.body.fields]).toEqual([422, { [flag]: 'errors.otherWorld' }])
      await db.update(queryHeader).set({ testQuery: true }).where(eq(queryHeader.id, real.id))
      await db
        .update(user)
        .set({ [flag]: true })
        .where(eq(user.id, id))
      expectStatus(await put(false), 422)
      await db
        .update(user)
        .set({ [flag]: false })
        .where(eq(user.id, id))
    },
  )
})

describe('rights to log in as others', () => {
  const rights = ['loginas', 'loginas_support', 'loginas_test'] as const
  test.each(Object.keys(actors))('%s gives only those that they hold', async (actor) => {
    for (const right of rights) {
      const target = await makeUser(db, now(), { userType: userType.csr, staffRoles: ['csr'] })
      const { status } = await actors[actor as keyof typeof actors]('PUT', `/server/user/${target.id}/role`, {
        roles: ['csr', right],
        version: target.version,
      })
      const held = actor === 'csr_admin with loginas_support' && right !== 'loginas'
      expect([actor, right, status]).toEqual([actor, right, actor === 'csr_super' || held ? 200 : 403])
    }
  })
})
