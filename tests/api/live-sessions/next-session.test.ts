import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { liveAttendance, queryExpert, queryHeader } from '#db/schema/all.ts'
import { makeDiagnosis } from '#db/seed/factories.ts'
import type { NextLiveSession, NextLiveSessionLink } from '#model/live-sessions/next-session.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { startPeople } from '../identity/profile/people.ts'

const { product, db, people, call } = await startPeople()
const diagnosis = await makeDiagnosis(db)
let nth = 0
beforeEach(async () => {
  await db.delete(queryHeader)
})

async function meeting(
  minutesFromNow: number | null,
  header: Partial<typeof queryHeader.$inferInsert> = {},
  part: Partial<typeof queryExpert.$inferInsert> = {},
) {
  const now = product.now()
  const id = newId()
  const key = `N-${++nth}`
  await db.insert(queryHeader).values({
    id,
    key,
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
  await db.insert(queryExpert).values({
    id: newId(),
    queryId: id,
    userId: people.expert.id,
    status: 'claimed',
    createdAt: now,
    updatedAt: now,
    ...part,
  })
  return { id, key }
}
const next = async (who: Caller) => (await who<Partial<NextLiveSession>>('GET', '/user/nextLiveSession')).body
const link = async (who: Caller) => (await who<Partial<NextLiveSessionLink>>('GET', '/user/nextLiveSessionLink')).body
const attend = (queryId: string, userId: string, leftAt: Date | null = null, meetingTime: Date | null = null) =>
  db.insert(liveAttendance).values({
    id: newId(),
    queryId,
    userId,
    role: 'expert',
    peerId: 'p',
    tokenHash: newId(),
    tokenExpires: product.now(),
    joinedAt: product.now(),
    leftAt,
    meetingTime,
  })

describe('the coming call', () => {
  test('is the first that is not over, for its asker and its expert, and for no one else', async () => {
    await meeting(90)
    const soon = await meeting(30)
    await meeting(-60)
    const row = await next(call.client)
    expect(row).toMatchObject({
      key: soon.key,
      queryId: soon.id,
      title: `Case ${nth - 1}`,
      mediaType: 'video',
      status: 'early',
    })
    expect(row.meetingTime).toBe(
      Math.floor(
        ((await db.select().from(queryHeader).where(eq(queryHeader.id, soon.id)))[0]?.meetingTime?.getTime() ?? 0) /
          1000,
      ),
    )
    expect(row.meetingTimeDisplay).toMatch(/\(New York\)$/)
    expect((await next(call.expert)).key).toBe(soon.key)
    for (const who of [call.stranger, call.csr, call.viewer])
      expect([await next(who), await link(who)]).toEqual([{}, {}])
    expectStatus(await product.anonymous('GET', '/user/nextLiveSession'), 401)
    expectStatus(await product.anonymous('GET', '/user/nextLiveSessionLink'), 401)
  })

  test.each([
    ['closed', { status: 'closed' }],
    ['cancelled', { status: 'cancelled' }],
    ['not released', { status: 'csrhold' }],
    ['written', { mediaType: 'messenger' }],
    ['ended', { sessionEndedAt: new Date() }],
  ] as const)('is none that is %s', async (_, header) => {
    await meeting(30, header)
    expect([await next(call.client), await next(call.expert)]).toEqual([{}, {}])
  })

  test.each(['invited', 'declined', 'missedout', 'timedout', 'rejected', 'cancelled'] as const)(
    'is none in which one is %s',
    async (status) => {
      await meeting(30, {}, { status })
      expect(await next(call.expert)).toEqual({})
    },
  )

  test('has no time yet, or is over 15 minutes past its end: then there is none', async () => {
    await meeting(null)
    expect(await next(call.client)).toEqual({})
    const { key } = await meeting(-44)
    expect((await next(call.client)).key).toBe(key)
    await db
      .update(queryHeader)
      .set({ meetingTime: new Date(product.now().getTime() - 45 * 60_000) })
      .where(eq(queryHeader.key, key))
    expect(await next(call.client)).toEqual({})
    await db.update(queryHeader).set({ meetingMinutes: 60 }).where(eq(queryHeader.key, key))
    expect((await next(call.client)).key).toBe(key)
  })

  test('opens 5 minutes before: to the expert at once, to the asker once the expert is in', async () => {
    const { id } = await meeting(6)
    expect([(await next(call.expert)).status, (await next(call.client)).status]).toEqual(['early', 'early'])
    await db
      .update(queryHeader)
      .set({ meetingTime: new Date(product.now().getTime() + 4 * 60_000) })
      .where(eq(queryHeader.id, id))
    expect([(await next(call.expert)).status, (await next(call.client)).status]).toEqual(['joinable', 'awaitHost'])
    await attend(id, people.client.id)
    // who came to the time before the call was moved has not come to this one
    await attend(id, people.expert.id, product.now(), new Date(0))
    expect((await next(call.client)).status).toBe('awaitHost')
    // joined once is joined
    await attend(id, people.expert.id, product.now())
    expect((await next(call.client)).status).toBe('joinable')
  })
})

describe('its link', () => {
  test('leads to the room below the discussion, from 5 minutes before', async () => {
    const { key } = await meeting(30)
    const at = (await next(call.client)).meetingTime ?? 0
    const { publicUrl } = product.deps.env
    expect(await link(call.client)).toEqual({
      key,
      url: `${publicUrl}/member/discussion/${key}#live`,
      joinableFrom: at - 300,
    })
    expect(await link(call.expert)).toEqual({ key, url: `${publicUrl}/discussion/${key}#live`, joinableFrom: at - 300 })
  })

  test('is the expert’s own address where staff have set one, for that expert alone', async () => {
    await meeting(30, {}, { mtgUrl: 'https://meet.example.test/ada' })
    expect((await link(call.expert)).url).toBe('https://meet.example.test/ada')
    expect((await link(call.client)).url).toMatch(/#live$/)
  })
})
