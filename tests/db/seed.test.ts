import { and, count, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { checkedContent } from '#api/http/file-content/checked-content.ts'
import {
  contentDocument,
  file,
  grantProgram,
  liveAttendance,
  membershipPlan,
  planSurge,
  pool,
  queryAttachment,
  queryExpert,
  queryHeader,
  queryResponse,
  querySelection,
  surveyQuestion,
  surveyResponse,
  transaction,
  user,
} from '#db/schema/all.ts'
import { fillEmpty } from '#db/seed/fill.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { payFor } from '#model/money.ts'
import { answerProblem, questionProblems, readConfig } from '#model/surveys/builder.ts'
import type { QuestionTypeId } from '#model/surveys/enums.ts'
import type { AnswerValue } from '#model/surveys/wire.ts'

let store: Store
const kept = new Map<string, Uint8Array>()
const now = new Date('2026-11-21T15:00:00Z')
beforeAll(async () => {
  store = await openStore(process.env.DATABASE_URL ?? '')
  await migrate(store)
  await fillEmpty(store.db, {
    demo: true,
    now,
    progress: () => undefined,
    keep: (key, bytes) => {
      kept.set(key, bytes)
      return Promise.resolve()
    },
  })
  return () => store.close()
})
const total = async (table: Parameters<typeof store.db.$count>[0]) => store.db.$count(table)

test('the demo has the size it is said to have, in every status', async () => {
  expect({
    grants: await total(grantProgram),
    plans: await total(membershipPlan),
    pools: await total(pool),
    discussions: await store.db.$count(queryHeader, eq(queryHeader.testQuery, false)),
  }).toEqual({ grants: 3, plans: 6, pools: 8, discussions: 120 })
  const people = await store.db
    .select({ type: user.userType, n: count() })
    .from(user)
    .where(and(eq(user.testUser, false), eq(user.supportAccount, false)))
    .groupBy(user.userType)
  expect(Object.fromEntries(people.map((row) => [row.type, row.n]))).toMatchObject({
    1: 41,
    2: 60,
    3: 4,
    5: 1,
    11: 1,
    12: 1,
  })
  const statuses = await store.db
    .select({ status: queryHeader.status, n: count() })
    .from(queryHeader)
    .groupBy(queryHeader.status)
  expect(statuses.map((row) => row.status).sort()).toEqual(
    [...queryStatuses].filter((status) => (status as string) !== 'release').sort(),
  )
  expect(await store.db.$count(contentDocument, eq(contentDocument.locale, 'zh-cn'))).toBe(
    await store.db.$count(contentDocument, eq(contentDocument.locale, 'en-us')),
  )
})

test('plans and a member have documents that a reader of PDF takes, and surge payments were paid', async () => {
  const rows = await store.db.select().from(file)
  expect(rows.filter((row) => row.planId !== null).length).toBeGreaterThan(2)
  expect(rows.filter((row) => row.userId !== null).length).toBeGreaterThan(1)
  for (const row of rows) {
    const bytes = Buffer.from(kept.get(row.planId === null ? row.storageKey : `plan/${row.storageKey}`) ?? [])
    const owners =
      row.planId === null
        ? await store.db.$count(user, eq(user.id, row.userId ?? ''))
        : await store.db.$count(membershipPlan, eq(membershipPlan.id, row.planId))
    expect(owners).toBe(1)
    expect([bytes.length, await checkedContent(bytes, 1)]).toMatchObject([row.size, { fileType: 'pdf' }])
    const text = bytes.toString('latin1')
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    for (const [at, place] of [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].entries())
      expect(text.slice(Number(place[1])).startsWith(`${at + 1} 0 obj`)).toBe(true)
  }
  const paid = await store.db
    .select({
      multiple: queryHeader.surgeMultiple,
      plan: queryHeader.planId,
      of: planSurge.planId,
      offered: planSurge.multiple,
    })
    .from(transaction)
    .innerJoin(planSurge, eq(transaction.surgeId, planSurge.id))
    .innerJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
  expect(paid.length).toBeGreaterThan(2)
  for (const line of paid) expect([line.plan, line.multiple]).toEqual([line.of, line.offered])
})

test('what is attached to a discussion is there, and so is its line', async () => {
  const rows = await store.db
    .select({ attached: queryAttachment, asker: queryHeader.userId, line: queryResponse.type })
    .from(queryAttachment)
    .innerJoin(queryHeader, eq(queryHeader.id, queryAttachment.queryId))
    .innerJoin(queryResponse, eq(queryResponse.attachmentId, queryAttachment.id))
  expect(rows.length).toBeGreaterThan(1)
  for (const { attached, asker, line } of rows) {
    const bytes = Buffer.from(kept.get(attached.storageKey) ?? [])
    expect([attached.userId, line, bytes.length, await checkedContent(bytes, 1)]).toMatchObject([
      asker,
      'attachment',
      attached.size,
      { fileType: 'pdf' },
    ])
  }
})

test('a second start adds nothing', async () => {
  const before = await total(queryHeader)
  await fillEmpty(store.db, { demo: true, now, progress: () => undefined })
  expect(await total(queryHeader)).toBe(before)
})

test('the demo accounts find what they are said to have', async () => {
  const of = async (email: string) => (await store.db.select().from(user).where(eq(user.email, email)))[0]?.id ?? ''
  const asked = await store.db
    .select({ status: queryHeader.status })
    .from(queryHeader)
    .where(eq(queryHeader.userId, await of('member@consilium.test')))
  expect(new Set(asked.map((row) => row.status))).toEqual(expect.objectContaining(new Set(['open', 'closed'])))
  expect(asked.some((row) => row.status === 'open') && asked.some((row) => row.status === 'closed')).toBe(true)
  expect(await store.db.$count(queryHeader, eq(queryHeader.userId, await of('newmember@consilium.test')))).toBe(0)
  const parts = await store.db
    .select({ part: queryExpert.status, status: queryHeader.status })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .where(eq(queryExpert.userId, await of('expert@consilium.test')))
  const open = parts.filter((row) => row.status === 'open').map((row) => row.part)
  expect(open).toContain('invited')
  expect(open.some((part) => part === 'claimed' || part === 'answered' || part === 'followup')).toBe(true)
})

test('no one is engaged twice, answered panels are full, and times run forward', async () => {
  const parts = await store.db
    .select({ queryId: queryExpert.queryId, userId: queryExpert.userId, status: queryExpert.status })
    .from(queryExpert)
  expect(new Set(parts.map((row) => `${row.queryId}:${row.userId}`)).size).toBe(parts.length)
  const sizes = new Map((await store.db.select().from(querySelection)).map((run) => [run.queryId, run.panelSize]))
  for (const header of await store.db.select().from(queryHeader).where(eq(queryHeader.status, 'answered'))) {
    const answered = parts.filter(
      (part) => part.queryId === header.id && (part.status === 'answered' || part.status === 'followup'),
    ).length
    expect(answered, header.title).toBeGreaterThanOrEqual(sizes.get(header.id) ?? Infinity)
  }
  const responses = await store.db.select().from(queryResponse).orderBy(queryResponse.id)
  for (const queryId of new Set(responses.map((row) => row.queryId))) {
    const times = responses.filter((row) => row.queryId === queryId).map((row) => row.createdAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
  }
})

test('every ledger line is what its formula says', async () => {
  const lines = await store.db.select().from(transaction)
  expect(lines.length).toBeGreaterThan(60)
  for (const line of lines) {
    const { rate, minutes, surge } = line.formula as { rate: number; minutes: number; surge: number }
    expect(line.amount).toBe(payFor(rate, minutes, surge))
  }
})

test('surveys have results that their questions allow, and sessions of the past had people in them', async () => {
  const questions = new Map(
    (await store.db.select().from(surveyQuestion)).map((row) => [
      row.id,
      { ...row, questionTypeId: row.questionTypeId as QuestionTypeId, config: readConfig(row.configuration) ?? {} },
    ]),
  )
  for (const question of questions.values())
    expect(questionProblems(question, { isCsr: false }), question.text).toEqual([])
  const answers = await store.db.select().from(surveyResponse)
  expect(answers.length).toBeGreaterThan(40)
  for (const { questionId, value } of answers) {
    const question = questions.get(questionId)
    if (!question) throw new Error('an answer to nothing')
    expect(answerProblem(question.questionTypeId, question.config, value as AnswerValue), question.text).toBeNull()
  }
  expect(new Set([...questions.values()].map((row) => row.questionTypeId)).size).toBe(7)
  const present = await store.db.select().from(liveAttendance)
  expect(present.length).toBeGreaterThan(5)
  for (const row of present) expect(row.leftAt?.getTime()).toBeLessThanOrEqual(now.getTime())
})
