import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { address, notification, notificationPreference, queryHeader } from '#db/schema/all.ts'
import type { Guest } from '#model/discussions/guests.ts'
import { en } from '#model/texts/en.ts'
import { clockIn, newYork } from '#model/time.ts'
import type { Mail } from '#api/ports/mail.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startCall } from './room-scenario.ts'

const mails: Mail[] = []
const product = await startProduct({ ports: { mail: { send: async (mail) => void mails.push(mail) } } })
const { db } = product
const hour = 3600

const purposesOf = async (queryId: string, userId: string) =>
  (await db.select().from(notification).where(eq(notification.queryId, queryId)))
    .filter((one) => one.userId === userId)
    .map(({ purpose, type }) => `${purpose} ${type}`)

const entryOf = (mail: Mail | undefined) => {
  const field = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(mail?.calendar?.content ?? '')?.[1]?.trim() ?? ''
  return { uid: field('UID'), sequence: Number(field('SEQUENCE')), start: field('DTSTART') }
}

test('a day, an hour and five minutes before, once each, to asker, expert and guest, in their zone, with the entry', async () => {
  const call = await startCall(product, { startsIn: 30 * 60 })
  const { asker } = call.scenario
  const place = { userId: asker.id, timeZone: 'Europe/Berlin' }
  const [had] = await db.select().from(address).where(eq(address.userId, asker.id))
  if (had) await db.update(address).set(place).where(eq(address.userId, asker.id))
  else await db.insert(address).values(place)
  const guest = await call.guest('Robin')
  const byPhone = await call.asker<Guest>('POST', `/user/interaction/${call.row.key}/invites`, {
    participantType: 'lovedone',
    name: 'Sam',
    phone: '(212) 555-0123',
  })
  const phoneKey = byPhone.body.url?.split('/').at(-1) ?? ''
  const accepted = { action: 'accept', name: 'Sam', termsAccepted: true }
  expectStatus(await product.anonymous('POST', `/invitee/${phoneKey}`, accepted), 200)
  await product.pass(5.9 * hour)
  expect(await purposesOf(call.row.id, asker.id)).not.toContain('meetingDay email')
  await product.pass(0.2 * hour)
  await product.pass(60)
  expect((await purposesOf(call.row.id, asker.id)).filter((one) => one.startsWith('meeting'))).toEqual([
    'meetingDay email',
  ])
  const mail = mails.filter(({ to }) => to === asker.email).at(-1)
  const berlin = new Intl.DateTimeFormat('en-us', { timeZone: 'Europe/Berlin', hour: 'numeric', minute: '2-digit' })
  expect(mail?.text).toContain(berlin.format(call.meetingTime))
  // one date in the reader's zone, and New York's beside it
  expect(mail?.text).toMatch(/\d{4}, \d+:\d\d\s[AP]M GMT\+[12] \((\w+ \d+, \d{4}, )?\d+:\d\d\s[AP]M in New York\)/)
  const first = entryOf(mail)
  expect(first).toMatchObject({
    uid: `${call.row.id}@consilium`,
    start: call.meetingTime.toISOString().replace(/[-:]|\.\d+/g, ''),
  })
  await product.pass(23 * hour)
  await product.pass(hour - 350)
  await product.pass(60)
  for (const id of [asker.id, call.expertIds[0] as string])
    expect((await purposesOf(call.row.id, id)).filter((one) => one.startsWith('meeting')).sort()).toEqual([
      'meetingDay email',
      'meetingHour email',
      'meetingLive email',
    ])
  const toGuest = mails.filter(({ to }) => to === 'robin@guests.test').at(-1)
  expect(toGuest?.text).toContain(`/invitee/${guest.key}`)
  expect(toGuest?.subject).toBe(en.message.guestCall.meetingLive.subject)
  expect(toGuest?.text).toMatch(/^Dear Robin,/)
  expect(`${toGuest?.subject} ${toGuest?.text}`).not.toContain(call.row.key)
  expect(toGuest?.html).toContain(en.mailLayout.button.call)
  const texts = (await db.select().from(notification).where(eq(notification.to, '+12125550123'))).filter(
    ({ purpose }) => purpose.startsWith('meeting'),
  )
  expect(texts.map(({ purpose, type }) => `${purpose} ${type}`).toSorted()).toEqual([
    'meetingDay sms',
    'meetingHour sms',
    'meetingLive sms',
  ])
  expect((await product.lastMessage('+12125550123'))?.text).toContain(`/invitee/${phoneKey}`)

  // taken back: the same entry leaves the calendar
  expectStatus(
    await call.staff('POST', `/csradmin/interaction/${call.row.key}/updateMeetingTime`, { meetingTime: null }),
    200,
  )
  await product.runner.runDue()
  const off = mails.filter(({ to }) => to === asker.email).at(-1)
  expect(off?.calendar?.method).toBe('CANCEL')
  expect(off?.calendar?.content).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
  expect(entryOf(off).uid).toBe(first.uid)
  expect(entryOf(off).sequence).toBeGreaterThan(first.sequence)
})

test('quiet hours put nothing off past its sense: the hour is dropped, that it is live always goes', async () => {
  const call = await startCall(product, { startsIn: 120 })
  const { asker } = call.scenario
  const values = {
    userId: asker.id,
    app: true,
    preferredContact: 'email' as const,
    // from an hour ago, and until long after the call
    doNotDisturbStart: clockIn(new Date(product.now().getTime() - 3_600_000), newYork),
    doNotDisturbEnd: clockIn(new Date(product.now().getTime() + 6 * 3_600_000), newYork),
  }
  await db
    .insert(notificationPreference)
    .values(values)
    .onConflictDoUpdate({ target: notificationPreference.userId, set: values })
  await product.pass(1.1 * hour)
  await product.pass(0.83 * hour)
  const told = (await purposesOf(call.row.id, asker.id)).filter((one) => one.startsWith('meeting'))
  expect(told.sort()).toEqual(['meetingHour email', 'meetingLive app', 'meetingLive email'])
})

test('a moved call is announced for its new time, one that has ended not at all', async () => {
  const moved = await startCall(product, { startsIn: 50 })
  const over = await startCall(product, { startsIn: 50, header: { sessionEndedAt: product.now() } })
  await product.runner.runDue()
  const { id } = moved.scenario.asker
  expect(await purposesOf(moved.row.id, id)).toContain('meetingHour email')
  const later = new Date(product.now().getTime() + 55 * 60_000 + 7)
  await db.update(queryHeader).set({ meetingTime: later }).where(eq(queryHeader.id, moved.row.id))
  await product.pass(1)
  expect((await purposesOf(moved.row.id, id)).filter((one) => one === 'meetingHour email')).toHaveLength(2)
  expect((await purposesOf(over.row.id, over.scenario.asker.id)).filter((one) => one.startsWith('meeting'))).toEqual([])
})
