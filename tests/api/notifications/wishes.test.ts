import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { address, devInbox, notification, notificationPreference, phone } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { notify } from '#api/notifications/notify.ts'
import { notifyUsers } from '#api/notifications/notify-users.ts'
import { addDays, clockIn, dayIn, instantAt } from '#model/time.ts'
import { startProduct } from '../../support/product.ts'

let down = false
let texted = 0
const product = await startProduct({
  ports: { sms: { send: () => (down ? Promise.reject(new Error('provider down')) : Promise.resolve(void texted++)) } },
})
const { db } = product
const ctx = systemCtx(product.deps)
const zone = 'Asia/Kolkata'
const person = await makeUser(db, product.now(), { email: 'expert@example.test', timeZone: zone })
const number = '+12125552368'
await db.insert(phone).values({ userId: person.id, phoneKind: 'mobile', number })

let nth = 0
const send = (purpose = 'inviteReminder') =>
  transaction(ctx, (tx) =>
    notifyUsers(ctx, tx, [person.id], {
      purpose,
      cause: `test:${++nth}`,
      subject: 'message.invite.subject',
      text: 'message.invite.text',
      params: () => ({ key: 'K', diagnosis: 'D', hours: 6 }),
    }),
  )
const wish = (set: Partial<typeof notificationPreference.$inferInsert>) =>
  db.update(notificationPreference).set(set).where(eq(notificationPreference.userId, person.id))
const delivered = async () => {
  await product.runner.runDue()
  return (await db.select().from(devInbox)).map((row) => row.channel).sort()
}
/** Moves the clock on to a time of day where the person is. */
const setClock = async (clock: string) => {
  const now = product.now()
  const today = instantAt(dayIn(now, zone), clock, zone)
  const next = today > now ? today : instantAt(addDays(dayIn(now, zone), 1), clock, zone)
  product.clock.advance((next.getTime() - now.getTime()) / 1000 + 1)
  expect(clockIn(product.now(), zone)).toBe(clock)
}
beforeEach(async () => {
  down = false
  await product.runner.runDue()
  await db.delete(devInbox)
  await wish({
    preferredContact: 'email',
    sms: false,
    email: true,
    app: false,
    muted: {},
    doNotDisturbStart: null,
    doNotDisturbEnd: null,
  })
  await db.update(address).set({ timeZone: zone }).where(eq(address.userId, person.id))
})

describe('channels', () => {
  test('those that are on, without those switched off for the topic', async () => {
    await wish({ sms: true, app: true, preferredContact: 'mobile', muted: { invitations: ['email'] } })
    await send()
    expect(await delivered()).toEqual(['app', 'sms'])
    await send('surveyReminder')
    expect(await delivered()).toEqual(['app', 'app', 'email', 'sms', 'sms'])
  })

  test('e-mail where there is no number to send to', async () => {
    await wish({ sms: true, email: false, preferredContact: 'mobile' })
    await db.delete(phone).where(eq(phone.userId, person.id))
    await send()
    expect(await delivered()).toEqual(['email'])
    await db.insert(phone).values({ userId: person.id, phoneKind: 'mobile', number })
  })
})

describe('do not disturb, 22:00 to 07:00 where the person is', () => {
  const night = { sms: true, app: true, doNotDisturbStart: '22:00', doNotDisturbEnd: '07:00' }

  test.each([
    ['21:58', false],
    ['22:00', true],
    ['23:59', true],
    ['00:01', true],
    ['06:58', true],
    ['07:00', false],
  ])('at %s messages wait: %s', async (clock, waits) => {
    await wish(night)
    await setClock(clock)
    await send()
    expect(await delivered()).toEqual(waits ? ['email'] : ['app', 'email', 'sms'])
    if (!waits) return
    const [row] = await db
      .select()
      .from(notification)
      .where(and(eq(notification.cause, `test:${nth}`), eq(notification.type, 'sms')))
    expect(clockIn(row?.dueAt ?? new Date(0), zone)).toBe('07:00')
    await setClock('06:59')
    expect(await delivered()).toEqual(['email'])
    await setClock('07:00')
    expect(await delivered()).toEqual(['app', 'email', 'sms'])
  })

  test('the zone is the person’s: the same moment is day in another', async () => {
    await setClock('23:30')
    await wish(night)
    await db.update(address).set({ timeZone: 'UTC' }).where(eq(address.userId, person.id))
    await send()
    expect(await delivered()).toEqual(['app', 'email', 'sms'])
  })

  test('what could not be sent in the evening is not sent in the night', async () => {
    await wish(night)
    await setClock('21:59')
    down = true
    texted = 0
    await send()
    // the inbox of development has it at the first try
    expect([await delivered(), texted]).toEqual([['app', 'email', 'sms'], 0])
    down = false
    await product.pass(120)
    expect(clockIn(product.now(), zone)).toBe('22:01')
    expect([await delivered(), texted]).toEqual([['app', 'email', 'sms'], 0])
    await setClock('07:00')
    expect([await delivered(), texted]).toEqual([['app', 'email', 'sms'], 1])
  })

  test('hours that are set after a message was written hold for it', async () => {
    await wish({ ...night, doNotDisturbStart: '00:00', doNotDisturbEnd: '05:00' })
    await setClock('04:00')
    await send()
    await wish(night)
    await setClock('05:00')
    expect(await delivered()).toEqual(['email'])
    await setClock('07:00')
    expect(await delivered()).toEqual(['app', 'email', 'sms'])
  })

  test('codes always go', async () => {
    await wish({ ...night, muted: { invitations: ['sms'] } })
    await setClock('03:00')
    await transaction(ctx, (tx) =>
      notify(ctx, tx, {
        type: 'sms',
        to: number,
        userId: person.id,
        purpose: 'mfa-code',
        cause: 'test:code',
        subject: '',
        text: 'Your code is 482913',
        secret: true,
      }),
    )
    expect(await delivered()).toEqual(['sms'])
  })
})
