import { describe, expect, test } from 'vitest'
import type { Preference } from '#model/identity/contact-wire.ts'
import { expectStatus } from '../../../support/product.ts'
import { expectDoors, startPeople, trail } from './people.ts'

const world = await startPeople()
const { product, people, call } = world
const path = (id: string = people.expert.id) => `/server/user/${id}/notification`
const read = async () => (await call.expert<Preference>('GET', path())).body
const change = async (fields: object) =>
  call.expert<Preference & { fields?: unknown; current?: unknown }>('PUT', path(), { ...(await read()), ...fields })

test('are for oneself and for staff', () =>
  expectDoors(world, (id) => ({
    path: path(id),
    write: { method: 'PUT', body: { preferredContact: 'email', sms: false, email: true, app: false, version: 1 } },
  })))

test('start with e-mail, and every change is audited; the zone is the address’s', async () => {
  const before = await read()
  expect(before).toEqual({
    preferredContact: 'email',
    sms: false,
    email: true,
    app: false,
    muted: {},
    doNotDisturbStart: null,
    doNotDisturbEnd: null,
    timeZone: 'America/New_York',
    version: 1,
  })
  const answer = await change({
    app: true,
    preferredContact: 'app',
    muted: { surveys: ['email', 'email'], tax: [] },
    doNotDisturbStart: '22:00',
    doNotDisturbEnd: '07:00',
    timeZone: 'Europe/Berlin',
  })
  expectStatus(answer, 200)
  expect(answer.body).toEqual({
    ...before,
    app: true,
    preferredContact: 'app',
    muted: { surveys: ['email'] },
    doNotDisturbStart: '22:00',
    doNotDisturbEnd: '07:00',
    timeZone: 'Europe/Berlin',
    version: 2,
  })
  expect((await call.expert('GET', `/server/user/${people.expert.id}/address`)).body).toMatchObject({
    timeZone: 'Europe/Berlin',
  })
  const rows = await trail(product, 'notification_preference', people.expert.id)
  expect(rows.map((row) => row.refField).sort()).toEqual([
    'app',
    'doNotDisturbEnd',
    'doNotDisturbStart',
    'muted',
    'preferredContact',
  ])
  expect(await trail(product, 'address', people.expert.id)).toMatchObject([
    { refField: 'timeZone', oldVal: 'America/New_York', newVal: 'Europe/Berlin' },
  ])
})

test('saving the same changes nothing; a stale version is 409 with what stands', async () => {
  const before = await read()
  expect((await change({})).body).toEqual(before)
  const stale = await change({ email: false, version: 1 })
  expectStatus(stale, 409)
  expect(stale.body.current).toEqual(before)
})

describe('what cannot be wished for', () => {
  test.each<[string, object, object]>([
    ['no channel at all', { email: false, sms: false, app: false }, { email: 'errors.oneChannel' }],
    [
      'a preferred channel that is off',
      { app: false, preferredContact: 'app' },
      { preferredContact: 'errors.preferredOff' },
    ],
    ['text messages without a number', { sms: true }, { sms: 'errors.noMobile' }],
    ['half a window', { doNotDisturbEnd: null }, { doNotDisturbEnd: 'errors.required' }],
    ['a window without length', { doNotDisturbEnd: '22:00' }, { doNotDisturbEnd: 'errors.emptyWindow' }],
    ['a time that does not exist', { doNotDisturbStart: '24:00' }, { doNotDisturbStart: 'errors.time' }],
    ['switching codes off', { muted: { 'mfa-code': ['email'] } }, { muted: 'errors.topic' }],
    [
      'a channel that does not exist',
      { muted: { tax: ['fax'] } },
      { 'muted.tax.0': expect.stringContaining('Use one of: ') },
    ],
    ['a zone that does not exist', { timeZone: 'Mars/Base' }, { timeZone: 'errors.timeZone' }],
    ['unknown fields', { userId: 'x' }, { userId: 'errors.unknownField' }],
  ])('%s', async (_, fields, told) => {
    const answer = await change(fields)
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual(told)
  })

  test('with a number text messages can be had, and preferred', async () => {
    expectStatus(
      await call.expert('PUT', `/server/user/${people.expert.id}/phone/mobile`, { number: '212 555 2368' }),
      200,
    )
    expectStatus(await change({ sms: true, preferredContact: 'mobile', email: false, app: false }), 200)
  })
})
