import { and, eq, like } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { devInbox, notification, phone } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { notifyUsers } from '#api/notifications/notify-users.ts'
import { notify, type Message } from '#api/notifications/notify.ts'
import { unsubscribeUrl } from '#api/notifications/unsubscribe.ts'
import { mailDomain, smtpMailer } from '#api/ports/mail.ts'
import { freePort } from '../../support/free-port.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const received: { to: string[]; subject?: string | undefined; text?: string | undefined }[] = []
const headers: Record<string, string>[] = []
let refuse = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (refuse-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        headers.push(Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])))
        received.push({ to: session.envelope.rcptTo.map((one) => one.address), subject: mail.subject, text: mail.text })
        done()
      })
    })
  },
})
const port = await freePort()
await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const product = await startProduct({
  ports: {
    mail: smtpMailer(`smtp://127.0.0.1:${port}`, {
      from: 'Consilium <no-reply@mail.consilium.test>',
      replyTo: 'help@consilium.test',
      publicUrl: 'http://localhost:3000',
    }),
  },
})
const ctx = systemCtx(product.deps)
const person = await makeUser(product.db, product.now(), { email: 'reader@example.test' })
let nth = 0
const message = (more: Partial<Message> = {}): Message => ({
  type: 'email',
  to: person.email,
  userId: person.id,
  purpose: 'test',
  cause: `test:${++nth}`,
  subject: 'Hello – 你好',
  text: 'A text',
  ...more,
})
const send = (...messages: Message[]) => transaction(ctx, (tx) => notify(ctx, tx, ...messages))
const status = async (cause: string) =>
  (await product.db.select().from(notification).where(eq(notification.cause, cause)))[0]
beforeEach(() => {
  received.length = 0
  headers.length = 0
  refuse = 0
})

test('a message goes out once, through a real mail server, whatever the alphabet', async () => {
  const one = message()
  await send(one)
  await send(one)
  await product.runner.runDue()
  await product.runner.runDue()
  expect(received).toEqual([
    { to: [person.email], subject: 'Hello – 你好', text: expect.stringContaining('A text') as string },
  ])
  expect(await status(one.cause)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('a server that cannot take it now gets it later, still once', async () => {
  refuse = 2
  const one = message()
  await send(one)
  await product.runner.runDue()
  expect(received).toHaveLength(0)
  expect(await status(one.cause)).toMatchObject({ status: 'new' })
  for (let i = 0; i < 6; i++) await product.pass(10)
  expect(received).toHaveLength(1)
  expect((await status(one.cause))?.status).toBe('sent')
})

test('what a rolled-back transaction wanted to say is never said', async () => {
  const one = message()
  await expect(
    transaction(ctx, async (tx) => {
      await notify(ctx, tx, one)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await product.runner.runDue()
  expect(received).toHaveLength(0)
  expect(await status(one.cause)).toBeUndefined()
})

test('a code is nowhere in the database once it is out, and a message for later waits', async () => {
  const code = message({ secret: true, text: 'Your code is 482913' })
  const tomorrow = message({ dueAt: new Date(product.now().getTime() + 86_400_000) })
  await send(code, tomorrow)
  await product.runner.runDue()
  expect(received.map((mail) => mail.text)).toEqual([expect.stringContaining('482913')])
  expect(JSON.stringify(await product.db.select().from(notification))).not.toContain('482913')
  await product.pass(86_401)
  expect(received).toHaveLength(2)
})

test('outside production a message is in the inbox once, also while the mail server takes none', async () => {
  refuse = 3
  const one = message({ subject: 'Not gone out yet' })
  await send(one)
  const inbox = () => product.db.$count(devInbox, eq(devInbox.subject, 'Not gone out yet'))
  await product.runner.runDue()
  expect([received.length, await inbox()]).toEqual([0, 1])
  for (let i = 0; i < 8; i++) await product.pass(10)
  expect([received.length, await inbox()]).toEqual([1, 1])
})

test('a mail says that a program sent it, from which domain, and whom an answer reaches', async () => {
  const one = message({ purpose: 'received' })
  await send(one)
  await product.runner.runDue()
  const row = await status(one.cause)
  expect(headers[0]).toMatchObject({
    'message-id': `<${row?.id}@mail.consilium.test>`,
    'auto-submitted': 'auto-generated',
    'reply-to': 'help@consilium.test',
    'list-unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/api\/unsubscribe\/[\w.-]+>$/) as string,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

test('codes, links into accounts and mails to addresses without an account cannot be unsubscribed from', async () => {
  await send(
    message({ purpose: 'mfa', secret: true }),
    message({ purpose: 'password-link', secret: true }),
    message({ purpose: 'password-changed' }),
    { ...message({ purpose: 'received' }), userId: undefined },
  )
  await product.runner.runDue()
  expect(headers).toHaveLength(4)
  for (const each of headers) {
    expect(each).not.toHaveProperty('list-unsubscribe')
    expect(each).not.toHaveProperty('list-unsubscribe-post')
    expect(each).toMatchObject({ 'auto-submitted': 'auto-generated' })
  }
})

test('one click in the mail program stops the mails of its topic, and those only', async () => {
  await send(message({ purpose: 'received' }))
  await product.runner.runDue()
  const url = headers[0]?.['list-unsubscribe']?.slice(1, -1) ?? ''
  const path = new URL(url).pathname.replace('/api', '')
  const opened = await product.anonymous('GET', path)
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/unsubscribe\/[\w.-]+$/),
  ])
  expect((await product.anonymous('GET', `${path}/topic`)).body).toEqual({ topic: 'progress', subscribed: true })
  const click = () =>
    product.anonymous('POST', path, 'List-Unsubscribe=One-Click', {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
  for (const answer of [await click(), await click()])
    expect([answer.status, answer.body]).toEqual([200, { topic: 'progress', subscribed: false }])
  const self = await product.as(person.id)
  expect((await self('GET', `/server/user/${person.id}/notification`)).body).toMatchObject({
    muted: { progress: ['email'] },
  })
  received.length = 0
  const told = (purpose: string) => ({
    purpose,
    cause: `told:${purpose}`,
    subject: 'message.received.subject' as const,
    text: 'message.received.text' as const,
  })
  await transaction(ctx, async (tx) => {
    await notifyUsers(ctx, tx, [person.id], told('released'))
    await notifyUsers(ctx, tx, [person.id], told('scheduled'))
  })
  await product.runner.runDue()
  expect(received).toHaveLength(1)
  const forged = path.replace(/progress/, 'meetings')
  expect((await product.anonymous('POST', forged)).status).toBe(404)
  expect((await product.anonymous('POST', '/unsubscribe/a.b.c')).status).toBe(404)
})

test('an address that unsubscribed gets no mail of the topic where text messages can no longer reach the person', async () => {
  const texted = await makeUser(product.db, product.now(), { email: 'texted@example.test' })
  await product.db.insert(phone).values({ userId: texted.id, phoneKind: 'mobile', number: '+12125552368' })
  const self = await product.as(texted.id)
  const preferences = `/server/user/${texted.id}/notification`
  const { body } = await self('GET', preferences)
  expectStatus(await self('PUT', preferences, { ...body, sms: true }), 200)
  const url = unsubscribeUrl(ctx, { userId: texted.id, purpose: 'released', secret: 0 }) ?? ''
  expectStatus(await product.anonymous('POST', new URL(url).pathname.replace('/api', '')), 200)
  expectStatus(await self('DELETE', `/server/user/${texted.id}/phone/mobile`), 200)
  const told = (purpose: string) => ({
    purpose,
    cause: `silent:${purpose}`,
    subject: 'message.received.subject' as const,
    text: 'message.received.text' as const,
  })
  await transaction(ctx, async (tx) => {
    await notifyUsers(ctx, tx, [texted.id], told('released'))
    await notifyUsers(ctx, tx, [texted.id], told('scheduled'))
  })
  await product.runner.runDue()
  const rows = await product.db
    .select({ type: notification.type, cause: notification.cause })
    .from(notification)
    .where(and(eq(notification.userId, texted.id), like(notification.cause, 'silent:%')))
  expect(rows).toEqual([{ type: 'email', cause: 'silent:scheduled' }])
})

test.each([
  ['Consilium <no-reply@mail.example.org>', 'mail.example.org'],
  ['no-reply@Example.org', 'example.org'],
  ['Consilium <postmaster@localhost>', 'panel.example.org'],
])('mails from %s have ids of %s', (from, domain) => expect(mailDomain(from, 'https://panel.example.org')).toBe(domain))

test('an answer to what a person wrote to support reaches that person', async () => {
  const reader = await product.as(person.id)
  expectStatus(await reader('POST', '/server/support/email', { emailBody: 'Where is my answer?' }), 200)
  await product.runner.runDue()
  expect(received.map(({ text }) => text)).toEqual([expect.stringContaining('Where is my answer?')])
  expect(headers[0]?.['reply-to']).toBe(person.email)
  expect(headers[0]).not.toHaveProperty('auto-submitted')
})
