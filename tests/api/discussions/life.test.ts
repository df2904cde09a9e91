import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, queryResponse, stateTransition, transaction } from '#db/schema/all.ts'
import type { Discussion, DiscussionResponse, Engagement } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { answerText, startScenario } from './scenario.ts'

const product = await startProduct()

test('the whole life: review, release, three seats of five, an answer sent back and corrected, a follow-up, closing, pay', async () => {
  const scenario = await startScenario(product, { experts: 8 })
  const { staff, member } = scenario
  const { id, key } = await scenario.ask()
  const user = `/user/interaction/${key}`
  const csr = `/csradmin/interaction/${key}`

  // staff put the asker's answers under review and release
  const before = await staff<Discussion>('GET', user)
  expectStatus(before, 200)
  expect(before.body).toMatchObject({ status: 'csrhold', viewer: 'csr', reviewReasons: ['setting', 'firstDiscussion'] })
  expect(before.body.allowed).toContain('releaseHold')
  const released = await staff<Discussion>('POST', `${csr}/releaseHold`, { version: before.body.version })
  expectStatus(released, 200)
  expect(released.body).toMatchObject({ status: 'open', displayStatus: 'open', panelSize: 3, seatsUsed: 0 })

  const invited = (await staff<{ data: Engagement[]; total: number }>('POST', `${csr}/listParticipants`, {})).body
  expect(invited.total).toBe(5)
  const callers = new Map<string, Caller>()
  for (const part of invited.data) callers.set(part.userId, await product.as(part.userId))
  const [first] = [...callers.values()] as [Caller]

  // before accepting: the offer, not the history
  const offer = (await first<Discussion>('GET', user)).body
  expect(offer).toMatchObject({
    text: null,
    history: null,
    viewer: 'expert',
    ageBand: 'adult50',
    age: null,
    engagement: { status: 'invited', invitation: 'open' },
  })
  expect(offer.engagement?.pay).toMatchObject({ hourlyRate: 30_000, surge: 1, amount: 7_500, payable: true })
  expect((await first<{ total: number }>('GET', `${user}/responses`)).body.total).toBe(0)

  // five try at once, three get a seat
  const tries = await Promise.all(
    [...callers].map(async ([userId, call]) => ({
      userId,
      answer: await call('POST', `${user}/accept`, { termsAccepted: true }),
    })),
  )
  const seated = tries.filter(({ answer }) => answer.status === 200).map(({ userId }) => userId)
  expect(seated).toHaveLength(3)
  for (const { answer } of tries.filter((one) => one.answer.status !== 200)) {
    expectStatus(answer, 409)
    expect(answer.body).toMatchObject({ errorKey: 'invitation.full', status: 'missedout' })
  }
  const statuses = (await scenario.engagements(id)).map((row) => row.status).sort()
  expect(statuses).toEqual(['claimed', 'claimed', 'claimed', 'missedout', 'missedout'])
  const [a, b, c] = seated.map((userId) => callers.get(userId)) as [Caller, Caller, Caller]
  expect((await a<Discussion>('GET', user)).body).toMatchObject({
    text: expect.stringContaining('adjuvant') as string,
    engagement: { status: 'claimed', reservedLeftMs: expect.any(Number) as number },
  })

  // the review setting makes every answer wait for staff
  const answers = []
  for (const call of [a, b, c]) {
    const posted = await call<DiscussionResponse>('POST', `${user}/response`, {
      text: answerText,
      terms: true,
      minutes: 30,
    })
    expectStatus(posted, 200)
    expect(posted.body.type).toBe('pendedexpert')
    answers.push(posted.body)
  }
  // what waits for review has not answered anything yet
  expect((await scenario.row(id)).status).toBe('open')
  expect((await member<{ total: number }>('GET', `${user}/responses`)).body.total).toBe(0)
  for (const answer of answers.slice(0, 2)) {
    const out = await staff<DiscussionResponse>('POST', `${csr}/responseQa/${answer.id}`, {
      decision: 'release',
      version: answer.version,
    })
    expectStatus(out, 200)
    expect(out.body.type).toBe('response')
  }
  const refused = await staff<DiscussionResponse>('POST', `${csr}/responseQa/${answers[2]?.id}`, {
    decision: 'reject',
    reason: 'Please name the assay.',
    version: 1,
  })
  expectStatus(refused, 200)
  expect(refused.body).toMatchObject({ type: 'rejectedexpertresponse', text: answerText })
  expect((await c<Discussion>('GET', user)).body).toMatchObject({
    status: 'open',
    engagement: { status: 'claimed', rejectReason: 'Please name the assay.' },
  })
  const corrected = await c<DiscussionResponse>('POST', `${user}/response`, {
    text: `${answerText} I mean the 21-gene assay.`,
    terms: true,
    minutes: 45,
  })
  expectStatus(corrected, 200)
  expectStatus(await staff('POST', `${csr}/responseQa/${corrected.body.id}`, { decision: 'release', version: 1 }), 200)

  // the asker reads three answers, not the refusal
  const read = (await member<{ data: DiscussionResponse[] }>('GET', `${user}/responses`)).body.data
  expect(read.map((line) => line.type)).toEqual(['response', 'response', 'response'])
  expect(await scenario.row(id)).toMatchObject({ status: 'answered', responseCount: 3 })
  expect(
    (await member<{ isUpdated: boolean }>('PUT', `${user}/seen`, { responseId: read[0]?.id })).body.isUpdated,
  ).toBe(true)
  expect(
    (await member<{ isUpdated: boolean }>('PUT', `${user}/seen`, { responseId: read[2]?.id })).body.isUpdated,
  ).toBe(false)
  expect(
    (
      await member<{ data: DiscussionResponse[] }>('GET', `${user}/responses?afterId=${read[1]?.id}&pageSize=5`)
    ).body.data.map((line) => line.id),
  ).toEqual([read[2]?.id])

  // a follow-up opens it again until the reply
  const followup = await member<DiscussionResponse>('POST', `${user}/followup`, {
    text: 'What if the score is intermediate?',
    queryExpertId: read[0]?.queryExpertId,
  })
  expectStatus(followup, 200)
  expect(followup.body.aboutResponseId).toBe(read[0]?.id)
  expect((await scenario.row(id)).status).toBe('open')
  const asked = callers.get(read[0]?.userId ?? '') as Caller
  const reply = await asked<DiscussionResponse>('POST', `${user}/response`, {
    text: 'Then age decides: above fifty I would leave chemotherapy out.',
    terms: true,
  })
  expectStatus(reply, 200)
  expect([reply.body.type, (await scenario.row(id)).status]).toEqual(['pendedexpert', 'open'])
  expectStatus(await staff('POST', `${csr}/responseQa/${reply.body.id}`, { decision: 'release', version: 1 }), 200)
  expect((await scenario.row(id)).status).toBe('answered')

  // closing freezes time and pay into the ledger
  const closed = await staff<Discussion>('POST', `${csr}/close`, { reason: 'done' })
  expectStatus(closed, 200)
  expect(closed.body.status).toBe('closed')
  const mine = (await a<Discussion>('GET', user)).body.engagement
  const late = await a('PUT', `${user}/minutes`, { minutes: 60, version: mine?.version })
  expectStatus(late, 409)
  expect(late.body).toMatchObject({ reason: 'engagement.refused.frozen' })
  await product.runner.runDue()
  const lines = await product.db.select().from(transaction).where(eq(transaction.queryId, id))
  expect(lines.map((line) => line.amount).sort()).toEqual([15_000, 15_000, 22_500])
  const own = await c<{ data: { amount: number; formula: string }[]; balance: number }>(
    'GET',
    `/server/user/${seated[2]}/transaction/list`,
  )
  expect(own.body).toMatchObject({ balance: 22_500, data: [{ formula: '45 min at $300/h = $225' }] })

  // opened again, no frozen line moves
  const again = await staff<Discussion>('POST', `${csr}/reopen`, {
    newCloseTime: new Date(product.now().getTime() + 86_400_000).toISOString(),
  })
  expectStatus(again, 200)
  expect(again.body.status).toBe('open')
  expectStatus(
    await a('PUT', `${user}/minutes`, {
      minutes: 60,
      version: (await a<Discussion>('GET', user)).body.engagement?.version,
    }),
    409,
  )
  expectStatus(await staff('POST', `${csr}/close`, {}), 200)
  await product.runner.runDue()
  expect(await product.db.select().from(transaction).where(eq(transaction.queryId, id))).toHaveLength(3)

  // every move and every change names who did it
  const moves = await staff<{ data: { from: string; to: string; command: string; userId: string | null }[] }>(
    'GET',
    `/server/query/log/state-transitions?queryId=${id}&pageSize=50`,
  )
  expect(moves.body.data.map((move) => `${move.from}>${move.to}`)).toEqual([
    'null>create',
    'create>csrhold',
    'csrhold>open',
    'open>answered',
    'answered>open',
    'open>answered',
    'answered>closed',
    'closed>open',
    'open>closed',
  ])
  expect(moves.body.data.find((move) => move.command === 'releaseHold')?.userId).toBe(scenario.csr.id)
  const audit = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'query_expert'), eq(auditEvent.refField, 'status')))
  const people = new Set(audit.map((row) => row.userId))
  for (const userId of seated) expect(people).toContain(userId)
  expect(people).toContain(scenario.csr.id)
  const answerAudit = await product.db.select().from(auditEvent).where(eq(auditEvent.refId, corrected.body.id))
  expect(answerAudit.map((row) => [row.refField, row.oldVal, row.newVal, row.userId])).toContainEqual([
    'type',
    'pendedexpert',
    'response',
    scenario.csr.id,
  ])
})

test('a returned question is corrected and sent again; a rewording is accepted or declined', async () => {
  const scenario = await startScenario(product)
  const { staff, member } = scenario
  const { id, key } = await scenario.ask()
  const user = `/user/interaction/${key}`
  const csr = `/csradmin/interaction/${key}`
  expectStatus(await staff('POST', `${csr}/returnToAsker`, { reason: 'Please leave out the name of the clinic.' }), 200)
  const back = (await member<Discussion>('GET', user)).body
  expect(back).toMatchObject({
    status: 'create',
    askerAction: 'returned',
    staffNote: 'Please leave out the name of the clinic.',
  })
  expect((await member<{ data: DiscussionResponse[] }>('GET', `${user}/responses`)).body.data).toMatchObject([
    { type: 'csrhold', text: 'Please leave out the name of the clinic.', displayName: 'Consilium Support' },
  ])
  const bad = await member('POST', `${user}/resubmit`, { text: 'too short', version: back.version })
  expectStatus(bad, 422)
  expect(bad.body).toMatchObject({ fields: { text: 'errors.longText.tooShort' } })
  const emptied = await member('POST', `${user}/resubmit`, { text: back.text, history: '  ', version: back.version })
  expectStatus(emptied, 422)
  expect(emptied.body).toMatchObject({
    fields: { history: 'errors.required' },
    reason: 'discussion.refused.historyMissing',
  })
  const better = 'Should a woman of 52 with one positive node receive chemotherapy after lumpectomy?'
  const stale = await member('POST', `${user}/resubmit`, { text: better, version: back.version + 7 })
  expectStatus(stale, 409)
  expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { key, version: back.version } })
  const sent = await member<Discussion>('POST', `${user}/resubmit`, {
    text: better,
    history: 'Margins clear.',
    version: back.version,
  })
  expectStatus(sent, 200)
  expect(sent.body).toMatchObject({
    status: 'csrhold',
    text: better,
    history: 'Margins clear.',
    askerAction: null,
    staffNote: null,
  })

  const offered = await staff<DiscussionResponse>('POST', `${csr}/updateQueryQuestion`, {
    text: `${better} Please give reasons.`,
    history: 'Margins are clear.',
    version: sent.body.version,
  })
  expectStatus(offered, 200)
  expect(offered.body.type).toBe('csrupdate')
  expect((await member<Discussion>('GET', user)).body).toMatchObject({ askerAction: 'csrupdate', text: better })
  expectStatus(await staff('POST', `${user}/csrUpdate`, { decision: 'csrupdateaccept' }), 403)
  expectStatus(
    await member('POST', `${user}/csrUpdate`, { decision: 'csrupdatedecline', text: 'It was clear enough.' }),
    200,
  )
  expect((await scenario.row(id)).text).toBe(better)
  expectStatus(await member('POST', `${user}/csrUpdate`, { decision: 'csrupdateaccept' }), 409)
  const version = (await scenario.row(id)).version
  expectStatus(
    await staff('POST', `${csr}/updateQueryQuestion`, {
      text: `${better} Please give reasons.`,
      history: 'Margins are clear.',
      version,
    }),
    200,
  )
  expectStatus(await member('POST', `${user}/csrUpdate`, { decision: 'csrupdateaccept' }), 200)
  expect(await scenario.row(id)).toMatchObject({
    text: `${better} Please give reasons.`,
    history: 'Margins are clear.',
    status: 'csrhold',
  })
  const kept = await product.db.select().from(stateTransition).where(eq(stateTransition.queryId, id))
  expect(kept.find((move) => move.command === 'returnToAsker')).toMatchObject({
    userId: scenario.csr.id,
    reason: 'Please leave out the name of the clinic.',
  })
  const lines = await product.db
    .select({ type: queryResponse.type })
    .from(queryResponse)
    .where(eq(queryResponse.queryId, id))
    .orderBy(queryResponse.id)
  expect(lines.map((line) => line.type)).toEqual([
    'csrhold',
    'csrupdate',
    'csrupdate',
    'csrupdatedecline',
    'csrupdate',
    'csrupdate',
    'csrupdateaccept',
  ])
})
