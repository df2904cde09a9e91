import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  auditEvent,
  membershipPlan,
  notification,
  planMember,
  pool as poolTable,
  poolExpert,
  rateLimit,
  userInvite,
  userSpecialty,
} from '#db/schema/all.ts'
import { makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct, type Answer } from '../../support/product.ts'
import { accountOf, expert, goodPassword, keyOf, links, member, prepare, verification } from './registration-world.ts'

const product = await startProduct()
let world: Awaited<ReturnType<typeof prepare>>
let poolId = ''
beforeAll(async () => {
  world = await prepare(product)
  poolId = (await makePool(product.db, product.now())).id
})
interface Invite {
  id: string
  version: number
  status: string
  action: string | null
  url: string
  reissued: number
  userId: string | null
  [name: string]: unknown
}
interface Bulk {
  done: number
  refused: number
  data: { row: number; email: string; done: boolean; errorKey?: string; fields?: Record<string, string> }[]
}
const invite = (more: Record<string, unknown> = {}) =>
  world.csr<Invite>('POST', '/server/userInvite', {
    email: 'expert.new@example.test',
    firstName: 'Erin',
    lastName: 'Expert',
    userType: userType.expert,
    noeticExpert: true,
    hourlyRate: 32_500,
    ...more,
  })
const made = async (email: string, more: Record<string, unknown> = {}): Promise<Invite> => {
  const answer = await invite({ email, ...more })
  expectStatus(answer, 201)
  return answer.body
}
const register = async (key: string, more: Record<string, unknown> = {}) => {
  await product.db.delete(rateLimit)
  return product.anonymous('POST', '/register/user', expert({ key, ...more }))
}
const again = async ({ id }: { id: string }): Promise<Invite> =>
  (await world.csr<Invite>('GET', `/server/userInvite/${id}`)).body

test('an expert is invited as one whatever else the invitation says', async () => {
  for (const [at, more] of [{ noeticExpert: false }, { noeticExpert: undefined }].entries()) {
    const email = `plain.expert${at}@example.test`
    const { url } = await made(email, { ...more, poolIds: [poolId] })
    expect(url).toContain('/physician/register/')
    const setup = await product.anonymous('GET', `/register/setup?key=${keyOf(url)}`)
    expect(setup.body).toMatchObject({ userType: 2, noeticExpert: true, hourlyRate: 32_500 })
    expectStatus(await register(keyOf(url)), 200)
    expect(await accountOf(product, email)).toMatchObject({ userType: 2, noeticExpert: true })
  }
})

test('an expert is invited, reads the rate and the terms, registers, and is in', async () => {
  const sent = await made('expert.new@example.test', {
    planId: world.plan.id,
    poolIds: [poolId],
    message: 'We met in Boston.',
  })
  expect(sent).toMatchObject({
    status: 'sent',
    action: 'invited',
    reissued: 0,
    invitedByName: 'Cora Staff',
    planName: 'Harbor Plan',
  })
  const mail = await product.lastMessage('expert.new@example.test')
  expect(mail?.text).toContain('We met in Boston.\n\nOpen this link to register:\n\nhttp')
  const key = keyOf((await links(product, 'expert.new@example.test'))[0] ?? '')
  expect(keyOf(sent.url)).toBe(key)
  expect(sent.url).toContain('/physician/register/')

  const setup = await product.anonymous('GET', `/register/setup?key=${key}`)
  expect(setup.body).toMatchObject({
    userType: 2,
    noeticExpert: true,
    hourlyRate: 32_500,
    invite: { email: 'expert.new@example.test', firstName: 'Erin' },
  })
  expect((await register(key, { hourlyRateAcknowledged: false })).body).toMatchObject({
    fields: { hourlyRateAcknowledged: 'errors.required' },
  })
  expect((await register(key, { specialties: [] })).body).toMatchObject({ fields: { specialties: 'errors.required' } })
  expect((await register(key, { email: 'other@example.test' })).body).toMatchObject({
    fields: { email: 'errors.email' },
  })
  expect(await register(key)).toMatchObject({ status: 200, body: { regStatus: 'verified' } })
  await product.runner.runDue()

  const account = await accountOf(product, 'expert.new@example.test')
  expect(account).toMatchObject({
    userType: 2,
    noeticExpert: true,
    hourlyRate: 32_500,
    npi: '1234567893',
    regStatus: 'welcome_sent',
  })
  const id = account?.id ?? ''
  expect(await product.db.select().from(userSpecialty).where(eq(userSpecialty.userId, id))).toMatchObject([
    { specialty: 'medonc' },
  ])
  expect(await product.db.select().from(poolExpert).where(eq(poolExpert.userId, id))).toMatchObject([{ poolId }])
  expect(await product.db.select().from(planMember).where(eq(planMember.userId, id))).toMatchObject([
    { planId: world.plan.id },
  ])
  expect((await product.db.select().from(auditEvent).where(eq(auditEvent.refId, id))).map((row) => row.text)).toContain(
    'hourly rate of 325.00 USD acknowledged',
  )
  expect(await again(sent)).toMatchObject({ status: 'accepted', action: 'accept', userId: id, url: null })
  expectStatus(
    await product.anonymous(
      'POST',
      '/auth/webLogin',
      { email: 'expert.new@example.test', password: goodPassword },
      { Authorization: `Basic ${btoa(product.deps.env.WEB_CLIENT)}` },
    ),
    200,
  )
  expect((await register(key)).body).toMatchObject({ errorKey: 'register.inviteUsed' })
  expect((await product.anonymous('GET', `/register/setup?key=${key}`)).body).toMatchObject({
    errorKey: 'register.inviteUsed',
  })
})

describe('only the rate that the form showed is acknowledged', () => {
  const acknowledgedBy = async (email: string) => {
    const account = await accountOf(product, email)
    const trail = await product.db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.refId, account?.id ?? ''))
    return [account?.hourlyRate, ...trail.flatMap(({ text }) => (text?.includes('hourly rate') ? [text] : []))]
  }
  test.each([
    ['raised', 10_000, 30_000],
    ['lowered', 30_000, 10_000],
    ['agreed', null, 30_000],
    ['taken away', 30_000, null],
  ])('a rate that was %s meanwhile is shown first', async (how, shown, now) => {
    const email = `rate.${how.replace(' ', '.')}@example.test`
    const sent = await made(email, { hourlyRate: shown })
    expectStatus(
      await world.csr('PUT', `/rest/invitations/${sent.id}`, { version: sent.version, hourlyRate: now }),
      200,
    )
    const key = keyOf(sent.url)
    expect(await register(key, { hourlyRateShown: shown })).toMatchObject({
      status: 409,
      body: { errorKey: 'register.rateChanged', hourlyRate: now },
    })
    expect(await accountOf(product, email)).toBeUndefined()
    expect(await again(sent)).toMatchObject({ status: 'sent' })
    expectStatus(await register(key, { hourlyRateShown: now }), 200)
    expect(await acknowledgedBy(email)).toEqual(
      now === null ? [null] : [now, `hourly rate of ${(now / 100).toFixed(2)} USD acknowledged`],
    )
  })

  test('an acknowledgement without the rate that was shown is refused', async () => {
    const { url } = await made('rate.unsaid@example.test')
    expect((await register(keyOf(url), { hourlyRateShown: undefined })).body).toMatchObject({
      errorKey: 'register.rateChanged',
      hourlyRate: 32_500,
    })
  })

  test('a rate that staff change while the form is being sent is not acknowledged', async () => {
    const email = 'rate.meanwhile@example.test'
    const sent = await made(email)
    await product.db.delete(rateLimit)
    const [registered, edited] = await Promise.all([
      product.anonymous('POST', '/register/user', expert({ key: keyOf(sent.url) })),
      world.csr('PUT', `/rest/invitations/${sent.id}`, { version: sent.version, hourlyRate: 10_000 }),
    ])
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([registered.status, edited.status])
    const { hourlyRate } = await again(sent)
    if (registered.status === 200) expect((await accountOf(product, email))?.hourlyRate).toBe(hourlyRate)
    else expect(registered.body).toMatchObject({ errorKey: 'register.rateChanged', hourlyRate })
  })
})

test('the mail is shown before it goes out, word for word, and nothing is sent by that', async () => {
  const words = {
    firstName: 'Pia',
    lastName: 'View',
    userType: userType.expert,
    noeticExpert: true,
    preferredLanguage: 'zh-cn',
    message: 'See you on Monday.',
  }
  const before = (await product.db.select().from(notification)).length
  const preview = await world.csr<{ subject: string; text: string }>('POST', '/server/userInvite/preview', words)
  expectStatus(preview, 200)
  expect((await product.db.select().from(notification)).length).toBe(before)
  const { url } = await made('pia.view@example.test', words)
  const mail = await product.lastMessage('pia.view@example.test')
  expect(mail?.subject).toBe(preview.body.subject)
  expect(mail?.text).toBe(preview.body.text.replace(/\S+\/…/, url))
  expect(preview.body.text).toContain('/physician/register/…')
  expect(
    (
      await world.csr<{ text: string }>('POST', '/server/userInvite/preview', {
        userType: userType.client,
        planId: world.plan.id,
      })
    ).body.text,
  ).toMatch(/^Hello,[^]*Harbor Plan[^]*\/register\/invitation\/…/)
  expect((await world.csr('POST', '/server/userInvite/preview', { userType: userType.csr })).body).toMatchObject({
    fields: { userType: 'errors.userType' },
  })
  const member = await makeUser(product.db, product.now())
  expectStatus(await (await product.as(member.id))('POST', '/server/userInvite/preview', words), 403)
})

test('the list names the plan and the pools that someone comes into', async () => {
  const [pool] = await product.db.select().from(poolTable).where(eq(poolTable.id, poolId))
  expect(await again(await made('pooled@example.test', { poolIds: [poolId], planId: world.plan.id }))).toMatchObject({
    into: ['Harbor Plan', pool?.poolName],
  })
  expect(await again(await made('neither@example.test', { poolIds: null }))).toMatchObject({ into: [] })
})

test('of 5 who use one key at the same time one registers', async () => {
  const { url } = await made('race@example.test')
  await product.db.delete(rateLimit)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => product.anonymous('POST', '/register/user', expert({ key: keyOf(url) }))),
  )
  expect(answers.map((each) => each.status).sort()).toEqual([200, 409, 409, 409, 409])
})

test('the key is in the mail only: the database has its hash, the message is wiped once sent', async () => {
  const sent = await made('hashed@example.test')
  await product.runner.runDue()
  const [row] = await product.db.select().from(userInvite).where(eq(userInvite.id, sent.id))
  expect(row?.tokenHash).toBe(hashToken(keyOf(sent.url)))
  const kept = JSON.stringify([
    await product.db.select().from(userInvite),
    await product.db.select().from(notification),
    await product.db.select().from(auditEvent),
  ])
  expect(kept).not.toContain(keyOf(sent.url))
  expect((await again(sent)).url).toBeNull()
})

test('reissuing makes a new key and kills the old one; a stale version is refused', async () => {
  const first = await made('again@example.test')
  await product.pass(60)
  const second = await world.csr<Invite>('PUT', `/server/userInvite/${first.id}/reissue`, { version: first.version })
  expect(second.body).toMatchObject({ status: 'sent', reissued: 1 })
  expect((await product.anonymous('GET', `/register/setup?key=${keyOf(first.url)}`)).body).toMatchObject({
    errorKey: 'register.linkUnknown',
  })
  expectStatus(await product.anonymous('GET', `/register/setup?key=${keyOf(second.body.url)}`), 200)
  expect(keyOf((await links(product, 'again@example.test'))[0] ?? '')).toBe(keyOf(second.body.url))
  expect(await world.csr('PUT', `/server/userInvite/${first.id}/reissue`, { version: first.version })).toMatchObject({
    status: 409,
    body: { errorKey: 'conflict' },
  })
  const quiet = await world.csr<Invite>('PUT', `/server/userInvite/${first.id}/reissue`, {
    version: second.body.version,
    send: false,
  })
  const mails = (await links(product, 'again@example.test')).length
  expect([keyOf(quiet.body.url).length > 30, mails]).toEqual([true, 2])
})

test('a cancelled one opens nothing, can be sent again, and is cancelled once', async () => {
  const sent = await made('cancel@example.test')
  const { body } = await world.csr<Invite>('POST', `/server/userInvite/${sent.id}/cancel`, { version: sent.version })
  expect(body).toMatchObject({ status: 'cancelled', action: 'cancelled' })
  expect((await register(keyOf(sent.url))).body).toMatchObject({ errorKey: 'register.inviteCancelled' })
  expect(await world.csr('POST', `/server/userInvite/${sent.id}/cancel`, { version: body.version })).toMatchObject({
    status: 409,
    body: { errorKey: 'invite.decided' },
  })
  const anew = await world.csr<Invite>('PUT', `/server/userInvite/${sent.id}/reissue`, { version: body.version })
  expectStatus(await product.anonymous('GET', `/register/setup?key=${keyOf(anew.body.url)}`), 200)
})

test('the invited person may decline', async () => {
  const sent = await made('decline@example.test')
  expectStatus(await product.anonymous('POST', '/register/decline', { key: keyOf(sent.url) }), 200)
  expect(await again(sent)).toMatchObject({ status: 'declined', action: 'decline' })
  expect((await register(keyOf(sent.url))).body).toMatchObject({ errorKey: 'register.inviteCancelled' })
})

test('after 30 days it expires, by the key at once and in the list by the sweep', async () => {
  product.stopClock()
  const sent = await made('expire@example.test')
  product.clock.advance(30 * 86_400 - 1)
  expectStatus(await product.anonymous('GET', `/register/setup?key=${keyOf(sent.url)}`), 200)
  product.clock.advance(2)
  expect((await register(keyOf(sent.url))).body).toMatchObject({ errorKey: 'register.inviteExpired' })
  await product.runner.runDue()
  expect(await again(sent)).toMatchObject({ status: 'expired', action: 'closed' })
})

test('addresses with an account or an open invitation, staff types and pools of non-experts are refused', async () => {
  await made('twice@example.test')
  expect(await invite({ email: 'Twice@example.test' })).toMatchObject({
    status: 409,
    body: { errorKey: 'record.duplicate', fields: { email: 'errors.openInvitation' } },
  })
  const known = await makeUser(product.db, product.now())
  expect((await invite({ email: known.email })).body).toMatchObject({ fields: { email: 'errors.accountExists' } })
  expect(
    (await invite({ email: 'staff@example.test', userType: userType.csr, noeticExpert: false })).body,
  ).toMatchObject({ fields: { userType: 'errors.userType' } })
  expect(
    (await invite({ email: 'a@example.test', userType: userType.client, noeticExpert: false, poolIds: [poolId] })).body,
  ).toMatchObject({ fields: { poolIds: 'errors.expertsOnly' } })
  expect((await invite({ email: 'a@example.test', poolIds: ['none'] })).body).toMatchObject({
    fields: { poolIds: 'errors.noSuchRecord' },
  })
  expect((await invite({ email: 'a@example.test', planId: 'none' })).body).toMatchObject({
    fields: { planId: 'errors.noSuchRecord' },
  })
  expectStatus(await invite({ email: 'a@example.test', status: 'accepted' }), 422)
  expectStatus(await invite({ email: 'a@example.test', tokenHash: 'x' }), 422)
})

test('an address that got an account in another way uses no invitation up: both sides are told, and staff decide', async () => {
  const email = 'meanwhile@example.test'
  const sent = await made(email, { poolIds: [poolId] })
  await product.db.delete(rateLimit)
  expectStatus(await product.anonymous('POST', '/register/user', member({ email })), 200)
  // the address is not proved yet: the invitation would complete this account
  expectStatus(await product.anonymous('GET', `/register/setup?key=${keyOf(sent.url)}`), 200)
  expect(await again(sent)).toMatchObject({ hindrance: null })
  expectStatus(await product.anonymous('POST', '/register/verify', await verification(product, email)), 200)
  const before = await accountOf(product, email)

  const told = { status: 409, body: { errorKey: 'register.accountExists' } }
  expect(await product.anonymous('GET', `/register/setup?key=${keyOf(sent.url)}`)).toMatchObject(told)
  expect(await register(keyOf(sent.url), { password: 'Another-Lantern-72-Violet' })).toMatchObject(told)
  expect(await accountOf(product, email)).toEqual(before)
  const waits = await again(sent)
  expect(waits).toMatchObject({ status: 'sent', userId: null, hindrance: 'accountExists' })
  expect(await world.csr('PUT', `/server/userInvite/${sent.id}/reissue`, { version: waits.version })).toMatchObject({
    status: 422,
    body: { fields: { email: 'errors.accountExists' } },
  })
  expectStatus(await product.anonymous('POST', '/register/decline', { key: keyOf(sent.url) }), 200)
  expect(await again(sent)).toMatchObject({ status: 'declined', hindrance: null })
})

test.each([
  ['disabled', { enabled: false }],
  ['over', { activeTo: '2001-01-01' }],
])(
  'an invitation whose plan is %s makes no account without it: both sides are told, and it opens again',
  async (how, closed) => {
    const email = `plan.${how}@example.test`
    const plan = await makePlan(product.db, product.now())
    const sent = await made(email, { planId: plan.id })
    await product.db.update(membershipPlan).set(closed).where(eq(membershipPlan.id, plan.id))
    const told = { status: 409, body: { errorKey: 'register.planClosed' } }
    expect(await product.anonymous('GET', `/register/setup?key=${keyOf(sent.url)}`)).toMatchObject(told)
    expect(await register(keyOf(sent.url))).toMatchObject(told)
    expect(await accountOf(product, email)).toBeUndefined()
    const waits = await again(sent)
    expect(waits).toMatchObject({ status: 'sent', hindrance: 'planClosed' })

    const change = { version: waits.version, planId: world.plan.id }
    expect((await world.csr('PUT', `/rest/invitations/${sent.id}`, change)).body).toMatchObject({ hindrance: null })
    expectStatus(await register(keyOf(sent.url)), 200)
    const account = await accountOf(product, email)
    expect(
      await product.db
        .select()
        .from(planMember)
        .where(eq(planMember.userId, account?.id ?? '')),
    ).toMatchObject([{ planId: world.plan.id }])
  },
)

test('an account that staff prepared is marked invited, and becomes its owner’s by the key', async () => {
  const prepared = await makeUser(product.db, product.now(), {
    email: 'prepared@example.test',
    regStatus: 'new_creg',
    userType: userType.expert,
  })
  const { url } = await made(prepared.email, { planId: world.plan.id })
  expect((await accountOf(product, prepared.email))?.regStatus).toBe('pre_plan_invite')
  expectStatus(await register(keyOf(url)), 200)
  expect(await accountOf(product, prepared.email)).toMatchObject({
    id: prepared.id,
    firstName: 'Erin',
    regStatus: 'verified',
  })
})

test('one that waits is sent later; fields change until it is accepted, its status only to cancelled', async () => {
  const waiting = await made('later@example.test', { sendNow: false })
  expect(waiting).toMatchObject({ status: 'new', action: null, url: null, sentAt: null })
  const path = `/rest/invitations/${waiting.id}`
  expectStatus(await world.csr('PUT', path, { ...waiting, status: 'accepted' }), 422)
  expectStatus(await world.csr('PUT', path, { ...waiting, userId: 'x' }), 422)
  const edited = await world.csr<Invite>('PUT', path, { ...waiting, firstName: 'Eve' })
  expect(edited.body).toMatchObject({ firstName: 'Eve', status: 'new' })
  expect((await world.csr<Invite>('PUT', path, { ...edited.body, status: 'cancelled' })).body).toMatchObject({
    status: 'cancelled',
    action: 'cancelled',
  })
  expectStatus(await world.csr('DELETE', path), 200)
})

describe('a table of people is read as spreadsheets give it', () => {
  type Told = Bulk & { unused?: string[]; fields?: Record<string, string> }
  const send = (csv: string) =>
    world.csr<Told>('POST', '/server/userInvite/bulk', { userType: userType.client, sendNow: false, csv })
  const namesOf = async (email: string) => {
    const [row] = await product.db.select().from(userInvite).where(eq(userInvite.email, email))
    return row && [row.firstName, row.lastName]
  }

  test.each([
    ['copied with its heads', 'E-mail\tFirst name\tLast name\nt1@example.test\tAnn\tJones, MD', ['Ann', 'Jones, MD']],
    ['copied without heads', 't2@example.test\tAnn\tJones; MD, PhD', ['Ann', 'Jones; MD, PhD']],
    ['in another order', 'Surname;Given name;E-mail address\nJones, MD;Ann;t3@example.test', ['Ann', 'Jones, MD']],
    ['with Chinese heads', '\uFEFF姓,名,电子邮箱\r\n李,伟,t4@example.test', ['伟', '李']],
    ['with quotes around commas', 't5@example.test,Ann,"Jones, ""MD"""', ['Ann', 'Jones, "MD"']],
    ['with addresses alone', 'E-mail\nt6@example.test', [null, null]],
  ])('%s', async (_how, csv, names) => {
    const answer = await send(csv)
    expect(answer.body).toMatchObject({ done: 1, refused: 0 })
    expect(answer.body.unused).toBeUndefined()
    expect(await namesOf(answer.body.data[0]?.email ?? '')).toEqual(names)
  })

  test('columns that are not read are told', async () => {
    const answer = await send('E-Mail,Vorname,Nachname,Last name\nt7@example.test,Jörg,Müller,Meier')
    expect(answer.body).toMatchObject({ done: 1, unused: ['Vorname', 'Nachname'] })
    expect(await namesOf('t7@example.test')).toEqual([null, 'Meier'])
    expect((await send('t8@example.test,Ann,Jones, MD')).body).toMatchObject({ done: 1, unused: ['4'] })
  })

  test('without a column of addresses nothing is read, and it is said what to do', async () => {
    const answer = await send('Name,Address\nAnn,Main Street')
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ csv: 'errors.noEmailColumn' })
  })

  test('a name with letters that could not be read is refused, wherever it is written', async () => {
    const answer = await send('t9@example.test;J\uFFFDrgen;M\uFFFDller\nt10@example.test;Jürgen;Müller')
    expect(answer.body.data).toMatchObject([
      { done: false, fields: { firstName: 'errors.nameDamaged', lastName: 'errors.nameDamaged' } },
      { done: true },
    ])
    expect(await namesOf('t9@example.test')).toBeUndefined()
    const one = await world.csr<Told>('POST', '/server/userInvite', {
      email: 't9@example.test',
      userType: userType.client,
      firstName: 'J\uFFFDrgen',
    })
    expectStatus(one, 422)
    expect(one.body.fields).toEqual({ firstName: 'errors.nameDamaged' })
  })
})

test('many at once, from rows or a CSV text: each is answered by itself', async () => {
  const csv =
    'E-mail;First name;Last name\r\nbulk1@example.test;"Bo; the first";Bulk\r\nnot an address;X;Y\r\nbulk1@example.test;Bo;Bulk\r\n\r\nbulk2@example.test;Bea;Bulk\r\n'
  const { body } = await world.csr<Bulk>('POST', '/server/userInvite/bulk', {
    userType: userType.client,
    planId: world.plan.id,
    csv,
  })
  expect(body.data.map(({ row, email, done, errorKey }) => [row, email, done, errorKey])).toEqual([
    [1, 'bulk1@example.test', true, undefined],
    [2, 'not an address', false, 'errors.invalidParameters'],
    [3, 'bulk1@example.test', false, 'record.duplicate'],
    [4, 'bulk2@example.test', true, undefined],
  ])
  expect(body).toMatchObject({ done: 2, refused: 2 })
  expect((await product.lastMessage('bulk1@example.test'))?.text).toContain('Dear Bo; the first Bulk,')
  expectStatus(await world.csr('POST', '/server/userInvite/bulk', { userType: userType.client, csv: 'email\n' }), 422)
  const rows = Array.from({ length: 201 }, (_, n) => ({ email: `n${n}@example.test` }))
  expectStatus(await world.csr('POST', '/server/userInvite/bulk', { userType: userType.client, rows }), 422)
  const { body: found } = await world.csr<{ data: Invite[] }>('GET', '/server/userInvite/list?name=bulk')
  const answer = await world.csr<Bulk>('POST', '/server/userInvite/bulkAct', {
    action: 'cancel',
    ids: [...found.data.map((row) => row.id), 'none'],
  })
  expect(answer.body).toMatchObject({ done: 2, refused: 1 })
})

test('both faces list the same, by status, person, plan and time', async () => {
  const count = async (query: string) =>
    (await world.csr<{ total: number }>('GET', `/server/userInvite/list?${query}`)).body.total
  const all = await count('status=all')
  const rest: Answer = await world.csr(
    'GET',
    `/rest/invitations?filter=${encodeURIComponent('{"status":"all"}')}&range=[0,0]`,
  )
  expect(rest.headers.get('content-range')).toBe(`invitations 0-0/${all}`)
  const byStatus = await Promise.all(
    ['new', 'sent', 'accepted', 'declined', 'cancelled', 'expired'].map((status) => count(`status=${status}`)),
  )
  expect(byStatus.reduce((sum, n) => sum + n, 0)).toBe(all)
  expect(await count('status=new_or_sent')).toBe((byStatus[0] ?? 0) + (byStatus[1] ?? 0))
  expect(await count('email=cancel@')).toBe(1)
  expect(await count('name=erin&userType=2')).toBeGreaterThan(3)
  expect(await count('from=2199-01-01')).toBe(0)
  expectStatus(await world.csr('GET', '/server/userInvite/list?tokenHash=x'), 422)
})

test('view-only staff read and change nothing', async () => {
  const viewer = await product.as(
    (
      await makeUser(product.db, product.now(), {
        userType: userType.csr,
        staffRoles: ['csr_super'],
        allowedCSRView: true,
      })
    ).id,
  )
  expectStatus(await viewer('GET', '/server/userInvite/list'), 200)
  for (const [method, path] of [
    ['POST', '/server/userInvite'],
    ['POST', '/server/userInvite/bulk'],
    ['POST', '/server/userInvite/bulkAct'],
    ['PUT', '/server/userInvite/x/reissue'],
    ['POST', '/server/userInvite/x/cancel'],
  ] as const) {
    expect(await viewer(method, path, {})).toMatchObject({ status: 403, body: { rule: 'rules.viewOnly' } })
  }
})
