import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { diagnosis, diagnosisDomain, diagnosisGroup, planDiagnosis, planDomain } from '#db/schema/all.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { fillEmpty } from '#db/seed/fill.ts'
import { diagnosisSearchText } from '#db/search-text.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { chineseTerms, englishTerms, notFor } from './diagnosis-terms.ts'

const product = await startProduct({ contents: 'reference' })
const { db } = product
const now = product.now()
const fill = () => fillEmpty(db, { demo: false, now, progress: () => undefined })

interface Found {
  id: string
  name: string
  plainName: string
  code: string
  specific: number
  under: string
}
const member = await makeUser(db, now)
const plan = await makePlan(db, now, {}, { members: [member.id] })
const call = await product.as(member.id)
const search = async (
  name: string,
  by = call,
  query: Record<string, string> = {},
  headers?: Record<string, string>,
) => {
  const path = `/user/diagnosis/search?${new URLSearchParams({ name, pageSize: '25', ...query }).toString()}`
  const answer = await by<{ data: Found[]; total: number }>('GET', path, undefined, headers)
  expectStatus(answer, 200)
  return answer.body
}
const codes = async (name: string) => (await search(name)).data.map((row) => row.code)
const byCode = async (code: string) => {
  const [row] = await db.select().from(diagnosis).where(eq(diagnosis.code, code))
  if (!row) throw new Error(`no ${code}`)
  return row
}

describe('the words that people use', () => {
  test.each([
    ['English', englishTerms],
    ['Chinese', chineseTerms],
  ])('%s: each finds its diagnosis among the first three', async (_language, terms) => {
    const missed: string[] = []
    for (const { term, codes: wanted } of terms) {
      const first = (await codes(term)).slice(0, 3)
      if (!wanted.some((code) => first.includes(code))) missed.push(`${term}: ${first.join(' ') || 'nothing'}`)
    }
    expect(missed).toEqual([])
  })

  test('are enough of them', () => {
    expect(englishTerms.length + chineseTerms.length).toBeGreaterThanOrEqual(250)
    expect(chineseTerms.length).toBeGreaterThanOrEqual(60)
  })

  test('do not find what only looks alike', async () => {
    const wrong: string[] = []
    for (const { term, first, never } of notFor) {
      const found = await codes(term)
      if (found[0] !== first || never.some((code) => found.includes(code))) wrong.push(`${term}: ${found.join(' ')}`)
    }
    expect(wrong).toEqual([])
  })

  test('that mean nothing find nothing', async () => {
    expect(await codes('xyzzyqwv')).toEqual([])
    expect(await codes('量子力学')).toEqual([])
  })
})

test('the everyday name comes first, the official one beside it, sub-sites folded under it', async () => {
  const { data } = await search('breast cancer')
  expect(data[0]).toMatchObject({
    plainName: 'Breast cancer',
    name: 'Malignant neoplasm of breast of unspecified site',
    code: 'C50.9',
  })
  expect(data.map((row) => row.code)).not.toContain('C50.21')
  const under = await search('', call, { under: data[0]?.under ?? '', pageSize: '100' })
  expect(under.total).toBe(data[0]?.specific)
  expect(under.data.map((row) => row.code)).toEqual(expect.arrayContaining(['C50.2', 'C50.21', 'C50.A']))
  const [chinese] = (await search('breast cancer', call, {}, { 'Accept-Language': 'zh-CN' })).data
  expect(chinese).toMatchObject({ plainName: '乳腺癌', name: '乳腺癌，部位未特指' })
})

test('only what the plan covers is found, and a sub-site stands for itself where its category is not covered', async () => {
  const narrow = await makeUser(db, now)
  const other = await makePlan(db, now, {}, { members: [narrow.id] })
  await db.insert(planDiagnosis).values({ planId: other.id, diagnosisId: (await byCode('C50.21')).id })
  const by = await product.as(narrow.id)
  expect((await search('breast cancer', by)).data.map((row) => row.code)).toEqual(['C50.21'])
  expect((await search('lung cancer', by)).data).toEqual([])
  const organs = await by<{ data: { name: string; groups: { name: string }[] }[] }>('GET', '/user/diagnosis/organs')
  expect(organs.body.data).toMatchObject([{ name: 'Breast', groups: [{ name: 'Breast cancer' }] }])
})

test('an organ leads to its groups and these to their diagnoses', async () => {
  const organs = await call<{ mayDescribe: boolean; data: { name: string; groups: { id: string; name: string }[] }[] }>(
    'GET',
    `/user/diagnosis/organs?planId=${plan.id}`,
  )
  expect(organs.body.mayDescribe).toBe(true)
  const uterus = organs.body.data.flatMap((organ) => organ.groups).find((group) => group.name === 'Uterine cancer')
  const { data } = await search('', call, { groupId: uterus?.id ?? '', pageSize: '100' })
  expect(data.map((row) => row.plainName)).toEqual(expect.arrayContaining(['Endometrial cancer', 'Uterine sarcoma']))
})

test('a name that staff give is found at once, and one that is switched off is gone', async () => {
  const csr = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr'] })
  const staff = await product.as(csr.id)
  const liver = await byCode('C22.2')
  const answer = await staff('PUT', `/rest/diagnoses/${liver.id}`, {
    synonyms: [...(liver.synonyms ?? []), 'Quuxoma'],
    synonymsZh: ['夸克瘤'],
    version: liver.version,
  })
  expectStatus(answer, 200)
  expect(await codes('quuxoma')).toEqual(['C22.2'])
  expect(await codes('夸克瘤')).toEqual(['C22.2'])
  await db
    .update(diagnosis)
    .set({ enabled: false, version: liver.version + 7 })
    .where(eq(diagnosis.id, liver.id))
  expect(await codes('quuxoma')).toEqual([])
})

test('a database from before is given the words once, and keeps what staff have written', async () => {
  const mine = { synonyms: ['Our own name'], nameZh: '我们的叫法' }
  const lung = await byCode('C34')
  await db.update(diagnosis).set({ plainName: null, plainNameZh: null, synonyms: null, synonymsZh: null })
  await db.update(diagnosisGroup).set({ plainName: null, plainNameZh: null, synonyms: null, synonymsZh: null })
  await db.update(diagnosis).set({ nameZh: null }).where(eq(diagnosis.code, 'C50.21'))
  await db
    .update(diagnosis)
    .set({ ...mine, searchText: diagnosisSearchText({ ...lung, ...mine }) })
    .where(eq(diagnosis.id, lung.id))
  await fill()
  expect(await byCode('C34')).toMatchObject({ nameZh: mine.nameZh, plainName: 'Lung cancer' })
  expect((await byCode('C34')).synonyms).toEqual(expect.arrayContaining(['Our own name', 'NSCLC']))
  expect((await byCode('C50.21')).nameZh).toBe('女性乳腺内上象限癌')
  expect(await codes('NSCLC')).toContain('C34.9')
  expect(await codes('our own name')).toContain('C34.9')
  await db.update(diagnosis).set({ synonyms: [], plainName: null }).where(eq(diagnosis.id, lung.id))
  await fill()
  expect(await byCode('C34')).toMatchObject({ synonyms: [], plainName: null })
})

test('every diagnosis has a Chinese name', async () => {
  const rows = await db.select({ code: diagnosis.code, nameZh: diagnosis.nameZh }).from(diagnosis)
  expect(rows.filter((row) => row.code !== 'C34' && !row.nameZh)).toEqual([])
})

test('a plan of one organ offers that organ to browse', async () => {
  const narrow = await makeUser(db, now)
  const other = await makePlan(db, now, {}, { members: [narrow.id] })
  const [skin] = await db.select().from(diagnosisDomain).where(eq(diagnosisDomain.name, 'Melanoma and other skin'))
  await db.insert(planDomain).values({ planId: other.id, domainId: skin?.id ?? '' })
  const organs = await (await product.as(narrow.id))<{ data: { name: string }[] }>('GET', '/user/diagnosis/organs')
  expect(organs.body.data.map((organ) => organ.name)).toEqual(['Melanoma and other skin'])
})
