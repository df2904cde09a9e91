import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { diagnosis, queryHeader } from '#db/schema/all.ts'
import { newId } from '#db/columns.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { sources } from '../../../backoffice/layout/omnibox-sources.ts'
import { byMeaning } from '../../../backoffice/kit/list/filters/filters.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct({ contents: 'reference' })
const { db } = product
const now = product.now()

const member = await makeUser(db, now)
const plan = await makePlan(db, now, {}, { members: [member.id] })
const asMember = await product.as(member.id)
const csr = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr'] })
const asStaff = await product.as(csr.id)

interface Found {
  domain: { nameZh: string | null }
  groups: { name: string; diagnoses: Row[] }[]
}
interface Row {
  id: string
  code: string
  name: string
  plainName: string | null
}
const chinese = { 'Accept-Language': 'zh-CN' }
const wizard = async (name: string) => {
  const query = new URLSearchParams({ name, pageSize: '25' }).toString()
  const answer = await asMember<{ data: Row[] }>('GET', `/user/diagnosis/search?${query}`)
  expectStatus(answer, 200)
  return answer.body.data
}
const list = async (q: string, sort?: string, more: Record<string, unknown> = {}) => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q, ...more }),
    range: '[0,249]',
    ...(sort && { sort: JSON.stringify([sort, 'ASC']) }),
  }).toString()
  const answer = await asStaff<Row[]>('GET', `/rest/diagnoses?${query}`)
  expectStatus(answer, 200)
  return answer.body
}
const omnibox = sources.find(({ resource }) => resource === 'diagnoses')

describe('one word means one thing', () => {
  test.each(['brest', 'NSCLC', '三阴性', 'C50', 'cancer of the lung', 'melanom'])(
    '%s: the same first record for those who ask, in the list, in a picker and in the box that finds everything',
    async (typed) => {
      const [first] = await wizard(typed)
      expect(first).toBeDefined()
      expect((await list(typed))[0]?.id).toBe(first?.id)
      expect((await list(typed, byMeaning.sortBy))[0]?.id).toBe(first?.id)
      expect((await list(typed, omnibox?.sort))[0]?.id).toBe(first?.id)
    },
  )

  test('all that is found when asking is found by staff in the same order, and more', async () => {
    for (const typed of ['brest', 'NSCLC', '三阴性']) {
      const asked = (await wizard(typed)).map(({ id }) => id)
      const found = (await list(typed)).map(({ id }) => id)
      expect(found.slice(0, asked.length)).toEqual(asked)
    }
    expect((await list('brest')).map(({ code }) => code)).toEqual(expect.arrayContaining(['C50', 'C50.21']))
  })
})

test('what means nothing finds nothing', async () => {
  for (const typed of ['xyzzyqwv', 'no such thing anywhere', '量子力学']) expect(await list(typed)).toEqual([])
})

test('an order that is asked for is kept: the same records by code', async () => {
  const byCode = (await list('brest', 'code')).map(({ code }) => code)
  expect(byCode).toEqual([...byCode].sort())
  expect([...byCode].sort()).toEqual((await list('brest')).map(({ code }) => code).sort())
})

test('other filters narrow what a search means', async () => {
  const [first] = await list('brest')
  expect((await list('brest', undefined, { code: 'C50.21' })).map(({ code }) => code)).toEqual(['C50.21'])
  expect(await list('brest', undefined, { code: 'C34' })).toEqual([])
  expect(first).toBeDefined()
})

test('one that is switched off is not offered to those who ask, and staff find it behind the others', async () => {
  const [row] = await db.select().from(diagnosis).where(eq(diagnosis.code, 'C50.21'))
  await db
    .update(diagnosis)
    .set({ enabled: false, version: 99 })
    .where(eq(diagnosis.id, row?.id ?? ''))
  const found = (await list('breast')).map(({ code }) => code)
  expect(found.indexOf('C50.21')).toBeGreaterThan(found.indexOf('C50.9'))
  expect((await wizard('C50.21')).map(({ code }) => code)).not.toContain('C50.21')
  await db
    .update(diagnosis)
    .set({ enabled: true, version: 100 })
    .where(eq(diagnosis.id, row?.id ?? ''))
})

test('the tree of the back office finds what a misspelt word means, under its domain and group', async () => {
  const answer = await asStaff<{ data: Found[] }>(
    'GET',
    '/server/diagnosis/domain/search?name=brest&pageSize=50',
    undefined,
    chinese,
  )
  expectStatus(answer, 200)
  const found = answer.body.data.flatMap(({ groups }) => groups.flatMap(({ diagnoses }) => diagnoses))
  expect(found).toContainEqual(expect.objectContaining({ code: 'C50', plainName: '乳腺癌' }))
  const groups = answer.body.data.flatMap((one) => one.groups.map(({ name }) => name))
  expect(groups.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([])
})

test('a discussion of staff has the everyday name of its diagnosis and the code; a file of all fields stays as it was', async () => {
  const [about] = await db.select().from(diagnosis).where(eq(diagnosis.code, 'C50'))
  const id = newId()
  await db.insert(queryHeader).values({
    id,
    key: 'N-1',
    userId: member.id,
    createdBy: member.id,
    planId: plan.id,
    status: 'open',
    title: 'Case',
    mediaType: 'messenger',
    diagnosisId: about?.id ?? '',
    expertSelectionMode: 'all',
    text: 'What now?',
    createdAt: now,
    updatedAt: now,
  })
  const one = async (headers?: Record<string, string>) =>
    (await asStaff<Record<string, unknown>>('GET', `/rest/queries/${id}`, undefined, headers)).body
  expect(await one()).toMatchObject({ diagnosisPlainName: 'Breast cancer', diagnosisCode: 'C50' })
  expect(await one(chinese)).toMatchObject({ diagnosisPlainName: '乳腺癌', diagnosisCode: 'C50' })
  const file = await asStaff<string>('GET', '/rest/queries/export')
  const [head] = String(file.body).split('\n')
  expect(head).toContain('diagnosisName')
  expect(head).not.toMatch(/diagnosisPlainName|diagnosisCode/)
})
