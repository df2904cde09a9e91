import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  device,
  devInbox,
  file,
  notificationPreference,
  phone,
  queryAttachment,
  queryHeader,
  user,
} from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { systemCtx, transaction, type Ctx } from '#api/context.ts'
import { notifyParticipants, type MessageName } from '#api/discussions/messages.ts'
import { openUnitOfWork } from '#api/discussions/unit-of-work.ts'
import { changeEmail } from '#api/identity/change-email.ts'
import { enableAccount } from '#api/identity/enable-account.ts'
import { invitationMail } from '#api/identity/invitations/invitation-mail.ts'
import { mailResetLink } from '#api/identity/reset-link.ts'
import { sendCode } from '#api/identity/send-code.ts'
import { sendTestMessage } from '#api/identity/send-test-message.ts'
import { setPassword } from '#api/identity/set-password.ts'
import { notifyFactorChange } from '#api/identity/notify-factor-change.ts'
import { notifyAccessChange } from '#api/identity/notify-access-change.ts'
import { notifyFileOwner as tellOfVirus } from '#api/jobs/notify-file-owner.ts'
import { userType } from '#model/identity/enums.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { en as notifications } from '#model/texts/notifications.en.ts'
import { rawText } from '../../support/raw-text.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { member, prepare, verification } from '../identity/registration-world.ts'
import { startStory } from '../discussions/story.ts'

const pushed: { deviceToken: string; title: string; text: string }[] = []
const product = await startProduct({
  ports: { push: { publicKey: null, send: async (message) => void pushed.push(message) } },
})
const { db } = product
const world = await prepare(product)

const { greeting: _hello, goodbye: _bye, test: _test, ...ofDiscussions } = notifications.message
const names = Object.keys(ofDiscussions) as MessageName[]

/** The pattern of a text of the catalogue: whatever its names are filled with. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/%\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\s].*')}$`,
  )
/** Every subject of the catalogue of messages. */
function subjectsOf(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) =>
    /subject$/i.test(name) && typeof value === 'string' ? [value] : subjectsOf(value),
  )
}
const plain = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n')
/** Codes are digits, and they are what the message is for. */
const isCode = (find: string) => /^long number: \d{6}$/.test(find)

for (const [language, catalogue] of [
  ['en-us', en],
  ['zh-cn', zh],
] as const)
  test(`every kind of message is fit to be read and says all it promises, ${language}`, async () => {
    await db.delete(devInbox)
    pushed.length = 0
    const now = product.now()
    const story = await startStory(product, { csrReview: 'no' })
    await db.update(user).set({ preferredLanguage: language })
    const row = await story.ask({ language, anonymous: false })
    const meetingTime = new Date(now.getTime() + 3 * 86_400_000)
    await db.update(queryHeader).set({ mediaType: 'video', meetingTime, language }).where(eq(queryHeader.id, row.id))
    const expert = story.people[0]!
    const people = [story.asker.id, expert.id, story.csr.id]
    for (const userId of people) {
      const digits = `+1212555${String(1000 + people.indexOf(userId)).padStart(4, '0')}`
      await db.insert(phone).values({ userId, phoneKind: 'mobile', number: digits })
      await db
        .update(notificationPreference)
        .set({ sms: true, app: true })
        .where(eq(notificationPreference.userId, userId))
      await db
        .insert(device)
        .values({ userId, deviceId: language, deviceToken: userId, platform: 'web', createdAt: now })
    }
    const as = (id: string): Ctx => ({
      ...systemCtx(product.deps),
      actor: {
        userId: id,
        userType: userType.csr,
        userKind: null,
        roles: ['csr_super'],
        rank: 'csr_super',
        viewOnly: false,
        noeticExpert: false,
        mfaDone: true,
      },
    })
    const ctx = as(story.admin.id)
    const account = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]!
    const [asker] = [await account(story.asker.id)]

    // discussions
    for (const name of names)
      await transaction(product.deps, async (tx) => {
        const unit = await openUnitOfWork(ctx, tx, row.id)
        await notifyParticipants(unit, people, name)
      })
    // guests
    for (const [n, reach] of [{ email: 'robin@guests.test' }, { phone: '(212) 555-0123' }].entries())
      expectStatus(
        await story.member('POST', `/user/interaction/${row.key}/invites`, {
          participantType: 'lovedone',
          name: `Robin Reed ${'I'.repeat(n + 1)}`,
          ...reach,
        }),
        200,
      )
    await db.update(queryHeader).set({ anonymous: true }).where(eq(queryHeader.id, row.id))
    await story.member('POST', `/user/interaction/${row.key}/invites`, {
      participantType: 'provider',
      name: 'Dr. Lane',
      email: 'lane@guests.test',
    })
    // the ways into an account
    await transaction(product.deps, async (tx) => {
      for (const what of ['passkeyAdded', 'passkeyRemoved', 'signOnLinked'] as const)
        await notifyAccessChange(ctx, tx, asker, what, { id: `${language}-${what}`, name: 'Office laptop' })
      for (const mfaType of ['sms', 'auth_app'] as const)
        for (const added of [true, false])
          await notifyFactorChange(ctx, tx, asker, { added, mfaType, cause: `${language}-${mfaType}` })
    })
    const fresh = await makeUser(db, now, { preferredLanguage: language })
    await transaction(product.deps, async (tx) => mailResetLink(ctx, tx, await account(fresh.id)))
    for (const [mfaType, to] of [
      ['email', asker.email],
      ['sms', '+12125551000'],
    ] as const)
      await sendCode(ctx, { userId: asker.id, mfaType, to, scope: language, language })
    await sendTestMessage(ctx, asker.id, 'email')
    await sendTestMessage(ctx, asker.id, 'sms')
    await transaction(product.deps, (tx) => setPassword(ctx, tx, asker, { hash: 'new', text: 'changed', at: now }))
    await transaction(product.deps, async (tx) => mailResetLink(ctx, tx, await account(asker.id)))
    const version = async () => (await account(asker.id)).version
    await changeEmail(ctx, asker.id, { email: `ada.${language}@example.test`, version: await version() })
    await db.update(user).set({ enabled: false }).where(eq(user.id, asker.id))
    await enableAccount(ctx, asker.id, { version: await version(), reason: 'r' })
    // files in which a virus was found: in a discussion, of one's own, and a picture
    const kept = { size: 1, mime: 'application/pdf', status: 'ready', createdAt: now }
    await db.insert(queryAttachment).values({
      ...kept,
      queryId: row.id,
      userId: expert.id,
      name: 'Scan of May.pdf',
      type: 'pdf',
      storageKey: `${language}-in`,
    })
    await db.insert(file).values({ ...kept, userId: expert.id, name: 'Résumé.pdf', storageKey: `${language}-own` })
    await transaction(product.deps, async (tx) => {
      await tellOfVirus(ctx, tx, { storageKey: `${language}-in`, refTable: 'query_attachment', refId: row.id })
      await tellOfVirus(ctx, tx, { storageKey: `${language}-own`, refTable: 'user_file', refId: 'x' })
      await tellOfVirus(ctx, tx, { storageKey: `${language}-picture`, refTable: 'user', refId: expert.id })
    })
    // registering
    const email = `nina.${language}@example.test`
    await product.anonymous('POST', '/register/user', member({ email, preferredLanguage: language }))
    expectStatus(await product.anonymous('POST', '/register/verify', await verification(product, email)), 200)
    await product.runner.runDue()
    await product.anonymous('POST', '/register/user', member({ email, preferredLanguage: language }))
    const invited = {
      preferredLanguage: language,
      invitedBy: story.csr.id,
      message: null,
      firstName: 'Erin',
      lastName: 'Lee',
    }
    const invitations = await Promise.all(
      (
        [
          [userType.client, false, null],
          [userType.client, false, world.plan.id],
          [userType.expert, true, null],
        ] as const
      ).map(([type, noeticExpert, planId]) =>
        invitationMail(
          db,
          { ...invited, userType: type, noeticExpert, planId } as Parameters<typeof invitationMail>[1],
          { url: 'https://consilium.test/register/invitation/abc', days: 14 },
        ),
      ),
    )
    await product.runner.runDue()

    const inbox = await db.select().from(devInbox)
    const sent = [
      ...inbox.map(({ to, subject, text, html }) => ({ to, words: [subject ?? '', text, plain(html ?? '')] })),
      ...pushed.map(({ deviceToken, title, text }) => ({ to: deviceToken, words: [title, text] })),
      ...invitations.map(({ subject, text }) => ({ to: 'invited', words: [subject, text] })),
    ]
    expect(pushed.length).toBeGreaterThan(names.length)
    const raw = sent.flatMap(({ words }) =>
      words.flatMap((text) =>
        rawText(text)
          .filter((find) => !isCode(find))
          .map((find) => `${words[0]}: ${find}`),
      ),
    )
    expect(raw).toEqual([])
    // a name that is not filled in leaves a hole
    const holes = sent.flatMap(({ words }) =>
      words.filter((text) => /\s[,.;:](?:\s|$)|\(\)|“”|\s{2,}\S/.test(text.replaceAll('\n', '|'))),
    )
    expect(holes).toEqual([])
    const said = sent.map(({ words: [subject = ''] }) => subject)
    const missing = subjectsOf(catalogue.message).filter(
      (text) => !said.some((subject) => patternOf(text).test(subject)),
    )
    expect(missing, 'each kind was sent').toEqual([])
    // in the reader's language, whichever that is
    const other = sent.filter(({ words: [subject = ''] }) => /\p{Script=Han}/u.test(subject) !== (language === 'zh-cn'))
    expect(other.map(({ to, words }) => [to, words[0]])).toEqual([])
  })
