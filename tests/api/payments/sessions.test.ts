import { describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { earning, liveAttendance, queryExpert, queryHeader, transaction } from '#db/schema/all.ts'
import { makeDiagnosis } from '#db/seed/factories.ts'
import type { NoeticSession } from '#model/payments/session-wire.ts'
import { newYorkDay } from '#model/time.ts'
import { expectStatus } from '../../support/product.ts'
import { expectDoors, startPeople } from '../identity/profile/people.ts'

const world = await startPeople()
const { product, db, people, call } = world
const at = (part: string, id: string = people.expert.id) => `/server/user/${id}/${part}`
const diagnosis = await makeDiagnosis(db)
let nth = 0

async function session(
  minutesFromNow: number | null,
  header: Partial<typeof queryHeader.$inferInsert> = {},
  part: Partial<typeof queryExpert.$inferInsert> | null = {},
) {
  const now = product.now()
  const id = newId()
  await db.insert(queryHeader).values({
    id,
    key: `K-${++nth}`,
    userId: people.client.id,
    createdBy: people.client.id,
    status: 'open',
    title: `Case ${nth}`,
    mediaType: 'video',
    diagnosisId: diagnosis.id,
    expertSelectionMode: 'all',
    text: 'What now?',
    meetingTime: minutesFromNow === null ? null : new Date(now.getTime() + minutesFromNow * 60_000),
    createdAt: now,
    updatedAt: now,
    ...header,
  })
  const partId = newId()
  if (part)
    await db.insert(queryExpert).values({
      id: partId,
      queryId: id,
      userId: people.expert.id,
      status: 'claimed',
      createdAt: now,
      updatedAt: now,
      ...part,
    })
  return { id, partId, key: `K-${nth}` }
}
const list = async (query = '', who = call.expert, id = people.expert.id) =>
  (await who<{ data: NoeticSession[]; total: number }>('GET', `${at('noeticSessions', id)}${query}`)).body

test('sessions are for physicians themselves and for staff', () =>
  expectDoors(world, (id) => ({ path: at('noeticSessions', id), notClients: true })))

describe('the sessions of a person', () => {
  test('are those asked for or sat in, with their state and pay', async () => {
    const unplanned = await session(null)
    const early = await session(6)
    const now = await session(4)
    const over = await session(-24 * 60, {}, { status: 'answered' })
    await session(60, {}, { status: 'invited' })
    await session(60, { mediaType: 'messenger' })
    await session(60, { status: 'cancelled' })
    await session(60, {}, null)
    const asked = await session(2, { userId: people.expert.id }, null)
    await db.insert(earning).values({
      id: newId(),
      queryExpertId: over.partId,
      queryId: over.id,
      userId: people.expert.id,
      source: 'session',
      minutes: 30,
      amount: 15_000,
      formula: {},
      updatedAt: product.now(),
    })
    const { data, total } = await list()
    expect(total).toBe(5)
    expect(data.map(({ key, status, minutes, amount }) => [key, status, minutes, amount])).toEqual([
      [unplanned.key, 'unscheduled', null, null],
      [asked.key, 'awaitHost', null, null],
      [now.key, 'joinable', null, null],
      [early.key, 'early', null, null],
      [over.key, 'ended', 30, 15_000],
    ])
    expect(data[1]).toMatchObject({
      title: expect.stringMatching(/^Case/) as string,
      diagnosis: diagnosis.name,
      mediaType: 'video',
      currency: 'USD',
    })
    expect((data[1]?.endsAt ?? 0) - (data[1]?.meetingTime ?? 0)).toBe(30 * 60)
    const guestExpert = newId()
    await db.insert(queryExpert).values({
      id: guestExpert,
      queryId: asked.id,
      userId: people.stranger.id,
      status: 'claimed',
      createdAt: product.now(),
      updatedAt: product.now(),
    })
    await db.insert(liveAttendance).values({
      id: newId(),
      queryId: asked.id,
      userId: people.stranger.id,
      role: 'expert',
      peerId: 'p',
      tokenHash: 'h',
      tokenExpires: product.now(),
      joinedAt: product.now(),
    })
    expect((await list()).data.find((row) => row.key === asked.key)?.status).toBe('joinable')
    expect((await list('', call.csr)).total).toBe(5)
    expect((await list('', call.stranger, people.stranger.id)).data.map((row) => row.key)).toEqual([asked.key])
  })

  test('can be asked for by day and by page', async () => {
    const yesterday = newYorkDay(new Date(product.now().getTime() - 24 * 3_600_000))
    expect((await list('?from=2100-01-01')).total).toBe(0)
    expect((await list(`?to=${yesterday}`)).data.map((row) => row.status)).toEqual(['ended'])
    expect((await list('?page=2&pageSize=4')).data).toHaveLength(1)
    expectStatus(await call.expert('GET', `${at('noeticSessions')}?status=ended`), 422)
  })
})

test('the ledger says when what is owed should come', async () => {
  const line = (effectiveDate: string, amount: number, transactionType: 'Earned' | 'Paid') =>
    db.insert(transaction).values({
      id: newId(),
      userId: people.stranger.id,
      description: 'x',
      amount,
      transactionType,
      source: 'async',
      status: 'credit',
      effectiveDate,
      createdAt: product.now(),
    })
  await line('2026-02-10', 10_000, 'Earned')
  await line('2026-05-01', 20_000, 'Earned')
  await line('2026-05-05', -12_500, 'Paid')
  const { body } = await call.stranger<{ balance: number; expectedPay: unknown }>(
    'GET',
    `${at('transaction/list', people.stranger.id)}?from=2026-05-04`,
  )
  expect(body).toMatchObject({
    balance: 17_500,
    expectedPay: [{ quarter: '2026-Q2', amount: 17_500, from: '2026-07-28', until: '2026-08-11' }],
  })
})
