import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import type { LikelyAnswer } from '#model/reporting/forecast.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const { db } = product
const HOUR = 3_600_000
const DAY = 24 * HOUR

test('a first answer is likely within what four in five of twenty earlier ones took; below twenty nothing is said', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const asked = await scenario.ask()
  const forecast = async (by = scenario.member) => {
    const answer = await by<{ forecast: LikelyAnswer | null }>('GET', `/server/query/${asked.id}/forecast`)
    expectStatus(answer, 200)
    return answer.body.forecast
  }
  const [row] = await db.select().from(queryHeader).where(eq(queryHeader.id, asked.id))
  const [part] = await scenario.engagements(asked.id)
  /** A discussion like it, answered so many hours after its release, some days ago. */
  const answered = async (hours: number, daysAgo = 60, change: Partial<typeof row> = {}) => {
    const id = newId()
    const releasedAt = new Date(row!.createdAt.getTime() - daysAgo * DAY)
    await db.insert(queryHeader).values({
      ...row!,
      id,
      key: `CQ-${id.slice(-10).toUpperCase()}`,
      createdAt: releasedAt,
      releasedAt,
      status: 'closed',
      ...change,
    })
    const [expert] = await db.select().from(queryExpert).where(eq(queryExpert.id, part!.id))
    const answeredAt = new Date(releasedAt.getTime() + hours * HOUR)
    await db.insert(queryExpert).values({ ...expert!, id: newId(), queryId: id, status: 'answered', answeredAt })
    return id
  }
  for (let hours = 1; hours <= 19; hours++) await answered(hours)
  // none of these is a case: of a test user, of long ago, answered only after this one was asked
  await answered(500, 400)
  await answered(61 * 24, 60)
  await answered(500, 60, { testQuery: true })
  // nor is a call, which is answered when it takes place
  await answered(500, 60, { mediaType: 'video' })
  expect(await forecast()).toBeNull()
  await answered(20)
  expect(await forecast()).toMatchObject({
    basis: 'diagnosis',
    cases: 20,
    hours: expect.closeTo(16.2, 6),
    passed: false,
  })
  expect(await forecast(scenario.staff)).toMatchObject({ cases: 20 })

  const expert = await product.as(part!.userId)
  expectStatus(await expert('GET', `/server/query/${asked.id}/forecast`), 403)

  const as = (mediaType: 'video' | 'messenger') =>
    db.update(queryHeader).set({ mediaType }).where(eq(queryHeader.id, asked.id))
  await as('video')
  expect(await forecast()).toBeNull()
  await as('messenger')
  expect(await forecast()).not.toBeNull()

  await db.update(queryExpert).set({ answeredAt: product.now() }).where(eq(queryExpert.id, part!.id))
  expect(await forecast()).toBeNull()
})
