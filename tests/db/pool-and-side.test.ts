import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dialect } from '#db/dialect.ts'
import { root } from '#db/root.ts'
import { grantPool, planPool, queryExpert, querySelection } from '#db/schema/all.ts'
import { makeExpert, makePool } from '#db/seed/factories.ts'
import type { ExpertSelectionMode } from '#model/panels/enums.ts'
import { expectStatus, startProduct } from '../support/product.ts'
import { startScenario } from '../api/discussions/scenario.ts'

const product = await startProduct()
const { db, store } = product

/** A released discussion with one expert of each kind: only of the funding source, only of the plan, of a pool of both, of two pools. */
async function released(mode: ExpertSelectionMode, more: { privately?: boolean; pool?: boolean } = {}) {
  const now = product.now()
  const scenario = await startScenario(product, { experts: 0, panelSize: 4, plan: { expertSelectionMode: mode } })
  const [grantOnly, planOnly, both, two] = await Promise.all([1, 2, 3, 4].map(() => makeExpert(db, now)))
  const ids = (...people: (typeof both)[]) => people.map((one) => one?.id ?? '')
  const ofGrant = await makePool(db, now, {}, ids(grantOnly, two))
  const ofPlan = await makePool(db, now, {}, ids(planOnly, two))
  const ofBoth = await makePool(db, now, {}, ids(both))
  await db
    .insert(grantPool)
    .values([ofGrant, ofBoth].map((one) => ({ grantId: scenario.grant?.id ?? '', poolId: one.id })))
  await db.insert(planPool).values([ofPlan, ofBoth].map((one) => ({ planId: scenario.plan.id, poolId: one.id })))
  const row = await scenario.ask({
    ...(more.privately && { privateExpertId: grantOnly?.id ?? '' }),
    ...(more.pool && { poolId: ofPlan.id }),
  })
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  return { scenario, row, outsider: await makeExpert(db, now) }
}

test('pool and side of parts from before are filled in where the stored run tells them, and nowhere else', async () => {
  const all = [
    await released('all'),
    await released('grant_first'),
    await released('plan_first'),
    await released('grant_only'),
    await released('plan_only'),
    await released('plan_select', { pool: true }),
    await released('all', { privately: true }),
  ]
  const first = all[0]!
  expectStatus(
    await first.scenario.staff('POST', `/csradmin/interaction/${first.row.key}/inviteParticipant`, {
      userId: first.outsider.id,
    }),
    200,
  )
  const parts = () => db.select().from(queryExpert).where(ne(queryExpert.status, 'user')).orderBy(queryExpert.id)
  const truth = await parts()
  expect(truth.length).toBeGreaterThan(15)
  // as rows and runs were written before: without pool and side, but for those invited by hand
  await db.update(queryExpert).set({ poolId: null, side: null }).where(ne(queryExpert.side, 'staff'))
  for (const run of await db.select().from(querySelection)) {
    const ranking = (run.ranking as Record<string, unknown>[]).map(({ poolId: _p, side: _s, ...line }) => line)
    await db.update(querySelection).set({ ranking }).where(eq(querySelection.id, run.id))
  }

  const folder = join(root, 'db/migrations', dialect)
  const file = readdirSync(folder).find((name) => name.startsWith('0012_')) ?? ''
  const statements = readFileSync(join(folder, file), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /^\s*UPDATE .query_expert. SET .(side|pool_id)./.test(statement))
  expect(statements).toHaveLength(4)
  for (const statement of [...statements, ...statements]) await store.exec(statement)

  const derived = await parts()
  for (const [index, { poolId, side }] of derived.entries()) {
    expect([truth[index]?.poolId, null]).toContain(poolId)
    expect([truth[index]?.side, null]).toContain(side)
  }
  const of = (nth: number) => derived.filter((part) => part.queryId === all[nth]?.row.id)
  const unknown = (nth: number) => of(nth).filter((part) => part.side === null).length
  // in one tier, or in the first of two, someone of both sides may have come by either
  expect([0, 1, 2, 3, 4, 5, 6].map(unknown)).toEqual([2, 2, 2, 0, 0, 0, 0])
  expect([3, 4, 5].map((nth) => of(nth).every((part) => part.poolId !== null))).toEqual([true, true, true])
  expect(of(6).map(({ poolId, side }) => [poolId, side])).toEqual([[null, 'asker']])
  expect(
    of(0)
      .filter((part) => part.side === 'staff')
      .map((part) => part.poolId),
  ).toEqual([null])
})
