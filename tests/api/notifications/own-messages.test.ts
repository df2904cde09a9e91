import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { address, notification } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct()
const { db } = product
const expert = await makeExpert(db, product.now())
const other = await makeExpert(db, product.now())
const client = await makeUser(db, product.now())
const csr = await makeUser(db, product.now(), { userType: userType.csr, allowedCSRView: true })
const call = await product.as(expert.id)

async function put(day: string, given: Partial<typeof notification.$inferInsert> = {}) {
  const at = new Date(day.includes('T') ? day : `${day}T12:00:00Z`)
  const id = newId()
  await db.insert(notification).values({
    id,
    userId: expert.id,
    type: 'app',
    purpose: 'invite',
    cause: `test:${id}`,
    to: expert.id,
    subject: `On ${day}`,
    text: 'Words',
    status: 'sent',
    createdAt: at,
    dueAt: at,
    ...given,
  })
  return id
}
const first = await put('2026-01-01')
const second = await put('2026-01-02')
const third = await put('2026-01-03', { link: 'https://example.test/discussion/K1' })
const code = await put('2026-01-04', {
  type: 'sms',
  purpose: 'mfa-code',
  secret: 1,
  text: 'Your code is 482913',
  status: 'new',
  subject: 'Code',
})
const mail = await put('2026-01-05T23:59:59Z', { type: 'email', status: 'error', queryId: 'q1' })
const theirs = await put('2026-01-03', { userId: other.id })

describe('messages in the product', () => {
  const list = async (query = '') =>
    (await call<{ data: { id: string; readAt: string | null }[]; total: number }>('GET', `/user/notifications${query}`))
      .body

  test('are the caller’s own, newest first, without codes', async () => {
    const { data, total } = await list()
    expect(total).toBe(3)
    expect(data.map((row) => row.id)).toEqual([third, second, first])
    expect(data[0]).toEqual({
      id: third,
      purpose: 'invite',
      subject: 'On 2026-01-03',
      text: 'Words',
      link: 'https://example.test/discussion/K1',
      createdAt: '2026-01-03T12:00:00.000Z',
      readAt: null,
    })
    expect((await list('?page=2&pageSize=2')).data.map((row) => row.id)).toEqual([first])
    expectStatus(await call('GET', '/user/notifications?userId=x'), 422)
  })

  test('are read one by one or all at once; the first reading counts; others’ are not there', async () => {
    const one = await call<{ readAt: string }>('PUT', `/user/notifications/${second}/read`)
    expectStatus(one, 200)
    product.clock.advance(60)
    expect((await call<{ readAt: string }>('PUT', `/user/notifications/${second}/read`)).body.readAt).toBe(
      one.body.readAt,
    )
    expect((await list('?unreadOnly=true')).data.map((row) => row.id)).toEqual([third, first])
    for (const id of [theirs, code, mail, 'none'])
      expectStatus(await call('PUT', `/user/notifications/${id}/read`), 404)
    expect((await call('PUT', '/user/notifications/read')).body).toEqual({ count: 2 })
    expect((await call('PUT', '/user/notifications/read')).body).toEqual({ count: 0 })
    expect((await (await product.as(other.id))('GET', '/user/notifications?unreadOnly=true')).body).toMatchObject({
      total: 1,
    })
  })
})

describe('the communication log', () => {
  const log = async (query = '', who = call, id = expert.id) =>
    who<{ data: { id: string; text: string; key?: string; queryId?: string }[]; total: number }>(
      'GET',
      `/server/user/${id}/commlog${query}`,
    )

  test('has everything that was sent, and no code', async () => {
    const { body } = await log()
    expect(body.data.map((row) => row.id)).toEqual([mail, code, third, second, first])
    expect(body.data[1]).toEqual({
      id: code,
      type: 'sms',
      purpose: 'mfa-code',
      subject: 'Code',
      text: '***',
      status: 'new',
      createdAt: '2026-01-04T12:00:00.000Z',
      sentAt: null,
    })
    expect(body.data[0]).toMatchObject({ queryId: 'q1', status: 'error' })
    expect(JSON.stringify(body)).not.toContain('482913')
  })

  test.each([
    ['type=email', [mail]],
    ['type=app&pageSize=1', [third]],
    ['status=new', [code]],
    ['from=2026-01-04', [mail, code]],
    ['to=2026-01-01', [first]],
    ['from=2026-01-05&to=2026-01-05', [mail]],
    ['from=2026-01-06', []],
  ])('%s', async (query, ids) => expect((await log(`?${query}`)).body.data.map((row) => row.id)).toEqual(ids))

  test('counts days where the reader is, as the page shows the times', async () => {
    const reader = await makeExpert(db, product.now())
    const own = await product.as(reader.id)
    // 20:30 on 10 January in New York, 09:30 on the next morning in Tokyo
    const late = await put('2026-01-11T01:30:00Z', { userId: reader.id, to: reader.id })
    const on = async (day: string) =>
      (await log(`?from=${day}&to=${day}`, own, reader.id)).body.data.map((row) => row.id)
    const live = (timeZone: string) => db.update(address).set({ timeZone }).where(eq(address.userId, reader.id))
    await db.delete(address).where(eq(address.userId, reader.id))
    expect([await on('2026-01-10'), await on('2026-01-11')]).toEqual([[late], []])
    await db.insert(address).values({ userId: reader.id, timeZone: 'Asia/Tokyo' })
    expect([await on('2026-01-10'), await on('2026-01-11')]).toEqual([[], [late]])
    await live('America/Los_Angeles')
    expect([await on('2026-01-10'), await on('2026-01-11')]).toEqual([[late], []])
  })

  test('refuses what it does not know', async () => {
    for (const query of ['type=fax', 'from=yesterday', 'text=x']) expectStatus(await log(`?${query}`), 422)
  })

  test('is for physicians themselves and staff', async () => {
    expectStatus(await log('', await product.as(csr.id)), 200)
    expectStatus(await log('', await product.as(other.id)), 404)
    const asClient = await product.as(client.id)
    expectStatus(await log('', asClient), 404)
    expectStatus(await log('', asClient, client.id), 403)
  })
})
