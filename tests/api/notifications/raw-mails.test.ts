import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  country,
  device,
  devInbox,
  file,
  notificationPreference,
  phone,
  queryAttachment,
  queryHeader,
  queryInvite,
  transaction as ledger,
  user,
  userTaxInformation,
} from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { systemCtx, transaction, type Ctx } from '#api/context.ts'
import { notifyGuest, notifyGuests } from '#api/discussions/guests/notify-guests.ts'
import { remindGuest } from '#api/live-sessions/remind-of-calls.ts'
import { notifyParticipants, type MessageName } from '#api/discussions/lifecycle/messages.ts'
import { openUnitOfWork } from '#api/discussions/lifecycle/unit-of-work.ts'
import { changeEmail } from '#api/identity/change-email.ts'
import { enableAccount } from '#api/identity/enable-account.ts'
import { invitationMail } from '#api/identity/invitations/invitation-mail.ts'
import { mailResetLink } from '#api/identity/password/reset-link.ts'
import { sendCode } from '#api/identity/mfa/send-code.ts'
import { sendTestMessage } from '#api/identity/send-test-message.ts'
import { setPassword } from '#api/identity/password/set-password.ts'
import { notifyFactorChange } from '#api/identity/mfa/notify-factor-change.ts'
import { notifyAccessChange } from '#api/identity/notify-access-change.ts'
import { returnPayment } from '#api/payments/return-payment.ts'
import { notifyOfScheduled } from '#api/reporting/reports/generate-report.ts'
import { remindOfTaxForms } from '#api/tax/expire-forms.ts'
import { noteMismatch, reportCircumstance } from '#api/tax/note-circumstances.ts'
import { remindPerson } from '#api/tax/remind-person.ts'
import { factLines, linksOf, mailLayout } from '#api/notifications/mail-layout.ts'
import { answerUnchanged } from '#api/tax/resolve-circumstances.ts'
import { notifyFileOwner as tellOfVirus } from '#api/jobs/notify-file-owner.ts'
import { userType } from '#model/identity/enums.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import notifications from '#model/texts/en/server/notifications.json' with { type: 'json' }
import { rawText } from '../../support/raw-text.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { returnReasons } from '#model/payments/payout-files/payout-file-wire.ts'
import { member, prepare, verification } from '../identity/registration-world.ts'
import { startScenario } from '../discussions/scenario.ts'
import { w8 } from '../tax/tax-people.ts'

const pushed: { deviceToken: string; title: string; text: string }[] = []
const product = await startProduct({
  ports: { push: { publicKey: null, send: async (message) => void pushed.push(message) } },
})
const { db } = product
const world = await prepare(product)
await db
  .insert(country)
  .values([
    { id: 45, name: 'China', code: 'CN' },
    { id: 82, name: 'Germany', code: 'DE' },
  ])
  .onConflictDoNothing()

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
const DAY_SECONDS = 86_400
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
    const scenario = await startScenario(product, { csrReview: 'no' })
    await db.update(user).set({ preferredLanguage: language })
    const row = await scenario.ask({ language, anonymous: false })
    const meetingTime = new Date(now.getTime() + 3 * 86_400_000)
    await db.update(queryHeader).set({ mediaType: 'video', meetingTime, language }).where(eq(queryHeader.id, row.id))
    const expert = scenario.people[0]!
    const people = [scenario.asker.id, expert.id, scenario.csr.id]
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
    const ctx = as(scenario.admin.id)
    const account = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]!
    const [asker] = [await account(scenario.asker.id)]

    // discussions
    for (const name of names)
      await transaction(product.deps, async (tx) => {
        const unit = await openUnitOfWork(ctx, tx, row.id)
        await notifyParticipants(unit, people, name)
      })
    // what is said of a call is not said of written answers
    await db.update(queryHeader).set({ mediaType: 'messenger' }).where(eq(queryHeader.id, row.id))
    await product.pass(1)
    await transaction(product.deps, async (tx) =>
      notifyParticipants(await openUnitOfWork(ctx, tx, row.id), people, 'answered'),
    )
    await db.update(queryHeader).set({ mediaType: 'video' }).where(eq(queryHeader.id, row.id))
    // guests
    for (const [n, reach] of [{ email: 'robin@guests.test' }, { phone: '(212) 555-0123' }].entries())
      expectStatus(
        await scenario.member('POST', `/user/interaction/${row.key}/invites`, {
          participantType: 'lovedone',
          name: `Robin Reed ${'I'.repeat(n + 1)}`,
          ...reach,
        }),
        200,
      )
    for (const change of ['scheduled', 'moved', 'unscheduled', 'cancelled'] as const)
      await transaction(product.deps, async (tx) => notifyGuests(await openUnitOfWork(ctx, tx, row.id), change))
    await transaction(product.deps, async (tx) => {
      const unit = await openUnitOfWork(ctx, tx, row.id)
      const about = { discussion: { ...unit.loaded.discussion, meetingTime }, asker: unit.loaded.asker }
      for (const guest of await tx.select().from(queryInvite).where(eq(queryInvite.queryId, row.id))) {
        await notifyGuest(unit, guest, 'callReopened')
        for (const purpose of ['meetingDay', 'meetingHour', 'meetingLive'] as const)
          await remindGuest(ctx, tx, about, guest, purpose, unit.limits)
        await notifyGuest(unit, guest, 'removed')
      }
    })
    const invite = async (call: Caller, email: string) => {
      const lane = { participantType: 'provider', name: 'Dr. Lane', email }
      expectStatus(await call('POST', `/user/interaction/${row.key}/invites`, lane), 200)
    }
    await invite(scenario.staff, 'lane@guests.test')
    await db.update(queryHeader).set({ anonymous: true }).where(eq(queryHeader.id, row.id))
    await invite(scenario.staff, 'lane@clinic.test')
    await invite(scenario.member, 'lane@home.test')
    // the ways into an account
    await transaction(product.deps, async (tx) => {
      for (const what of ['passkeyAdded', 'passkeyRemoved', 'passkeyRemovedByStaff', 'signOnLinked'] as const)
        await notifyAccessChange(ctx, tx, asker, what, { id: `${language}-${what}`, name: 'Office laptop' })
      for (const mfaType of ['sms', 'auth_app'] as const)
        for (const change of ['Added', 'Removed', 'RemovedByStaff'] as const)
          await notifyFactorChange(ctx, tx, asker, { change, mfaType, cause: `${language}-${mfaType}-${change}` })
    })
    const fresh = await makeUser(db, now, { preferredLanguage: language })
    const freshAccount = await account(fresh.id)
    await transaction(product.deps, (tx) => mailResetLink(ctx, tx, freshAccount))
    for (const [mfaType, to] of [
      ['email', asker.email],
      ['sms', '+12125551000'],
    ] as const)
      await sendCode(ctx, { userId: asker.id, mfaType, to, scope: language, language })
    await sendTestMessage(ctx, asker.id, 'email')
    await sendTestMessage(ctx, asker.id, 'sms')
    await transaction(product.deps, (tx) => setPassword(ctx, tx, asker, { hash: 'new', text: 'changed', at: now }))
    const askerAccount = await account(asker.id)
    await transaction(product.deps, (tx) => mailResetLink(ctx, tx, askerAccount))
    const version = async () => (await account(asker.id)).version
    await changeEmail(ctx, asker.id, { email: `ada.${language}@example.test`, version: await version(), reason: 'r' })
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
    // a tax form: missing, begun, certified, about to end, touched by a change, ended, and no longer valid
    const own = `/server/user/${expert.id}/taxinformation`
    const owner = await product.as(expert.id)
    await remindPerson(ctx, expert.id)
    expectStatus(await owner('POST', own, w8), 201)
    const beginner = scenario.people[1]!
    expectStatus(await (await product.as(beginner.id))('POST', `/server/user/${beginner.id}/taxinformation`, w8), 201)
    await remindPerson(ctx, beginner.id)
    const drafted = (await owner<{ version: number }>('GET', own)).body
    expectStatus(await owner('PUT', own, { version: drafted.version, certificationName: w8.legalName }), 200)
    const ends = async (days: number) => {
      await db
        .update(userTaxInformation)
        .set({ expiresAt: addDays(newYorkDay(now), days), reminded: 0 })
        .where(eq(userTaxInformation.userId, expert.id))
      expect(await remindOfTaxForms(ctx)).toBe(1)
    }
    await ends(7)
    // one reminder a person and day
    await product.pass(DAY_SECONDS)
    await remindPerson(ctx, expert.id)
    await reportCircumstance(ctx, expert.id)
    await answerUnchanged(ctx, expert.id, 'r')
    await noteMismatch(ctx, expert.id)
    await answerUnchanged(ctx, expert.id, 'r')
    await ends(-31)
    const admin = await product.as(scenario.admin.id)
    expectStatus(await admin('POST', `${own}/invalidate`, { reason: 'The name differs.' }), 200)
    // a scheduled report, and a payment that came back for each reason
    for (const state of ['ready', 'failed'] as const)
      await transaction(product.deps, (tx) =>
        notifyOfScheduled(ctx, tx, {
          id: `${language}-${state}`,
          name: 'Response times',
          state,
          scheduleId: language,
          createdBy: scenario.csr.id,
          dateRange: { start: '2026-10-01', end: '2026-11-01' },
        }),
      )
    for (const why of returnReasons) {
      const [paid] = await db
        .insert(ledger)
        .values({
          userId: expert.id,
          description: 'Payment',
          amount: -10_750,
          transactionType: 'Paid',
          source: why === 'notCashed' ? 'check' : 'manual',
          status: 'debit',
          effectiveDate: newYorkDay(now),
          createdAt: now,
        })
        .returning()
      await returnPayment(ctx, paid!.id, { why })
    }
    // registering
    const email = `nina.${language}@example.test`
    await product.anonymous('POST', '/register/user', member({ email, preferredLanguage: language }))
    expectStatus(await product.anonymous('POST', '/register/verify', await verification(product, email)), 200)
    await product.runner.runDue()
    await product.anonymous('POST', '/register/user', member({ email, preferredLanguage: language }))
    const invited = {
      preferredLanguage: language,
      invitedBy: scenario.csr.id,
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
    // the HTML is the same mail: its link is the one button, and it holds every fact of the text
    const mails = inbox.filter(({ channel }) => channel === 'email')
    for (const { subject, text, html } of mails) {
      const links = linksOf(text, product.deps.env.publicUrl)
      const hrefs = [...(html ?? '').matchAll(/<a role="button" href="([^"]+)"/g)].map(([, href]) => href)
      expect(hrefs, subject).toEqual(links)
      for (const word of text.split(/[\n\t]+/).filter((part) => part !== '' && !links.includes(part)))
        if (word.endsWith('/notificationPrefs')) expect(html).toContain(`href="${word}"`)
        else expect(plain(html ?? ''), subject).toContain(word.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    }
    // a mail about a discussion says which
    const { facts } = catalogue.mailLayout
    for (const { text, html } of mails.filter((mail) => mail.text.includes('\t')))
      for (const label of [facts.title, facts.diagnosis]) {
        expect(text).toContain(`${label}\t`)
        expect(html).toContain(`>${label}</td>`)
      }
    expect(mails.filter(({ html }) => html?.includes(`>${facts.acceptBy}</td>`)).length).toBeGreaterThan(0)
    // in the reader's language, whichever that is
    const other = sent.filter(({ words: [subject = ''] }) => /\p{Script=Han}/u.test(subject) !== (language === 'zh-cn'))
    expect(other.map(({ to, words }) => [to, words[0]])).toEqual([])
  })

test('nothing that people typed becomes markup, and only our own addresses become the button', () => {
  const evil = '<img src=x onerror="a()">'
  const html = mailLayout({
    subject: evil,
    text: [evil, factLines([[evil, evil]]), 'https://elsewhere.test/x', `https://our.test/x"${'>'}<b>`].join('\n\n'),
    publicUrl: 'https://our.test',
    brand: { name: evil, colour: 'red;background:url(//x)', logo: 'http://elsewhere.test/logo.png' },
    language: 'en',
    button: evil,
    settings: { label: evil, url: `https://our.test/${evil}` },
  })
  expect(html).not.toMatch(/<img|<b>|url\(|src=x onerror="/)
  expect([...html.matchAll(/role="button" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://our.test/x&quot;&gt;&lt;b&gt;',
  ])
})

test('a mail is in the colour of its brand where white can be read on it, else in the product’s', () => {
  const painted = (colour: string) =>
    mailLayout({
      subject: 'S',
      text: 'https://our.test/x',
      publicUrl: 'https://our.test',
      brand: { name: 'Harbor', colour },
      language: 'en',
      button: 'Open',
    })
  expect(painted('#1d4e89')).toContain('background-color:#1d4e89;color:#ffffff')
  const pale = painted('#ffff99')
  expect(pale).toContain('background-color:#0b5c6b;color:#ffffff')
  expect(pale).not.toContain('#ffff99')
})
