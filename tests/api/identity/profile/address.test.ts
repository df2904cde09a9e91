import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '#db/schema/all.ts'
import type { Address } from '#model/identity/profile-wire.ts'
import { expectStatus } from '../../../support/product.ts'
import { expectDoors, startPeople, trail } from './people.ts'

const world = await startPeople()
const { product, db, people, call } = world
const path = (id: string = people.expert.id) => `/server/user/${id}/address`
const read = async () => (await call.expert<Address>('GET', path())).body
const change = async (fields: object) =>
  call.expert<Address & { fields?: unknown; current?: unknown }>('PUT', path(), {
    ...fields,
    version: (await read()).version,
  })

test('is for oneself and for staff', () =>
  expectDoors(world, (id) => ({ path: path(id), write: { method: 'PUT', body: { city: 'Ulm', version: 1 } } })))

test('changes what is sent; the country is found on the account too; every field is audited', async () => {
  const before = await read()
  const answer = await change({
    address: '1 Main St',
    city: 'Frankfurt',
    countryId: 82,
    stateId: 3009,
    zip: 'D-60311',
    timeZone: 'Europe/Berlin',
  })
  expectStatus(answer, 200)
  expect(answer.body).toEqual({
    address: '1 Main St',
    address2: null,
    city: 'Frankfurt',
    countryId: 82,
    stateId: 3009,
    zip: 'D-60311',
    timeZone: 'Europe/Berlin',
    version: before.version + 1,
  })
  expect((await db.select().from(user).where(eq(user.id, people.expert.id)))[0]?.countryId).toBe(82)
  const rows = await trail(product, 'address', people.expert.id)
  expect(rows.map((row) => row.refField).sort()).toEqual(['address', 'city', 'countryId', 'stateId', 'timeZone', 'zip'])
  expect(rows.find((row) => row.refField === 'countryId')).toMatchObject({
    oldVal: '233',
    newVal: '82',
    userId: people.expert.id,
  })
})

test('what is sent as it stands changes nothing, and a stale version is 409 with what stands', async () => {
  const before = await read()
  expect((await call.expert<Address>('PUT', path(), before)).body).toEqual(before)
  const late = await call.csr('PUT', path(), { city: 'Late', version: before.version - 1 })
  expectStatus(late, 409)
  expect(late.body.current).toEqual(before)
})

describe('the parts fit together', () => {
  test.each([
    [{ stateId: 1452 }, { stateId: 'errors.stateOfCountry' }],
    [{ stateId: 999_999 }, { stateId: 'errors.stateOfCountry' }],
    [{ countryId: 233 }, { stateId: 'errors.stateOfCountry', zip: 'errors.zip' }],
    [{ countryId: 7 }, { countryId: 'errors.noSuchRecord', stateId: 'errors.stateOfCountry' }],
    [{ countryId: null }, { stateId: 'errors.stateOfCountry' }],
    [{ timeZone: 'Mars/Base' }, { timeZone: 'errors.timeZone' }],
    [{ timeZone: 'Africa/Cairo' }, { timeZone: 'errors.timeZone' }],
    [{ zip: '12345678901' }, { zip: 'errors.tooLong' }],
    [{ city: 'x'.repeat(101) }, { city: 'errors.tooLong' }],
    [{ address: 'x'.repeat(256) }, { address: 'errors.tooLong' }],
    [{ street: 'x' }, { street: 'errors.unknownField' }],
  ])('%j is refused', async (fields, told) => {
    const answer = await change(fields)
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual(told)
  })

  test.each([
    ['1234', false],
    ['12345', true],
    ['123456', false],
    ['12345-678', false],
    ['12345-6789', true],
    ['ABCDE', false],
  ])('%s as a ZIP code of the United States: %s', async (zip, good) => {
    expectStatus(await change({ countryId: 233, stateId: 1452, zip: '10001' }), 200)
    expectStatus(await change({ zip }), good ? 200 : 422)
  })

  test('a country may come without a state, and the state may be emptied', async () => {
    expectStatus(await change({ countryId: 82, stateId: null, zip: null }), 200)
    expectStatus(
      await change({ stateId: null, city: 'x'.repeat(100), address: 'x'.repeat(255), zip: 'x'.repeat(10) }),
      200,
    )
  })
})
