import type { RaRecord } from 'ra-core'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { grantProgram, pool } from '#db/schema/all.ts'
import { backofficeOnProduct, staffLogin } from './on-product.ts'

const { product, seen } = await backofficeOnProduct()
const { storeLogin } = await import('#api/client/session.ts')
const { dataProvider, changesOf } = await import('#backoffice/providers/data-provider.ts')
const { ApiError } = await import('#api/client/api-error.ts')
const { refusalOf } = await import('#backoffice/providers/client.ts')
const { linkVerbs } = await import('#backoffice/providers/panel-verbs.ts')

storeLogin(await staffLogin(product, ['csr_admin']))
beforeEach(() => void seen.splice(0))

const failure = async (call: Promise<unknown>): Promise<InstanceType<typeof ApiError>> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('This call should have been refused', { cause: error })
  return error
}
const newGrant = async (name: string) =>
  (
    await dataProvider.create('grants', {
      data: { name, displayTitle: name, shortDescription: 'For all', frontMatter: '<p>Welcome</p>', priority: 5 },
    })
  ).data as RaRecord
const newPool = async (poolName: string) =>
  (await dataProvider.create('pools', { data: { poolName, displayName: poolName } })).data as RaRecord
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} }

describe('records', () => {
  test('are listed with their total, found by words and by filters', async () => {
    for (const name of ['Alpha fund', 'Beta fund', 'Gamma trust']) await newGrant(name)
    const { data, total } = await dataProvider.getList('grants', { ...page, pagination: { page: 1, perPage: 2 } })
    expect(data.map((row: RaRecord) => row.name as string)).toEqual(['Alpha fund', 'Beta fund'])
    expect(total).toBe(3)
    expect((await dataProvider.getList('grants', { ...page, filter: { q: 'trust' } })).total).toBe(1)
  })

  test('a filter that does not exist is refused, and nothing is shown as if it were', async () => {
    expect((await failure(dataProvider.getList('grants', { ...page, filter: { colour: 'red' } }))).status).toBe(422)
  })

  test('more references than a page holds are all found', async () => {
    const ids = Array.from({ length: 103 }, (_, index) => `pool-${index}`)
    const now = product.now()
    await product.db
      .insert(pool)
      .values(ids.map((id) => ({ id, poolName: id, displayName: id, createdAt: now, updatedAt: now })))
    seen.splice(0)
    const { data } = await dataProvider.getMany('pools', { ids })
    expect(new Set(data.map((row: RaRecord) => row.id))).toEqual(new Set(ids))
    expect(seen).toHaveLength(2)
  })

  test('what has changed since it was read is not deleted', async () => {
    const read = await newPool('stale')
    await dataProvider.update('pools', { id: read.id, data: { displayName: 'Newer' }, previousData: read })
    const error = await failure(dataProvider.delete('pools', { id: read.id, previousData: read }))
    expect(error.status).toBe(409)
    const { data: now } = await dataProvider.getOne('pools', { id: read.id })
    await dataProvider.delete('pools', { id: read.id, previousData: now as RaRecord })
    expect((await failure(dataProvider.getOne('pools', { id: read.id }))).status).toBe(404)
  })

  test('an update sends what changed and the version that was read', async () => {
    const grant = await newGrant('Delta fund')
    seen.splice(0)
    const { data } = await dataProvider.update('grants', {
      id: grant.id,
      data: { ...grant, priority: 9 },
      previousData: grant,
    })
    expect(data).toMatchObject({ priority: 9, version: Number(grant.version) + 1 })
    expect(seen[0]?.body).toEqual({ priority: 9, version: grant.version })
  })

  test('a creation carries a key of its own', async () => {
    await newPool('Keyed')
    await newPool('Keyed too')
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.every((key) => key !== null && key.length > 20)).toBe(true)
    expect(new Set(keys).size).toBe(2)
  })
})

describe('refusals', () => {
  test('of fields stand where forms look for them', async () => {
    const error = await failure(
      dataProvider.create('grants', {
        data: { name: '', displayTitle: 'X', shortDescription: 'x', frontMatter: 'x', panelSize: 99 },
      }),
    )
    expect(error.status).toBe(422)
    expect(refusalOf(error).errors).toEqual({ name: 'errors.required', panelSize: 'errors.between' })
  })

  test('a stale version brings what stands there now', async () => {
    const grant = await newGrant('Epsilon fund')
    await product.db
      .update(grantProgram)
      .set({ displayTitle: 'Renamed', version: Number(grant.version) + 1 })
      .where(eq(grantProgram.id, String(grant.id)))
    const error = await failure(
      dataProvider.update('grants', { id: grant.id, data: { ...grant, priority: 7 }, previousData: grant }),
    )
    expect(error.status).toBe(409)
    expect(refusalOf(error)).toMatchObject({ errorKey: 'conflict', current: { displayTitle: 'Renamed' } })
  })

  test('that a record does not exist is told by its status', async () => {
    expect((await failure(dataProvider.getOne('grants', { id: 'nowhere' }))).status).toBe(404)
  })
})

describe('what belongs to a record', () => {
  const members = (id: unknown) =>
    dataProvider.getManyReference('grants.pools', { target: 'id', id: String(id), ...page })

  test('is linked by a verb, listed, and unlinked; the same key does it once', async () => {
    const [grant, made] = [await newGrant('Zeta fund'), await newPool('Zeta pool')]
    expect((await members(grant.id)).total).toBe(0)
    await dataProvider.act(linkVerbs.grantPool(String(grant.id), String(made.id)), 'one-click')
    await dataProvider.act(linkVerbs.grantPool(String(grant.id), String(made.id)), 'one-click')
    const { data, total } = await members(grant.id)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ id: made.id, poolName: 'Zeta pool' })
  })

  test('plans of a funding source are named by the plan', async () => {
    const grant = await newGrant('Eta fund')
    const plan = (
      await dataProvider.create('plans', {
        data: { type: 'standard', name: 'Eta plan', alias: 'eta', displayTitle: 'Eta' },
      })
    ).data as RaRecord
    await dataProvider.act(linkVerbs.planGrant(String(plan.id), String(grant.id)))
    const { data } = await dataProvider.getManyReference('grants.plans', {
      target: 'id',
      id: String(grant.id),
      ...page,
    })
    expect(data.map((row: RaRecord) => row.id)).toEqual([plan.id])
  })
})

describe('changesOf', () => {
  test('leaves out what is the same, also inside, and keeps null', () => {
    const previous = { id: '1', name: 'A', note: 'x', attachments: { video: true }, version: 3 }
    expect(changesOf({ ...previous, attachments: { video: true }, note: null }, previous)).toEqual({
      note: null,
      version: 3,
    })
  })

  test('a cleared text counts as a change, an absent one does not', () => {
    expect(changesOf({ id: '1', note: '' }, { id: '1', note: 'x' })).toEqual({ note: '' })
    expect(changesOf({ id: '1', note: undefined }, { id: '1', note: null })).toEqual({})
  })
})
