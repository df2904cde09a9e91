import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { devInbox, notification, phone } from '#db/schema/all.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { notify, type Message } from '#api/notifications/notify.ts'
import type { Mailer } from '#api/ports/mail.ts'
import { expectStatus } from '../../support/product.ts'
import { startPeople, trail } from '../identity/profile/people.ts'

let fails: Error | undefined
const sent: string[] = []
const mail: Mailer = {
  send: (mail) => {
    if (fails) return Promise.reject(fails)
    sent.push(mail.subject)
    return Promise.resolve()
  },
}
const { product, db, people, call } = await startPeople({ ports: { mail } })
const ctx = systemCtx(product.deps)
let nth = 0
/** A message to the expert, and its row after the runner has tried. */
async function written(more: Partial<Message> = {}) {
  const cause = `test:${++nth}`
  await transaction(ctx, (tx) =>
    notify(ctx, tx, {
      type: 'email',
      to: people.expert.email,
      userId: people.expert.id,
      purpose: 'closed',
      cause,
      subject: `Mail ${nth}`,
      text: 'A text',
      ...more,
    }),
  )
  await product.runner.runDue()
  const [row] = await db.select().from(notification).where(eq(notification.cause, cause))
  return row?.id ?? ''
}
const rowOf = async (id: string) => (await db.select().from(notification).where(eq(notification.id, id)))[0]
const noSuchBox = () => Object.assign(new Error('550 no such box'), { responseCode: 550 })
beforeEach(() => {
  fails = undefined
  sent.length = 0
})

test('a message that is refused fails at once, is sent again by staff, once however many ask', async () => {
  fails = noSuchBox()
  const id = await written()
  expect(await rowOf(id)).toMatchObject({ status: 'error', error: '550 no such box', attempts: 1 })
  expect(
    (
      await call.csr<{ data: { id: string; status: string }[] }>(
        'GET',
        `/server/user/${people.expert.id}/commlog?status=error`,
      )
    ).body.data,
  ).toMatchObject([{ id, status: 'error' }])
  fails = undefined
  const answers = await Promise.all([1, 2, 3, 4].map(() => call.csr('POST', `/server/notification/${id}/resend`)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  expect(answers.find((answer) => answer.status === 200)?.body).toEqual({ id, status: 'new' })
  await product.runner.runDue()
  expect(await rowOf(id)).toMatchObject({ status: 'sent', error: null })
  expect(sent).toEqual([`Mail ${nth}`])
  expect((await trail(product, 'notification', id)).at(-1)).toMatchObject({
    refField: 'status',
    oldVal: 'error',
    newVal: 'new',
    userId: people.csr.id,
  })
  expect((await call.csr('POST', `/server/notification/${id}/resend`)).body).toMatchObject({
    errorKey: 'resend.notFailed',
  })
})

test('one that no one takes fails when the runner gives up', async () => {
  fails = new Error('421 come back later')
  const id = await written()
  expect(await rowOf(id)).toMatchObject({ status: 'new', attempts: 1 })
  for (let hour = 0; hour < 12; hour++) await product.pass(3600)
  expect(await rowOf(id)).toMatchObject({ status: 'error', attempts: 12 })
})

test('the log tells staff, and no one else, why a message is not out, how often it was tried and when it is tried next', async () => {
  type Row = {
    id: string
    status: string
    delivery?: { attempts: number; error: string | null; nextTryAt: string | null }
  }
  const log = async (who: typeof call.csr, id: string) =>
    (await who<{ data: Row[] }>('GET', `/server/user/${people.expert.id}/commlog`)).body.data.find(
      (row) => row.id === id,
    )
  fails = new Error('421 come back later')
  const waiting = await written()
  // the clock of the test goes on by itself
  const nextIn = (row: Row | undefined) => (Date.parse(row?.delivery?.nextTryAt ?? '') - product.now().getTime()) / 1000
  const once = await log(call.csr, waiting)
  expect(once?.delivery).toMatchObject({ attempts: 1, error: '421 come back later' })
  expect(nextIn(once)).toBeGreaterThan(0.5)
  expect(nextIn(once)).toBeLessThanOrEqual(2)
  await product.pass(3)
  const twice = await log(call.csr, waiting)
  expect(twice?.delivery).toMatchObject({ attempts: 2 })
  expect(nextIn(twice)).toBeGreaterThan(2)
  expect(nextIn(twice)).toBeLessThanOrEqual(4)
  fails = noSuchBox()
  const refused = await written()
  expect((await log(call.csr, refused))?.delivery).toEqual({ attempts: 1, error: '550 no such box', nextTryAt: null })
  expect(
    (await call.csr<object[]>('GET', `/rest/notifications?filter=${encodeURIComponent('{"status":"error"}')}`)).body,
  ).toContainEqual(expect.objectContaining({ id: refused, error: '550 no such box', attempts: 1 }))
  expect(await log(call.expert, refused)).toMatchObject({ status: 'error' })
  expect(await log(call.expert, refused)).not.toHaveProperty('delivery')
  fails = undefined
  await product.pass(3600)
  expect(await log(call.csr, waiting)).toMatchObject({ status: 'sent' })
  expect(await log(call.csr, waiting)).not.toHaveProperty('delivery')
})

test('a code that failed is kept nowhere, and not sent again', async () => {
  fails = noSuchBox()
  const id = await written({ secret: true, text: 'Your code is 571046' })
  expect(JSON.stringify(await db.select().from(notification))).not.toContain('571046')
  expect((await call.csr('POST', `/server/notification/${id}/resend`)).body).toMatchObject({
    errorKey: 'resend.secret',
  })
})

test('who may: staff, and not those who only look', async () => {
  fails = noSuchBox()
  const id = await written()
  expect((await call.viewer('POST', `/server/notification/${id}/resend`)).body).toMatchObject({
    rule: 'rules.viewOnly',
  })
  expectStatus(await call.expert('POST', `/server/notification/${id}/resend`), 403)
  expectStatus(await call.csr('POST', '/server/notification/nothing/resend'), 404)
  expect(await rowOf(id)).toMatchObject({ status: 'error' })
})

test('a test message goes where the person is reached, in the own language; without a number there is no text message', async () => {
  const path = `/server/user/${people.expert.id}/testMessage`
  const answer = await call.csr<{ id: string; to: string }>('POST', path, { type: 'email' })
  expectStatus(answer, 200)
  expect(answer.body.to).toBe(people.expert.email)
  await product.runner.runDue()
  expect(sent).toEqual(['Test message'])
  expect((await call.csr('POST', path, { type: 'sms' })).body).toMatchObject({ fields: { type: 'errors.noMobile' } })
  await db.insert(phone).values({ userId: people.expert.id, phoneKind: 'mobile', number: '+12125550123' })
  expectStatus(await call.csr('POST', path, { type: 'sms' }), 200)
  await product.runner.runDue()
  expect(await db.select().from(devInbox).where(eq(devInbox.to, '+12125550123'))).toHaveLength(1)
  expect((await call.viewer('POST', path, { type: 'email' })).body).toMatchObject({ rule: 'rules.viewOnly' })
  expectStatus(await call.expert('POST', path, { type: 'email' }), 403)
  expectStatus(await call.csr('POST', '/server/user/nobody/testMessage', { type: 'email' }), 404)
})
