import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { notification } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { notify, type Message } from '#api/notifications/notify.ts'
import { smtpMailer } from '#api/ports/mail.ts'
import { freePort } from '../../support/free-port.ts'
import { startProduct } from '../../support/product.ts'

const received: { to: string[]; subject?: string | undefined; text?: string | undefined }[] = []
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
  ports: { mail: smtpMailer(`smtp://127.0.0.1:${port}`, 'Consilium <no-reply@consilium.test>') },
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
