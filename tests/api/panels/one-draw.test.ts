import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onPostgres } from '#db/dialect.ts'
import {
  grantPool,
  planPool,
  pool as poolTable,
  queryExpert,
  queryHeader,
  querySelection,
  setting,
  userDiagnosisGroup,
  userTimeoff,
} from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import type { SimulationAnswer } from '#model/panels/selection/simulation-wire.ts'
import type { ExpertSelectionMode } from '#model/panels/enums.ts'
import { newYorkDay, toSeconds } from '#model/time.ts'
import { ofLength } from '../../support/length.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario, type TestScenario } from '../discussions/scenario.ts'
import { chance } from './simulation/world.ts'

const product = await startProduct()
const { db } = product
const HOUR = 3600

interface Row {
  userId: string
  displayName: string
  eligible: boolean
  invited: boolean
  poolId: string | null
  poolName: string | null
  side: string | null
  parts: { group?: number } | null
  reasonCodes: string[]
}
interface Preview {
  data: Row[]
  total: number
  round: number
  seed: string
  count: number
  at: string
  inputHash: string
}
interface RunAnswer {
  round: number
  seed: string
  inputHash: string
  invited: Engagement[]
  errorKey?: string
  entered?: { userId: string; displayName: string; reasonCodes: string[] }[]
  left?: { userId: string; displayName: string; reasonCodes: string[] }[]
  reordered?: boolean
}

const csr = (key: string) => `/csradmin/interaction/${key}`
async function previewOf(scenario: TestScenario, key: string, count?: number): Promise<Preview> {
  const answer = await scenario.staff<Preview>('POST', `${csr(key)}/listApplicableExperts`, {
    includeExcluded: true,
    pageSize: 100,
    ...(count !== undefined && { count }),
  })
  expectStatus(answer, 200)
  return answer.body
}
const named = (preview: Preview) => preview.data.filter((row) => row.invited).map((row) => row.userId)
const runOf = (scenario: TestScenario, key: string, body: Record<string, unknown>) =>
  scenario.staff<RunAnswer>('POST', `${csr(key)}/runExpertSelection`, body)
const runs = (queryId: string) => db.select().from(querySelection).where(eq(querySelection.queryId, queryId))

/** Experts of every kind in pools of the funding source and of the plan, some in both. */
async function crowd(luck: ReturnType<typeof chance>, plan: { expertSelectionMode: ExpertSelectionMode }) {
  const now = product.now()
  const scenario = await startScenario(product, { experts: 0, panelSize: 2, plan })
  const experts: Awaited<ReturnType<typeof makeExpert>>[] = []
  for (let n = 0; n < 18; n++)
    experts.push(await makeExpert(db, now, { expertTier: luck.one([1, 2, 3] as const), lastName: `Crowd ${n}` }))
  const some = () => luck.some(experts, 0.5).map((one) => one.id)
  const ofGrant = [await makePool(db, now, {}, some()), await makePool(db, now, {}, some())]
  const ofPlan = [await makePool(db, now, {}, some()), await makePool(db, now, {}, some())]
  await db.insert(grantPool).values(ofGrant.map((one) => ({ grantId: scenario.grant?.id ?? '', poolId: one.id })))
  await db
    .insert(planPool)
    .values([...ofPlan, ofGrant[1]!].map((one) => ({ planId: scenario.plan.id, poolId: one.id })))
  await db
    .insert(userDiagnosisGroup)
    .values(luck.some(experts, 0.4).map((one) => ({ userId: one.id, groupId: scenario.diagnosis.groupId })))
  return { scenario, experts, ofGrant, ofPlan }
}

const cases: readonly [string, ExpertSelectionMode, 'choice' | 'pool' | 'expert' | null][] = [
  ['all', 'all', null],
  ['grant_first', 'grant_first', null],
  ['plan_first', 'plan_first', null],
  ['grant_only', 'grant_only', null],
  ['plan_only', 'plan_only', null],
  ['plan_select', 'plan_select', 'pool'],
  ['user_choice', 'user_choice', 'choice'],
  ['private with a pool', 'all', 'pool'],
  ['private with an expert', 'all', 'expert'],
]

describe('whom the preview names is whom the run invites, in that order', () => {
  const seeds = onPostgres ? [3] : ofLength([3], [3, 8])
  for (const media of ['messenger', 'audio'] as const)
    for (const [name, mode, asks] of cases)
      test.each(seeds)(`${name}, ${media}, seed %d`, { timeout: 600_000 }, async (seed) => {
        const luck = chance(seed)
        const { scenario, experts, ofPlan } = await crowd(luck, { expertSelectionMode: mode })
        const ahead = Math.floor(product.now().getTime() / 1000) + 10 * 24 * HOUR
        const row = await scenario.ask({
          mediaType: media,
          ...(media === 'audio' && { proposedTimes: [ahead, ahead + HOUR] }),
          ...(asks === 'pool' && { poolId: ofPlan[0]?.id ?? '' }),
          ...(asks === 'choice' && { expertSelectionChoice: 'plan_first' as const }),
          ...(asks === 'expert' && { privateExpertId: experts[0]?.id ?? '' }),
        })
        const key = row.key
        // the first round is the release itself
        const first = await previewOf(scenario, key)
        expect([first.round, first.seed]).toEqual([1, `${row.id}:1`])
        expectStatus(await scenario.staff('POST', `${csr(key)}/releaseHold`, {}), 200)
        expect((await runs(row.id)).map((run) => [run.round, run.invited, run.inputHash])).toEqual([
          [1, named(first), first.inputHash],
        ])
        expect(named(first).length).toBeGreaterThan(0)

        for (let round = 2; round <= 6; round++) {
          await disturb(scenario, row.id, luck)
          const preview = await previewOf(scenario, key, luck.or(0.3, () => 1 + luck.below(4)) ?? undefined)
          const last = Math.max(...(await runs(row.id)).map((run) => run.round))
          expect([preview.round, preview.seed]).toEqual([last + 1, `${row.id}:${last + 1}`])
          if (asks !== 'expert') await expectSimulated(scenario, row.id, preview, mode)
          if (preview.count === 0) continue
          const before = await scenario.engagements(row.id)
          const run = await runOf(scenario, key, {
            count: preview.count,
            inputHash: preview.inputHash,
            previewed: named(preview),
          })
          expectStatus(run, 200)
          expect(run.body).toMatchObject({ round: preview.round, seed: preview.seed, inputHash: preview.inputHash })
          expect(run.body.invited.map((one) => one.userId)).toEqual(named(preview))
          // each with the pool and side that the preview gave
          expect(run.body.invited.map(({ poolId, poolName, side }) => [poolId, poolName, side])).toEqual(
            preview.data.filter((one) => one.invited).map((one) => [one.poolId, one.poolName, one.side]),
          )
          expect((await scenario.engagements(row.id)).length).toBe(before.length + named(preview).length)
        }
      })

  /** What happens between rounds: some decline, some are withdrawn, for some the time runs out; alternates come after. */
  async function disturb(scenario: TestScenario, queryId: string, luck: ReturnType<typeof chance>) {
    const [{ key } = { key: '' }] = await db
      .select({ key: queryHeader.key })
      .from(queryHeader)
      .where(eq(queryHeader.id, queryId))
    await scenario.staff('POST', `${csr(key)}/setPreventInvites`, { preventInvites: luck.maybe(0.5) })
    for (const part of await scenario.engagements(queryId)) {
      if (part.status !== 'invited' || luck.maybe(0.5)) continue
      if (luck.maybe(0.6))
        expectStatus(
          await (
            await product.as(part.userId)
          )('POST', `/user/interaction/${key}/decline`, { reason: 'Busy' }),
          200,
        )
      else
        expectStatus(
          await scenario.staff('POST', `${csr(key)}/updateParticipantStatus`, {
            queryExpertId: part.id,
            status: 'cancelled',
            reason: 'Conflict',
          }),
          200,
        )
    }
    if (luck.maybe(0.3)) await product.pass(25 * HOUR)
    if (luck.maybe(0.3)) await product.pass(HOUR)
  }

  async function expectSimulated(scenario: TestScenario, queryId: string, preview: Preview, mode: ExpertSelectionMode) {
    const [row] = await db.select().from(queryHeader).where(eq(queryHeader.id, queryId))
    const answer = await scenario.staff<SimulationAnswer>('POST', '/server/querySimulator/selection', {
      planId: row?.planId,
      grantId: row?.grantId,
      dxId: row?.diagnosisId,
      expertSelectionMode: row?.poolId && mode !== 'user_choice' ? 'plan_select' : row?.expertSelectionMode,
      ...(row?.poolId && { poolId: row.poolId }),
      seed: row?.key,
    })
    expectStatus(answer, 200)
    expect(answer.body).toMatchObject({ example: false, seed: preview.seed })
    expect(answer.body.ranked.filter((one) => one.eligible).map((one) => one.userId)).toEqual(
      preview.data.filter((one) => one.eligible).map((one) => one.userId),
    )
  }
})

describe('a preview that is out of date', () => {
  async function opened() {
    const scenario = await startScenario(product, { experts: 12, panelSize: 3 })
    const row = await scenario.ask()
    expectStatus(await scenario.staff('POST', `${csr(row.key)}/releaseHold`, { preventInvites: true }), 200)
    return { scenario, row }
  }

  test('the run is refused and says who left, who entered and why; no one is invited', async () => {
    const { scenario, row } = await opened()
    const preview = await previewOf(scenario, row.key, 3)
    const [gone, , next] = [named(preview)[0] ?? '', '', preview.data[3]?.userId]
    const today = newYorkDay(product.now())
    await db.insert(userTimeoff).values({ userId: gone, start: today, end: today })
    const refused = await runOf(scenario, row.key, {
      count: 3,
      inputHash: preview.inputHash,
      previewed: named(preview),
    })
    expectStatus(refused, 409)
    expect(refused.body).toMatchObject({
      errorKey: 'selection.changed',
      left: [{ userId: gone, reasonCodes: ['selection.vacation'] }],
      entered: [{ userId: next, reasonCodes: ['selection.movedUp'] }],
      reordered: false,
    })
    expect(refused.body.left?.[0]?.displayName).not.toBe('')
    expect(await runs(row.id)).toEqual([])
    const again = await previewOf(scenario, row.key, 3)
    expectStatus(await runOf(scenario, row.key, { count: 3, inputHash: again.inputHash, previewed: named(again) }), 200)
  })

  test('of two staff the second is told that the first was faster', async () => {
    const { scenario, row } = await opened()
    const preview = await previewOf(scenario, row.key, 2)
    const body = { count: 2, inputHash: preview.inputHash, previewed: named(preview) }
    const [one, two] = await Promise.all([runOf(scenario, row.key, body), runOf(scenario, row.key, body)])
    const refused = one.status === 409 ? one : two
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect(refused.body.left?.map((left) => [left.userId, left.reasonCodes])).toEqual(
      named(preview).map((userId) => [userId, ['selection.engaged']]),
    )
    expect(await runs(row.id)).toHaveLength(1)
  })

  test('the limits that staff changed count in preview, hash and run', async () => {
    const { scenario, row } = await opened()
    const before = await previewOf(scenario, row.key)
    expect(before.count).toBe(5)
    await db.insert(setting).values({ key: 'selection.waveFactor', value: 2, updatedAt: product.now() })
    try {
      const after = await previewOf(scenario, row.key)
      expect(after.count).toBe(6)
      expect(after.inputHash).not.toBe(before.inputHash)
      expectStatus(await runOf(scenario, row.key, { inputHash: before.inputHash }), 409)
      const run = await runOf(scenario, row.key, { inputHash: after.inputHash })
      expect(run.body.invited.map((one) => one.userId)).toEqual(named(after))
    } finally {
      await db.delete(setting).where(eq(setting.key, 'selection.waveFactor'))
    }
  })

  test('other weights that leave people and order alone end no run that names them', async () => {
    const { scenario, row } = await opened()
    const preview = await previewOf(scenario, row.key, 3)
    const last = preview.data.at(-1)?.userId ?? ''
    const other = await scenario.ask()
    await db.insert(queryExpert).values({
      queryId: other.id,
      userId: last,
      status: 'timedout',
      inviteTime: product.now(),
      createdAt: product.now(),
      updatedAt: product.now(),
    })
    expect((await previewOf(scenario, row.key, 3)).inputHash).not.toBe(preview.inputHash)
    expectStatus(await runOf(scenario, row.key, { count: 3, inputHash: preview.inputHash }), 409)
    expectStatus(
      await runOf(scenario, row.key, { count: 3, inputHash: preview.inputHash, previewed: named(preview) }),
      200,
    )
  })
})

test('alternates come in the stored order; who is skipped is recorded with the reasons', async () => {
  const scenario = await startScenario(product, { experts: 9, panelSize: 2 })
  const row = await scenario.ask()
  expectStatus(await scenario.staff('POST', `${csr(row.key)}/releaseHold`, {}), 200)
  const [run] = await runs(row.id)
  const [skipped = '', next = ''] = run?.alternates ?? []
  const today = newYorkDay(product.now())
  await db.insert(userTimeoff).values({ userId: skipped, start: today, end: today })
  const call = await product.as(run?.invited[0] ?? '')
  expectStatus(await call('POST', `/user/interaction/${row.key}/decline`, {}), 200)
  const parts = await scenario.engagements(row.id)
  expect(parts.at(-1)).toMatchObject({
    userId: next,
    status: 'invited',
    round: 1,
    poolId: scenario.pool.id,
    side: 'grant',
  })
  const [after] = await runs(row.id)
  const lines = after?.ranking as { userId: string; skipped?: string[] }[]
  expect(lines.find((line) => line.userId === skipped)?.skipped).toEqual(['selection.vacation'])
  expect(lines.filter((line) => line.skipped)).toHaveLength(1)
})

test('lists of participants name pool and side, staff invitations are by hand, an unknown pool is not recorded', async () => {
  const scenario = await startScenario(product, { experts: 3, panelSize: 1 })
  const row = await scenario.ask()
  expectStatus(await scenario.staff('POST', `${csr(row.key)}/releaseHold`, {}), 200)
  const outsider = await makeExpert(db, product.now())
  expectStatus(await scenario.staff('POST', `${csr(row.key)}/inviteParticipant`, { userId: outsider.id }), 200)
  const [first] = await scenario.engagements(row.id)
  const listed = await scenario.staff<{ data: Engagement[] }>('POST', `${csr(row.key)}/listParticipants`, {})
  expect(listed.body.data.map(({ poolName, side }) => [poolName, side])).toEqual([
    [scenario.pool.displayName, 'grant'],
    [scenario.pool.displayName, 'grant'],
    [null, 'staff'],
  ])
  await db
    .update(queryExpert)
    .set({ poolId: null, side: null })
    .where(eq(queryExpert.id, first?.id ?? ''))
  const again = await scenario.staff<{ data: Engagement[] }>('POST', `${csr(row.key)}/listParticipants`, {})
  expect(again.body.data[0]).toMatchObject({ poolId: null, poolName: null, side: null })
  expect(await db.$count(poolTable)).toBeGreaterThan(0)
})

test('a diagnosis group that an expert chose weighs 1.25', async () => {
  const scenario = await startScenario(product, { experts: 4 })
  const [chose, other] = scenario.people
  const elsewhere = await makeDiagnosis(db)
  await db.insert(userDiagnosisGroup).values([
    { userId: chose?.id ?? '', groupId: scenario.diagnosis.groupId },
    { userId: other?.id ?? '', groupId: elsewhere.groupId },
  ])
  const row = await scenario.ask()
  const preview = await previewOf(scenario, row.key)
  const group = (userId = '') => preview.data.find((one) => one.userId === userId)?.parts?.group
  expect([group(chose?.id), group(other?.id)]).toEqual([1.25, 1])
})

describe('calls of one’s own', () => {
  const inHours = (hours: number) => new Date(Math.floor(product.now().getTime() / 1000) * 1000 + hours * HOUR * 1000)
  /** A seat in a live discussion of someone else. */
  async function callAt(
    scenario: TestScenario,
    userId: string,
    meetingTime: Date | null,
    minutes?: number,
    over: object = {},
  ) {
    const other = await scenario.ask({ mediaType: 'video' })
    await db
      .update(queryHeader)
      .set({ status: 'open', meetingTime, meetingMinutes: minutes ?? null, ...over })
      .where(eq(queryHeader.id, other.id))
    await db.insert(queryExpert).values({
      queryId: other.id,
      userId,
      status: 'claimed',
      acceptedAt: product.now(),
      createdAt: product.now(),
      updatedAt: product.now(),
    })
  }
  const reasons = (preview: Preview, userId: string) => preview.data.find((one) => one.userId === userId)?.reasonCodes

  test('an expert with a call at every proposed time is not invited', async () => {
    const scenario = await startScenario(product, { experts: 4 })
    const [busy, free, ended] = scenario.people.map((one) => one.id) as [string, string, string, string]
    const times = [inHours(48), inHours(72)]
    for (const time of times) await callAt(scenario, busy, time)
    await callAt(scenario, free, times[0] as Date)
    for (const time of times) await callAt(scenario, ended, time, 30, { meetingSettledAt: product.now() })
    const row = await scenario.ask({ mediaType: 'audio', proposedTimes: times.map(toSeconds) })
    const preview = await previewOf(scenario, row.key)
    expect([busy, free, ended].map((userId) => reasons(preview, userId))).toEqual([['selection.booked'], [], []])
    const written = await previewOf(scenario, (await scenario.ask()).key)
    expect(reasons(written, busy)).toEqual([])
  })

  test('five open claims: written ones, and calls within the next 24 hours', async () => {
    const scenario = await startScenario(product, { experts: 2, panelSize: 1 })
    const [far, near] = scenario.people.map((one) => one.id) as [string, string]
    for (const userId of [far, near])
      for (let n = 0; n < 4; n++) {
        const other = await scenario.ask()
        await db.insert(queryExpert).values({
          queryId: other.id,
          userId,
          status: 'claimed',
          acceptedAt: product.now(),
          createdAt: product.now(),
          updatedAt: product.now(),
        })
      }
    await callAt(scenario, far, inHours(25))
    await callAt(scenario, near, inHours(23))
    const preview = await previewOf(scenario, (await scenario.ask()).key)
    expect([far, near].map((userId) => reasons(preview, userId))).toEqual([[], ['selection.openClaims']])
  })
})

test('a simulation without a discussion says that it is an example, seeded with its three ids', async () => {
  const now = product.now()
  const expert = await makeExpert(db, now)
  const pool = await makePool(db, now, {}, [expert.id])
  const plan = await makePlan(db, now, {}, { pools: [pool.id] })
  const grant = await makeGrant(db, now, {}, { plans: [plan.id] })
  const diagnosis = await makeDiagnosis(db)
  const staff = await product.as((await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr'] })).id)
  const ids = { planId: plan.id, grantId: grant.id, dxId: diagnosis.id }
  const answer = await staff<SimulationAnswer>('POST', '/server/querySimulator/selection', {
    ...ids,
    expertSelectionMode: 'all',
  })
  expectStatus(answer, 200)
  expect(answer.body).toMatchObject({ example: true, seed: `${plan.id}:${grant.id}:${diagnosis.id}:1` })
  expect(answer.body.ranked).toMatchObject([{ userId: expert.id, poolId: pool.id, side: 'plan', eligible: true }])
  expect(
    await db
      .select()
      .from(queryExpert)
      .where(and(eq(queryExpert.userId, expert.id))),
  ).toEqual([])
})
