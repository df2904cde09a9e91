import { eq } from 'drizzle-orm'
import { createECDH, randomBytes } from 'node:crypto'
import webpush from 'web-push'
import { describe, expect, test } from 'vitest'
import { device } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { OwnSession } from '#model/identity/wire.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { notify } from '#api/notifications/notify.ts'
import { webPush } from '#api/ports/push.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { signingIn } from '../../support/signing-in.ts'

const vapid = webpush.generateVAPIDKeys()
const posted: { url: string; headers: Record<string, string>; bytes: number }[] = []
let pushAnswers = 201
const push = webPush({ ...vapid, subject: 'mailto:support@example.test' }, (url, init) => {
  posted.push({
    url: String(url),
    headers: init?.headers as Record<string, string>,
    bytes: (init?.body as Uint8Array).length,
  })
  return Promise.resolve(new Response(null, { status: pushAnswers }))
})
const product = await startProduct({ ports: { push } })
const { person, half, enter } = await signingIn(product)
const list = async (call: Awaited<ReturnType<typeof half>>) =>
  (await call<{ data: OwnSession[] }>('GET', '/auth/sessions')).body.data

describe('own sessions', () => {
  test('are listed, the current one marked, and none of anybody else', async () => {
    const one = await person()
    const here = await enter(one.email)
    await enter((await person()).email)
    await product.pass(61)
    await enter(one.email)
    await half(one.email)
    const sessions = await list(here)
    expect(sessions.map((session) => [session.current, session.mfaUsed, session.acting])).toEqual([
      [false, null, false],
      [false, 'email', false],
      [true, 'email', false],
    ])
    expect(new Set(sessions.map((session) => session.id)).size).toBe(3)
  })

  test('end one by one, or all but this one', async () => {
    const one = await person()
    const here = await enter(one.email)
    const there = [await product.as(one.id), await product.as(one.id), await product.as(one.id)]
    const [first] = await list(here)
    expectStatus(await here('DELETE', `/auth/sessions/${first?.id}`), 200)
    expectStatus(await here('DELETE', `/auth/sessions/${first?.id}`), 404)
    expect(
      (await Promise.all(there.map((call) => call('GET', '/user/permissions')))).filter(
        (answer) => answer.status === 401,
      ),
    ).toHaveLength(1)
    expect((await here('POST', '/auth/sessions/endOthers')).body).toEqual({ ended: 2 })
    for (const call of there) expectStatus(await call('GET', '/user/permissions'), 401)
    expectStatus(await here('GET', '/user/permissions'), 200)
    expect(await list(here)).toHaveLength(1)
  })

  test('of another person do not exist, and half a sign-in sees none', async () => {
    const mine = await enter((await person()).email)
    const theirs = await person()
    const [session] = await list(await enter(theirs.email))
    expectStatus(await mine('DELETE', `/auth/sessions/${session?.id}`), 404)
    for (const [method, path] of [
      ['GET', '/auth/sessions'],
      ['POST', '/auth/sessions/endOthers'],
      ['DELETE', `/auth/sessions/${session?.id}`],
    ] as const) {
      expectStatus(await (await half(theirs.email))(method, path), 403)
    }
  })
})

describe('devices', () => {
  const subscription = (host = 'fcm.googleapis.com') => {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    return JSON.stringify({
      endpoint: `https://${host}/fcm/send/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    })
  }
  const tell = async (userId: string) => {
    const ctx = systemCtx(product.deps)
    await transaction(ctx, (tx) =>
      notify(ctx, tx, {
        type: 'app',
        to: userId,
        userId,
        purpose: 'test',
        cause: `test:${randomBytes(6).toString('hex')}`,
        subject: 'Hello',
        text: 'A text',
      }),
    )
    await product.runner.runDue()
  }

  test('a browser subscribes with the key, is told things in cipher, and is forgotten', async () => {
    const one = await person()
    const call = await enter(one.email)
    expect((await call('GET', '/auth/pushKey')).body).toEqual({ publicKey: vapid.publicKey })
    expectStatus(
      await call('POST', '/auth/registerDevice', {
        deviceId: 'browser-1',
        deviceToken: subscription(),
        platform: 'web',
      }),
      200,
    )
    expectStatus(
      await call('POST', '/auth/registerDevice', {
        deviceId: 'browser-1',
        deviceToken: subscription(),
        platform: 'web',
      }),
      200,
    )
    posted.length = 0
    await tell(one.id)
    expect(posted).toHaveLength(1)
    expect(posted[0]?.headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      Authorization: expect.stringMatching(/^vapid t=/) as string,
    })
    expectStatus(await call('DELETE', '/auth/registerDevice/browser-1'), 200)
    expectStatus(await call('DELETE', '/auth/registerDevice/browser-1'), 200)
    await tell(one.id)
    expect(posted).toHaveLength(1)
  })

  test('end with the session that registered them, and no one else stops them or reads that they are on', async () => {
    const one = await person()
    const others = await enter((await person()).email)
    const begin = async (deviceId: string) => {
      await product.pass(61)
      const call = await enter(one.email)
      const body = { deviceId, deviceToken: subscription(), platform: 'web' }
      expectStatus(await call('POST', '/auth/registerDevice', body), 200)
      return call
    }
    const left = async () =>
      (await product.db.select().from(device).where(eq(device.userId, one.id))).map((row) => row.deviceId).sort()
    const [a, b] = [await begin('a'), await begin('b'), await begin('c'), await begin('d')]
    expect((await a('GET', '/auth/registerDevice/a')).body).toEqual({ registered: true })
    expect((await others('GET', '/auth/registerDevice/a')).body).toEqual({ registered: false })
    expectStatus(await others('DELETE', '/auth/registerDevice/a'), 200)
    expect(await left()).toEqual(['a', 'b', 'c', 'd'])
    expectStatus(await a('POST', '/auth/logout'), 200)
    expect(await left()).toEqual(['b', 'c', 'd'])
    const [newest] = await list(b)
    expectStatus(await b('DELETE', `/auth/sessions/${newest?.id}`), 200)
    expect(await left()).toEqual(['b', 'c'])
    expectStatus(await b('POST', '/auth/sessions/endOthers'), 200)
    expect(await left()).toEqual(['b'])
    const staff = await product.as((await person({ userType: userType.csr, staffRoles: ['csr_super'] })).id)
    expectStatus(await staff('POST', `/server/user/${one.id}/password/reset`), 200)
    expect(await left()).toEqual([])
    posted.length = 0
    await tell(one.id)
    expect(posted).toEqual([])
  })

  test('one that has unsubscribed is forgotten without another try', async () => {
    const one = await person()
    const call = await enter(one.email)
    await call('POST', '/auth/registerDevice', { deviceId: 'gone', deviceToken: subscription(), platform: 'web' })
    pushAnswers = 410
    await tell(one.id)
    pushAnswers = 201
    expect(await product.db.select().from(device).where(eq(device.userId, one.id))).toEqual([])
  })

  test('the server calls push services only, and only for people who are signed in in full', async () => {
    const one = await person()
    const call = await enter(one.email)
    for (const host of [
      '127.0.0.1',
      'evil.test',
      'googleapis.com.evil.test',
      'fcm.googleapis.com@evil.test',
      'fcm.googleapis.com:22@evil.test',
    ]) {
      expectStatus(
        await call('POST', '/auth/registerDevice', { deviceId: 'x', deviceToken: subscription(host), platform: 'web' }),
        422,
      )
    }
    expectStatus(
      await call('POST', '/auth/registerDevice', { deviceId: 'x', deviceToken: 'nonsense', platform: 'web' }),
      422,
    )
    await product.pass(61)
    const waiting = await half(one.email)
    expectStatus(
      await waiting('POST', '/auth/registerDevice', { deviceId: 'x', deviceToken: '', platform: 'web' }),
      200,
    )
    expectStatus(
      await waiting('POST', '/auth/registerDevice', { deviceId: 'x', deviceToken: subscription(), platform: 'web' }),
      403,
    )
  })
})
