import { describe, expect, test } from 'vitest'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, totalOf, type Rec, type Refused } from './staff.ts'

const product = await startProduct({ contents: 'demo' })
const { call } = (await hire(product)).super

interface Operation {
  description?: string
}
const { body } = await product.anonymous<{ paths: Record<string, { get?: Operation }> }>('GET', '/openapi.json')
/** What the documentation says of each list: that is what a caller has to go by. */
const lists = Object.entries(body.paths).flatMap(([path, { get }]) => {
  const name = /^\/api\/rest\/(\w+)$/.exec(path)?.[1]
  const told = get?.description ?? ''
  if (!name || !told.startsWith('Filters: ')) return []
  const groups = told.split('. ').flatMap((sentence) => {
    const at = sentence.lastIndexOf(': ')
    const how = sentence.slice(0, at)
    if (how !== 'Filters' && !how.startsWith('Also as')) return []
    return sentence
      .slice(at + 2)
      .split(', ')
      .map((filter) => ({ filter, how }))
  })
  const filters = groups.filter(({ filter }) => filter !== 'id' && filter !== 'q')
  const which = (word: string) => filters.filter(({ how }) => how.includes(word)).map(({ filter }) => filter)
  return [{ name, all: which(''), several: which('not'), empty: which('empty') }]
})

const total = async (name: string, filter: object) => {
  const answer = await listed(call, name, { filter, range: [0, 0] })
  expectStatus(answer, 200)
  return totalOf(answer) ?? 0
}

/** A value that the filter takes: a word, one of the words that its refusal names, or a number. */
async function someValue(name: string, filter: string): Promise<unknown> {
  const refused = await listed(call, name, { filter: { [filter]: 'x' }, range: [0, 0] })
  if (refused.status === 200) return 'x'
  const told = Object.values((refused.body as unknown as Refused).fields ?? {})[0] ?? ''
  return /one of: ([^,.]+)/.exec(told)?.[1] ?? 1
}

test('the lists of staff say what their filters take', () => {
  expect(lists.length).toBeGreaterThan(30)
  expect(lists.find(({ name }) => name === 'queries')).toMatchObject({
    several: expect.arrayContaining(['status', 'planId', 'tagIds']) as string[],
    empty: expect.arrayContaining(['grantId', 'createdStart', 'tagIds']) as string[],
  })
})

describe.each(lists)('$name', ({ name, all, several, empty }) => {
  test('what is and what is not make up the whole, and so do empty and not empty', async () => {
    const whole = await total(name, {})
    const rows = (await listed(call, name, { range: [0, 249] })).body
    for (const filter of several) {
      const seen = [...new Set(rows.map((row) => row[filter]))].filter((one) => one != null && typeof one !== 'object')
      const asked = seen[0] ?? (await someValue(name, filter))
      const having = await total(name, { [filter]: asked })
      expect(await total(name, { [filter]: { not: asked } }), `${filter} is not`).toBe(whole - having)
      expect(await total(name, { [filter]: { not: [asked] } }), `${filter} is none of`).toBe(whole - having)
      const [first, second] = seen
      if (second === undefined) continue
      const both = await total(name, { [filter]: [first, second] })
      const one = await total(name, { [filter]: first })
      expect(both, `${filter} is either`).toBeGreaterThanOrEqual(one)
      expect(await total(name, { [filter]: { not: [first, second] } }), `${filter} is neither`).toBe(whole - both)
    }
    for (const filter of empty) {
      const without = await total(name, { [filter]: { empty: true } })
      expect(await total(name, { [filter]: { empty: false } }), `${filter} is not empty`).toBe(whole - without)
    }
  })

  test('a word that the filter does not know is refused, and an empty question', async () => {
    for (const filter of all) {
      const answer = await listed(call, name, { filter: { [filter]: { nonsense: 1 } } })
      expectStatus(answer, 422)
      expect(Object.keys((answer.body as unknown as Refused).fields ?? {})[0]).toContain(`filter.${filter}`)
      expectStatus(await listed(call, name, { filter: { [filter]: {} } }), 422)
      if (!several.includes(filter)) expectStatus(await listed(call, name, { filter: { [filter]: { not: 'x' } } }), 422)
      if (!empty.includes(filter))
        expectStatus(await listed(call, name, { filter: { [filter]: { empty: true } } }), 422)
      else expectStatus(await listed(call, name, { filter: { [filter]: { empty: 'yes' } } }), 422)
    }
  })
})

test('what holds together narrows: two words of one filter, and two filters', async () => {
  const rows = (await listed(call, 'queries', { range: [0, 249] })).body
  const ids = async (filter: object) =>
    (await listed(call, 'queries', { filter, range: [0, 249] })).body.map(({ id }) => id).sort()
  const direct = (which: (row: Rec) => boolean) =>
    rows
      .filter(which)
      .map(({ id }) => id)
      .sort()
  expect(await ids({ status: { not: ['closed', 'open'] } })).toEqual(
    direct(({ status }) => status !== 'closed' && status !== 'open'),
  )
  expect(await ids({ grantId: { empty: false }, status: { not: 'closed' } })).toEqual(
    direct(({ grantId, status }) => grantId !== null && status !== 'closed'),
  )
  const grantId = rows.find((row) => row.grantId !== null)?.grantId
  expect(await ids({ grantId: { not: grantId, empty: false } })).toEqual(
    direct((row) => row.grantId !== null && row.grantId !== grantId),
  )
})

test('the catalogue takes the same in its query strings', async () => {
  const count = async (status: string) => {
    const answer = await call<{ total: number }>(
      'GET',
      `/server/query/list?pageSize=1&status=${encodeURIComponent(status)}`,
    )
    expectStatus(answer, 200)
    return answer.body.total
  }
  expect(await count('{"not":["closed","open"]}')).toBe((await count('')) - (await count('closed,open')))
  expectStatus(await call('GET', `/server/query/list?status=${encodeURIComponent('{"not":"nonsense"}')}`), 422)
  expectStatus(await call('GET', `/server/query/list?status=${encodeURIComponent('{not json')}`), 422)
})
