import { expect, test } from 'vitest'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product

const again = (path: string, tag: string) => staff.csr.call<Rec>('GET', path, undefined, { 'If-None-Match': tag })

test('a record that has not changed is not sent again; a change is seen at once', async () => {
  const plan = await makePlan(db, product.now())
  for (const path of [`/rest/plans/${plan.id}`, `/server/membership/plan/${plan.id}`]) {
    const read = await staff.csr.call<Rec>('GET', path)
    const tag = read.headers.get('etag') ?? ''
    expect(tag).toMatch(new RegExp(`^"${String(read.body.version)}-[\\w-]{27}"$`))

    for (const seen of [tag, `W/${tag}`, `"else", ${tag}`, '*']) {
      const same = await again(path, seen)
      expect(same.status, seen).toBe(304)
      expect(same.headers.get('etag')).toBe(tag)
      expect(same.headers.get('cache-control')).toBe('no-store')
    }
    for (const other of ['"else"', `"${String(read.body.version)}"`]) expectStatus(await again(path, other), 200)

    expectStatus(await staff.csr.call('PUT', path, { name: `By ${path}` }, { 'If-Match': tag }), 200)
    const changed = await again(path, tag)
    expectStatus(changed, 200)
    expect(changed.body.name).toBe(`By ${path}`)
  }
})

test('a list is sent again when a row, its place or only its total has changed', async () => {
  await makeUser(db, product.now(), { lastName: 'Aaab' })
  const path = '/rest/users?range=[0,0]&sort=["lastName","ASC"]'
  const first = await staff.csr.call('GET', path)
  const tag = first.headers.get('etag') ?? ''
  const same = await again(path, tag)
  expect(same.status).toBe(304)
  expect(same.headers.get('content-range')).toBe(first.headers.get('content-range'))

  await makeUser(db, product.now(), { lastName: 'Zzzz' })
  const longer = await again(path, tag)
  expectStatus(longer, 200)
  expect(longer.body).toEqual(first.body)
  await makeUser(db, product.now(), { lastName: 'Aaaa' })
  const before = await again(path, longer.headers.get('etag') ?? '')
  expectStatus(before, 200)
  expect(before.body).not.toEqual(first.body)
})

test('a tag is no way around permission: who may not read is refused, whatever they have seen', async () => {
  const plan = await makePlan(db, product.now())
  const path = `/rest/plans/${plan.id}`
  const tag = (await staff.csr.call('GET', path)).headers.get('etag') ?? ''
  const member = await product.as((await makeUser(db, product.now(), {})).id)
  expect((await member('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(403)
  expect((await product.anonymous('GET', path, undefined, { 'If-None-Match': '*' })).status).toBe(401)
})
