import { describe, expect, test } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)

interface Parameter {
  in: string
  name: string
  schema?: { enum?: string[] }
}
type Paths = Record<string, Record<string, { parameters?: Parameter[] }>>
const { body } = await product.anonymous<{ paths: Paths }>('GET', '/openapi.json')
const reads = Object.entries(body.paths).flatMap(([path, { get }]) => {
  const query = (get?.parameters ?? []).filter((one) => one.in === 'query')
  const required = (get?.parameters ?? []).some((one) => one.in === 'path')
  return get && !required && /^\/api\/(rest|server|csradmin)\//.test(path)
    ? [{ path: path.replace('/api', ''), query }]
    : []
})

describe('a refusal says what would be right', () => {
  test.each(reads.filter(({ query }) => query.some(({ name }) => name === 'sort')).map(({ path }) => path))(
    'unknown order of %s',
    async (path) => {
      const sort = path.startsWith('/rest/') ? '["nonsense","ASC"]' : 'nonsense'
      const answer = await staff.super.call<Refused>('GET', `${path}?sort=${encodeURIComponent(sort)}`)
      expect([answer.status, answer.body.fields?.sort]).toEqual([422, expect.stringMatching(/Use one of: -?\w+/)])
    },
  )

  test.each(
    reads.flatMap(({ path, query }) =>
      query.filter(({ schema }) => schema?.enum).map(({ name, schema }) => [path, name, schema?.enum ?? []] as const),
    ),
  )('wrong value: %s?%s', async (path, name, values) => {
    const answer = await staff.super.call<Refused>('GET', `${path}?${name}=nonsense`)
    expect([answer.status, answer.body.fields?.[name]]).toEqual([
      422,
      `Unknown value. Use one of: ${values.join(', ')}.`,
    ])
  })

  test('wrong values of bodies and of filters', async () => {
    const wrong = async (method: string, path: string, sent?: object) =>
      (await staff.super.call<Refused>(method, path, sent)).body.fields
    expect(await wrong('POST', '/rest/plans', { name: 'A plan', expertSelectionMode: 'nonsense' })).toMatchObject({
      expertSelectionMode: expect.stringContaining('Use one of: ') as unknown,
    })
    const filter = encodeURIComponent(JSON.stringify({ status: ['nonsense'] }))
    expect(await wrong('GET', `/rest/queries?filter=${filter}`)).toEqual({
      'filter.status': expect.stringContaining('Use one of: create, ') as unknown,
    })
  })
})
