import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { transaction } from '#db/schema/all.ts'
import type { LiveSession } from '#model/live-sessions/session.ts'
import type { QuerySummary } from '#model/reporting/query-summary.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { answerText, startScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const { db } = product

test('what was said and what it costs: running first, in the ledger once it has ended; payments are no cost', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expectStatus(
    await expert('POST', `/user/interaction/${row.key}/response`, { text: answerText, terms: true, minutes: 30 }),
    200,
  )
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/addCsrNote`, { text: 'Called the asker.' }),
    200,
  )
  await product.pass(5)
  const read = async (query = '') =>
    (await scenario.staff<QuerySummary>('GET', `/csradmin/interaction/${row.key}/summary${query}`)).body
  const running = await read()
  expect(running.answers.map((line) => line.text)).toEqual(expect.arrayContaining([answerText, 'Called the asker.']))
  expect(running.costs).toEqual([{ source: 'async', people: 1, minutes: 30, settled: 0, running: 15_000 }])

  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/close`, { reason: 'Everything is answered.' }),
    200,
  )
  await product.pass(5)
  const line = {
    userId: part!.userId,
    queryId: row.id,
    description: 'x',
    status: 'credit',
    effectiveDate: '2026-11-01',
    createdAt: product.now(),
  } as const
  await db.insert(transaction).values([
    { ...line, id: newId(), amount: -15_000, transactionType: 'Paid', source: 'check' },
    { ...line, id: newId(), amount: 2_500, transactionType: 'Adjustment', source: 'manual' },
  ])
  expect((await read()).costs).toEqual([
    { source: 'async', people: 1, minutes: 30, settled: 15_000, running: 0 },
    { source: 'manual', people: 1, minutes: 0, settled: 2_500, running: 0 },
  ])
  const outside = await read('?hideCsrData=true')
  expect(outside.costs).toEqual([])
  expect(outside.answers.map((one) => one.text)).not.toContain('Called the asker.')
  expectStatus(await scenario.member('GET', `/csradmin/interaction/${row.key}/summary`), 403)
})

test('where a call stands: for the expert as host, for others, and with the length that staff have set', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const at = toSeconds(new Date(product.now().getTime() + 86_400_000))
  const row = await scenario.ask({ mediaType: 'video', proposedTimes: [at] })
  const read = async (who: typeof scenario.member, query = '') =>
    (await who<LiveSession>('GET', `/user/interaction/${row.key}/sessionStatus${query}`)).body
  expect(await read(scenario.member)).toEqual({
    status: 'unscheduled',
    meetingTime: null,
    joinableFrom: null,
    endsAt: null,
    latestEnd: null,
    cancelled: false,
    removed: false,
    hostJoined: false,
    minutes: 30,
  })
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(
    await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true, meetingTime: at }),
    200,
  )
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/updateMeetingTime`, {
      meetingTime: at,
      minutes: 45,
    }),
    200,
  )
  expect(await read(scenario.member)).toEqual({
    status: 'early',
    meetingTime: at,
    joinableFrom: at - 300,
    endsAt: at + 2700,
    latestEnd: at + 3600,
    cancelled: false,
    removed: false,
    hostJoined: false,
    minutes: 45,
  })
  product.clock.advance(86_400 - 60)
  expect((await read(scenario.member)).status).toBe('awaitHost')
  expect((await read(await product.as(part!.userId))).status).toBe('joinable')
  expect((await read(await product.as(part!.userId), '?isPreview=true')).status).toBe('awaitHost')
  expectStatus(
    await scenario.staff('PUT', `/csradmin/interaction/${row.key}/updateParticipantMtgUrl`, {
      queryExpertId: part!.id,
      mtgUrl: 'javascript:alert(1)',
    }),
    422,
  )
  expectStatus(
    await scenario.staff('PUT', `/csradmin/interaction/${row.key}/updateParticipantMtgUrl`, {
      queryExpertId: part!.id,
      mtgUrl: 'https://rooms.example.org/7',
    }),
    200,
  )
  product.clock.advance(3600 + 900)
  expect((await read(await product.as(part!.userId))).status).toBe('ended')
})
