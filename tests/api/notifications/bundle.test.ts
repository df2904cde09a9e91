import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  devInbox,
  membershipPlan,
  notification,
  notificationPreference,
  queryExpert,
  queryHeader,
  user,
} from '#db/schema/all.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { notifyParticipants } from '#api/discussions/lifecycle/messages.ts'
import { openUnitOfWork } from '#api/discussions/lifecycle/unit-of-work.ts'
import { unsubscribeUrl } from '#api/notifications/unsubscribe.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const { db } = product
const ctx = systemCtx(product.deps)
const scenario = await startScenario(product, { experts: 1 })
const expert = scenario.people[0]!

/** Someone is put on the panel of a new discussion and invited. */
async function invite(title: string, { blinded = false } = {}) {
  const row = await scenario.ask()
  await db
    .update(queryHeader)
    .set({ title, ...(blinded && { type: 'blinded' }) })
    .where(eq(queryHeader.id, row.id))
  const [place] = await db
    .insert(queryExpert)
    .values({
      queryId: row.id,
      userId: expert.id,
      status: 'invited',
      inviteTime: product.now(),
      inviteExpires: new Date(product.now().getTime() + 86_400_000),
      createdAt: product.now(),
      updatedAt: product.now(),
    })
    .returning()
  await transaction(ctx, async (tx) =>
    notifyParticipants(await openUnitOfWork(ctx, tx, row.id), [expert.id], 'invite', { about: place! }),
  )
  return { ...row, place: place!.id }
}
const invitations = () =>
  db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, expert.id), eq(notification.purpose, 'invite'), eq(notification.type, 'email')))
    .orderBy(asc(notification.createdAt), asc(notification.id))
const states = async () => (await invitations()).map(({ status }) => status)
const mails = () =>
  db
    .select()
    .from(devInbox)
    .where(and(eq(devInbox.to, expert.email), eq(devInbox.channel, 'email')))
    .orderBy(asc(devInbox.createdAt))
const buttons = (html: string | null) =>
  [...(html ?? '').matchAll(/role="button" href="([^"]+)"/g)].map(([, href]) => href)

beforeEach(async () => {
  await product.pass(3600)
  await db.delete(notification)
  await db.delete(devInbox)
})

test('the first invitation goes at once; those of the ten minutes after it travel in one mail, each with its own row', async () => {
  await invite('First')
  await product.runner.runDue()
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You’re invited to answer /)])
  const later = []
  for (const title of ['Second', 'Third', 'Fourth']) {
    await product.pass(120)
    later.push(await invite(title))
  }
  await product.runner.runDue()
  expect(await states()).toEqual(['sent', 'new', 'new', 'new'])
  await product.pass(241)
  await product.runner.runDue()
  expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent'])
  const [, bundle, ...more] = await mails()
  expect(more).toEqual([])
  expect(bundle?.subject).toBe('3 new invitations')
  expect(buttons(bundle!.html)).toEqual(later.map(({ key }) => `${product.deps.env.publicUrl}/invitation/${key}`))
  for (const [at, title] of ['Second', 'Third', 'Fourth'].entries()) {
    expect(bundle?.text).toContain(`Title\t${title}\n`)
    expect(bundle?.text).toContain(`You’re invited to answer ${later[at]?.key}`)
  }
  expect(bundle?.text.match(/^Dear /gm)).toHaveLength(1)
  expect(bundle?.text.match(/Accept by\t/g)).toHaveLength(3)
  await product.pass(61)
  await product.runner.runDue()
  expect(await mails()).toHaveLength(2)
  // the ten minutes are over: the next is a first again
  await invite('Fifth')
  await product.runner.runDue()
  expect(await mails()).toHaveLength(3)
})

test('one that waited alone goes as it is; one that is over by then does not go', async () => {
  await invite('First')
  await product.runner.runDue()
  const gone = await invite('Gone')
  const kept = await invite('Kept')
  await db.update(queryExpert).set({ status: 'declined' }).where(eq(queryExpert.id, gone.place))
  await product.pass(601)
  await product.runner.runDue()
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^You’re invited to answer /),
    // the case is named
    expect.stringMatching(new RegExp(`^You’re invited to answer ${kept.key} \\(.+\\)$`)),
  ])
  expect(await states()).toEqual(['sent', 'sent'])
})

test('invitations that wait do not go to someone who unsubscribes before', async () => {
  await invite('First')
  await product.runner.runDue()
  for (const title of ['Second', 'Third']) await invite(title)
  const url = unsubscribeUrl(ctx, { userId: expert.id, purpose: 'invite', secret: 0 }) ?? ''
  expectStatus(await product.anonymous('POST', new URL(url).pathname.replace('/api', '')), 200)
  await product.pass(601)
  await product.runner.runDue()
  expect([(await mails()).length, await states()]).toEqual([1, ['sent']])
  await db.delete(notificationPreference).where(eq(notificationPreference.userId, expert.id))
})

test('a mail server that is away for a while takes the bundle once', async () => {
  const { send } = product.deps.mail
  await invite('First')
  await product.runner.runDue()
  for (const title of ['Second', 'Third']) await invite(title)
  product.deps.mail.send = () => Promise.reject(new Error('away'))
  await product.pass(601)
  await product.runner.runDue()
  expect(await states()).toEqual(['sent', 'new', 'new'])
  expect((await invitations()).map(({ attempts }) => attempts > 0)).toEqual([true, true, true])
  const taken: string[] = []
  product.deps.mail.send = async ({ to, subject }) => void (to === expert.email && taken.push(subject))
  await product.pass(3600)
  await product.runner.runDue()
  product.deps.mail.send = send
  expect([taken, await states()]).toEqual([['2 new invitations'], ['sent', 'sent', 'sent']])
})

test('a mail is signed in the brand of the reader’s plan and says what it is about; of a blinded discussion no title', async () => {
  await db.update(membershipPlan).set({ theme: 'harbor' })
  await db.update(user).set({ theme: 'harbor' }).where(eq(user.id, expert.id))
  await invite('Mine alone', { blinded: true })
  await product.runner.runDue()
  const [mail] = await mails()
  expect(mail?.text).not.toContain('Mine alone')
  // what an expert decides by names no one
  const labels = (mail?.text ?? '').split('\n').flatMap((line) => (line.includes('\t') ? line.split('\t')[0] : []))
  expect(labels).toEqual(['Diagnosis', 'Format', 'Pay', 'Accept by', 'Seats', 'Next'])
  expect(mail?.text).toContain('Format\tMessenger\n')
  expect(mail?.text).toContain('Seats\t0 of 3 taken\n')
  const settings = `${product.deps.env.publicUrl}/account/${expert.id}/notificationPrefs`
  expect(mail?.text.endsWith(`\n\nChange which messages you get\n${settings}`)).toBe(true)
  const name = /^Your (.+) team$/m.exec(mail?.text ?? '')?.[1]
  expect(name).toBeTruthy()
  expect(mail?.html).toContain(`Your ${name} team`)
})
