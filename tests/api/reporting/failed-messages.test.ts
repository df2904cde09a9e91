import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#db/schema/all.ts'
import type { Mailer } from '#api/ports/mail.ts'
import type { TriageQueues } from '#model/discussions/triage.ts'
import { hiddenText, type NotificationFull } from '#model/notifications/wire.ts'
import type { WorkNow } from '#model/reporting/overview-wire.ts'
import type { ReportRowWire } from '#model/reporting/report-wire.ts'
import type { Guest } from '#model/discussions/guests.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

/** Addresses that no mail server knows. */
const unknown = new Set<string>()
const mail: Mailer = {
  send: ({ to }) =>
    unknown.has(to)
      ? Promise.reject(Object.assign(new Error('550 no such box'), { responseCode: 550 }))
      : Promise.resolve(),
}
const product = await startProduct({ ports: { mail } })
const scenario = await startScenario(product)
const staff = scenario.staff

interface Invite {
  id: string
  version: number
  hindrance: string | null
  status: string
}
/** The number, the list behind it and the queue, which must be the same. */
async function failures(query = '') {
  const now = (await staff<WorkNow>('GET', `/server/report/overview/now${query && `?${query}`}`)).body
  const overview = (await staff<WorkNow>('GET', `/server/report/overview${query && `?${query}`}`)).body
  const listed = await staff<{ data: ReportRowWire[]; total: number }>(
    'GET',
    `/server/report/overview/rows?list=messageFailures${query && `&${query}`}`,
  )
  const { messages } = (await staff<TriageQueues>('GET', '/server/report/triage')).body
  const rows = listed.body.data.map(({ label, resource, id }) => ({ name: label, resource, id }))
  expect([overview.messageFailures, listed.body.total]).toEqual([now.messageFailures, now.messageFailures])
  if (!query) {
    expect(messages.total).toBe(now.messageFailures)
    expect(messages.data.map(({ name, place }) => ({ name, ...place }))).toEqual(rows)
  }
  return rows
}
const invitation = async (id: string) => (await staff<Invite>('GET', `/rest/invitations/${id}`)).body
const invite = async (email: string) => {
  const made = await staff<Invite>('POST', '/server/userInvite', { email, userType: userType.client })
  expectStatus(made, 201)
  return made.body.id
}

test('mail to invited people that fails counts until it is sent again, and leads to the invitation', async () => {
  unknown.add('mistyped@example.test')
  const id = await invite('mistyped@example.test')
  const reached = await invite('known@example.test')
  await product.runner.runDue()
  expect(await failures()).toEqual([{ name: 'mistyped@example.test', resource: 'invitations', id }])
  expect(await failures(`planId=${scenario.plan.id}`)).toEqual([])
  expect(await invitation(id)).toMatchObject({ status: 'sent', hindrance: 'undelivered' })
  expect(await invitation(reached)).toMatchObject({ status: 'sent', hindrance: null })

  await product.pass(5)
  unknown.clear()
  const { version } = await invitation(id)
  expectStatus(await staff('PUT', `/server/userInvite/${id}/reissue`, { version }), 200)
  await product.runner.runDue()
  expect(await failures()).toEqual([])
  expect(await invitation(id)).toMatchObject({ hindrance: null })
})

test('an invitation that is taken back is no more looked after', async () => {
  unknown.add('wrong@example.test')
  const id = await invite('wrong@example.test')
  await product.runner.runDue()
  expect(await failures()).toHaveLength(1)
  const { version } = await invitation(id)
  expectStatus(await staff('POST', `/server/userInvite/${id}/cancel`, { version }), 200)
  expect(await failures()).toEqual([])
  expect(await invitation(id)).toMatchObject({ status: 'cancelled', hindrance: null })
})

test('a link that a guest never got counts, of the plan too, and leads to the guests of the discussion', async () => {
  unknown.add('guest@example.test')
  const { id } = await scenario.ask({ mediaType: 'video' })
  const guest = await staff<{ id: string; version: number }>('POST', '/server/query/invite', {
    queryId: id,
    name: 'Gus Guest',
    email: 'guest@example.test',
    participantType: 'lovedone',
  })
  expectStatus(guest, 200)
  await product.runner.runDue()
  const row = { name: 'guest@example.test', resource: 'queries', id }
  const guestRow = async () =>
    (await staff<{ data: Guest[] }>('GET', `/server/query/invite/list?queryId=${id}`)).body.data[0]
  expect(await failures()).toEqual([row])
  expect(await guestRow()).toMatchObject({ email: 'guest@example.test', undelivered: true })
  expect(await failures(`planId=${scenario.plan.id}`)).toEqual([row])
  const filter = encodeURIComponent(JSON.stringify({ queryId: id, status: 'error' }))
  expect((await staff<NotificationFull[]>('GET', `/rest/notifications?filter=${filter}`)).body).toMatchObject([
    { userId: null, to: 'guest@example.test', text: hiddenText },
  ])

  await product.db.update(user).set({ testUser: true }).where(eq(user.id, scenario.asker.id))
  expect(await failures()).toEqual([])
  await product.db.update(user).set({ testUser: false }).where(eq(user.id, scenario.asker.id))

  await product.pass(5)
  unknown.clear()
  const { version } = guest.body
  expectStatus(await staff('PUT', `/server/query/invite/${guest.body.id}`, { status: 'active', version }), 200)
  await product.runner.runDue()
  expect(await failures()).toEqual([])
  expect(await guestRow()).toMatchObject({ undelivered: false })

  await product.pass(5)
  unknown.add('guest@example.test')
  const sent = await guestRow()
  const again = { status: 'active', version: sent?.version }
  expectStatus(await staff('PUT', `/server/query/invite/${guest.body.id}`, again), 200)
  await product.runner.runDue()
  expect(await failures()).toEqual([row])
  // who has declined is no more written to, so nothing is to be sent again
  const key = sent?.url?.split('/').at(-1) ?? ''
  expectStatus(await product.anonymous('POST', `/invitee/${key}`, { action: 'decline' }), 200)
  expect(await failures()).toEqual([])
  expect(await guestRow()).toMatchObject({ action: 'decline', undelivered: false })
})
