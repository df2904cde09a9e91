import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { makeLog, type Log } from '#api/ports/log.ts'
import { smtpMailer } from '#api/ports/mail.ts'
import * as schema from '#db/schema/all.ts'
import { devInbox } from '#db/schema/all.ts'
import { freePort } from '../../support/free-port.ts'
import { expectStatus, startProduct, testPassword } from '../../support/product.ts'
import { authenticatorCode, signingIn } from '../../support/signing-in.ts'

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on(
      'end',
      () =>
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail.text ?? '')
          done()
        }),
    )
  },
})
const port = await freePort()
await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const lines: string[] = []
const note = (...facts: unknown[]) => void lines.push(JSON.stringify(facts))
const log: Log = { ...makeLog('silent'), debug: note, info: note, warn: note, error: note } as unknown as Log
const sender = {
  from: 'Consilium <no-reply@consilium.test>',
  replyTo: 'support@consilium.test',
  publicUrl: 'http://localhost',
}
const product = await startProduct({
  ports: { log, mail: smtpMailer(`smtp://127.0.0.1:${port}`, sender) },
})
const { person, half, codeFor } = await signingIn(product)

/** Every row of every table but the development inbox, which production does not have. */
async function everything(): Promise<string> {
  const tables = Object.values(schema).filter((table) => table !== devInbox)
  return JSON.stringify(await Promise.all(tables.map((table) => product.db.select().from(table))))
}

test('a code comes through a real mail server, and no code, link, key, token or password is kept or logged', async () => {
  const one = await person()
  const call = await half(one.email)
  expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=email'), 200)
  await product.runner.runDue()
  const code = /\b\d{6}\b/.exec(mails.at(-1) ?? '')?.[0] ?? ''
  expect(code).not.toBe('')
  expectStatus(await call('GET', `/auth/mfa/verify?mfaType=email&authCode=${code}`), 200)

  const app = await call<{ setupKey: string }>('GET', '/auth/mfa/authapp/init')
  const shown = authenticatorCode(app.body.setupKey, product.now())
  expectStatus(await call('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${shown}`), 200)

  const number = '+16175551234'
  expectStatus(await call('GET', `/auth/mfa/sms/init?phone=${encodeURIComponent(number)}`), 200)
  const text = await codeFor(number)
  expectStatus(await call('GET', `/auth/mfa/verify?mfaType=sms&authCode=${text}`), 200)

  const judged = 'Judged-Lantern-64'
  expectStatus(await product.anonymous('GET', `/validate/password?password=${judged}`), 200)
  expectStatus(await product.anonymous('POST', '/auth/forgotPassword', { email: one.email }), 200)
  await product.runner.runDue()
  await product.runner.runDue()
  const link = /\/resetpass\/([\w-]+)\/([\w-]+)/.exec(mails.find((mail) => mail.includes('/resetpass/')) ?? '') ?? []
  const changed = 'Quiet-Harbour-93'
  expectStatus(await product.anonymous('PUT', `/auth/resetpass/${link[1]}/${link[2]}`, { password: changed }), 200)
  const next = await half(one.email, changed)
  expectStatus(await next('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=000000`), 400)
  await product.runner.runDue()

  const kept = await everything()
  expect(kept).toContain(one.email)
  expect(lines.join('\n')).toContain('/auth/mfa/verify')
  const secrets = { app: app.body.setupKey, link: link[2] ?? '', judged, changed, first: testPassword }
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 8, kept.includes(secret), lines.join('\n').includes(secret)]).toEqual([
      name,
      true,
      false,
      false,
    ])
  }
  // six digits may occur by chance inside a longer number, never as a word
  for (const digits of [code, shown, text]) {
    expect(new RegExp(`\\b${digits}\\b`).test(kept)).toBe(false)
    expect(new RegExp(`\\b${digits}\\b`).test(lines.join('\n'))).toBe(false)
  }
})
