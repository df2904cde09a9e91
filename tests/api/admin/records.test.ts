import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeDiagnosis, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { auditEvent, country, user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { administered, type AdminName } from '#model/resources.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
await db.insert(country).values([
  { id: 82, name: 'Germany', code: 'DE' },
  { id: 75, name: 'France', code: 'FR' },
])
const here = await makeDiagnosis(db)
const plan = await makePlan(db, product.now())
const pool = await makePool(db, product.now())
const member = await makeUser(db, product.now())
const { body: domain } = await staff.csr.call<Rec>('POST', '/rest/diagnosisDomains', { name: 'Home' })

interface Case {
  name: AdminName
  /** record path of the catalogue; absent: this record has none of its own */
  path?: string
  make: Record<string, unknown>
  change: Record<string, unknown>
  /** a field that an empty body misses */
  needs: string
  removable?: false
}
const html = '<p>Text</p>'
const cases: Case[] = [
  {
    name: 'grants',
    path: '/server/grant',
    make: { name: 'Fund', displayTitle: 'Fund', shortDescription: html, frontMatter: html },
    change: { panelSize: 5 },
    needs: 'frontMatter',
  },
  {
    name: 'regions',
    path: '/server/grant/region',
    make: { name: 'Europe', countryCodes: 'de, fr' },
    change: { countryCodes: 'DE' },
    needs: 'name',
  },
  {
    name: 'plans',
    path: '/server/membership/plan',
    make: { type: 'standard', name: 'Plan', alias: 'new-plan', displayTitle: 'Plan' },
    change: { attachments: { messenger: true, video: false, audio: true } },
    needs: 'alias',
  },
  {
    name: 'pools',
    path: '/server/pool',
    make: { poolName: 'lung', displayName: 'Lung' },
    change: { specialty: 'radonc' },
    needs: 'poolName',
  },
  {
    name: 'diagnosisDomains',
    path: '/server/diagnosis/domain',
    make: { name: 'Eye' },
    change: { enabled: false },
    needs: 'name',
  },
  {
    name: 'diagnosisGroups',
    path: '/server/diagnosis/group',
    make: { name: 'Orbit', domainId: domain.id },
    change: { name: 'Orbits' },
    needs: 'domainId',
  },
  {
    name: 'diagnoses',
    path: '/server/diagnosis',
    make: { name: 'Uveal melanoma', code: 'C69.3', groupId: here.groupId },
    change: { nameZh: '葡萄膜黑色素瘤' },
    needs: 'groupId',
  },
  {
    name: 'users',
    path: '/server/user',
    make: { email: 'New.Person@Example.test', firstName: 'New', lastName: 'Person', userType: userType.client },
    change: { suffix: 'MD' },
    needs: 'email',
    removable: false,
  },
  {
    name: 'planLinks',
    make: { planId: plan.id, slug: 'join-us', description: 'Join' },
    change: { enabled: false },
    needs: 'slug',
  },
  {
    name: 'planSurges',
    make: { planId: plan.id, description: 'Holidays', start: '2099-01-01', end: '2099-02-01', multiple: 1.5 },
    change: { multiple: 2 },
    needs: 'multiple',
  },
  {
    name: 'planMembers',
    make: { planId: plan.id, userId: member.id },
    change: { access: 'read_only' },
    needs: 'userId',
  },
]

describe.each(cases)('$name', ({ name, path, make, change, needs, removable }) => {
  const rest = `/rest/${name}`
  const faces = path ? (['rest', 'catalogue'] as const) : (['rest'] as const)
  const refTable = administered(name).refTable
  const audit = (id: string) =>
    db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, refTable), eq(auditEvent.refId, id)))

  test.each(faces)('is made, read, changed and deleted (%s)', async (face) => {
    const at = face === 'rest' ? rest : (path ?? '')
    const made = await staff.csr.call<Rec>('POST', at, make)
    expectStatus(made, 201)
    const { id } = made.body
    expectStatus(await staff.viewer.call('GET', `${at}/${id}`), 200)
    expect((await staff.csr.call('GET', `${at}/${id}`)).body).toEqual(made.body)
    expect((await staff.csr.call('GET', `${rest}/${id}`)).body).toEqual(made.body)

    const changed = await staff.csr.call<Rec>('PUT', `${at}/${id}`, { ...change, version: made.body.version })
    expectStatus(changed, 200)
    expect(changed.body).toMatchObject(change)
    expect(changed.body.version).toBe(made.body.version + 1)

    const rows = await audit(id)
    expect(rows[0]).toMatchObject({ event: 'create', userId: staff.csr.id })
    expect(rows.filter((row) => row.refField).map((row) => row.refField)).toEqual(Object.keys(change))

    if (removable === false) {
      expectStatus(await staff.super.call('DELETE', `${at}/${id}`), 405)
      await db
        .update(user)
        .set({ email: `${id}@example.test` })
        .where(eq(user.id, id))
      return
    }
    const removed = await staff.csr.call<Rec>('DELETE', `${at}/${id}`)
    expectStatus(removed, 200)
    expect(removed.body.id).toBe(face === 'rest' ? id : undefined)
    expectStatus(await staff.csr.call('GET', `${at}/${id}`), 404)
    expect((await audit(id)).at(-1)).toMatchObject({ event: 'delete', userId: staff.csr.id })
  })

  test('a record as it was read is sent back unharmed', async () => {
    const made = await staff.csr.call<Rec>('POST', rest, make)
    expectStatus(made, 201)
    const same = await staff.csr.call<Rec>('PUT', `${rest}/${made.body.id}`, made.body)
    expectStatus(same, 200)
    expect(same.body).toEqual(made.body)
    const stale = await staff.csr.call<Refused>('PUT', `${rest}/${made.body.id}`, { ...change, version: 99 })
    expectStatus(stale, 409)
    expect(stale.body).toMatchObject({ errorKey: 'conflict', current: made.body })
  })

  test('unknown fields, other ids and missing fields are told at the field', async () => {
    const colleagues = Object.values(staff).map(({ id }) => id)
    const { body } = await listed(staff.csr.call, name, { range: [0, 24] })
    const row = body.find((one) => !colleagues.includes(one.id))
    const id = row?.id ?? ''
    const unknown = await staff.csr.call<Refused>('PUT', `${rest}/${id}`, { nonsense: 1 })
    expectStatus(unknown, 422)
    expect(unknown.body.fields).toEqual({ nonsense: 'errors.unknownField' })
    const moved = await staff.csr.call<Refused>('PUT', `${rest}/${id}`, { id: 'another' })
    expectStatus(moved, 422)
    expect(moved.body.fields).toEqual({ id: 'errors.readOnly' })
    const empty = await staff.csr.call<Refused>('POST', rest, {})
    expectStatus(empty, 422)
    expect(empty.body.fields).toHaveProperty(needs)
  })

  test('view-only staff change nothing; everyone else learns nothing', async () => {
    const [row] = (await listed(staff.viewer.call, name)).body
    const before = { row, audits: (await db.select().from(auditEvent)).length }
    const outsider = await product.as(member.id)
    for (const [call, status] of [
      [staff.viewer.call, 403],
      [outsider, 403],
      [product.anonymous, 401],
    ] as const) {
      for (const [method, to, body] of [
        ['POST', rest, make],
        ['PUT', `${rest}/${row?.id}`, change],
        ['DELETE', `${rest}/${row?.id}`, undefined],
      ] as const) {
        const answer = await call<Refused>(method, to, body)
        if (method === 'DELETE' && removable === false) expectStatus(answer, 405)
        else expectStatus(answer, status)
      }
    }
    expect((await staff.viewer.call<Refused>('POST', rest, make)).body).toMatchObject({ rule: 'rules.viewOnly' })
    expectStatus(await outsider('GET', rest), 403)
    expectStatus(await outsider('GET', `${rest}/${row?.id}`), 403)
    expectStatus(await outsider('GET', `${rest}/export`), 403)
    expect({
      row: (await listed(staff.csr.call, name)).body[0],
      audits: (await db.select().from(auditEvent)).length,
    }).toEqual(before)
  })
})

test('a pool expert is a pair: it is made and taken away', async () => {
  const made = await staff.csr.call<Rec>('POST', '/rest/poolExperts', { poolId: pool.id, userId: member.id })
  expectStatus(made, 201)
  expect(made.body.id).toBe(`${pool.id}:${member.id}`)
  expectStatus(await staff.csr.call('POST', '/rest/poolExperts', { poolId: pool.id, userId: member.id }), 409)
  expectStatus(await staff.csr.call('PUT', `/rest/poolExperts/${made.body.id}`, {}), 405)
  expectStatus(await staff.csr.call('DELETE', `/rest/poolExperts/${made.body.id}`), 200)
})
