import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { makeUser } from '#db/seed/factories.ts'
import {
  grantProgram,
  liveAttendance,
  notification,
  planManager,
  planMember,
  queryExpert,
  queryHeader,
  queryInvite,
  rateLimit,
  user,
} from '#db/schema/all.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { QueryStatus } from '#model/discussions/enums.ts'
import type { Discussion, IndexBuckets } from '#model/discussions/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { startProduct, type Caller } from '../../support/product.ts'
import { startScenario } from './scenario.ts'

/** Every role × every stage × every field of every call that shows a discussion. */
const product = await startProduct()
const { db } = product
const marks = {
  firstName: 'Wilhelmina',
  lastName: 'Markworthy',
  text: 'Should I start Questionmarkol now or wait for the genomic assay to come back?',
  history: 'Historymark: lumpectomy in May, margins clear.',
  frontMatter: 'Frontmark wording of the funding source.',
}
const scenario = await startScenario(product, { csrReview: 'no', plan: { sharedQueries: false }, experts: 2 })
await db
  .update(user)
  .set({ firstName: marks.firstName, lastName: marks.lastName })
  .where(eq(user.id, scenario.asker.id))
if (scenario.grant)
  await db.update(grantProgram).set({ frontMatter: marks.frontMatter }).where(eq(grantProgram.id, scenario.grant.id))
const proposedTimes = [Math.floor(product.now().getTime() / 1000) + 86_400]
const row = await scenario.ask({ text: marks.text, history: marks.history, mediaType: 'video', proposedTimes })
const [part] = await scenario.engagements(row.id)
const expert = await product.as(part!.userId)

/** What someone is shown of it, by call. */
async function shownTo(call: Caller, key = row.key): Promise<Record<string, { status: number; body: unknown }>> {
  const at = `/user/interaction/${key}`
  const calls = {
    discussion: at,
    responses: `${at}/responses`,
    faculty: `${at}/faculty`,
    session: `${at}/sessionStatus`,
    calendar: `/server/query/iCal/${key}`,
    text: `${at}/export?exportType=Word&exportFormat=Expert`,
    list: '/server/query/indexBuckets',
    shared: '/server/query/indexBuckets?filter=shared',
    notifications: '/user/notifications',
    messages: `/user/notifications?pageSize=50`,
    byAsker: `/user/diagnosis/search/fromQueries?name=${marks.lastName}`,
    byText: '/user/diagnosis/search/fromQueries?name=Questionmarkol',
    next: '/user/nextLiveSession',
    guests: `${at}/guests`,
  }
  const answers: Record<string, { status: number; body: unknown }> = {}
  for (const [name, path] of Object.entries(calls)) {
    const { status, body } = await call('GET', path)
    answers[name] = { status, body }
  }
  return answers
}
const says = (answers: Record<string, unknown>, ...words: string[]) =>
  Object.entries(answers)
    .filter(([, answer]) => words.some((word) => JSON.stringify(answer).includes(word)))
    .map(([name]) => name)
const who = [marks.firstName, marks.lastName, scenario.asker.email, scenario.asker.id]

const stages: QueryStatus[] = ['open', 'held', 'answered', 'closed', 'cancelled']
/** Once it is over, those who never came in read the offer again. */
const over: QueryStatus[] = ['closed', 'cancelled']
const opened: [
  status: QueryExpertStatus,
  accepted: boolean,
  reads: 'offer' | 'line' | 'content' | 'content, not who',
][] = [
  ['invited', false, 'offer'],
  ['declined', false, 'line'],
  ['declined', true, 'line'],
  ['cancelled', false, 'line'],
  ['cancelled', true, 'line'],
  ['timedout', false, 'content, not who'],
  ['missedout', false, 'content, not who'],
  ['timedout', true, 'content'],
  ['missedout', true, 'content'],
  ['claimed', true, 'content'],
  ['answered', true, 'content'],
  ['followup', true, 'content'],
  ['latereview', false, 'content'],
  ['rejected', true, 'content'],
]

describe('an expert', () => {
  for (const stage of stages)
    test.each(opened)(
      `%s (accepted: %s, reads %s while it is open), of a discussion that is ${stage}`,
      async (status, accepted, whileOpen) => {
        const reads = whileOpen === 'content, not who' && over.includes(stage) ? 'offer' : whileOpen
        const acceptedAt = accepted ? product.now() : null
        await db.update(queryHeader).set({ status: stage }).where(eq(queryHeader.id, row.id))
        await db.update(queryExpert).set({ status, acceptedAt }).where(eq(queryExpert.id, part!.id))
        const answers = await shownTo(expert)
        const { status: answered, body } = answers.discussion as { status: number; body: Discussion }
        expect(answered).toBe(200)

        if (reads === 'content') {
          expect([body.text, body.asker.displayName]).toEqual([marks.text, `${marks.firstName} ${marks.lastName}`])
          return
        }
        expect(says(answers, ...who)).toEqual([])
        const card = Object.values((answers.list?.body as IndexBuckets).data)
          .flat()
          .find((one) => one.queryId === row.id)
        expect([card?.previewText ?? '', card?.planPoolName ?? null]).toEqual(['', null])
        if (reads === 'content, not who') {
          expect(body.text).toBe(marks.text)
          return
        }
        expect(says(answers, 'Questionmarkol', 'Historymark', 'Frontmark')).toEqual([])
        expect([answers.text?.status, answers.calendar?.status]).toEqual([404, 404])
        const { title, key, diagnosis, engagement, ...rest } = body
        expect([title, key, diagnosis.name, engagement?.status]).toEqual([
          row.title,
          row.key,
          scenario.diagnosis.name,
          status,
        ])
        const filled = Object.keys(rest).filter((name) => {
          const value = rest[name as keyof typeof rest]
          return value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
        })
        const always = [
          'queryId',
          'status',
          'displayStatus',
          'type',
          'mediaType',
          'panelSize',
          'seatsUsed',
          'viewer',
          'questionCount',
          'version',
          'asker',
          'surveys',
        ]
        const offered = [
          'contextName',
          'ageBand',
          'meetingTime',
          'meetingTimeDisplay',
          'proposedTimes',
          // length and state of the call and how many seats are booked
          'call',
          'closeTime',
          'releasedAt',
        ]
        expect(filled.filter((name) => ![...always, ...(reads === 'offer' ? offered : [])].includes(name))).toEqual([])
      },
    )

  test('who has only been invited is told nothing by message', async () => {
    await product.runner.runDue()
    const rows = await db.select().from(notification).where(eq(notification.userId, part!.userId))
    expect(rows.length).toBeGreaterThan(0)
    expect(says({ rows }, marks.lastName, 'Questionmarkol', 'Historymark')).toEqual([])
  })
})

describe('other people', () => {
  const others = async () => {
    const now = product.now()
    const person = (given = {}) => makeUser(db, now, given)
    const [stranger, member, manager, physician] = [
      await person(),
      await person(),
      await person({ userType: userType.planManager }),
      await person({ userType: userType.network }),
    ]
    await db.insert(planMember).values({ planId: scenario.plan.id, userId: member.id, joinedAt: now })
    await db.insert(planManager).values({ planId: scenario.plan.id, userId: manager.id })
    return {
      stranger: await product.as(stranger.id),
      'member of the plan': await product.as(member.id),
      'manager of the plan': await product.as(manager.id),
      'network physician': await product.as(physician.id),
    }
  }
  test.each(stages)(
    'strangers, members and managers of a plan that does not share read nothing while %s',
    async (stage) => {
      await db.update(queryHeader).set({ status: stage }).where(eq(queryHeader.id, row.id))
      for (const [name, call] of Object.entries(await others())) {
        const answers = await shownTo(call)
        expect([
          name,
          answers.discussion?.status,
          says(answers, ...who, row.key, 'Questionmarkol', 'Historymark'),
        ]).toEqual([name, 404, []])
      }
    },
  )

  test.each(stages)('the asker and staff know who asks while %s', async (stage) => {
    await db.update(queryHeader).set({ status: stage }).where(eq(queryHeader.id, row.id))
    for (const call of [scenario.member, scenario.staff]) {
      const { discussion } = await shownTo(call)
      expect(discussion?.body).toMatchObject({
        text: marks.text,
        asker: { displayName: `${marks.firstName} ${marks.lastName}` },
      })
    }
  })
})

type Role = 'member' | 'manager' | 'physician' | 'expert of another pool' | 'stranger'
/** One person of each role in a plan; the stranger is in none. */
async function peopleOf(plan: { id: string }): Promise<Record<Role, Caller>> {
  const now = product.now()
  const kinds: Record<Role, number> = {
    member: userType.client,
    manager: userType.planManager,
    physician: userType.network,
    'expert of another pool': userType.expert,
    stranger: userType.network,
  }
  const made = {} as Record<Role, Caller>
  for (const role of Object.keys(kinds) as Role[]) {
    const person = await makeUser(db, now, { userType: kinds[role], noeticExpert: role === 'expert of another pool' })
    if (role === 'manager') await db.insert(planManager).values({ planId: plan.id, userId: person.id })
    else if (role !== 'stranger')
      await db.insert(planMember).values({ planId: plan.id, userId: person.id, joinedAt: now })
    made[role] = await product.as(person.id)
  }
  return made
}
/** An own asker for each kind of plan, by the name that is looked for. */
async function told(plan: { sharedQueries: boolean }, given: { type?: 'communal'; anonymous: boolean }) {
  const place = await startScenario(product, { csrReview: 'no', plan, experts: 2 })
  const asker = { firstName: marks.firstName, lastName: marks.lastName }
  await db.update(user).set(asker).where(eq(user.id, place.asker.id))
  const asked = await place.ask({
    text: marks.text,
    history: marks.history,
    mediaType: 'video',
    proposedTimes,
    ...given,
  })
  return { asked, people: await peopleOf(place.plan), secret: [...who.slice(0, 2), place.asker.email] }
}
const readable: QueryStatus[] = ['open', 'held', 'answered', 'closed']

describe('a plan that shares its discussions', () => {
  test.each([false, true])('asked anonymously: %s', async (anonymous) => {
    const { asked, people, secret } = await told({ sharedQueries: true }, { anonymous })
    for (const stage of stages) {
      await db.update(queryHeader).set({ status: stage }).where(eq(queryHeader.id, asked.id))
      for (const [role, call] of Object.entries(people) as [Role, Caller][]) {
        const answers = await shownTo(call, asked.key)
        const { status, body } = answers.discussion as { status: number; body: Discussion }
        const reads = role !== 'stranger' && readable.includes(stage)
        expect([role, stage, status]).toEqual([role, stage, reads ? 200 : 404])
        if (reads) {
          expect([role, body.viewer, body.text, body.mayPost]).toEqual([role, 'planMember', marks.text, false])
          const named = body.asker.displayName === `${marks.firstName} ${marks.lastName}`
          expect([role, stage, named]).toEqual([role, stage, !anonymous])
        }
        // no one reads the address; no one reads the name of who asks anonymously, or of what they may not read
        const hidden = reads && !anonymous ? secret.slice(2) : secret
        expect([role, stage, says(answers, ...hidden)]).toEqual([role, stage, []])
      }
    }
  })
})

describe('a communal discussion', () => {
  test.each([
    [false, false],
    [false, true],
    [true, true],
  ])(
    'in a plan that shares (%s), asked anonymously (%s): its physicians read it, others where it shares, and who asks where that was not anonymous',
    async (sharedQueries, anonymous) => {
      const { asked, people, secret } = await told({ sharedQueries }, { type: 'communal', anonymous })
      for (const stage of stages) {
        await db.update(queryHeader).set({ status: stage }).where(eq(queryHeader.id, asked.id))
        for (const [role, call] of Object.entries(people) as [Role, Caller][]) {
          const answers = await shownTo(call, asked.key)
          const { status, body } = answers.discussion as { status: number; body: Discussion }
          const physician = role === 'physician' || role === 'expert of another pool'
          const may = physician || (role !== 'stranger' && sharedQueries)
          const reads = may && readable.includes(stage)
          expect([role, stage, status]).toEqual([role, stage, reads ? 200 : 404])
          if (reads) expect([role, body.viewer]).toEqual([role, physician ? 'expert' : 'planMember'])
          // the list of what a plan shares holds what its reader may open, and a manager has no such list
          const listed = says(answers.shared as never, asked.key).length > 0
          expect([role, stage, listed]).toEqual([role, stage, reads && role !== 'manager'])
          const named = status === 200 && body.asker.displayName === `${marks.firstName} ${marks.lastName}`
          expect([role, stage, named]).toEqual([role, stage, reads && !anonymous])
          const hidden = reads && !anonymous ? secret.slice(2) : secret
          expect([role, stage, says(answers, ...hidden)]).toEqual([role, stage, []])
        }
      }
    },
  )
})

describe('a guest', () => {
  const kinds = ['lovedone', 'provider', 'blinded_voice_up'] as const
  test.each(kinds.flatMap((kind) => [false, true].map((anonymous) => [kind, anonymous] as const)))(
    '%s, asked anonymously (%s), reads at most the name of who invites, at every stage and after every answer',
    async (participantType, anonymous) => {
      const asked = await scenario.ask({
        text: marks.text,
        history: marks.history,
        mediaType: 'video',
        proposedTimes,
        anonymous,
        ...(participantType === 'blinded_voice_up' && { type: 'blinded' as const }),
      })
      const meetingTime = new Date((proposedTimes[0] ?? 0) * 1000)
      await db.update(queryHeader).set({ meetingTime }).where(eq(queryHeader.id, asked.id))
      const hidesWho = anonymous || participantType === 'blinded_voice_up'
      let named = 0
      for (const stage of [...stages, 'csrhold' as const])
        for (const action of ['invited', 'accept', 'decline', 'cancelled', 'closed'] as const) {
          await db.delete(rateLimit)
          await db.update(queryHeader).set({ status: stage }).where(eq(queryHeader.id, asked.id))
          const [key, token] = [newId(), newId()]
          const [invite] = await db
            .insert(queryInvite)
            .values({
              queryId: asked.id,
              participantType,
              name: 'Leo',
              action,
              tokenHash: hashToken(key),
              createdAt: product.now(),
              sentAt: product.now(),
            })
            .returning()
          await db.insert(liveAttendance).values({
            queryId: asked.id,
            queryInviteId: invite!.id,
            role: 'guest',
            peerId: token,
            tokenHash: hashToken(token),
            tokenExpires: new Date(product.now().getTime() + 3_600_000),
          })
          const answers: Record<string, unknown> = {}
          for (const path of ['', '/status', '/iCal', `/session/${token}`])
            answers[path] = (await product.anonymous('GET', `/invitee/${key}${path}`)).body
          const case_ = [stage, action]
          const seen = says(answers, marks.text, marks.history, 'Questionmarkol', 'Historymark', 'Frontmark')
          expect([...case_, seen]).toEqual([...case_, []])
          expect([...case_, says(answers, scenario.asker.email, scenario.asker.id)]).toEqual([...case_, []])
          const mayName = !hidesWho && 'invitedBy' in (answers[''] as object)
          expect([...case_, says(answers, ...who)]).toEqual([...case_, mayName ? [''] : []])
          named += Number(mayName)
        }
      expect(named > 0).toBe(!hidesWho)
    },
  )
})
