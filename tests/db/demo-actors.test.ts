import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  csrTask,
  diagnosis,
  queryExpert,
  queryHeader,
  queryResponse,
  surveyHeader,
  surveyQuestion,
  user,
} from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { startProduct } from '../support/product.ts'

const { db, now } = await startProduct({ contents: 'demo' })
let asked: {
  id: string
  email: string
  type: number
  title: string
  status: string
  gender: string | null
  prefix: string | null
  group: string
  test: boolean
}[]
beforeAll(async () => {
  asked = await db
    .select({
      id: queryHeader.id,
      email: user.email,
      type: user.userType,
      title: queryHeader.title,
      status: queryHeader.status,
      gender: queryHeader.genderId,
      prefix: user.prefix,
      group: diagnosis.groupId,
      test: queryHeader.testQuery,
    })
    .from(queryHeader)
    .innerJoin(user, eq(user.id, queryHeader.userId))
    .innerJoin(diagnosis, eq(diagnosis.id, queryHeader.diagnosisId))
})
const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
const ofMembers = () => asked.filter((row) => row.type === userType.client && !row.test)

test('members have one or two kinds of cancer each, and ask the same thing once', () => {
  const members = groupBy(ofMembers(), (row) => row.email)
  expect(members.size).toBeGreaterThan(20)
  for (const [email, rows] of members) expect(new Set(rows.map((row) => row.group)).size, email).toBeLessThanOrEqual(2)
  expect(
    [...members.values()].filter((rows) => new Set(rows.map((row) => row.group)).size === 2).length,
  ).toBeGreaterThan(5)
  const demo = members.get('member@consilium.test') ?? []
  expect(new Set(demo.map((row) => row.title)).size).toBe(demo.length)
  expect(new Set(demo.map((row) => row.group)).size).toBe(2)
  expect(new Set(demo.map((row) => row.status))).toEqual(
    new Set(['open', 'answered', 'closed', 'create', 'pending_survey']),
  )
})

test('nearly every member is of the gender that the question tells of', () => {
  const fits = (row: (typeof asked)[number]) =>
    row.gender === 'male' ? row.prefix === 'Mr.' : row.prefix === 'Ms.' || row.prefix === 'Mrs.'
  const others = ofMembers().filter((row) => !fits(row))
  // one asks for someone close
  expect(others.length).toBeLessThanOrEqual(3)
})

test('answers wait for review, each with a task, and are not counted as shown', async () => {
  const waiting = await db
    .select({ id: queryResponse.id, shown: queryHeader.responseCount, queryId: queryHeader.id })
    .from(queryResponse)
    .innerJoin(queryHeader, eq(queryHeader.id, queryResponse.queryId))
    .where(eq(queryResponse.type, 'pendedexpert'))
  expect(waiting.length).toBeGreaterThanOrEqual(3)
  const tasks = await db
    .select({ id: csrTask.responseId })
    .from(csrTask)
    .where(and(eq(csrTask.kind, 'answer'), isNull(csrTask.doneAt)))
  expect(tasks.map((row) => row.id).sort()).toEqual(waiting.map((row) => row.id).sort())
  for (const row of waiting) {
    const lines = await db.select().from(queryResponse).where(eq(queryResponse.queryId, row.queryId))
    expect(row.shown).toBe(lines.filter((line) => line.type === 'response').length)
  }
})

test('test users meet one another only, and support accounts take part in nothing', async () => {
  const people = await db.select().from(user)
  const testers = people.filter((row) => row.testUser)
  const support = people.filter((row) => row.supportAccount)
  expect([testers.length, support.length]).toEqual([3, 2])
  const parts = await db
    .select({ userId: queryExpert.userId, test: queryHeader.testQuery, asker: queryHeader.userId })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryHeader.id, queryExpert.queryId))
  const isTester = (id: string) => testers.some((row) => row.id === id)
  for (const part of parts) expect([isTester(part.userId), isTester(part.asker)]).toEqual([part.test, part.test])
  expect(parts.filter((part) => part.test)).toHaveLength(2)
  for (const { id } of support) {
    expect(await db.$count(queryHeader, eq(queryHeader.userId, id))).toBe(0)
    expect(parts.some((part) => part.userId === id)).toBe(false)
  }
})

test('every account has signed in, none of them in the future', async () => {
  const people = await db.select().from(user)
  for (const { email, enabled, lastSignInAt, createdAt } of people) {
    expect(lastSignInAt?.getTime() ?? 0, email).toBeGreaterThan(createdAt.getTime())
    expect(lastSignInAt?.getTime() ?? Infinity, email).toBeLessThan(now().getTime())
    const days = (now().getTime() - (lastSignInAt?.getTime() ?? 0)) / 86_400_000
    expect(days < 30, email).toBe(enabled)
  }
})

test('each survey of a discussion was written for its case', async () => {
  const rows = await db
    .select({
      survey: surveyHeader.title,
      id: queryHeader.id,
      title: queryHeader.title,
      ask: surveyQuestion.text,
      order: surveyQuestion.order,
      when: surveyQuestion.questionWhen,
    })
    .from(surveyHeader)
    .innerJoin(queryHeader, eq(queryHeader.id, surveyHeader.queryId))
    .innerJoin(surveyQuestion, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
    .where(eq(surveyQuestion.questionWhen, 'question'))
  const first = rows.filter((row) => row.order === 1)
  expect(first.length).toBeGreaterThan(10)
  // the same title and first question only where the same case is used again
  for (const key of ['survey', 'ask'] as const)
    for (const [words, same] of groupBy(first, (row) => row[key] ?? ''))
      expect(new Set(same.map((row) => row.title)).size, words).toBe(1)
})
