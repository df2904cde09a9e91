import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import {
  csrTask,
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  grantProgram,
  grantPool,
  job,
  notification,
  membershipPlan,
  planPool,
  pool,
  poolExpert,
  queryExpert,
  queryHeader,
  querySelection,
  setting,
  user,
} from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, startProduct } from '../support/product.ts'
import { emptyDatabase, open } from './migrate/folder.ts'
import { migrationsBefore, oldRows } from './migrate/old-rows.ts'

const hour = 3_600_000
const now = new Date(Math.floor(Date.now() / 1000) * 1000)
const at = (hours: number) => new Date(now.getTime() + hours * hour)

/** A database as the version before booked calls left it. @param settings what staff had changed */
async function oldDatabase(settings: Record<string, number> = {}) {
  const url = await emptyDatabase()
  const store = await open(url)
  await migrate(store, migrationsBefore('0012'))
  const { insert, columnsOf } = oldRows(store, now)
  expect((await columnsOf('query_expert')).has('booked_at')).toBe(false)
  expect((await columnsOf('query_expert')).has('measured_minutes')).toBe(true)

  const person = (id: string, type: number, given: Record<string, unknown> = {}) =>
    insert(user, {
      id,
      email: `${id}@consilium.test`,
      firstName: id,
      lastName: 'Old',
      userType: type,
      enabled: true,
      noeticExpert: type === userType.expert,
      ...given,
    })
  await person('asker', userType.client)
  await person('staff', userType.csr, { staffRoles: ['csr'] })
  for (const id of ['one', 'two', 'three', 'four']) await person(id, userType.expert)
  await person('gone', userType.expert, { enabled: false })
  await insert(diagnosisDomain, { id: 'd', name: 'Cancer' })
  await insert(diagnosisGroup, { id: 'g', domainId: 'd', name: 'Breast' })
  await insert(diagnosis, { id: 'breast', groupId: 'g', code: 'C50.9', name: 'Breast', enabled: true })
  const funding = { enabled: true, freeLevel: 'all', csrReview: 'no', version: 1 }
  await insert(membershipPlan, {
    id: 'plan',
    alias: 'plan',
    name: 'Plan',
    access: 'full',
    type: 'standard',
    ...funding,
  })
  await insert(membershipPlan, {
    id: 'short',
    alias: 'short',
    name: 'Short',
    access: 'full',
    type: 'standard',
    maxQueryDuration: 48,
    ...funding,
  })
  await insert(grantProgram, { id: 'grant', name: 'Grant', ...funding })
  for (const [id, people] of Object.entries({ ofGrant: ['one', 'two'], ofPlan: ['three'], ofBoth: ['four'] })) {
    await insert(pool, { id, poolName: id, displayName: id, enabled: true, version: 1 })
    for (const userId of people) await insert(poolExpert, { poolId: id, userId, addedAt: at(-1000) })
  }
  for (const poolId of ['ofGrant', 'ofBoth']) await insert(grantPool, { grantId: 'grant', poolId })
  for (const poolId of ['ofPlan', 'ofBoth']) await insert(planPool, { planId: 'plan', poolId })
  for (const [key, value] of Object.entries(settings)) await insert(setting, { key, value, version: 1 })

  const ask = (id: string, given: Record<string, unknown> = {}) =>
    insert(queryHeader, {
      id,
      key: `CQ-${id.toUpperCase()}`,
      userId: 'asker',
      createdBy: 'asker',
      status: 'open',
      type: 'normal',
      title: id,
      text: 'Is adjuvant chemotherapy advisable after lumpectomy for a 2 cm grade 2 tumour?',
      mediaType: 'video',
      diagnosisId: 'breast',
      planId: 'plan',
      grantId: 'grant',
      expertSelectionMode: 'grant_first',
      csrReview: 'no',
      accountingStatus: 'new',
      freeLevel: 'all',
      surgeMultiple: 1,
      releasedAt: at(-144),
      closeTime: at(24),
      version: 1,
      ...given,
    })
  const take = (queryId: string, userId: string, given: Record<string, unknown> = {}, minutes = 0) =>
    insert(
      queryExpert,
      {
        id: `${queryId}-${userId}`,
        queryId,
        userId,
        status: 'claimed',
        surgeMultiple: 1,
        reminderStatus: 'none',
        acceptedAt: at(-1),
        version: 1,
        createdAt: at(-10),
        ...given,
      },
      { measured_minutes: minutes },
    )
  return { url, insert, ask, take }
}

/** Today's program, started on it. */
async function upgraded(url: string) {
  const product = await startProduct({ env: { DATABASE_URL: url } })
  const { db } = product
  const rowsNow = async () => ({
    parts: new Map((await db.select().from(queryExpert)).map((row) => [row.id, row])),
    headers: new Map((await db.select().from(queryHeader)).map((row) => [row.id, row])),
  })
  const migrated = await rowsNow()
  await product.runner.runDue()
  return { product, db, migrated, ...(await rowsNow()) }
}

describe('a database of the version before booked calls', () => {
  test('seats of calls to come are booked; written seats, seats without a chosen time and what has ended stay as they were', async () => {
    const { url, ask, take } = await oldDatabase()
    for (const status of ['open', 'held', 'answered'] as const) {
      await ask(status, {
        status,
        mediaType: 'audio',
        meetingTime: at(100),
        closeTime: status === 'held' ? null : at(24),
      })
      await take(status, 'one', status === 'held' ? { remainingMs: hour } : { reservedUntil: at(5) })
    }
    await ask('proposed', { proposedTimes: [toSeconds(at(200)), toSeconds(at(300))] })
    await take('proposed', 'two', { reservedUntil: at(5) })
    await ask('written', { mediaType: 'messenger' })
    await take('written', 'three', { reservedUntil: at(5) })
    await ask('ended', { status: 'closed', meetingTime: at(-200), closeTime: at(-20) })
    await take('ended', 'three', { status: 'timedout' })

    const { product, parts, headers } = await upgraded(url)
    for (const id of ['open-one', 'held-one', 'answered-one'])
      expect(parts.get(id)).toMatchObject({
        status: 'claimed',
        bookedAt: at(-1),
        reservedUntil: null,
        remainingMs: null,
        meetingTime: at(100),
        confirmBy: null,
      })
    for (const id of ['proposed-two', 'written-three'])
      expect(parts.get(id)).toMatchObject({ status: 'claimed', bookedAt: null, reservedUntil: at(5) })
    expect(parts.get('ended-three')).toMatchObject({ status: 'timedout', bookedAt: null })
    expect(headers.get('open')?.closeTime).toEqual(at(100 + 0.75 + 168))
    expect(headers.get('proposed')?.closeTime).toEqual(at(324))
    expect(headers.get('written')?.closeTime).toEqual(at(24))
    expect(headers.get('ended')?.closeTime).toEqual(at(-20))

    // seven hours later the written seat is lost, that of the call is not
    await product.pass((7 * hour) / 1000)
    const later = new Map((await product.db.select().from(queryExpert)).map((row) => [row.id, row.status]))
    expect([later.get('open-one'), later.get('written-three')]).toEqual(['claimed', 'timedout'])
    expectStatus(await product.anonymous('GET', '/health'), 200)
  })

  test.each<[string, Record<string, number>, number, number]>([
    ['nothing changed', {}, 168, 45],
    ['a longer duration', { 'discussion.maxDuration': 240 }, 240, 45],
    ['a shorter duration', { 'discussion.maxDuration': 72 }, 72, 45],
    ['longer calls', { 'live.length': 60, 'live.overrun': 30 }, 168, 90],
  ])('calls hold their discussions open by the settings: %s', async (_name, settings, duration, call) => {
    const { url, ask, take } = await oldDatabase(settings)
    await ask('default', { meetingTime: at(100) })
    await ask('own', { meetingTime: at(100), maxQueryDuration: 96 })
    await ask('plans', { meetingTime: at(100), planId: 'short' })
    await ask('later', { meetingTime: at(100), closeTime: at(1000) })
    for (const id of ['default', 'own', 'plans', 'later']) await take(id, 'one', { meetingTime: at(100) })
    const { headers } = await upgraded(url)
    const closes = (id: string) => ((headers.get(id)?.closeTime?.getTime() ?? 0) - at(100).getTime()) / hour
    expect([closes('default'), closes('own'), closes('plans'), closes('later')]).toEqual([
      call / 60 + duration,
      call / 60 + 96,
      call / 60 + 48,
      900,
    ])
  })

  test('who lost the seat of a call to come is booked again and told, held discussions too; else staff get a task', async () => {
    const { url, ask, take } = await oldDatabase()
    const lost = { status: 'timedout', payable: false }
    const call = { meetingTime: at(60), panelSize: 1 }
    await ask('free', call)
    await take('free', 'one', lost)
    await ask('held', { ...call, status: 'held', closeTime: null, meetingTime: at(80) })
    await take('held', 'two', lost)
    await ask('full', { ...call, meetingTime: at(90) })
    await take('full', 'three', { reservedUntil: at(5) })
    await take('full', 'four', lost)
    await ask('barred', { ...call, meetingTime: at(100) })
    await take('barred', 'gone', lost)
    // the same person at the same time, for whom another call is booked
    await ask('busy', { ...call, panelSize: 2, meetingTime: at(90) })
    await take('busy', 'three', lost)
    // never accepted, and a call that is over
    await ask('unanswered', { ...call, meetingTime: at(110) })
    await take('unanswered', 'one', { ...lost, acceptedAt: null })
    await ask('over', { ...call, meetingTime: at(-3) })
    await take('over', 'one', lost)

    const { db, parts } = await upgraded(url)
    for (const id of ['free-one', 'held-two'])
      expect(parts.get(id)).toMatchObject({ status: 'claimed', reservedUntil: null, payable: true })
    expect([parts.get('free-one')?.bookedAt, parts.get('held-two')?.bookedAt]).not.toContain(null)
    for (const id of ['full-four', 'barred-gone', 'busy-three', 'unanswered-one', 'over-one'])
      expect([id, parts.get(id)?.status]).toEqual([id, 'timedout'])
    const told = await db.select().from(notification).where(eq(notification.purpose, 'seatRestored'))
    expect(told.map((row) => row.userId).sort()).toEqual(['one', 'two'])
    const tasks = await db.select().from(csrTask).where(eq(csrTask.kind, 'call'))
    expect(tasks.map((task) => task.queryId).sort()).toEqual(['barred', 'busy', 'full'])
    for (const task of tasks) expect(task.detail).toMatchObject({ items: [{ why: 'notRestored' }] })
  })

  test('measured minutes are seconds, a clock that stood says why, pools and sides come from the stored run', async () => {
    const { url, insert, ask, take } = await oldDatabase()
    await ask('written', { mediaType: 'messenger', status: 'held', closeTime: null, remainingMs: 30 * hour })
    await take('written', 'one', { round: 1, remainingMs: 2 * hour }, 17)
    await take('written', 'three', { round: 1, status: 'answered', answeredAt: at(-2), minutes: 20 }, 0)
    await take('written', 'four', { round: 1, status: 'invited', acceptedAt: null, remainingMs: 5 * hour })
    await insert(querySelection, {
      id: 'run',
      queryId: 'written',
      round: 1,
      mode: 'grant_first',
      seed: 'x',
      createdAt: at(-10),
      ranking: [
        { userId: 'one', tier: 0, rank: 1 },
        { userId: 'three', tier: 1, rank: 2 },
        { userId: 'four', tier: 0, rank: 3 },
      ],
    })
    // invited without a run: no one knows by whom
    await ask('unknown', { mediaType: 'messenger' })
    await take('unknown', 'one', { round: 1, reservedUntil: at(5) })

    const { product, migrated } = await upgraded(url)
    const part = (id: string) => migrated.parts.get(id)
    expect([part('written-one')?.measuredSeconds, part('written-three')?.measuredSeconds]).toEqual([1020, 0])
    expect([part('written-one'), part('written-three'), part('written-four')].map((row) => row?.pausedFor)).toEqual([
      ['hold'],
      null,
      ['hold'],
    ])
    expect(
      ['one', 'three', 'four'].map((who) => [part(`written-${who}`)?.side, part(`written-${who}`)?.poolId]),
    ).toEqual([
      ['grant', 'ofGrant'],
      ['plan', 'ofPlan'],
      [null, 'ofBoth'],
    ])
    expect([part('unknown-one')?.side, part('unknown-one')?.poolId]).toEqual([null, null])

    // when staff let it go on, what was left runs on
    const staff = await product.as('staff')
    expectStatus(await staff('POST', '/csradmin/interaction/written/releaseHold', {}), 200)
    const [seat] = await product.db
      .select()
      .from(queryExpert)
      .where(and(eq(queryExpert.queryId, 'written'), eq(queryExpert.userId, 'one')))
    expect(seat).toMatchObject({ remainingMs: null, pausedFor: null })
    const left = (seat?.reservedUntil?.getTime() ?? 0) - product.now().getTime()
    expect(Math.abs(left - 2 * hour)).toBeLessThan(60_000)
  })
})

test('a new database has no upgrade to do', async () => {
  const store = await open(await emptyDatabase())
  await migrate(store)
  expect(await store.db.$count(job)).toBe(0)
})
