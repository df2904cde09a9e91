import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, notification, queryHeader, querySelection, stateTransition } from '#db/schema/all.ts'
import { isRefId } from '#model/discussions/ref-id.ts'
import { startProduct } from '../../support/product.ts'
import { startScenario } from './scenario.ts'

const product = await startProduct()

test('a question becomes a discussion with a key, its funding, and goes to review', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  expect(isRefId(row.key)).toBe(true)
  expect(row).toMatchObject({
    status: 'csrhold',
    grantId: scenario.grant?.id,
    title: 'Adjuvant therapy',
    type: 'normal',
  })
  expect(row.reviewReasons).toContain('setting')
  const moves = await product.db
    .select()
    .from(stateTransition)
    .where(eq(stateTransition.queryId, row.id))
    .orderBy(stateTransition.id)
  expect(moves.map((move) => [move.from, move.to, move.command, move.userId])).toEqual([
    [null, 'create', 'submit', scenario.asker.id],
    ['create', 'csrhold', 'route', null],
  ])
  const audit = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, row.id), eq(auditEvent.event, 'query_create')))
  expect(audit).toHaveLength(1)
  expect(audit[0]).toMatchObject({ userId: scenario.asker.id, text: `${row.key}: funded by ${scenario.grant?.name}` })
  const [told] = await product.db
    .select()
    .from(notification)
    .where(and(eq(notification.queryId, row.id), eq(notification.purpose, 'received')))
  expect(told?.text).toContain(row.key)
})

test('without review a discussion opens at once and invites its first wave', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', experts: 8 })
  const row = await scenario.ask()
  expect(row.status).toBe('open')
  expect(row.releasedAt).not.toBeNull()
  const engagements = await scenario.engagements(row.id)
  expect(engagements.map((engagement) => engagement.status)).toEqual(Array(5).fill('invited'))
  const [run] = await product.db.select().from(querySelection).where(eq(querySelection.queryId, row.id))
  expect(run).toMatchObject({ round: 1, seed: `${row.id}:1`, panelSize: 3 })
  expect(run?.invited).toHaveLength(5)
  expect(run?.alternates).toHaveLength(3)
  expect(run?.ranking[0]).toMatchObject({ rank: 1, parts: { load: 1 } })
})

test('a first question under automatic review is looked at; what no source pays for waits for a charge', async () => {
  const scenario = await startScenario(product, { csrReview: 'auto', experts: 4 })
  const first = await scenario.ask()
  expect(first).toMatchObject({ status: 'csrhold', reviewReasons: ['firstDiscussion'] })
  const second = await scenario.ask()
  expect(second.status).toBe('open')
  const poor = await startScenario(product, { funded: false })
  expect((await poor.ask()).status).toBe('pending_charge')
  const free = await startScenario(product, { funded: false, plan: { freeLevel: 'async' } })
  expect((await free.ask()).status).toBe('csrhold')
})

test('twenty questions at once get keys of their own', async () => {
  const scenario = await startScenario(product)
  await Promise.all(Array.from({ length: 20 }, () => scenario.ask()))
  const rows = await product.db
    .select({ key: queryHeader.key })
    .from(queryHeader)
    .where(eq(queryHeader.userId, scenario.asker.id))
  expect(new Set(rows.map((row) => row.key)).size).toBe(20)
})
