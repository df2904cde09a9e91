import { count, desc, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import {
  bulkRun,
  contentDocument,
  grantPool,
  planManager,
  planMember,
  poolExpert,
  queryHeader,
  queryInvite,
  surveyQuestion,
  transaction,
  typeformConfig,
  user,
} from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makePlan } from '#db/seed/factories.ts'
import { startProduct, expectStatus } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const staff = await hire(product)
const { call } = staff.super

interface Operation {
  parameters?: { in: string; name: string; schema?: { description?: string } }[]
}
type Row = Record<string, unknown>
interface Page {
  data: Row[]
  total: number
}
const { body } = await product.anonymous<{ paths: Record<string, Record<string, Operation>> }>('GET', '/openapi.json')
const lists = Object.entries(body.paths).map(([path, { get }]) => ({
  path: path.replace('/api', ''),
  names: (get?.parameters ?? []).map(({ name }) => name),
  /** the list is one of a resource of staff, whose rows without a value stand where the engine puts them */
  resource: (get?.parameters ?? []).some(
    ({ name, schema }) => name === 'sort' && /^(fields divided|\[)/.test(schema?.description ?? ''),
  ),
}))

/** The order of these is what they say; none is added without such a reason. */
const orderIsMeaning: Record<string, string> = {
  '/server/query/indexBuckets': 'buckets: what waits comes before what is new',
  '/server/query/featured/{userId}': 'featured: coming calls, then what waits, then what is new',
  '/server/report/commonExports': 'definitions: as the specification lists them',
  '/server/report/expertdetailstats/{id}': 'rows behind a figure: by the time that it counts',
  '/server/report/header/{id}/passages': 'passages: as they stand in the document',
  '/server/report/header/{id}/rows': 'rows of a snapshot: as it was read',
  '/server/report/overview/rows': 'rows behind a figure: by the time that it counts',
  '/server/report/queryaggdetail': 'rows behind a figure: by the time that it counts',
  '/server/report/schedule/list': 'schedules: what comes next first',
  '/server/report/surveyResults/answers': 'rows behind a figure: the newest first',
  '/user/diagnosis/search/fromQueries': 'search: the best match first',
  '/user/diagnosis/search': 'search: the best match first',
  '/user/interaction/{key}/openings': 'people: who was there last comes first',
  '/user/interaction/{key}/responses': 'thread: read on from a cursor',
}

test('every list that is read by pages can be sorted, but for those whose order is their meaning', () => {
  const without = lists
    .filter(({ names }) => (names.includes('pageSize') || names.includes('range')) && !names.includes('sort'))
    .map(({ path }) => path)
  expect(without.sort()).toEqual(Object.keys(orderIsMeaning).sort())
})

/** The most frequent value of a column. */
async function commonest(column: PgColumn): Promise<string> {
  const [row] = await db
    .select({ value: column, n: count() })
    .from(column.table)
    .groupBy(column)
    .orderBy(desc(count()), column)
    .limit(1)
  return String(row?.value)
}
const planId = await commonest(planMember.planId)
await db.insert(planManager).values({ planId, userId: staff.super.id }).onConflictDoNothing()
const paid = await commonest(transaction.userId)
const [member] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'member@consilium.test'))
const [host] = await db
  .select({ key: queryHeader.key })
  .from(queryHeader)
  .where(eq(queryHeader.id, await commonest(queryInvite.queryId)))
expectStatus(
  await call('POST', '/server/typeform/config', {
    name: 'Form',
    builderConfig: [{ id: 1, text: 'Multiple Choice', validations: {}, endUserSelects: false }],
  }),
  200,
)
for (const question of ['First', 'Second', 'Third']) {
  expectStatus(await call('POST', '/server/query/headerInput', { userId: member?.id, clientData: { question } }), 200)
  product.clock.advance(60)
}
// acts on people who may and who may not be closed: some rows have a reason, some have none
const someone = await makeExpert(db, product.now())
expectStatus(
  await call('POST', '/server/bulk', {
    resource: 'users',
    act: 'disable',
    input: { reason: 'Left' },
    ids: [staff.super.id, someone.id, 'nobody', paid],
  }),
  201,
)
await product.runner.runDue()
const [help] = await db.select({ id: contentDocument.id }).from(contentDocument).where(eq(contentDocument.type, 'help'))
for (const enabled of [false, true]) {
  const { version } = (await call<{ version: number }>('GET', `/rest/contentDocuments/${help?.id}`)).body
  expectStatus(await call('PUT', `/rest/contentDocuments/${help?.id}`, { enabled, version }), 200)
}

/** What the addresses name, where the demo has most rows. */
const named: Record<string, string> = {
  '/server/grant/': await commonest(grantPool.grantId),
  '/server/pool/': await commonest(poolExpert.poolId),
  '/server/membership/plan/': planId,
  '/user/managedPlans/': planId,
  '/server/user/': paid,
  '/server/country/': '233',
  '/server/typeform/config/': await commonest(typeformConfig.id),
  '/server/bulk/': await commonest(bulkRun.id),
  '/server/content/document/': String(help?.id),
  '/user/interaction/': String(host?.key),
}
const asked: Record<string, string> = {
  '/server/query/headerInput/list': `userId=${member?.id}`,
  '/server/userDocument/list': `userId=${paid}`,
  '/server/userFile/list': `userId=${paid}`,
  '/server/diagnosis/domain/search': 'name=cancer',
  '/content/document/list': 'type=help',
  '/server/report/queryaggstats': 'groupBy=diagnosis',
  '/server/survey/question/list': `surveyHeaderId=${await commonest(surveyQuestion.surveyHeaderId)}`,
}
const addressOf = (path: string) => {
  const beginning = Object.keys(named).find((one) => path.startsWith(one)) ?? ''
  return `${path.replace(/\{\w+\}/, named[beginning] ?? 'unnamed')}?${asked[path] ?? ''}`
}

/** The list in either convention: the first 25 of a resource of staff, of any other list all pages after one another. */
async function wholeOf(path: string, field?: string, down = false): Promise<Page> {
  const rest = path.startsWith('/rest/')
  const size = rest ? '&range=[0,24]' : '&pageSize=250'
  const sort = rest ? JSON.stringify([field, down ? 'DESC' : 'ASC']) : `${down ? '-' : ''}${field}`
  const address = `${addressOf(path)}${size}${field ? `&sort=${encodeURIComponent(sort)}` : ''}`
  const answer = await call<Page | Row[]>('GET', address)
  expectStatus(answer, 200)
  const { body: first } = answer
  if (Array.isArray(first)) return { data: first, total: Number(answer.headers.get('content-range')?.split('/')[1]) }
  const data = [...first.data]
  for (let page = 2; data.length < Math.min(first.total, 1_000); page++)
    data.push(...(await call<Page>('GET', `${address}&page=${page}`)).body.data)
  return { data, total: first.total }
}

/** As the engines order them, rows without a value last. */
const inOrder = (values: unknown[], down: boolean) =>
  [...values].sort((a, b) => {
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return (a as string) < (b as string) === down ? 1 : -1
  })
const alike = ({ data }: Page) => data.map((row) => JSON.stringify(row)).sort()
/** Fields that were seen to move rows. */
const moved = new Set<string>()

// an export offers the orders of its list
describe('every field that a list offers, up and down', () => {
  test.each(lists.filter(({ names, path }) => names.includes('sort') && !path.endsWith('/export')))(
    '$path',
    async ({ path, resource }) => {
      const wrong = path.startsWith('/rest/') ? '["nonsense","ASC"]' : 'nonsense'
      const refused = await call<Refused>('GET', `${addressOf(path)}&sort=${encodeURIComponent(wrong)}`)
      expectStatus(refused, 422)
      // the one refusal names every order that there is
      const offered = /^Unknown (?:order|value)\. Use one of: ([^;.]+)(?:\.|; with - in front for descending\.)$/.exec(
        refused.body.fields?.sort ?? '',
      )?.[1]
      const fields = [...new Set((offered ?? '').split(', ').map((name) => name.replace(/^-/, '')))]
      expect(fields).not.toContain('')
      const own = await wholeOf(path)
      for (const field of fields)
        for (const down of [false, true]) {
          const sorted = await wholeOf(path, field, down)
          expect(sorted.total).toBe(own.total)
          if (resource) continue
          expect(alike(sorted)).toEqual(alike(own))
          const values = sorted.data.map((row) => row[field])
          if (values.includes(undefined)) continue
          expect(values).toEqual(inOrder(values, down))
          if (new Set(values).size > 1) moved.add(`${path} ${field}`)
        }
    },
  )

  test('the demo has rows to move in the lists that are sorted by their own fields', () => {
    expect([...moved]).toEqual(
      expect.arrayContaining([
        '/server/country/list code',
        '/server/country/{id}/states id',
        '/server/language/list locale',
        '/server/timezone/list offset',
        '/server/specialty/list code',
        '/content/document/list updatedAt',
        '/server/survey/question/list order',
        '/server/survey/response/list createdAt',
        '/server/query/headerInput/list updated',
        '/server/user/{id}/transaction/list amount',
        '/server/user/{id}/noeticSessions meetingTime',
        '/server/user/{id}/diagnosisGroup/choices name',
        '/user/managedPlans/{planId}/members email',
        '/user/managedPlans/{planId}/discussions createdAt',
        '/server/bulk/{id}/rows reason',
        '/server/content/document/{id}/versions documentVersion',
      ]),
    )
  })
})

describe('the order that was asked for', () => {
  const read = async <T>(path: string) => {
    const answer = await call<{ data: T[]; total: number; page: number }>('GET', path)
    expectStatus(answer, 200)
    return answer.body
  }

  test('held in memory: equals keep the order of the list, no value comes last, pages follow one another', async () => {
    interface Language {
      id: string
      locale: string | null
    }
    const path = '/server/language/list?pageSize=250'
    const all = (await read<Language>(path)).data
    const spoken = all.flatMap(({ locale }) => locale ?? []).sort()
    const rest = all.filter(({ locale }) => locale === null).map(({ id }) => id)
    expect(spoken.length).toBeGreaterThan(1)
    for (const [sort, first] of [
      ['locale', spoken],
      ['-locale', [...spoken].reverse()],
    ] as const)
      expect((await read<Language>(`${path}&sort=${sort}`)).data.map(({ id }) => id)).toEqual([...first, ...rest])

    const zonesAt = '/server/timezone/list'
    const zones = (await wholeOf(zonesAt, 'offset', true)).data as { id: string; offset: number }[]
    const byName = (await wholeOf(zonesAt)).data as { id: string; offset: number }[]
    expect(zones).toEqual([...byName].sort((a, b) => b.offset - a.offset))
    expect(await read(`${zonesAt}?pageSize=7&page=2&sort=-offset`)).toMatchObject({
      data: zones.slice(7, 14),
      total: zones.length,
      page: 2,
    })
    expect((await read(`${zonesAt}?pageSize=250&sort=-offset,-id`)).data).toEqual(
      [...zones].sort((a, b) => b.offset - a.offset || (a.id < b.id ? 1 : -1)).slice(0, 250),
    )
  })

  test('from the database: the same', async () => {
    const expert = await makeExpert(db, product.now())
    const about = await makeDiagnosis(db)
    const now = product.now()
    for (const [key, title, hours] of [
      ['S-1', 'b', null],
      ['S-2', 'a', 2],
      ['S-3', 'b', 1],
      ['S-4', 'a', null],
      ['S-5', 'c', 3],
    ] as const) {
      const id = newId()
      await db.insert(queryHeader).values({
        id,
        key,
        userId: expert.id,
        createdBy: expert.id,
        status: 'open',
        title,
        mediaType: 'video',
        diagnosisId: about.id,
        expertSelectionMode: 'all',
        text: 'x',
        meetingTime: hours === null ? null : new Date(now.getTime() + hours * 3_600_000),
        createdAt: now,
        updatedAt: now,
      })
    }
    const keys = async (query: string) => {
      const { data, total } = await read<{ key: string }>(`/server/user/${expert.id}/noeticSessions?${query}`)
      expect(total).toBe(5)
      return data.map(({ key }) => key)
    }
    const own = await keys('')
    const [late, early] = own
    expect(own).toEqual([late, early, 'S-3', 'S-2', 'S-5'])
    expect(await keys('sort=meetingTime')).toEqual(['S-3', 'S-2', 'S-5', late, early])
    expect(await keys('sort=-meetingTime')).toEqual(['S-5', 'S-2', 'S-3', late, early])
    expect(await keys('sort=title')).toEqual(['S-4', 'S-2', 'S-1', 'S-3', 'S-5'])
    expect(await keys('sort=title,meetingTime')).toEqual(['S-2', 'S-4', 'S-3', 'S-1', 'S-5'])
    expect(await keys('sort=-title,-meetingTime')).toEqual(['S-5', 'S-3', 'S-1', 'S-2', 'S-4'])
    expect(await keys('sort=title&page=2&pageSize=2')).toEqual(['S-1', 'S-3'])
  })

  test('says no more than the rows: a hold is not told from an open discussion by its place', async () => {
    const plan = await makePlan(db, product.now())
    await db.insert(planManager).values({ planId: plan.id, userId: staff.super.id })
    const about = await makeDiagnosis(db)
    for (const [i, status] of (
      ['open', 'closed', 'held', 'csrhold', 'answered', 'charged', 'open'] as const
    ).entries()) {
      const at = new Date(product.now().getTime() - i * 60_000)
      await db.insert(queryHeader).values({
        id: newId(),
        key: `D-${i}`,
        userId: someone.id,
        createdBy: someone.id,
        status,
        title: 'Case',
        mediaType: 'messenger',
        diagnosisId: about.id,
        planId: plan.id,
        expertSelectionMode: 'all',
        text: 'x',
        createdAt: at,
        updatedAt: at,
      })
    }
    const at = `/user/managedPlans/${plan.id}/discussions`
    const keys = async (sort: string) => (await read<{ key: string }>(`${at}?sort=${sort}`)).data.map(({ key }) => key)
    expect(await keys('displayStatus')).toEqual(['D-1', 'D-0', 'D-2', 'D-4', 'D-6', 'D-3', 'D-5'])
    expect(await keys('-displayStatus')).toEqual(['D-3', 'D-5', 'D-0', 'D-2', 'D-4', 'D-6', 'D-1'])
    for (const hidden of ['diagnosis', 'userId', 'status'])
      expect((await call<Refused>('GET', `${at}?sort=${hidden}`)).body.fields).toEqual({
        sort: 'Unknown order. Use one of: createdAt, mediaType, displayStatus; with - in front for descending.',
      })
  })

  test.each(['nonsense', 'code,nonsense', '-', '--code', 'constructor', '__proto__', 'code;drop'])(
    'an order that there is not is refused: %s',
    async (sort) => {
      for (const [path, names] of [
        ['/server/specialty/list', 'code, name'],
        ['/server/country/list', 'countryName, code'],
      ] as const)
        expect((await call<Refused>('GET', `${path}?sort=${encodeURIComponent(sort)}`)).body.fields).toEqual({
          sort: `Unknown order. Use one of: ${names}; with - in front for descending.`,
        })
    },
  )

  test('a list that had `sort` before: equals in its own order', async () => {
    for (const name of ['Beta', 'alpha', 'Gamma'])
      await call('POST', '/server/typeform/config', {
        name,
        builderConfig: [{ id: 1, text: 'Multiple Choice', validations: {}, endUserSelects: false }],
      })
    const names = async (sort: string) =>
      (await read<{ name: string }>(`/server/typeform/config/list?sort=${sort}`)).data.map(({ name }) => name)
    const up = await names('name')
    expect(await names('-name')).toEqual([...up].reverse())
    const person = await makeExpert(db, product.now())
    const own = await product.as(person.id)
    for (const month of ['02', '01'])
      expectStatus(
        await own('POST', `/server/user/${person.id}/timeoff`, { start: `2031-${month}-01`, end: `2031-${month}-09` }),
        201,
      )
    const days = async (sort: string) =>
      (await read<{ start: string }>(`/server/user/${person.id}/timeoff?sort=${sort}`)).data.map(({ start }) => start)
    expect(await days('-start')).toEqual(['2031-02-01', '2031-01-01'])
    expect(await days('start')).toEqual(['2031-01-01', '2031-02-01'])
  })
})
