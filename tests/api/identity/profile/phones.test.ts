import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { phone } from '#db/schema/all.ts'
import type { ContactPhone, PhoneList } from '#model/identity/contact-wire.ts'
import { phoneKinds, type PhoneKind } from '#model/identity/enums.ts'
import { expectStatus } from '../../../support/product.ts'
import { expectDoors, startPeople, trail } from './people.ts'

const world = await startPeople()
const { product, db, people, call } = world
const path = (kind = '', id: string = people.expert.id) => `/server/user/${id}/phone${kind && `/${kind}`}`
const list = async () => (await call.expert<PhoneList>('GET', path())).body.data
const set = (kind: string, number: string, more: object = {}) =>
  call.expert<ContactPhone & { fields?: unknown; current?: unknown }>('PUT', path(kind), { number, ...more })

test('are for oneself and for staff', async () => {
  await expectDoors(world, (id) => ({
    path: path('', id),
    write: { method: 'PUT', path: path('home', id), body: { number: '212 555 0100' } },
  }))
  await expectDoors(world, (id) => ({ path: path('', id), write: { method: 'DELETE', path: path('home', id) } }))
})

describe('a number', () => {
  test('is kept in one form, shown in its country’s, and audited', async () => {
    const answer = await set('mobile', '(212) 555-2368')
    expectStatus(answer, 200)
    expect(answer.body).toEqual({
      phoneKind: 'mobile',
      number: '+12125552368',
      formatted: '(212) 555-2368',
      confirmed: false,
      version: 1,
    })
    expect((await set('office', '+49 69 1234 5678 x12')).body).toMatchObject({
      number: '+496912345678 x12',
      formatted: '+49 69 12345678 x12',
    })
    expect((await list()).map((row) => row.phoneKind)).toEqual(['mobile', 'office'])
    const [row] = await db.select().from(phone).where(eq(phone.phoneKind, 'mobile'))
    expect(await trail(product, 'phone', row?.id ?? '')).toEqual([
      { event: 'create', refField: null, oldVal: null, newVal: null, userId: people.expert.id, actingUserId: null },
      {
        event: 'field_change',
        refField: 'number',
        oldVal: null,
        newVal: '+12125552368',
        userId: people.expert.id,
        actingUserId: null,
      },
    ])
  })

  test.each([
    ['', 'errors.required'],
    ['123456', 'errors.telephonePattern'],
    ['call me', 'errors.telephonePattern'],
    ['1234567', 'errors.telephone'],
    ['+1 000 000 0000', 'errors.telephone'],
    ['+999 123 456 789', 'errors.telephone'],
    ['9'.repeat(51), 'errors.tooLong'],
  ])('%j is refused: %s', async (number, text) => {
    const answer = await set('home', number)
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ number: text })
  })

  test('the mobile one has no extension, and kinds are a closed list', async () => {
    expect((await set('mobile', '212-555-2368 x4')).body.fields).toEqual({ number: 'errors.telephone' })
    expectStatus(await set('pager', '212-555-2368'), 422)
    expectStatus(await set('home', '212-555-2369', { confirmed: true }), 422)
  })

  test('a new mobile number loses the confirmation; the same one typed otherwise keeps it', async () => {
    const mine = and(eq(phone.userId, people.expert.id), eq(phone.phoneKind, 'mobile'))
    await db.update(phone).set({ confirmedAt: product.now() }).where(mine)
    expect((await set('mobile', '+1 212.555.2368'.replaceAll('.', ' '))).body).toMatchObject({
      confirmed: true,
      version: 1,
    })
    expect((await set('mobile', '646 555 2368')).body).toMatchObject({ confirmed: false, version: 2 })
    expect((await db.select().from(phone).where(mine))[0]?.confirmedAt).toBeNull()
  })

  test('a stale version is 409 with what stands; without a version the last one wins', async () => {
    const stale = await set('mobile', '212 555 2368', { version: 1 })
    expectStatus(stale, 409)
    expect(stale.body.current).toMatchObject({ number: '+16465552368', version: 2 })
    expectStatus(await set('fax', '212 555 2360', { version: 3 }), 409)
    expectStatus(await set('fax', '212 555 2360', { version: 0 }), 200)
  })

  test('is forgotten once, and only of its owner', async () => {
    expectStatus(await call.expert('DELETE', path('fax')), 200)
    expectStatus(await call.expert('DELETE', path('fax')), 404)
  })
})

test('the numbers of a person differ from one another, however they are typed', async () => {
  const same = await set('home', '+1 (646) 555-2368')
  expectStatus(same, 422)
  expect(same.body.fields).toEqual({ number: 'errors.dupContact' })
  const numbers = ['212 555 2368', '+1 212 555 2368', '(212) 555-2368', '646-555-2368', '+49 69 12345678']
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...phoneKinds), fc.constantFrom(...numbers)), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        for (const [kind, number] of steps as [PhoneKind, string][]) {
          const { status } = await set(kind, number)
          expect([200, 422]).toContain(status)
          const kept = (await list()).map((row) => row.number)
          expect(new Set(kept).size).toBe(kept.length)
        }
      },
    ),
    { numRuns: 12 },
  )
})

test('two kinds set to one number at once: one is refused', async () => {
  for (const { phoneKind } of await list()) await call.expert('DELETE', path(phoneKind))
  const answers = await Promise.all(phoneKinds.map((kind) => set(kind, '212 555 2399')))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422])
})
