import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, passwordReset, user, userPassword } from '#db/schema/all.ts'
import { expectStatus, startProduct, testPassword } from '../../support/product.ts'
import { setUpApp, signingIn } from '../../support/signing-in.ts'

const product = await startProduct({ env: { PUBLIC_URL: 'https://panel.example.test' } })
const { person, signIn, half, enter, linkFor } = await signingIn(product)
const { anonymous } = product
const fresh = 'Quiet-Harbour-93'
const another = 'Amber-Lantern-58'
const forgot = (email: string, headers?: Record<string, string>) =>
  anonymous('POST', '/auth/forgotPassword', { email }, headers)
const reset = ({ id, token }: { id: string; token: string }, password = fresh) =>
  anonymous('PUT', `/auth/resetpass/${id}/${token}`, { password })
const look = async ({ id, token }: { id: string; token: string }) =>
  (await anonymous('GET', `/auth/resetpass/${id}/${token}`)).body
async function linkOf(email: string) {
  expectStatus(await forgot(email), 200)
  return linkFor(email)
}

describe('a forgotten password', () => {
  test('is replaced through a mailed link, once; the second factor is asked for after it', async () => {
    const one = await person()
    const link = await linkOf(one.email)
    expect(link).toMatchObject({ kind: 'resetpass', id: one.id })
    expect(await look(link)).toEqual({ valid: true, newAccount: false })
    expect(await look(link)).toEqual({ valid: true, newAccount: false })
    expectStatus(await reset(link), 200)
    expect(await look(link)).toEqual({ valid: false, newAccount: false })
    const again = await reset(link, another)
    expectStatus(again, 400)
    expect(again.body.errorKey).toBe('auth.reset.invalid')
    expectStatus(await signIn(one.email), 400)
    const entered = await signIn(one.email, fresh)
    expect(entered.body).toMatchObject({ mfaValidated: false })
    expectStatus(await product.withToken(entered.body.token)('GET', '/user/permissions'), 403)
    expect((await product.lastMessage(one.email))?.subject).toBe('Your password was changed')
  })

  test('answers the same for unknown, closed and living accounts, and mails the living only', async () => {
    const one = await person()
    const closed = await person({ enabled: false })
    const guest = await person({ userType: 4 })
    const emails = [one.email, closed.email, guest.email, 'nobody@example.test']
    const answers = await Promise.all(emails.map((email) => forgot(email)))
    for (const answer of answers)
      expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([200, {}, 'no-store'])
    expect(await Promise.all(emails.map(async (email) => (await linkFor(email)).kind))).toEqual([
      'resetpass',
      '',
      '',
      '',
    ])
  })

  test('the link is built from the configured address, whatever the request says', async () => {
    const one = await person()
    await forgot(one.email, { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' })
    const mail = await product.lastMessage(one.email)
    expect(mail?.text).toContain('\nhttps://panel.example.test/resetpass/')
    expect(mail?.text).not.toContain('evil')
  })

  test('the link lives 60 minutes, and then asks for a new one', async () => {
    product.stopClock()
    const one = await person()
    const early = await linkOf(one.email)
    await product.pass(60 * 60 - 1)
    expect(await look(early)).toEqual({ valid: true, newAccount: false })
    await product.pass(2)
    expect(await look(early)).toEqual({ valid: false, newAccount: false })
    const late = await reset(early)
    expectStatus(late, 400)
    expect(late.body).toMatchObject({
      errorKey: 'auth.reset.expired',
      message: 'Your session has expired. Please request a new link.',
    })
    const next = await linkOf(one.email)
    await product.pass(60 * 60 - 1)
    expectStatus(await reset(next), 200)
  })

  test('opens the account that it was made for, and no other', async () => {
    const one = await person()
    const other = await person()
    const link = await linkOf(one.email)
    for (const wrong of [
      { ...link, id: other.id },
      { ...link, token: `${link.token.slice(0, -1)}x` },
      { ...link, token: 'x' },
      { ...link, id: 'none' },
    ]) {
      expect(await look(wrong)).toEqual({ valid: false, newAccount: false })
      expectStatus(await reset(wrong), 400)
    }
    expectStatus(await signIn(other.email), 200)
    expectStatus(await reset(link), 200)
  })

  test('of two parallel uses one wins, and its password holds', async () => {
    const one = await person()
    const link = await linkOf(one.email)
    const answers = await Promise.all([reset(link, fresh), reset(link, another)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    const winner = answers[0]?.status === 200 ? fresh : another
    expectStatus(await signIn(one.email, winner), 200)
    expectStatus(await signIn(one.email, winner === fresh ? another : fresh), 400)
  })

  test('a password that breaks a rule leaves the link alive; closing the account kills it', async () => {
    const one = await person({ firstName: 'Rosalind' })
    const link = await linkOf(one.email)
    const bad = await reset(link, 'Rosalind-Franklin-20')
    expectStatus(bad, 422)
    expect(bad.body).toMatchObject({ fields: { password: 'password.personal' } })
    expect(await look(link)).toEqual({ valid: true, newAccount: false })
    await product.db.update(user).set({ enabled: false }).where(eq(user.id, one.id))
    expect(await look(link)).toEqual({ valid: false, newAccount: false })
    expectStatus(await reset(link), 400)
  })

  test('other sessions and other links end with it', async () => {
    const one = await person()
    const living = await enter(one.email)
    const first = await linkOf(one.email)
    const second = await linkOf(one.email)
    expect(first.token).not.toBe(second.token)
    expectStatus(await living('GET', '/user/permissions'), 200)
    // a second link ends the first
    expectStatus(await reset(first), 400)
    expectStatus(await reset(second), 200)
    expectStatus(await living('GET', '/user/permissions'), 401)
    expectStatus(await reset(second, another), 400)
  })

  test('of links asked for at once one works', async () => {
    const one = await person()
    await Promise.all([forgot(one.email), forgot(one.email), forgot(one.email)])
    await product.runner.runDue()
    const open = and(eq(passwordReset.userId, one.id), isNull(passwordReset.usedAt))
    expect(await product.db.$count(passwordReset, open)).toBe(1)
  })

  test('a locked sign-in locks neither a living session nor the reset, and the reset lifts it', async () => {
    const one = await person()
    const living = await enter(one.email)
    for (let i = 0; i < 10; i++) expectStatus(await signIn(one.email, `Wrong-Harbour-${i}`), 400)
    expectStatus(await signIn(one.email), 429)
    expectStatus(await living('GET', '/user/permissions'), 200)
    expectStatus(await reset(await linkOf(one.email)), 200)
    expectStatus(await signIn(one.email, fresh), 200)
  })

  test('is mailed five times in 15 minutes at most, counted alike for unknown addresses', async () => {
    const one = await person()
    for (const email of [one.email, 'never-heard@example.test']) {
      for (let i = 0; i < 5; i++) expectStatus(await forgot(email), 200)
      const answer = await forgot(email)
      expectStatus(answer, 429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('e-mail is no second factor right after it where an app is enrolled, until the app was used', async () => {
    const one = await person()
    const app = await setUpApp(product, await half(one.email))
    expectStatus(await reset(await linkOf(one.email)), 200)
    const entered = await signIn(one.email, fresh)
    expect(entered.body).toMatchObject({
      mfaOffered: ['auth_app', 'sms', 'email'],
      mfaWaiting: [
        { mfaType: 'sms', reason: 'confirmFirst' },
        { mfaType: 'email', reason: 'emailAfterReset' },
      ],
    })
    const call = product.withToken(entered.body.token)
    for (const path of ['/auth/mfa/requestCode?mfaType=email', '/auth/mfa/verify?mfaType=email&authCode=123456']) {
      const refused = await call('GET', path)
      expectStatus(refused, 403)
      expect(refused.body.errorKey).toBe('mfa.emailAfterReset')
    }
    expectStatus(await call('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${app()}`), 200)
    expectStatus(await enter(one.email, fresh).then((next) => next('GET', '/user/permissions')), 200)
  })
})

describe('a new account', () => {
  test('opened by staff without a password gets a link of its own kind', async () => {
    const staff = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
    const made = await staff('POST', '/rest/users', {
      email: 'fresh@example.test',
      firstName: 'Ada',
      lastName: 'Byron',
      userType: 1,
    })
    expectStatus(made, 201)
    const link = await linkFor('fresh@example.test')
    expect(link.kind).toBe('newpass')
    expect(await look(link)).toEqual({ valid: true, newAccount: true })
    await product.db.update(user).set({ regStatus: 'verified' }).where(eq(user.id, link.id))
    expectStatus(await reset(link), 200)
    expectStatus(await signIn('fresh@example.test', fresh), 200)
  })
})

describe('staff', () => {
  test('have a link sent, and never learn or set a password', async () => {
    const one = await person()
    const boss = await person({ userType: 3, staffRoles: ['csr_super'] })
    const csr = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
    const sent = await csr('POST', `/server/user/${one.id}/password/reset`)
    expect([sent.status, sent.body]).toEqual([200, { sentTo: one.email }])
    expect(await look(await linkFor(one.email))).toMatchObject({ valid: true })
    const refused = await csr('POST', `/server/user/${boss.id}/password/reset`)
    expect([refused.status, refused.body.rule]).toEqual([403, 'rules.staffUsers'])
    expectStatus(
      await csr('PUT', `/server/user/${one.id}/password`, { currentPassword: testPassword, password: fresh }),
      403,
    )
    expectStatus(await csr('POST', '/server/user/none/password/reset'), 404)
    expectStatus(await csr('POST', `/server/user/${(await person({ enabled: false })).id}/password/reset`), 422)
    const rows = await product.db.select().from(auditEvent).where(eq(auditEvent.refId, one.id))
    expect(rows.map((row) => [row.refTable, row.text])).toContainEqual(['user_password', 'link sent by staff'])
  })

  test('who have one sent end all sessions of its owner at once, passkeys or not, and the mail says so', async () => {
    const one = await person()
    const here = await enter(one.email)
    const there = await product.as(one.id)
    const csr = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
    const send = async () => expectStatus(await csr('POST', `/server/user/${one.id}/password/reset`), 200)
    await send()
    expectStatus(await here('GET', '/user/permissions'), 401)
    expectStatus(await there('GET', '/user/permissions'), 401)
    const told = async () => (await product.lastMessage(one.email))?.text
    expect(await told()).toContain('you were signed out everywhere')
    expectStatus(await csr('GET', `/server/user/${one.id}/mfa`), 200)
    await send()
    expect(await told()).not.toContain('signed out')
  })
})

describe('changing the own password', () => {
  const change = (call: Awaited<ReturnType<typeof half>>, id: string, body: object) =>
    call('PUT', `/server/user/${id}/password`, body)

  test('needs the old one, ends other sessions and keeps this one', async () => {
    const one = await person()
    const here = await enter(one.email)
    await product.pass(61)
    const there = await enter(one.email)
    const wrong = await change(here, one.id, { currentPassword: 'Wrong-Harbour-1', password: fresh })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { currentPassword: 'errors.passwordWrong' }])
    const same = await change(here, one.id, { currentPassword: testPassword, password: testPassword })
    expect(same.body.fields).toEqual({ password: 'errors.passwordSame' })
    const weak = await change(here, one.id, { currentPassword: testPassword, password: 'Password1234!' })
    expectStatus(weak, 422)
    expectStatus(await change(here, one.id, { currentPassword: testPassword, password: fresh }), 200)
    expectStatus(await here('GET', '/user/permissions'), 200)
    expectStatus(await there('GET', '/user/permissions'), 401)
    expectStatus(await signIn(one.email, fresh), 200)
    expect((await product.lastMessage(one.email))?.subject).toBe('Your password was changed')
  })

  test('is not another’s to do, not even half signed in, and is tried ten times at most', async () => {
    const one = await person()
    const other = await person()
    const call = await enter(one.email)
    expectStatus(await change(call, other.id, { currentPassword: testPassword, password: fresh }), 404)
    expectStatus(await change(await half(one.email), one.id, { currentPassword: testPassword, password: fresh }), 403)
    for (let i = 0; i < 10; i++)
      expectStatus(await change(call, one.id, { currentPassword: `Wrong-${i}`, password: fresh }), 422)
    expectStatus(await change(call, one.id, { currentPassword: testPassword, password: fresh }), 429)
  })

  test('when it is forced, nothing else is open before it', async () => {
    const one = await person({ mustChangePassword: true })
    const entered = await signIn(one.email)
    expect(entered.body).toMatchObject({ mustChangePassword: true, mfaValidated: false })
    await product.pass(61)
    const call = await enter(one.email)
    for (const path of ['/user/permissions', `/server/user/${one.id}`, '/auth/sessions', '/user/store']) {
      const refused = await call('GET', path)
      expect([path, refused.status, refused.body.errorKey]).toEqual([path, 403, 'auth.password.change.required'])
    }
    expectStatus(await call('GET', `/user/${one.id}/refresh`), 200)
    expectStatus(await change(call, one.id, { currentPassword: testPassword, password: fresh }), 200)
    expectStatus(await call('GET', '/user/permissions'), 200)
    expect((await signIn(one.email, fresh)).body.mustChangePassword).toBeUndefined()
  })
})

test('the database keeps hashes only', async () => {
  const one = await person()
  const link = await linkOf(one.email)
  expectStatus(await reset(link), 200)
  const kept = JSON.stringify([
    await product.db.select().from(passwordReset),
    await product.db.select().from(userPassword),
  ])
  expect(kept).not.toContain(link.token)
  expect(kept).not.toContain(fresh)
})
