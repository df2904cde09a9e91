import { expect, test } from 'vitest'
import { membershipPlan, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { and, eq } from 'drizzle-orm'
import {
  indexBucketsSchema,
  indexRecordSchema,
  type Discussion,
  type IndexBuckets,
  type IndexRecord,
} from '#model/discussions/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { numbersOf, wrong } from '../../support/numbers.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const idOf = async (email: string) => (await product.db.select().from(user).where(eq(user.email, email)))[0]?.id ?? ''
const buckets = async (email: string, query = '') => {
  const answer = await (await product.as(await idOf(email)))<IndexBuckets>('GET', `/server/query/indexBuckets${query}`)
  expectStatus(answer, 200)
  expect(indexBucketsSchema.safeParse(answer.body).error).toBeUndefined()
  return answer.body
}

test('a member finds every discussion they asked, once, and no one else’s', async () => {
  const { data, queryStats } = await buckets('member@consilium.test')
  const shown = Object.values(data)
    .flat()
    .map((record) => record.queryId)
  const asked = await product.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .where(eq(queryHeader.userId, await idOf('member@consilium.test')))
  expect([...shown].sort()).toEqual(asked.map((row) => row.id).sort())
  expect(queryStats.totalQueries).toBe(shown.length)
  expect(data.newOpportunities).toEqual([])
  expect(data.closed.length).toBeGreaterThan(0)
})

test('an invited expert sees what an invitation may show: not the question', async () => {
  const { data } = await buckets('expert@consilium.test')
  expect(data.newOpportunities.length).toBeGreaterThan(0)
  for (const record of data.newOpportunities) {
    expect(record).toMatchObject({
      isInvited: true,
      previewText: '',
      card: { title: 'discussion.card.invitation', colour: 'primary' },
    })
    expect(record.engagement?.rate).toBeGreaterThan(0)
    const [header] = await product.db.select().from(queryHeader).where(eq(queryHeader.id, record.queryId))
    expect(JSON.stringify(record)).not.toContain(header?.text.slice(0, 40))
  }
  const declined = await product.db
    .select({ id: queryExpert.queryId })
    .from(queryExpert)
    .where(and(eq(queryExpert.userId, await idOf('expert@consilium.test')), eq(queryExpert.status, 'declined')))
  const shown = new Set(
    Object.values(data)
      .flat()
      .map((record) => record.queryId),
  )
  expect(declined.some((row) => shown.has(row.id))).toBe(false)
})

test('every number of a home or a tab is the length of the list that it opens, for everybody', async () => {
  const people = (await product.db.select().from(user).where(eq(user.enabled, true))).filter(
    (one) => one.userType !== userType.csr,
  )
  let counted = 0
  for (const { id, email } of people) {
    const call = await product.as(id)
    if ((await call('GET', `/server/query/stats/user/${id}`)).status !== 200) continue
    const numbers = await numbersOf(call, id)
    expect([email, wrong(numbers)]).toEqual([email, []])
    counted += numbers.find(([name]) => name === 'home, new responses')?.[1] ?? 0
  }
  expect(counted).toBeGreaterThan(0)
})

test('a new member has nothing, and is told so in numbers', async () => {
  const { data, queryStats } = await buckets('newmember@consilium.test')
  expect(Object.values(data).flat()).toEqual([])
  expect(queryStats).toEqual({ totalQueries: 0, newOpportunities: 0, requiresAction: 0, ongoing: 0, closed: 0 })
})

test('the featured list starts with the next call, and statistics are the buckets’ own', async () => {
  const id = await idOf('member@consilium.test')
  const call = await product.as(id)
  const featured = await call<{ data: IndexRecord[]; total: number }>('GET', `/server/query/featured/${id}`)
  expectStatus(featured, 200)
  for (const record of featured.body.data) expect(indexRecordSchema.safeParse(record).error).toBeUndefined()
  const soon = featured.body.data.map((record) => (record.meetingTime ?? 0) * 1000 > product.now().getTime())
  expect(soon).toEqual([...soon].sort((a, b) => Number(b) - Number(a)))
  const { queryStats } = (
    await call<{ queryStats: { requiresAction: number } }>('GET', `/server/query/stats/user/${id}`)
  ).body
  expect(queryStats.requiresAction).toBe((await buckets('member@consilium.test')).queryStats.requiresAction)
})

test('members of a plan that shares read others’ released discussions, without the people of other plans', async () => {
  const shared = await buckets('member@consilium.test', '?filter=shared')
  const id = await idOf('member@consilium.test')
  for (const record of Object.values(shared.data).flat()) {
    const [header] = await product.db.select().from(queryHeader).where(eq(queryHeader.id, record.queryId))
    expect(header?.userId).not.toBe(id)
    expect(['open', 'held', 'answered', 'closed']).toContain(header?.status)
  }
})

test('cards come in the language of the page, whatever the person prefers', async () => {
  const id = await idOf('member@consilium.test')
  const call = await product.as(id)
  const names = async (language: string) =>
    (
      await call<{ data: IndexRecord[] }>('GET', `/server/query/featured/${id}?pageSize=50`, undefined, {
        'Accept-Language': language,
      })
    ).body.data.map((record) => record.diagnosisName)
  expect((await names('zh-CN')).some((name) => /\p{Script=Han}/u.test(name))).toBe(true)
  expect((await names('en-US')).some((name) => /\p{Script=Han}/u.test(name))).toBe(false)
})

test('cards and discussions show the everyday name of the diagnosis, with its code beside it', async () => {
  const { data } = await buckets('member@consilium.test', '?pageSize=100')
  const call = await product.as(await idOf('member@consilium.test'))
  const records = Object.values(data).flat()
  for (const { queryId, diagnosisName, diagnosisCode } of records) {
    expect(diagnosisName).not.toMatch(/malignant neoplasm/i)
    const { body } = await call<Discussion>('GET', `/user/interaction/${queryId}`)
    expect(body.diagnosis).toMatchObject({ plainName: diagnosisName, code: diagnosisCode })
  }
  expect(records.some(({ diagnosisCode }) => /^[CD]\d\d/.test(diagnosisCode ?? ''))).toBe(true)
})

test('a plan tells its members something while it is active, and no one else', async () => {
  const id = await idOf('member@consilium.test')
  const rights = await (
    await product.as(id)
  )<{ data: { planId: string; displayTitle: string; message: string | null }[] }>(
    'GET',
    `/server/user/${id}/planRights`,
  )
  expectStatus(rights, 200)
  const [standard] = rights.body.data.filter((plan) => plan.displayTitle === 'Standard')
  expect(standard?.message).toContain('within a day')
  expectStatus(
    await (
      await product.as(await idOf('newmember@consilium.test'))
    )('GET', `/server/user/${id}/planRights`),
    404,
  )
  await product.db
    .update(membershipPlan)
    .set({ enabled: false })
    .where(eq(membershipPlan.id, standard?.planId ?? ''))
  const later = await (
    await product.as(id)
  )<{ data: { planId: string; message: string | null }[] }>('GET', `/server/user/${id}/planRights`)
  expect(later.body.data.find((plan) => plan.planId === standard?.planId)?.message).toBeNull()
  await product.db
    .update(membershipPlan)
    .set({ enabled: true })
    .where(eq(membershipPlan.id, standard?.planId ?? ''))
})

test('another person’s numbers are not told', async () => {
  const call = await product.as(await idOf('newmember@consilium.test'))
  expectStatus(await call('GET', `/server/query/stats/user/${await idOf('member@consilium.test')}`), 404)
  expectStatus(await call('GET', `/server/query/featured/${await idOf('member@consilium.test')}`), 404)
  expectStatus(await call('GET', '/server/query/indexBuckets?filter=secret'), 422)
})

test('the next call is the featured card, in the list as on the dashboard; a later one is a discussion', async () => {
  const id = await idOf('member@consilium.test')
  const open = await product.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .where(and(eq(queryHeader.userId, id), eq(queryHeader.status, 'open')))
  const [next, later] = open.map((row) => row.id)
  for (const [queryId, ahead] of [
    [next, 2],
    [later, 5],
  ] as const) {
    const meetingTime = new Date(product.now().getTime() + ahead * 3_600_000)
    await product.db
      .update(queryHeader)
      .set({
        mediaType: 'video',
        meetingTime,
        responseCount: 0,
        lastResponseAt: null,
        askerAction: null,
        surveyStatus: null,
      })
      .where(eq(queryHeader.id, queryId ?? ''))
  }
  const states = new Map(
    Object.values((await buckets('member@consilium.test')).data)
      .flat()
      .map((record) => [record.queryId, record.card.state]),
  )
  expect([states.get(next ?? ''), states.get(later ?? '')]).toEqual([
    'discussion.card.featured',
    'discussion.card.discussion',
  ])
  const [first] = (await (await product.as(id))<{ data: IndexRecord[] }>('GET', `/server/query/featured/${id}`)).body
    .data
  expect(first).toMatchObject({ queryId: next, card: { state: 'discussion.card.featured' } })
})
