import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planMember, queryResponse } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { Question } from '#model/surveys/wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startSurveyed, wording } from './surveyed.ts'

const product = await startProduct()

/** Three experts answer; the third does not hand in. */
async function answered(
  options: Parameters<typeof startSurveyed>[1] = {},
  given: Parameters<Awaited<ReturnType<typeof startSurveyed>>['ask']>[0] = {},
) {
  const s = await startSurveyed(product, options)
  const draft = await s.makeDraft()
  const header = await s.headerFor(s.member, `queryDraftId=${draft.id}`)
  const questions = []
  for (const type of [1, 5, 7, 4, 2] as const)
    questions.push(
      await s.write(s.member, header.id, {
        type,
        ...(type === 1 && {
          config: {
            validation: { addOther: true },
            choices: [
              { id: 'a', text: '=Surgery' },
              { id: 'b', text: 'Radiotherapy' },
            ],
          },
        }),
      }),
    )
  const row = await s.ask({ draftId: draft.id, ...given })
  const [choice, ranking, scale, yes, words] = questions as [Question, Question, Question, Question, Question]
  const experts = await s.seated(row, 3)
  const answers = [
    ['a', ['b', 'a', 'c'], 8, true, 'A BRCA2 mutation.'],
    ['b', ['b', 'c', 'a'], 9, true, 'Another scan.'],
    ['Something else', ['a', 'b', 'c'], 2, false, 'Nothing.'],
  ] as const
  for (const [at, { call }] of experts.entries()) {
    const { surveyKey } = await s.open(call, row.key, 'question')
    const [one, two, three, four, five] = answers[at]!
    expectStatus(
      await s.send(
        call,
        surveyKey,
        [
          [choice, one],
          [ranking, [...two]],
          [scale, three],
          [yes, four],
          [words, five],
        ],
        at < 2,
      ),
      200,
    )
    if (at < 2) expectStatus(await s.post(call, row.key), 200)
  }
  return { ...s, row, experts, header, questions: { choice, ranking, scale, yes, words } }
}

test('figures rest on what was handed in; what was not stands apart', async () => {
  const s = await answered()
  const { people, questions, title } = await s.results(s.member, s.row.id)
  expect([title, people]).toEqual([
    '',
    [{ questionWhen: 'question', role: 'experts', asked: 3, complete: 2, partial: 1 }],
  ])
  const [choice, ranking, scale, yes, words] = questions
  expect(choice).toMatchObject({
    n: 2,
    partial: 1,
    choices: [
      { id: 'a', count: 1 },
      { id: 'b', count: 1 },
    ],
    others: [],
    earlier: false,
  })
  expect(ranking).toMatchObject({
    ranking: [
      { id: 'b', meanRank: 1, firsts: 2 },
      { id: 'a', meanRank: 2.5 },
      { id: 'c', meanRank: 2.5 },
    ],
    verdict: { word: 'tooFew', n: 2 },
  })
  expect(scale).toMatchObject({
    scale: { maximum: 10, counts: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0], mean: 8.5, median: 8.5 },
    verdict: { word: 'tooFew', measure: null },
  })
  expect(yes?.choices).toEqual([
    { id: 'true', text: 'true', count: 2 },
    { id: 'false', text: 'false', count: 0 },
  ])
  expect(words?.texts).toEqual(['A BRCA2 mutation.', 'Another scan.'])
  expect(ranking?.rows.map((row) => [row.text, row.complete])).toEqual([
    ['1. Surgery; 2. Systemic treatment; 3. Radiotherapy', true],
    ['1. Surgery; 2. Radiotherapy; 3. Systemic treatment', true],
    ['1. Systemic treatment; 2. Surgery; 3. Radiotherapy', false],
  ])

  // the third posts: their answers are handed in and counted, and three are enough for a verdict
  expectStatus(await s.post(s.experts[2]!.call, s.row.key), 200)
  const now = await s.results(s.member, s.row.id)
  expect(now.questions[0]).toMatchObject({ n: 3, partial: 0, others: ['Something else'] })
  expect(now.questions[1]?.verdict).toMatchObject({ word: 'divided', n: 3, few: true, measure: { name: 'W' } })
  expect(now.questions[2]?.verdict?.measure?.name).toBe('A')
  const list = await s.staff<{ total: number; data: { text: string }[] }>(
    'GET',
    `/server/survey/response/list?queryId=${s.row.id}&questionId=${s.questions.ranking.id}`,
  )
  expect([list.body.total, list.body.data[0]?.text]).toEqual([3, '1. Surgery; 2. Systemic treatment; 3. Radiotherapy'])
  expectStatus(await s.member('GET', '/server/survey/response/list'), 403)
})

test('who reads results: the panel’s everyone who may read the discussion, with independent first after one’s own answer', async () => {
  const s = await answered({ plan: { independentFirst: true, sharedQueries: true } })
  expect((await s.results(s.experts[0]!.call, s.row.id)).questions).toHaveLength(5)
  expect((await s.results(s.experts[2]!.call, s.row.id)).questions).toEqual([])
  const invited = (await s.engagements(s.row.id)).find(
    (part) => part.status === 'invited' || part.status === 'missedout',
  )
  if (invited) expect((await s.results(await product.as(invited.userId), s.row.id)).questions).toEqual([])
  const fellow = await makeUser(product.db, product.now())
  const call = await product.as(fellow.id)
  expectStatus(await call('GET', `/server/survey/results?queryId=${s.row.id}`), 404)
  expectStatus(await call('GET', `/server/survey/results?surveyHeaderId=${s.header.id}`), 404)
  await product.db.insert(planMember).values({ planId: s.plan.id, userId: fellow.id, joinedAt: product.now() })
  expect((await s.results(call, s.row.id)).questions).toHaveLength(5)
  expectStatus(await call('GET', '/server/survey/results'), 422)
})

test('names are hidden where the discussion hides them, and what waits for staff is not told', async () => {
  const s = await answered({}, { type: 'blinded' })
  const rows = (await s.results(s.member, s.row.id)).questions[0]?.rows ?? []
  expect(rows.map((row) => [row.userId, row.displayName])).toEqual([
    [null, 'Expert 1'],
    [null, 'Expert 2'],
    [null, 'Expert 3'],
  ])
  const known = (await s.results(s.staff, s.row.id)).questions[0]?.rows.map((row) => row.userId)
  expect(known).toEqual(s.experts.map(({ userId }) => userId))
  await product.db
    .update(queryResponse)
    .set({ type: 'pendedexpert' })
    .where(eq(queryResponse.userId, s.experts[0]!.userId))
  expect((await s.results(s.member, s.row.id)).questions[0]).toMatchObject({ n: 1 })
  expect((await s.results(s.experts[0]!.call, s.row.id)).questions[0]).toMatchObject({ n: 2 })
  expect((await s.results(s.staff, s.row.id)).questions[0]).toMatchObject({ n: 2 })
})

test('of the other times the asker reads their own answers, staff everyone’s, the panel nothing', async () => {
  const s = await startSurveyed(product)
  const template = await s.headerFor(s.staff, `planId=${s.plan.id}`)
  await s.write(s.staff, template.id, { when: 'post', type: 6 })
  const row = await s.ask()
  const [one, silent] = await s.seated(row, 3)
  for (const { call } of [one!, silent!]) expectStatus(await s.post(call, row.key), 200)
  const before = await s.results(s.staff, row.id)
  expect(before.people).toEqual([])
  expectStatus(await s.staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  for (const [call, value] of [
    [one!.call, 9],
    [s.member, 4],
  ] as const) {
    const open = await s.open(call, row.key, 'post')
    expectStatus(await s.send(call, open.surveyKey, [[open.questions[0]!, value]], true), 200)
  }
  expect((await s.results(s.member, row.id)).questions).toMatchObject([{ n: 1, scale: { mean: 4 } }])
  const ofStaff = await s.results(s.staff, row.id)
  expect(ofStaff.questions).toMatchObject([
    { role: 'asker', n: 1, scale: { mean: 4 } },
    { role: 'experts', n: 1, scale: { mean: 9 } },
  ])
  const group = { questionWhen: 'post', complete: 1, partial: 0 }
  expect(ofStaff.people).toEqual([
    { ...group, role: 'asker', asked: 1 },
    { ...group, role: 'experts', asked: 2 },
  ])
  expect((await s.results(s.member, row.id)).people).toEqual([{ ...group, role: 'asker', asked: 1 }])

  const path = `/server/survey/results/export?queryId=${row.id}`
  const text = (await s.staff<string>('GET', path)).body
  expect(text).toMatch(/After closing · Patient · 1 of 1 asked answered\n[^·]*Mean 4,/)
  expect(text).toMatch(/After closing · Experts · 1 of 2 asked answered\n[^·]*Mean 9,/)
  const table = (await s.staff<string>('GET', `${path}&format=csv`)).body.trim().split('\r\n')
  expect(table.slice(1).map((line) => line.split(',')[2])).toEqual(['Patient', 'Experts'])
  const own = (await s.member<string>('GET', path)).body
  expect(own).toContain('After closing · Patient · 1 of 1 asked answered')
  expect(own).not.toContain('Experts')
  expect((await s.results(one!.call, row.id)).questions).toEqual([])
})

test('answers to different wordings are not counted together', async () => {
  const s = await answered()
  const other = JSON.stringify([
    { validation: {}, label: { min: 'Low', median: 'Middle', max: 'High' }, maxOpinionScale: 5 },
  ])
  expectStatus(
    await s.staff('PUT', `/server/survey/question/${s.questions.scale.id}`, {
      text: wording,
      questionTypeId: 7,
      configuration: other,
      version: 1,
    }),
    200,
  )
  const of = (await s.results(s.member, s.row.id)).questions.filter((one) => one.questionId === s.questions.scale.id)
  expect(of.map((one) => [one.versions, one.earlier, one.n, one.scale?.maximum])).toEqual([
    [[2], false, 0, 5],
    [[1], true, 2, 10],
  ])
  // a wording that asks the same is counted along
  const same = JSON.stringify([{ validation: { required: true } }])
  expectStatus(
    await s.staff('PUT', `/server/survey/question/${s.questions.yes.id}`, {
      text: wording,
      questionTypeId: 4,
      configuration: same,
      version: 1,
    }),
    200,
  )
  expect(
    (await s.results(s.member, s.row.id)).questions.filter((one) => one.questionId === s.questions.yes.id),
  ).toMatchObject([{ versions: [1, 2], n: 2 }])
})

test('exports: text in rank order, a table whose cells do nothing', async () => {
  const s = await answered()
  const text = await s.member<string>('GET', `/server/survey/results/export?queryId=${s.row.id}`)
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text.body).toContain('1. Surgery (mean rank 1, ranked first by 2)')
  expect(text.body).toContain('1. Surgery; 2. Systemic treatment; 3. Radiotherapy')
  expect(text.body).toContain('For the panel · 2 of 3 asked answered · 1 not counted yet\n')
  expect(text.body).toContain('Too few answers to measure agreement.')
  expect(text.body).toContain('Mean 8.5, median 8.5, on a scale from 1 to 10')
  const table = await s.staff<string>('GET', `/server/survey/results/export?queryId=${s.row.id}&format=csv`)
  const lines = table.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('Time,Question,Role,Person,Answer,Submitted,Date')
  expect(lines).toHaveLength(16)
  expect(lines[1]).toMatch(/'=Surgery/)
})
