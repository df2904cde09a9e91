import { and, count, desc, eq, gte, inArray, isNull, lte, not, or } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  auditEvent,
  diagnosis,
  diagnosisGroup,
  pool,
  queryExpert,
  queryHeader,
  queryResponse,
  queryText,
  stateTransition,
  tagTarget,
  transaction,
  user,
} from '#db/schema/all.ts'
import { newYorkDay } from '#model/time.ts'
import { displayStatus, queryStatuses } from '#model/discussions/enums.ts'
import type { QueryAdmin } from '#model/discussions/admin-rows.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, totalOf, type Rec, type Refused } from './staff.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const staff = await hire(product)
const { call } = staff.viewer
const all = await db.select().from(queryHeader).orderBy(desc(queryHeader.createdAt), desc(queryHeader.id))
type Listed<T = Rec> = { data: T[]; total: number }

test('lists in Chinese name the diagnosis in Chinese', async () => {
  const chinese = new Map((await db.select().from(diagnosis)).map((row) => [row.id, row]))
  const plan = all.find(({ planId, grantId }) => planId && grantId)
  type Named = Partial<
    Record<'diagnosisId' | 'queryId' | 'id' | 'diagnosisName' | 'diagnosisPlainName' | 'name' | 'plainName', string>
  >
  for (const path of [
    '/rest/queries?range=[0,24]',
    '/server/query/list?pageSize=25',
    '/server/query/index?pageSize=25',
    `/server/querySimulator/effectiveDiagnoses/${plan?.planId}/${plan?.grantId}`,
  ]) {
    const { body } = await call<Named[] | { data: Named[] }>('GET', path, undefined, { 'accept-language': 'zh-CN' })
    const rows = Array.isArray(body) ? body : body.data
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const id = row.diagnosisId ?? all.find((one) => one.id === row.queryId)?.diagnosisId ?? row.id ?? ''
      const about = chinese.get(id)
      if (!about?.nameZh) continue
      // "unspecified" is left out of an everyday name
      const everyday = about.plainNameZh ?? about.nameZh.replace(/，\p{Script=Han}*未特指$/u, '')
      // cards have one name, the everyday one
      const isCard = path.includes('/query/index')
      expect([path, row.diagnosisName ?? row.name]).toEqual([path, isCard ? everyday : about.nameZh])
      if (!isCard) expect([path, row.diagnosisPlainName ?? row.plainName]).toEqual([path, everyday])
    }
  }
})

test('each row has all that the list of discussions shows', async () => {
  const page = await listed(call, 'queries', { range: [0, 199] })
  expect(page.body.map((row) => row.id)).toEqual(all.map((row) => row.id))
  const parts = await db.select().from(queryExpert)
  const people = new Map((await db.select().from(user)).map((person) => [person.id, person]))
  for (const row of page.body as unknown as QueryAdmin[]) {
    const header = all.find((one) => one.id === row.id)
    if (!header) throw new Error('no such discussion')
    const used = parts.filter(
      (part) =>
        part.queryId === row.id &&
        (['answered', 'followup'].includes(part.status) ||
          (part.status === 'claimed' &&
            (part.bookedAt !== null || part.remainingMs !== null || (part.reservedUntil ?? 0) > product.now()))),
    )
    expect(row).toMatchObject({
      key: header.key,
      status: header.status,
      displayStatus: displayStatus(header.status),
      responseCount: header.responseCount,
      reviewReasons: header.reviewReasons,
      seatsUsed: used.length,
      askerType: people.get(header.userId)?.userType,
      closeTime: header.closeTime?.toISOString() ?? null,
      meetingTime: header.meetingTime ? Math.floor(header.meetingTime.getTime() / 1000) : null,
    })
    expect(row.seats).toBeGreaterThan(0)
    expect(row).not.toHaveProperty('text')
    expect(row).not.toHaveProperty('history')
  }
})

const direct = async (where: ReturnType<typeof and>) =>
  (await db.select({ id: queryHeader.id }).from(queryHeader).where(where)).map((row) => row.id).sort()
const [plan, grant, asker] = [
  all.find((row) => row.planId)?.planId ?? '',
  all.find((row) => row.grantId)?.grantId ?? '',
  all[5]?.userId ?? '',
]
const [part] = await db.select().from(queryExpert)
const [tagged] = await db.select().from(tagTarget).where(eq(tagTarget.entityType, 'query'))
const [anyPool] = await db.select({ id: pool.id }).from(pool)
const pooled = anyPool?.id ?? ''
await db
  .update(queryHeader)
  .set({ poolId: pooled })
  .where(
    inArray(
      queryHeader.id,
      all.slice(0, 3).map((row) => row.id),
    ),
  )
const [group] = await db
  .select({ id: diagnosis.groupId, domainId: diagnosisGroup.domainId })
  .from(diagnosis)
  .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
  .where(eq(diagnosis.id, all[0]?.diagnosisId ?? ''))
const inGroup = db
  .select({ id: diagnosis.id })
  .from(diagnosis)
  .where(eq(diagnosis.groupId, group?.id ?? ''))
const inDomain = db
  .select({ id: diagnosis.id })
  .from(diagnosis)
  .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
  .where(eq(diagnosisGroup.domainId, group?.domainId ?? ''))
const withExpert = db
  .select({ id: queryExpert.queryId })
  .from(queryExpert)
  .where(eq(queryExpert.userId, part?.userId ?? ''))

describe('filters leave exactly what a direct query leaves', () => {
  test.each<[string, object, ReturnType<typeof and>]>([
    ['status', { status: ['open', 'held'] }, inArray(queryHeader.status, ['open', 'held'])],
    ['displayStatus', { displayStatus: 'open' }, inArray(queryHeader.status, ['open', 'held', 'answered'])],
    [
      'medium and type',
      { mediaType: 'messenger', type: 'normal' },
      and(eq(queryHeader.mediaType, 'messenger'), eq(queryHeader.type, 'normal')),
    ],
    ['plan', { planId: plan }, eq(queryHeader.planId, plan)],
    ['funding source', { grantId: grant }, eq(queryHeader.grantId, grant)],
    ['asker', { userId: asker }, eq(queryHeader.userId, asker)],
    ['expert', { expertId: part?.userId }, inArray(queryHeader.id, withExpert)],
    ['pool', { poolId: pooled }, eq(queryHeader.poolId, pooled)],
    ['diagnosis', { diagnosisId: all[0]?.diagnosisId }, eq(queryHeader.diagnosisId, all[0]?.diagnosisId ?? '')],
    [
      'user types',
      { userType: [2, 5] },
      inArray(
        queryHeader.userId,
        db
          .select({ id: user.id })
          .from(user)
          .where(inArray(user.userType, [2, 5])),
      ),
    ],
    [
      'tag',
      { tagIds: tagged?.tagId },
      inArray(
        queryHeader.id,
        db
          .select({ id: tagTarget.entityId })
          .from(tagTarget)
          .where(and(eq(tagTarget.entityType, 'query'), eq(tagTarget.tagId, tagged?.tagId ?? ''))),
      ),
    ],
    [
      'days of a month',
      { createdStart: '2026-01-01', createdEnd: all[9]?.createdAt.toISOString() },
      and(
        gte(queryHeader.createdAt, new Date('2026-01-01T05:00:00Z')),
        lte(queryHeader.createdAt, all[9]?.createdAt ?? new Date()),
      ),
    ],
    ['group', { diagnosisGroupId: group?.id }, inArray(queryHeader.diagnosisId, inGroup)],
    ['domain', { diagnosisDomainId: group?.domainId }, inArray(queryHeader.diagnosisId, inDomain)],
    ['test discussions', { testUser: 'test' }, eq(queryHeader.testQuery, true)],
    ['review queue', { reviewQueue: true }, eq(queryHeader.status, 'csrhold')],
    ['waits for charge', { waitsForCharge: true }, eq(queryHeader.status, 'pending_charge')],
    ['held', { held: true }, eq(queryHeader.status, 'held')],
  ])('%s', async (_name, filter, where) => {
    const answer = await listed(call, 'queries', { filter, range: [0, 249] })
    const ids = await direct(where)
    expect(answer.body.map((row) => row.id).sort()).toEqual(ids)
    expect(totalOf(answer)).toBe(ids.length)
  })

  test.each<[string, unknown, (row: (typeof all)[number]) => boolean]>([
    ['one', all[3]?.key, (row) => row.key === all[3]?.key],
    [
      'in small letters, without the dash',
      all[3]?.key.toLowerCase().replace('-', ''),
      (row) => row.key === all[3]?.key,
    ],
    [
      'divided by commas, blanks and semicolons',
      `${all[3]?.key}, ${all[9]?.key} ${all[11]?.key};${all[20]?.key}`,
      (row) => [3, 9, 11, 20].some((n) => all[n]?.key === row.key),
    ],
    ['as a list', [all[3]?.key, all[40]?.key], (row) => [3, 40].some((n) => all[n]?.key === row.key)],
    ['nobody has', 'CQ-XXXXXX', () => false],
  ])('RefId: %s', async (_name, key, holds) => {
    const answer = await listed(call, 'queries', { filter: { key }, range: [0, 249] })
    expect(answer.body.map((row) => row.id)).toEqual(all.filter(holds).map((row) => row.id))
    expect(totalOf(answer)).toBe(answer.body.length)
  })

  test.each([
    'lung',
    'LUNG adjuvant',
    'adjuvant lung',
    'her2',
    'C50',
    '乳腺',
    'ovar',
    'second opinion',
    'zzzzzz',
    '%',
    '_',
    '"',
  ])('words of the question: %s', async (words) => {
    const about = new Map((await db.select().from(diagnosis)).map((row) => [row.id, row]))
    const people = new Map((await db.select().from(user)).map((row) => [row.id, row]))
    const holds = (row: (typeof all)[number]) => {
      const [what, who] = [about.get(row.diagnosisId), people.get(row.userId)]
      const said = [
        row.key,
        row.title,
        row.text,
        row.history,
        what?.name,
        what?.code,
        what?.nameZh,
        who?.firstName,
        who?.lastName,
        who?.displayName,
      ]
        .join(' ')
        .toLowerCase()
      return words
        .toLowerCase()
        .split(' ')
        .every((word) => said.includes(word))
    }
    const answer = await listed(call, 'queries', { filter: { text: words }, range: [0, 249] })
    expect(answer.body.map((row) => row.key).sort()).toEqual(
      all
        .filter(holds)
        .map((row) => row.key)
        .sort(),
    )
    expect(totalOf(answer)).toBe(answer.body.length)
  })

  test.each(['text', 'q'])('quotation marks around the words of %s are no part of them', async (name) => {
    const words = all[3]?.title.split(' ').slice(0, 2).join(' ') ?? ''
    const found = async (typed: string) =>
      (await listed(call, 'queries', { filter: { [name]: typed }, range: [0, 249] })).body.map(({ id }) => id).sort()
    const plain = await found(words)
    expect(plain).toContain(all[3]?.id)
    for (const marked of [`"${words}"`, `“${words}”`, `«${words}»`, `" ${words} "`])
      expect(await found(marked)).toEqual(plain)
  })

  test('by words of the title in the search', async () => {
    const one = all[3]
    expect((await listed(call, 'queries', { filter: { q: one?.title } })).body.map((row) => row.id)).toContain(one?.id)
  })
})

test('quick views count what their lists hold', async () => {
  const soon = all.find((row) => row.status === 'open' && row.closeTime)
  await db
    .update(queryHeader)
    .set({ closeTime: new Date(product.now().getTime() + 3_600_000) })
    .where(eq(queryHeader.id, soon?.id ?? ''))
  const quiet = all.filter((row) => row.status === 'open')[1]
  await db
    .update(queryExpert)
    .set({ status: 'declined' })
    .where(eq(queryExpert.queryId, quiet?.id ?? ''))
  const review = all.find((row) => row.status === 'csrhold')
  await db
    .update(queryHeader)
    .set({ reviewReasons: ['identifiers', 'emptyPanel'] })
    .where(eq(queryHeader.id, review?.id ?? ''))
  const live = all.filter((row) => row.status === 'open')[2]
  await db
    .update(queryHeader)
    .set({ mediaType: 'video', meetingTime: product.now() })
    .where(eq(queryHeader.id, live?.id ?? ''))

  const { body } = await call<{ data: { status: string; count: number }[]; views: Record<string, number> }>(
    'GET',
    '/server/query/statusCounts',
  )
  const rows = await db
    .select({ status: queryHeader.status, count: count() })
    .from(queryHeader)
    .groupBy(queryHeader.status)
  expect(body.data).toEqual(
    queryStatuses.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 })),
  )
  for (const [view, total] of Object.entries(body.views))
    expect(totalOf(await listed(call, 'queries', { filter: { [view]: true } })), view).toBe(total)
  const idsOf = async (view: string) =>
    (await listed(call, 'queries', { filter: { [view]: true }, range: [0, 249] })).body.map((row) => row.id)
  expect(await idsOf('closingSoon')).toContain(soon?.id)
  expect(await idsOf('emptyPanel')).toEqual(expect.arrayContaining([quiet?.id, review?.id]))
  expect(await idsOf('liveToday')).toContain(live?.id)
  expect(
    (await call<{ views: Record<string, number> }>('GET', `/server/query/statusCounts?planId=${plan}`)).body.views
      .reviewQueue,
  ).toBe((await direct(and(eq(queryHeader.status, 'csrhold'), eq(queryHeader.planId, plan)))).length)
})

test('the number of a quick view is the total of the list it opens, whatever else narrows it', async () => {
  const people = await db.select().from(user)
  const isTest = (id: string) => people.some((one) => one.id === id && (one.testUser || one.supportAccount))
  const inCalls = all.filter((row) => ['open', 'answered'].includes(row.status))
  const calls = [inCalls.find((row) => row.testQuery), inCalls.find((row) => !row.testQuery && !isTest(row.userId))]
  for (const row of calls)
    await db
      .update(queryHeader)
      .set({ mediaType: 'audio', meetingTime: product.now() })
      .where(eq(queryHeader.id, row?.id ?? ''))
  const hidden = await direct(and(eq(queryHeader.testQuery, false), eq(queryHeader.userId, calls[1]?.userId ?? '')))
  await db
    .update(user)
    .set({ supportAccount: true })
    .where(eq(user.id, calls[1]?.userId ?? ''))
  const liveOnes = await listed(call, 'queries', { filter: { testUser: 'live' }, range: [0, 249] })
  expect(liveOnes.body.filter((row) => hidden.includes(row.id))).toEqual([])
  await db
    .update(user)
    .set({ supportAccount: false })
    .where(eq(user.id, calls[1]?.userId ?? ''))

  const counted: Record<string, Record<string, number>> = {}
  for (const filter of [{}, { testUser: 'live' }, { testUser: 'test' }, { testUser: 'live', q: 'lung' }]) {
    const answer = await call<{ views: Record<string, number> }>(
      'GET',
      `/server/query/statusCounts?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    )
    expectStatus(answer, 200)
    counted[JSON.stringify(filter)] = answer.body.views
    for (const [view, number] of Object.entries(answer.body.views))
      expect(totalOf(await listed(call, 'queries', { filter: { ...filter, [view]: true } })), view).toBe(number)
  }
  const [every, live, testing] = Object.values(counted)
  for (const view of Object.keys(every ?? {}))
    expect(every?.[view], view).toBe((live?.[view] ?? 0) + (testing?.[view] ?? 0))
  expect([live?.liveToday, testing?.liveToday].every((number) => number)).toBe(true)
  const overview = await call<{ sessions: number }>('GET', '/server/report/overview/now')
  expect(overview.body.sessions).toBe(live?.liveToday)
  expectStatus(await call('GET', '/server/query/statusCounts?filter={"nonsense":1}'), 422)
})

test('the lists of the catalogue answer the same', async () => {
  const get = await call<Listed>('GET', `/server/query/list?status=closed&pageSize=250&inclTestQueries=false`)
  const post = await call<Listed>('POST', '/server/query/list', {
    status: 'closed',
    pageSize: 250,
    inclTestQueries: false,
  })
  expectStatus(post, 200)
  expect(post.body).toEqual(get.body)
  const ids = await direct(and(eq(queryHeader.status, 'closed'), eq(queryHeader.testQuery, false)))
  expect(get.body.data.map((row) => row.id).sort()).toEqual(ids)
  expect(
    (
      await call<{ data: string[] }>('GET', '/server/query/id/list?status=closed&inclTestQueries=false')
    ).body.data.sort(),
  ).toEqual(ids)
  const index = await call<Listed<{ queryId: string; title: string }> & { queryStats: Record<string, number> }>(
    'GET',
    '/server/query/index?status=closed',
  )
  expect(index.body.data).toHaveLength(10)
  expect(index.body.queryStats.totalQueries).toBe(index.body.total)
  const stats = await call<{ queryStats: { totalQueries: number }; byMonth: { month: string; count: number }[] }>(
    'GET',
    '/server/query/stats',
  )
  expect(stats.body.byMonth.reduce((sum, row) => sum + row.count, 0)).toBe(all.length)
  expect(stats.body.byMonth.map((row) => row.month)).toEqual(
    [...new Set(all.map((row) => newYorkDay(row.createdAt).slice(0, 7)))].sort(),
  )
  expectStatus(await call('POST', '/server/query/list', { nonsense: 1 }), 422)
})

test('parts: experts, responses, transitions, texts, each with its discussion', async () => {
  const [row] = await db
    .select()
    .from(queryResponse)
    .where(not(isNull(queryResponse.queryExpertId)))
  const queryId = row?.queryId ?? ''
  const experts = await call<Listed>('GET', `/server/query/expert/list?queryId=${queryId}&pageSize=50`)
  expect(experts.body.total).toBe((await db.select().from(queryExpert).where(eq(queryExpert.queryId, queryId))).length)
  expect(experts.body.data[0]).toMatchObject({
    queryExpertId: experts.body.data[0]?.id,
    displayName: expect.any(String) as string,
  })
  expect((await call<Rec>('GET', `/server/query/expert/${experts.body.data[0]?.id}`)).body).toEqual(
    experts.body.data[0],
  )
  const responses = await call<Listed>('GET', `/server/query/response/list?queryId=${queryId}&pageSize=50`)
  expect(responses.body.total).toBe(
    (await db.select().from(queryResponse).where(eq(queryResponse.queryId, queryId))).length,
  )
  const moves = await call<Listed>('GET', `/server/query/log/state-transitions?queryId=${queryId}&pageSize=50`)
  expect(moves.body.total).toBe(
    (await db.select().from(stateTransition).where(eq(stateTransition.queryId, queryId))).length,
  )
  const first = all.find((one) => one.id === queryId)
  await db
    .insert(queryText)
    .values({ queryId, text: 'Earlier', history: 'Before', changedBy: staff.csr.id, changedAt: product.now() })
  expect((await call('GET', `/server/query/text/${queryId}`)).body).toMatchObject({
    queryId,
    text: first?.text,
    previous: [{ text: 'Earlier', changedBy: staff.csr.id }],
  })
  expect((await call('GET', `/server/query/responseText/${row?.id}`)).body).toMatchObject({
    responseId: row?.id,
    text: row?.text,
    previous: [],
  })
})

test('settings are edited; status, seats and times are not, and what release has fixed is not', async () => {
  const open = all.find((row) => row.status === 'open')
  const path = `/server/query/header/${open?.id}`
  const { body } = await staff.csr.call<Rec>('GET', path)
  const edited = await staff.csr.call<Rec>('PUT', path, { ...body, title: 'A clearer title', maxResponseTime: 48 })
  expectStatus(edited, 200)
  expect(edited.body).toMatchObject({ title: 'A clearer title', maxResponseTime: 48, version: body.version + 1 })
  for (const [field, value] of [
    ['status', 'closed'],
    ['panelSize', 9],
    ['closeTime', '2030-01-01T00:00:00.000Z'],
    ['userId', staff.csr.id],
    ['key', 'CQ-AAAAAA'],
    ['csrReview', 'no'],
  ] as const) {
    const answer = await staff.csr.call<Refused>('PUT', path, { [field]: value, version: edited.body.version })
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ [field]: 'errors.readOnly' })
  }
  expect((await staff.csr.call<Refused>('PUT', path, { type: 'private' })).body.fields).toEqual({
    type: 'errors.afterRelease',
  })
  expectStatus(await staff.viewer.call('PUT', path, { title: 'No' }), 403)
  expectStatus(await staff.csr.call('DELETE', path), 403)
  const [paid] = await db
    .select()
    .from(transaction)
    .where(or(not(isNull(transaction.queryId))))
  expectStatus(await staff.admin.call('DELETE', `/server/query/header/${paid?.queryId}`), 409)
  const free = all.find((row) => row.status === 'create')
  expectStatus(await staff.admin.call('DELETE', `/server/query/header/${free?.id}`), 200)
  expect(
    await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refId, free?.id ?? ''), eq(auditEvent.event, 'delete'))),
  ).toHaveLength(1)
})

test('a discussion is found by the words of its question as they are now', async () => {
  const like = all.find((row) => row.status === 'open')
  const made = (
    await staff.csr.call<Rec>('POST', '/server/query/header', {
      userId: like?.userId,
      planId: like?.planId,
      diagnosisId: like?.diagnosisId,
      title: 'Quinquagesima',
    })
  ).body
  const found = async (text: string) =>
    (await listed(call, 'queries', { filter: { text }, range: [0, 249] })).body.some((row) => row.id === made.id)
  const about = (
    await db
      .select()
      .from(diagnosis)
      .where(eq(diagnosis.id, like?.diagnosisId ?? ''))
  )[0]
  expect([await found('quinquagesima'), await found(about?.code ?? ''), await found('rechallenge')]).toEqual([
    true,
    true,
    false,
  ])
  const version = async () => (await staff.csr.call<Rec>('GET', `/server/query/header/${made.id}`)).body.version
  const reword = async (text: string, history: string) =>
    expectStatus(
      await staff.csr.call('PUT', `/server/query/text/${made.id}`, { text, history, version: await version() }),
      200,
    )
  await reword('Is a rechallenge with oxaliplatin sensible after two years?', 'Neuropathy grade 1')
  expect([await found('rechallenge OXALI'), await found('neuropathy')]).toEqual([true, true])
  await reword('Is a pause sensible after two years of treatment?', 'None')
  expect([await found('rechallenge'), await found('pause')]).toEqual([false, true])
  expectStatus(
    await staff.csr.call('PUT', `/server/query/header/${made.id}`, { title: 'Septuagesima', version: await version() }),
    200,
  )
  expect([await found('septuagesima pause')]).toEqual([true])
})
