import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  auditEvent,
  devInbox,
  contentDocument,
  membershipPlan,
  notification,
  phone,
  planLink,
  planMember,
  rateLimit,
  signInChallenge,
  termsAcceptance,
  userMfa,
  userPassword,
} from '#db/schema/all.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct, testPasswordHash } from '../../support/product.ts'
import { accountOf, goodPassword, links, member, prepare, verification } from './registration-world.ts'

const product = await startProduct()
let world: Awaited<ReturnType<typeof prepare>>
beforeAll(async () => {
  world = await prepare(product)
})
const post = async (path: string, body: unknown) => {
  await product.db.delete(rateLimit)
  return product.anonymous('POST', path, body)
}
const register = (more: Record<string, unknown> = {}) => post('/register/user', member(more))
const signIn = (email: string, password = goodPassword) =>
  product.anonymous(
    'POST',
    '/auth/webLogin',
    { email, password },
    { Authorization: `Basic ${btoa(product.deps.env.WEB_CLIENT)}` },
  )

test('a link says what one registers for; terms in the language', async () => {
  const { body } = await product.anonymous('GET', '/register/setup?slug=harbor&locale=zh-cn')
  expect(body).toMatchObject({
    userType: 1,
    plan: { displayTitle: 'Harbor Plan', registrationText: '<p>Welcome to Harbor</p>', theme: 'harbor' },
    invite: null,
    terms: { locale: 'zh-cn', html: '<p>client zh-cn</p>' },
  })
})

test('unknown, disabled, coming and ended links are refused, to look at and to register', async () => {
  const { plan } = world
  await product.db.insert(planLink).values([
    { planId: plan.id, slug: 'off', enabled: false },
    { planId: plan.id, slug: 'soon', effectiveDate: '2999-01-01' },
    { planId: plan.id, slug: 'staff', userType: 3 },
  ])
  for (const [slug, status, errorKey] of [
    ['nothing', 404, 'register.linkUnknown'],
    ['off', 409, 'register.linkInactive'],
    ['soon', 409, 'register.linkInactive'],
    ['staff', 409, 'register.linkInactive'],
  ] as const) {
    expect(await product.anonymous('GET', `/register/setup?slug=${slug}`)).toMatchObject({ status, body: { errorKey } })
    expect(await register({ slug })).toMatchObject({ status, body: { errorKey } })
  }
  await product.db.update(membershipPlan).set({ activeTo: '2001-01-01' }).where(eq(membershipPlan.id, plan.id))
  expect((await register()).body).toMatchObject({ errorKey: 'register.linkInactive' })
  await product.db.update(membershipPlan).set({ activeTo: null }).where(eq(membershipPlan.id, plan.id))
})

test.each([
  ['a weak password', { password: 'short' }, { password: 'password.tooShort' }],
  ['a password of the own name', { password: 'Nina-Newcomer-77!' }, { password: 'password.personal' }],
  ['somebody under 18', { dateOfBirth: '2015-01-01' }, { dateOfBirth: 'errors.minimumAge' }],
  ['no date of birth', { dateOfBirth: undefined }, { dateOfBirth: 'errors.required' }],
  ['terms that were not accepted', { termsAccepted: false }, { termsAccepted: 'errors.acceptTerms' }],
  [
    'a number that is none',
    { phones: [{ phoneKind: 'mobile', number: '+1 555 0100' }] },
    { 'phones.0.number': 'errors.telephone' },
  ],
  [
    'the same number twice',
    {
      phones: [
        { phoneKind: 'mobile', number: '2125552368' },
        { phoneKind: 'home', number: '+1 212 555 2368' },
      ],
    },
    { 'phones.1.number': 'errors.dupContact' },
  ],
  ['two addresses in one', { email: 'a@example.test,b@example.test' }, { email: 'errors.email' }],
  ['a country that is none', { countryId: 999_999 }, { countryId: 'errors.noSuchRecord' }],
  ['a state of another country', { countryId: 45, stateId: 1 }, { stateId: 'errors.stateOfCountry' }],
  ['an NPI with a wrong check digit', { npi: '1234567890' }, { npi: 'errors.npiCheck' }],
])('%s is refused at its field', async (_name, more, fields) => {
  const answer = await register({ email: 'refused@example.test', ...more })
  expect(answer).toMatchObject({ status: 422, body: { fields } })
  expect(await accountOf(product, 'refused@example.test')).toBeUndefined()
})

test('fields that are not offered are refused: no one registers as staff', async () => {
  expectStatus(await register({ email: 'staff@example.test', userType: 3 }), 422)
  expectStatus(await register({ email: 'staff@example.test', staffRoles: ['csr_super'] }), 422)
})

test('by a plan’s link: mail, proof, membership, terms, welcome, sign-in', async () => {
  const answer = await register({ email: ' New@Example.test ', extra: 'M-1' })
  expect(answer).toMatchObject({ status: 200, body: { regStatus: 'verify_sent' } })
  const before = await accountOf(product, 'new@example.test')
  expect(before).toMatchObject({
    regStatus: 'verify_sent',
    userType: 1,
    noeticExpert: false,
    dateOfBirth: '1980-05-05',
  })
  expect((await signIn('new@example.test')).body).toMatchObject({ errorKey: 'messages.signInError' })

  const link = await verification(product, 'new@example.test')
  expect(link.id).toBe(answer.body.id)
  expect((await post('/register/verify', { ...link, token: `${link.token.slice(0, -1)}x` })).body).toMatchObject({
    errorKey: 'register.verifyInvalid',
  })
  expect(await post('/register/verify', link)).toMatchObject({ status: 200, body: { regStatus: 'verified' } })
  await product.runner.runDue()
  expect((await accountOf(product, 'new@example.test'))?.regStatus).toBe('welcome_sent')
  expect((await product.lastMessage('new@example.test'))?.subject).toBe('Welcome: your account is ready')
  expect(await post('/register/verify', link), 'the same link again says so again').toMatchObject({
    status: 200,
    body: { regStatus: 'welcome_sent' },
  })
  expectStatus(await signIn('new@example.test'), 200)

  const id = before?.id ?? ''
  expect(await product.db.select().from(planMember).where(eq(planMember.userId, id))).toMatchObject([
    { planId: world.plan.id },
  ])
  expect(await product.db.select().from(phone).where(eq(phone.userId, id))).toMatchObject([
    { phoneKind: 'mobile', number: '+12125552368' },
  ])
  const [terms] = await product.db
    .select({ uid: contentDocument.uid, locale: contentDocument.locale })
    .from(termsAcceptance)
    .innerJoin(contentDocument, eq(contentDocument.id, termsAcceptance.termsId))
    .where(eq(termsAcceptance.userId, id))
  expect(terms).toEqual({ uid: 'client', locale: 'en-us' })
  const trail = (await product.db.select().from(auditEvent).where(eq(auditEvent.refId, id))).map(
    (row) => row.newVal ?? row.text,
  )
  expect(trail).toEqual(
    expect.arrayContaining(['registered by link harbor (M-1)', 'verify_sent', 'verified', 'welcome_sent']),
  )
})

const browserKey = 'k'.repeat(43)
const wrongKey = 'w'.repeat(43)
const sessionOf = (answer: { body: Record<string, unknown> }) => answer.body.login as LoginResult | undefined

test('the mailed link signs in, once, the browser in which the password was typed', async () => {
  const email = 'same.browser@example.test'
  await register({ email, browserKey })
  const link = await verification(product, email)
  const answer = await post('/register/verify', { ...link, browserKey })
  expect(answer.body).toMatchObject({
    regStatus: 'verified',
    login: { user: { email }, mfaValidated: true, mfaUsed: 'email', mfaAvail: ['email'] },
  })
  const login = sessionOf(answer)
  expect(answer.headers.get('x-device-token'), 'the browser is known from now on').toMatch(/^[\w-]{43}$/)
  expectStatus(await product.withToken(login?.token ?? '')('GET', `/user/${login?.user.id}/refresh`), 200)
  expectStatus(await product.withToken(login?.token ?? '')('GET', '/auth/passkey/list'), 200)
  expect((await post('/register/verify', { ...link, browserKey })).body, 'not a second time').toEqual({
    regStatus: 'verified',
  })
  const written = await product.db
    .select({ event: auditEvent.event, text: auditEvent.text })
    .from(auditEvent)
    .where(eq(auditEvent.userId, login?.user.id ?? ''))
  expect(written).toContainEqual({ event: 'login', text: expect.stringContaining('(registration)') as string })
})

test('opened elsewhere, the mailed link asks for the password, counts wrong ones, and needs no code then', async () => {
  const email = 'elsewhere@example.test'
  await register({ email, browserKey })
  const link = await verification(product, email)
  const opened = { regStatus: 'verified', asksPasswordOf: email }
  expect((await post('/register/verify', link)).body).toEqual(opened)
  expect((await post('/register/verify', { ...link, browserKey: wrongKey })).body).toEqual(opened)
  const guess = () => product.anonymous('POST', '/register/verify', { ...link, password: 'Not-The-Password-1' })
  const refused = []
  for (let n = 0; n < 11; n++) refused.push((await guess()).body.errorKey)
  expect(refused).toEqual([...Array<string>(10).fill('messages.signInError'), 'errors.signInLocked'])
  await product.db.delete(rateLimit)
  const answer = await post('/register/verify', { ...link, password: goodPassword })
  expect(answer.body).toMatchObject({ login: { user: { email }, mfaValidated: true } })
})

const spoiled: [what: string, spoil: (email: string) => Promise<unknown>][] = [
  ['ten minutes have passed', () => product.pass(601)],
  [
    'the password has been changed since',
    async (email) => {
      const id = (await accountOf(product, email))?.id ?? ''
      await product.db.update(userPassword).set({ hash: 'another' }).where(eq(userPassword.userId, id))
    },
  ],
  [
    'codes by mail are locked',
    async (email) => {
      const userId = (await accountOf(product, email))?.id ?? ''
      const lockedUntil = new Date(product.now().getTime() + 60_000)
      await product.db.insert(userMfa).values({ userId, mfaType: 'email', enrolledAt: product.now(), lockedUntil })
    },
  ],
]
test.for(spoiled)('the link proves, but does not sign in, when %s', async ([what, spoil]) => {
  const email = `spoiled${spoiled.findIndex(([name]) => name === what)}@example.test`
  await register({ email, browserKey })
  const link = await verification(product, email)
  expect((await post('/register/verify', link)).body).toMatchObject({ asksPasswordOf: email })
  await spoil(email)
  for (const proof of [{ browserKey }, { password: goodPassword }])
    expect((await post('/register/verify', { ...link, ...proof })).body).toEqual({
      regStatus: expect.stringMatching(/^(verified|welcome_sent)$/) as string,
    })
})

const moveTo = async (from: string, to: string) => {
  const account = await accountOf(product, from)
  const body = { email: to, reason: 'Mistyped', version: account?.version }
  expectStatus(await world.csr('PUT', `/server/user/${account?.id}/email`, body), 200)
}

test('an address that staff correct ends the link in the old mailbox; the new one gets a link of its own', async () => {
  const [wrong, right] = ['mistyped@example.test', 'typed.right@example.test']
  await register({ email: wrong, browserKey })
  const old = await verification(product, wrong)
  await moveTo(wrong, right)
  for (const proof of [{}, { browserKey }, { password: goodPassword }]) {
    const { status, body } = await post('/register/verify', { ...old, ...proof })
    expect([status, body.errorKey]).toEqual([400, 'register.verifyInvalid'])
    expect(JSON.stringify(body)).not.toContain(right)
  }
  expect((await accountOf(product, right))?.regStatus).toBe('verify_sent')
  const fresh = await verification(product, right)
  expect(fresh.id).not.toBe(old.id)
  // another mail may be asked for, and works
  await post('/register/verify/resend', { email: right })
  expect((await post('/register/verify', { ...(await verification(product, right)), browserKey })).body).toMatchObject({
    regStatus: 'verified',
    login: { user: { email: right }, mfaValidated: true },
  })
  // the password was chosen in the browser, not in the mailbox
  expect((await accountOf(product, right))?.mustChangePassword).toBe(false)
})

test('a link that has proved an address is worth nothing once the account has another', async () => {
  const [before, after] = ['proved.before@example.test', 'proved.after@example.test']
  await register({ email: before, browserKey })
  const link = await verification(product, before)
  expect((await post('/register/verify', link)).body).toMatchObject({ asksPasswordOf: before })
  await moveTo(before, after)
  for (const proof of [{}, { browserKey }, { password: goodPassword }])
    expect((await post('/register/verify', { ...link, ...proof })).body).toMatchObject({
      errorKey: 'register.verifyInvalid',
    })
  await product.runner.runDue()
  const mails = await product.db.select().from(devInbox).where(eq(devInbox.to, after))
  expect(mails.map(({ subject }) => subject)).toContain('Your e-mail address was changed')
})

test('of two who register one address the key of the one signs in nowhere by the link of the other', async () => {
  const email = 'two@example.test'
  await register({ email, browserKey: wrongKey, password: 'Someone-Elses-81-Words' })
  await register({ email, browserKey })
  const link = await verification(product, email)
  expect(sessionOf(await post('/register/verify', { ...link, browserKey: wrongKey }))).toBeUndefined()
  expect(sessionOf(await post('/register/verify', { ...link, password: 'Someone-Elses-81-Words' }))).toBeUndefined()
  expect(sessionOf(await post('/register/verify', { ...link, browserKey }))).toBeDefined()
})

test('20 parallel proofs with the key of the browser sign in once', async () => {
  const email = 'once.in@example.test'
  await register({ email, browserKey })
  const link = await verification(product, email)
  await product.db.delete(rateLimit)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => product.anonymous('POST', '/register/verify', { ...link, browserKey })),
  )
  expect(answers.filter((answer) => sessionOf(answer)).length).toBe(1)
})

test('the kind of a plan’s link becomes the kind of the person who proves the address with it', async () => {
  await product.db.insert(planLink).values([
    { planId: world.plan.id, slug: 'advocates', userKind: 'advocate' },
    { planId: world.plan.id, slug: 'plain' },
  ])
  const email = 'kinds@example.test'
  await register({ email, slug: 'advocates' })
  expect(await post('/register/verify', await verification(product, email))).toMatchObject({ status: 200 })
  expect(await accountOf(product, email)).toMatchObject({ userType: 1, userKind: 'advocate' })
  const other = 'other-kinds@example.test'
  await register({ email: other, slug: 'advocates' })
  await verification(product, other)
  await product.pass(5)
  await register({ email: other, slug: 'plain' })
  expect(await post('/register/verify', await verification(product, other))).toMatchObject({ status: 200 })
  expect(await accountOf(product, other), 'the link that was opened counts').toMatchObject({ userKind: null })
})

test('an address with an account gets the same answer, and its owner a mail', async () => {
  const owner = await makeUser(product.db, product.now(), {
    email: 'owner@example.test',
    passwordHash: await testPasswordHash(),
    userType: 3,
    staffRoles: ['csr_super'],
  })
  const known = await register({ email: 'owner@example.test' })
  const unknown = await register({ email: 'nobody-yet@example.test' })
  expect(known.status).toBe(unknown.status)
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  expect(known.body.regStatus).toBe(unknown.body.regStatus)
  expect((await product.lastMessage('owner@example.test'))?.subject).toBe('You already have an account')
  expect(await accountOf(product, 'owner@example.test')).toMatchObject({
    id: owner.id,
    userType: 3,
    firstName: 'Pat',
    regStatus: 'verified',
  })
  expect(await product.db.select().from(planMember).where(eq(planMember.userId, owner.id))).toEqual([])
  for (let n = 0; n < 5; n++) await register({ email: 'owner@example.test' })
  const told = await product.db.select().from(notification).where(eq(notification.userId, owner.id))
  expect(told.length, 'a few mails a day, not one for every form').toBe(3)
})

test('anyone who opens the mail gets what was entered with it, not what others entered for the address', async () => {
  const email = 'victim@example.test'
  await register({ email, firstName: 'Mallory', password: 'Mallory-Garden-81-Fork!' })
  await verification(product, email)
  await product.pass(5)
  await register({ email, firstName: 'Victoria' })
  expect(await post('/register/verify', await verification(product, email))).toMatchObject({ status: 200 })
  expect((await accountOf(product, email))?.firstName).toBe('Victoria')
  expectStatus(await signIn(email, 'Mallory-Garden-81-Fork!'), 400)
  expectStatus(await signIn(email), 200)
})

test('an account that staff have prepared is not for anybody with a link', async () => {
  const prepared = await makeUser(product.db, product.now(), {
    email: 'prepared@example.test',
    regStatus: 'new',
    userType: 2,
    noeticExpert: true,
  })
  await register({ email: prepared.email })
  expect(await accountOf(product, prepared.email)).toMatchObject({ firstName: 'Pat', userType: 2, noeticExpert: true })
  expect((await links(product, prepared.email))[0]).toContain('/newpass/')
})

test('a link ends after its time; asking again makes another and kills the one before', async () => {
  product.stopClock()
  const email = 'late@example.test'
  await register({ email })
  const first = await verification(product, email)
  await product.pass(72 * 3600 - 1)
  await post('/register/verify/resend', { email })
  const second = await verification(product, email)
  expect(second.id).not.toBe(first.id)
  expect((await post('/register/verify', first)).body).toMatchObject({ errorKey: 'register.verifyInvalid' })
  await product.pass(72 * 3600 + 1)
  expect((await post('/register/verify', second)).body).toMatchObject({ errorKey: 'register.verifyExpired' })
  await post('/register/verify/resend', { email })
  expectStatus(await post('/register/verify', await verification(product, email)), 200)
  expectStatus(await signIn(email), 200)
})

test('asking again answers the same for every address, and mails only those that wait', async () => {
  for (const email of ['unknown@example.test', 'owner@example.test', 'new@example.test']) {
    const before = (await links(product, email)).length
    expect(await post('/register/verify/resend', { email })).toMatchObject({ status: 200, body: {} })
    expect((await links(product, email)).length).toBe(before)
  }
})

test('of 5 who register one address at the same time all get the answer, and there is one account', async () => {
  await product.db.delete(rateLimit)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      product.anonymous('POST', '/register/user', member({ email: 'many@example.test' })),
    ),
  )
  expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200, 200])
  expect(await accountOf(product, 'many@example.test')).toMatchObject({ regStatus: 'verify_sent' })
})

test('20 parallel proofs with one link prove once', async () => {
  await register({ email: 'once@example.test' })
  const link = await verification(product, 'once@example.test')
  await product.db.delete(rateLimit)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => product.anonymous('POST', '/register/verify', link)),
  )
  expect(new Set(answers.map((each) => each.status))).toEqual(new Set([200]))
  const id = (await accountOf(product, 'once@example.test'))?.id ?? ''
  const moved = (await product.db.select().from(auditEvent).where(eq(auditEvent.refId, id))).filter(
    (row) => row.newVal === 'verified',
  )
  expect(moved.length).toBe(1)
})

test('a password by mail proves the address too', async () => {
  const email = 'byreset@example.test'
  await register({ email })
  await post('/auth/forgotPassword', { email })
  const [, id = '', token = ''] =
    /(?:newpass|resetpass)\/([^/]+)\/(\S+)/.exec((await links(product, email))[0] ?? '') ?? []
  expectStatus(await product.anonymous('PUT', `/auth/resetpass/${id}/${token}`, { password: goodPassword }), 200)
  await product.runner.runDue()
  expect((await accountOf(product, email))?.regStatus).toBe('welcome_sent')
})

test('too many forms from one address wait, and are told how long', async () => {
  await product.db.delete(rateLimit)
  const statuses: number[] = []
  let last
  for (let n = 0; n < 7; n++)
    statuses.push(
      (last = await product.anonymous('POST', '/register/user', member({ email: 'rate@example.test' }))).status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('no token and no password can be read in the database', async () => {
  const email = 'secret@example.test'
  await register({ email })
  const { token } = await verification(product, email)
  const kept = JSON.stringify([
    await product.db.select().from(signInChallenge),
    await product.db.select().from(notification),
    await product.db.select().from(userPassword),
    await product.db.select().from(auditEvent),
  ])
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(goodPassword)
})
