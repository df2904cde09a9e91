import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { idempotencyKey, queryInvite } from '#db/schema/all.ts'
import type { Guest } from '#model/discussions/guests.ts'
import type { UserInvite } from '#model/identity/invitations.ts'
import type { RoomJoined } from '#model/live-sessions/room.ts'
import { userType } from '#model/identity/enums.ts'
import { emptyDatabase, open } from '../../db/migrate/folder.ts'
import { migrationsBefore, oldRows } from '../../db/migrate/old-rows.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startCall } from '../live-sessions/room-scenario.ts'

const turn = { TURN_URLS: 'turn:relay.test:3478', TURN_SECRET: 'shared' }
const product = await startProduct({ env: turn })
const { db } = product
const call = await startCall(product)
const keyed = (key: string) => ({ 'Idempotency-Key': key })
const kept = async () => JSON.stringify(await db.select().from(idempotencyKey))

test('links of guests and invitations are made once under a key and kept nowhere', async () => {
  const guest = (name: string) => ({ participantType: 'lovedone', name, email: `${name.toLowerCase()}@guests.test` })
  const own = `/user/interaction/${call.row.key}/invites`
  const invitation = { email: 'new@people.test', firstName: 'N', lastName: 'P', userType: userType.client }
  const sends = [
    ['one', own, guest('Ada')],
    ['two', '/server/query/invite', { queryId: call.row.id, ...guest('Grace') }],
    ['three', `/csradmin/interaction/${call.row.key}/inviteParticipant`, guest('Edith')],
    ['four', '/server/userInvite', invitation],
    ['five', '/rest/invitations', { ...invitation, email: 'other@people.test' }],
  ] as const
  for (const [key, path, body] of sends) {
    const who = path === own ? call.asker : call.staff
    const first = await who<Guest | UserInvite>('POST', path, body, keyed(key))
    expect([path, first.status < 300]).toEqual([path, true])
    const secret = first.body.url?.split('/').at(-1) ?? ''
    expect(secret.length).toBeGreaterThan(20)
    expect(await kept()).not.toContain(secret)
    const again = await who('POST', path, body, keyed(key))
    expectStatus(again, 409)
    expect(again.body).toMatchObject({ errorKey: 'idempotency.notKept' })
    expectStatus(await who('POST', path, { ...body, email: 'third@people.test' }, keyed(key)), 422)
  }
  const guests = await db.select().from(queryInvite).where(eq(queryInvite.queryId, call.row.id))
  expect(guests).toHaveLength(3)
  const resent = `${own}/${guests[0]?.id}/resend`
  const answer = await call.asker<Guest>('POST', resent, undefined, keyed('six'))
  expectStatus(answer, 200)
  expect(await kept()).not.toContain(answer.body.url?.split('/').at(-1))
})

test('a refusal is given again under its key, also where an answer would hold a secret', async () => {
  const bad = { queryId: 'none', participantType: 'lovedone', name: 'Ada', email: 'ada@guests.test' }
  const answers = [
    await call.staff('POST', '/server/query/invite', bad, keyed('bad')),
    await call.staff('POST', '/server/query/invite', bad, keyed('bad')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('joining a call takes no key: each time is a join of its own, and no token is kept', async () => {
  for (let n = 0; n < 2; n++) {
    const { status, body } = await call.asker<RoomJoined>('POST', `${call.room}/join`, {}, keyed('room'))
    expect(status).toBe(200)
    const rows = await kept()
    expect(rows).not.toContain(body.roomToken)
    for (const { credential } of body.iceServers) if (credential) expect(rows).not.toContain(credential)
  }
  expect(await db.select().from(idempotencyKey).where(eq(idempotencyKey.key, 'room'))).toEqual([])
})

test('answers are kept for 24 hours', async () => {
  expectStatus(await call.asker('POST', '/server/support/email', { emailBody: 'once' }, keyed('mail')), 200)
  await product.pass(23 * 3600)
  expect(await kept()).toContain('"mail"')
  await product.pass(3601)
  expect(await db.select().from(idempotencyKey)).toEqual([])
})

test('an upgrade empties what an earlier version kept; the next sweep deletes it', async () => {
  const store = await open(await emptyDatabase())
  await migrate(store, migrationsBefore('0028'))
  const { insert } = oldRows(store, product.now())
  await insert(idempotencyKey, { key: 'old', caller: 'x', request: 'x', status: 200, body: '{"url":"secret"}' })
  await migrate(store)
  const [left] = await store.db.select().from(idempotencyKey)
  expect(left).toMatchObject({ key: 'old', body: null, createdAt: new Date(0) })
  await store.close()
})
