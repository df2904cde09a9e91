/** react-admin's own provider, as shipped, against the API. */
import { fetchUtils } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeDiagnosis, makePool } from '#db/seed/factories.ts'
import { diagnosis, userSession } from '#db/schema/all.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { startProduct } from '../../support/product.ts'
import { hire, type Rec } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const token = 'token-of-the-provider'
const far = new Date(product.now().getTime() + 86_400_000)

beforeAll(async () => {
  await db.insert(userSession).values({
    hash: hashToken(token),
    userId: staff.csr.id,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: product.now(),
    lastSeenAt: product.now(),
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  vi.stubGlobal('fetch', async (request: Request | string, options?: RequestInit) =>
    product.fetch(new Request(request, options)),
  )
})
afterAll(() => vi.unstubAllGlobals())

const client = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    headers: new Headers({
      ...Object.fromEntries(new Headers(options.headers).entries()),
      authorization: `Bearer ${token}`,
    }),
  })
const provider = simpleRest('http://test/api/rest', client)
const page = { pagination: { page: 1, perPage: 2 }, sort: { field: 'poolName', order: 'ASC' as const } }

test('create, getOne, update, delete', async () => {
  const { data: made } = await provider.create<Rec>('pools', { data: { poolName: 'breast', displayName: 'Breast' } })
  expect((await provider.getOne<Rec>('pools', { id: made.id })).data).toEqual(made)
  const { data: changed } = await provider.update<Rec>('pools', {
    id: made.id,
    data: { ...made, displayName: 'Breast cancer' },
    previousData: made,
  })
  expect(changed).toMatchObject({ id: made.id, displayName: 'Breast cancer', version: made.version + 1 })
  await expect(
    provider.update('pools', { id: made.id, data: { ...made, displayName: 'Late' }, previousData: made }),
  ).rejects.toMatchObject({ status: 409 })
  expect((await provider.delete<Rec>('pools', { id: made.id, previousData: made })).data.id).toBe(made.id)
  await expect(provider.getOne('pools', { id: made.id })).rejects.toMatchObject({ status: 404 })
})

test('getList with filter, sort and pages; getMany; updateMany; deleteMany', async () => {
  for (const poolName of ['c-shared', 'a-shared', 'b-shared', 'other']) await makePool(db, product.now(), { poolName })
  const first = await provider.getList<Rec>('pools', { ...page, filter: { q: 'shared' } })
  expect(first.total).toBe(3)
  expect(first.data.map((row) => row.poolName)).toEqual(['a-shared', 'b-shared'])
  const second = await provider.getList<Rec>('pools', {
    ...page,
    pagination: { page: 2, perPage: 2 },
    filter: { q: 'shared' },
  })
  expect(second.data.map((row) => row.poolName)).toEqual(['c-shared'])
  const ids = [...first.data, ...second.data].map((row) => row.id)

  expect((await provider.getMany<Rec>('pools', { ids })).data.map((row) => row.id).sort()).toEqual([...ids].sort())
  expect((await provider.updateMany('pools', { ids, data: { enabled: false } })).data).toEqual(ids)
  expect((await provider.getMany<Rec>('pools', { ids })).data.map((row) => row.enabled)).toEqual([false, false, false])
  expect((await provider.deleteMany('pools', { ids })).data).toEqual(ids)
  expect((await provider.getList('pools', { ...page, filter: { q: 'shared' } })).total).toBe(0)
})

test('getManyReference lists what belongs to one record', async () => {
  const one = await makeDiagnosis(db)
  await makeDiagnosis(db)
  await db.insert(diagnosis).values({ groupId: one.groupId, name: 'Second of the group' })
  const { data, total } = await provider.getManyReference<Rec>('diagnoses', {
    target: 'groupId',
    id: one.groupId,
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  })
  expect(total).toBe(2)
  expect(data.map((row) => row.name)).toEqual([one.name, 'Second of the group'])
})

test('getMany of 250 is one answer', async () => {
  const many = await Promise.all(
    Array.from({ length: 250 }, (_, i) => makePool(db, product.now(), { poolName: `many ${i}` })),
  )
  const { data } = await provider.getMany('pools', { ids: many.map((row) => row.id) })
  expect(data).toHaveLength(250)
})
