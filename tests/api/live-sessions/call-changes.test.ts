import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notification, queryExpert } from '#db/schema/all.ts'
import type { Mail } from '#api/ports/mail.ts'
import type { Guest } from '#model/discussions/guests.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startCall } from './room-scenario.ts'

const mails: Mail[] = []
const product = await startProduct({ ports: { mail: { send: async (mail) => void mails.push(mail) } } })
const { db } = product
type Call = Awaited<ReturnType<typeof startCall>>

const toldOf = async ({ row }: Call, purpose: string) =>
  (
    await db
      .select()
      .from(notification)
      .where(and(eq(notification.queryId, row.id), eq(notification.purpose, purpose)))
  ).map(({ userId, to }) => userId ?? to)

/** Staff set the time of the call; null takes it back. */
async function setTime(call: Call, hours: number | null) {
  const meetingTime = hours === null ? null : toSeconds(call.meetingTime) + hours * 3600
  await product.runner.runDue()
  mails.length = 0
  const at = `/csradmin/interaction/${call.row.key}`
  expectStatus(await call.staff('POST', `${at}/updateMeetingTime`, { meetingTime }), 200)
  await product.runner.runDue()
}
const guestsOf = async (call: Call) =>
  (await call.asker<{ data: Guest[] }>('GET', `/user/interaction/${call.row.key}/invites`)).body.data
const mailTo = (to: string) => mails.find((mail) => mail.to === to)

test('guests hear of each change of the call, with their own link and the calendar entry', async () => {
  const call = await startCall(product, { startsIn: 30 * 60 })
  const guest = await call.guest('Robin')
  const asked = await call.asker<Guest>('POST', `/user/interaction/${call.row.key}/invites`, {
    participantType: 'lovedone',
    name: 'Sam',
    email: 'sam@guests.test',
  })
  expectStatus(asked, 200)
  const declined = await call.asker<Guest>('POST', `/user/interaction/${call.row.key}/invites`, {
    participantType: 'lovedone',
    name: 'Kim',
    email: 'kim@guests.test',
  })
  const key = declined.body.url?.split('/').at(-1) ?? ''
  expectStatus(await product.anonymous('POST', `/invitee/${key}`, { action: 'decline' }), 200)

  for (const [change, hours, method] of [
    ['moved', 2, 'PUBLISH'],
    ['unscheduled', null, 'CANCEL'],
    ['scheduled', 4, 'PUBLISH'],
  ] as const) {
    await product.pass(60)
    await setTime(call, hours)
    const mail = mailTo('robin@guests.test')
    expect(mail?.subject).toBe(en.message.guestCall[change].subject)
    expect(mail?.text).toContain(`/invitee/${guest.key}`)
    // guests know the call by who invited them, and not its discussion
    expect(mail?.text).toContain('call with medical experts that')
    expect(mail?.text).not.toContain(call.row.key)
    expect(mail?.html).toContain(en.mailLayout.button.guest)
    expect(mail?.text).not.toMatch(/chemotherapy|cancer|carcinoma/i)
    expect(mail?.calendar?.method).toBe(method)
    expect(mailTo('sam@guests.test')?.subject).toBe(mail?.subject)
    expect(mailTo('kim@guests.test')).toBeUndefined()
  }
  await product.pass(60)
  const admin = await product.as(call.scenario.admin.id)
  expectStatus(await admin('POST', `/csradmin/interaction/${call.row.key}/cancelQuery?forceCancel=true`, {}), 200)
  mails.length = 0
  await product.runner.runDue()
  const off = mailTo('robin@guests.test')
  expect(off?.subject).toBe(en.message.guestCall.cancelled.subject)
  expect(off?.text).not.toContain('/invitee/')
  expect(off?.calendar?.method).toBe('CANCEL')
})

test('a guest who had accepted hears of being removed, with the entry taken back; one who had not does not', async () => {
  const call = await startCall(product, { startsIn: 30 * 60 })
  await call.guest('Robin')
  await call.asker<Guest>('POST', `/user/interaction/${call.row.key}/invites`, {
    participantType: 'lovedone',
    name: 'Sam',
    email: 'sam@guests.test',
  })
  await product.runner.runDue()
  mails.length = 0
  const guests = await guestsOf(call)
  expect(guests.map(({ action }) => action).toSorted()).toEqual(['accept', 'invited'])
  for (const { id } of guests)
    expectStatus(await call.asker('DELETE', `/user/interaction/${call.row.key}/invites/${id}`), 200)
  await product.runner.runDue()
  const mail = mailTo('robin@guests.test')
  expect(mail?.subject).toBe(en.message.guestCall.removed.subject)
  expect(mail?.text).not.toContain(call.row.key)
  expect(mail?.text).not.toContain('/invitee/')
  expect(mail?.calendar?.method).toBe('CANCEL')
  expect(mails).toHaveLength(1)
})

test('a guest who is removed from a call without a time is sent no calendar cancellation', async () => {
  const call = await startCall(product, { startsIn: 30 * 60, header: { meetingTime: null } })
  await call.guest('Robin')
  const [guest] = await guestsOf(call)
  await product.runner.runDue()
  mails.length = 0
  expectStatus(await call.asker('DELETE', `/user/interaction/${call.row.key}/invites/${guest?.id}`), 200)
  await product.runner.runDue()
  const mail = mailTo('robin@guests.test')
  expect(mail?.subject).toBe(en.message.guestCall.removed.subject)
  expect(mail?.calendar).toBeUndefined()
})

test('a guest who is removed once the call is over hears nothing', async () => {
  const call = await startCall(product, { startsIn: 30 * 60 })
  await call.guest('Robin')
  const [guest] = await guestsOf(call)
  await product.pass(33 * 3600)
  mails.length = 0
  expectStatus(await call.asker('DELETE', `/user/interaction/${call.row.key}/invites/${guest?.id}`), 200)
  await product.runner.runDue()
  expect(mails.map(({ subject }) => subject)).not.toContain(en.message.guestCall.removed.subject)
})

test('of a changed call hear its asker and the experts with a seat, and these read until when to confirm', async () => {
  const call = await startCall(product, { startsIn: 30 * 60 })
  const [seated] = call.expertIds
  const parts = await db.select().from(queryExpert).where(eq(queryExpert.queryId, call.row.id))
  expect(parts.some(({ status }) => status === 'invited')).toBe(true)
  await setTime(call, 2)
  expect(await toldOf(call, 'moved')).toEqual([call.scenario.asker.id])
  expect(await toldOf(call, 'newTime')).toEqual([seated])
  const toAsker = mailTo(call.scenario.asker.email)
  expect(toAsker?.text).not.toMatch(/panel|seat/i)
  expect(toAsker?.calendar?.method).toBe('PUBLISH')
  const expert = mails.find(({ subject }) => subject.startsWith('Please confirm'))
  expect(expert?.text).toMatch(/Confirm by\t.*2\d{3}/)
  expect(expert?.calendar?.method).toBe('PUBLISH')

  await product.pass(60)
  await setTime(call, null)
  expect((await toldOf(call, 'unscheduled')).sort()).toEqual([call.scenario.asker.id, seated].sort())
  const page = await call.asker<Discussion>('GET', `/user/interaction/${call.row.key}`)
  expect(page.body.progress?.waitsFor).toBe('time')
  expect(mailTo(call.scenario.asker.email)?.text).toContain(en.mailLayout.next.time)

  await product.pass(60)
  await setTime(call, 4)
  expect(await toldOf(call, 'scheduled')).toEqual([call.scenario.asker.id])
  expect(await toldOf(call, 'newTime')).toEqual([seated, seated])
})
