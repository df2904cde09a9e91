import { auditEvents } from '#model/audit/enums.ts'
import { accountStatusFilters } from '#model/identity/enums.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { country, membershipPlan, planLink } from '#db/schema/all.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const { db } = product
const { csr, admin } = await hire(product)
const post = async (name: string, body: object, call = csr.call) => {
  const answer = await call<Rec & Refused>('POST', `/rest/${name}`, body)
  return { status: answer.status, row: answer.body, fields: answer.body.fields }
}
const taken = { status: 409, fields: { name: 'errors.duplicate' } }
const plan = (alias: string) => ({ type: 'standard', name: 'Aster', alias, displayTitle: 'Aster' })

test('an alias is stored in lower case and stands once, also beside one that an older release kept in capitals', async () => {
  const first = await post('plans', plan(' ASTER-1 '))
  expect(first).toMatchObject({ status: 201, row: { alias: 'aster-1' } })
  expect(await post('plans', plan('Aster-1'))).toMatchObject({ status: 409, fields: { alias: 'errors.duplicate' } })
  const copy = (alias: string) =>
    csr.call<Refused>('POST', `/server/membership/plan/${first.row.id}/duplicate`, { name: 'Copy', alias })
  const refused = await copy('aSTER-1')
  expect([refused.status, refused.body.fields]).toEqual([409, { alias: 'errors.duplicate' }])

  const old = await makePlan(db, product.now(), { alias: 'OLD' })
  expect(await post('plans', plan('old'))).toMatchObject({ status: 409 })
  expectStatus(
    await csr.call('PUT', `/rest/plans/${old.id}`, { alias: 'OLD', name: 'Renamed', version: old.version }),
    200,
  )
  expect((await db.select().from(membershipPlan).where(eq(membershipPlan.id, old.id)))[0]).toMatchObject({
    alias: 'old',
    name: 'Renamed',
  })
})

test('a link is found however its address is typed, and no second one differs in case alone', async () => {
  const { id: planId } = await makePlan(db, product.now(), {})
  const link = (slug: string) => ({ planId, slug, description: 'A leaflet', userType: 1 })
  expect(await post('planLinks', link('Join-Us'))).toMatchObject({ status: 201, row: { slug: 'join-us' } })
  expect(await post('planLinks', link('JOIN-US'))).toMatchObject({ status: 409, fields: { slug: 'errors.duplicate' } })
  await db.insert(planLink).values({ id: 'kept', planId, slug: 'Kept', userType: 1 })
  for (const typed of ['join-us', 'JOIN-US', 'Join-us', 'kept', 'KEPT'])
    expectStatus(await product.anonymous('GET', `/register/setup?slug=${typed}`), 200)
})

test('domains stand once by name; groups once within their domain', async () => {
  const [breast, lung] = [
    await post('diagnosisDomains', { name: 'Breast' }),
    await post('diagnosisDomains', { name: 'Lung' }),
  ]
  expect(await post('diagnosisDomains', { name: '  BREAST ' })).toMatchObject(taken)
  const renamed = await csr.call<Refused>('PUT', `/rest/diagnosisDomains/${lung.row.id}`, {
    name: 'breast',
    version: lung.row.version,
  })
  expect([renamed.status, renamed.body.fields]).toEqual([409, taken.fields])
  expectStatus(
    await csr.call('PUT', `/rest/diagnosisDomains/${breast.row.id}`, { name: 'BREAST', version: breast.row.version }),
    200,
  )

  const group = (name: string, domainId: string) => post('diagnosisGroups', { name, domainId })
  expect((await group('Early', breast.row.id)).status).toBe(201)
  const other = await group('EARLY', lung.row.id)
  expect(other.status).toBe(201)
  expect(await group('early ', breast.row.id)).toMatchObject(taken)
  const moved = await csr.call<Refused>('PUT', `/rest/diagnosisGroups/${other.row.id}`, {
    domainId: breast.row.id,
    version: other.row.version,
  })
  expect([moved.status, moved.body.fields]).toEqual([409, taken.fields])
})

test('tags of one scope for one kind of record stand once; personal ones once for each person', async () => {
  const tag = (name: string, scope: string, call = csr.call, assignmentType = 'user') =>
    post('tags', { name, scope, assignmentType }, call)
  expect((await tag('VIP', 'global')).status).toBe(201)
  expect(await tag('vip ', 'global', admin.call)).toMatchObject(taken)
  expect((await tag('VIP', 'team')).status).toBe(201)
  expect((await tag('VIP', 'global', csr.call, 'plan')).status).toBe(201)
  expect((await tag('VIP', 'user')).status).toBe(201)
  expect((await tag('VIP', 'user', admin.call)).status).toBe(201)
  expect(await tag('Vip', 'user')).toMatchObject(taken)
})

test('a date of birth lies neither ahead nor before 1910, no matter who writes it', async () => {
  const person = await makeUser(db, product.now(), { userType: userType.client })
  const own = await product.as(person.id)
  const put = async (dateOfBirth: string) =>
    (await csr.call<Refused>('PUT', `/rest/users/${person.id}`, { dateOfBirth })).body.fields
  expect(await put('2130-01-01')).toEqual({ dateOfBirth: 'errors.dateInFuture' })
  expect(await put('1909-12-31')).toEqual({ dateOfBirth: 'errors.dateOfBirth' })
  expect(await put('1950-05-05')).toBeUndefined()
  const created = await post('users', {
    email: 'ahead@example.test',
    firstName: 'Ada',
    lastName: 'Ahead',
    userType: 1,
    dateOfBirth: '2130-01-01',
  })
  expect(created).toMatchObject({ status: 422, fields: { dateOfBirth: 'errors.dateInFuture' } })
  const path = `/server/user/${person.id}/profile`
  const { version } = (await own<Rec>('GET', path)).body
  expect((await own<Refused>('PUT', path, { dateOfBirth: '2130-01-01', version })).body.fields).toEqual({
    dateOfBirth: 'errors.dateInFuture',
  })
})

test('query strings and filters are refused in text keys, or with the values allowed, never in the words of a library', async () => {
  const fields = async (path: string) => {
    const answer = await csr.call<Refused>('GET', path)
    expectStatus(answer, 422)
    return answer.body.fields
  }
  const rest = (name: string, filter: object) =>
    fields(`/rest/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  expect(await fields('/server/logging/lfc/list?event=nope')).toEqual({
    event: `Unknown value. Use one of: ${auditEvents.join(', ')}.`,
  })
  expect(await rest('users', { userType: 'x' })).toEqual({ 'filter.userType': 'errors.invalidValue' })
  expect(await rest('users', { accountStatus: 'x' })).toEqual({
    'filter.accountStatus': `Unknown value. Use one of: ${accountStatusFilters.join(', ')}.`,
  })
  expect(await rest('users', { name: 'x'.repeat(201) })).toEqual({ 'filter.name': 'errors.tooLong' })
  expect(await rest('users', { id: [{}] })).toEqual({ 'filter.id': 'errors.invalidValue' })
  expect(await fields('/rest/users?range=%5B-1,2%5D')).toEqual({ range: 'errors.tooSmall' })
})

test('a country is kept once, however often it is named', async () => {
  await db
    .insert(country)
    .values([
      { id: 82, name: 'Germany', code: 'DE' },
      { id: 233, name: 'United States', code: 'US' },
    ])
    .onConflictDoNothing()
  expect(await post('regions', { name: 'Both', countryCodes: ' us, de ,US' })).toMatchObject({
    status: 201,
    row: { countryCodes: 'US,DE' },
  })
})
