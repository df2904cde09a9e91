import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import {
  auditEvent,
  membershipPlan,
  notification,
  planManager,
  planMember,
  queryAttachment,
  queryHeader,
  queryResponse,
  queryTeam,
  user,
} from '#db/schema/all.ts'
import { responseSubtypes, responseTypes } from '#model/discussions/response-enums.ts'
import type { Attachment, Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { en } from '#model/texts/en.ts'
import { expectStatus, startProduct, type Caller } from '../../../support/product.ts'
import { hire } from '../../admin/staff.ts'
import { asKept, office, pdf, picture } from '../../identity/files/contents.ts'
import { startScenario, type TestScenario } from '../scenario.ts'

const product = await startProduct()
const { db } = product
type Refused = { fields?: Record<string, string>; errorKey?: string; message?: string }
const at = (key: string) => `/user/interaction/${key}/attachment`

function form(name: string, bytes: Uint8Array, words: Record<string, string> = {}) {
  const sent = new FormData()
  sent.set('file', new File([new Uint8Array(bytes)], name))
  for (const [field, text] of Object.entries(words)) sent.set(field, text)
  return sent
}
const attach = (call: Caller, key: string, name = 'Report.pdf', bytes: Uint8Array = pdf(), words = {}) =>
  call<DiscussionResponse & Refused>('POST', at(key), form(name, bytes, words))
const lines = async (call: Caller, key: string) =>
  (await call<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${key}/responses`)).body.data

/** An open discussion with one expert who has taken a seat. */
async function open(options: Parameters<typeof startScenario>[1] = {}, given: Parameters<TestScenario['ask']>[0] = {}) {
  const scenario = await startScenario(product, { csrReview: 'no', ...options })
  const row = await scenario.ask(given)
  if (row.status === 'csrhold')
    expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  const [part, other] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  return {
    ...scenario,
    scenario,
    row,
    key: row.key,
    expert,
    expertId: part!.userId,
    invited: await product.as(other!.userId),
  }
}

test('a file is added, seen by everyone who reads, fetched as it is kept, and taken away', async () => {
  const { key, row, member, expert, staff, invited, asker } = await open()
  const bytes = await asKept(pdf())
  const made = await attach(member, key, '../Ärztlicher "Brief".PDF', bytes, {
    text: 'From the clinic',
    description: 'Pathology',
  })
  expectStatus(made, 200)
  expect(made.body).toMatchObject({
    type: 'attachment',
    userId: asker.id,
    text: 'From the clinic',
    attachment: {
      name: 'Ärztlicher "Brief".PDF',
      type: 'pdf',
      size: bytes.length,
      description: 'Pathology',
      text: 'From the clinic',
      status: 'ready',
    },
  })
  const { id } = made.body.attachment!
  for (const call of [member, expert, staff]) {
    expect((await lines(call, key)).map((line) => line.attachment?.id)).toEqual([id])
    expect((await call<Attachment>('GET', `${at(key)}/${id}`)).body).toEqual(made.body.attachment)
    const got = await call<string>('GET', `${at(key)}/${id}/download`)
    expectStatus(got, 200)
    expect(got.body).toBe(bytes.toString())
    expect(got.headers.get('content-type')).toBe('application/pdf')
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(got.headers.get('content-security-policy')).toContain('sandbox')
  }
  // before accepting an expert sees the offer only; others nothing
  const stranger = await product.as((await makeUser(db, product.now())).id)
  for (const call of [invited, stranger])
    for (const path of ['', '/download']) expectStatus(await call('GET', `${at(key)}/${id}${path}`), 404)
  expectStatus(await stranger('DELETE', `${at(key)}/${id}`), 404)
  expectStatus(await expert('DELETE', `${at(key)}/${id}`), 403)

  const removed = await member<DiscussionResponse>('DELETE', `${at(key)}/${id}`)
  expectStatus(removed, 200)
  expect(removed.body).toMatchObject({ type: 'attachment_removed', attachment: { status: 'removed' } })
  expect((await lines(expert, key)).map((line) => line.type)).toEqual(['attachment_removed'])
  expectStatus(await member('GET', `${at(key)}/${id}/download`), 404)
  expectStatus(await member('DELETE', `${at(key)}/${id}`), 409)
  const [kept] = await db.select().from(queryAttachment).where(eq(queryAttachment.queryId, row.id))
  expect(await product.deps.files.get(kept!.storageKey)).toBeNull()
  expect(
    (
      await db
        .select()
        .from(auditEvent)
        .where(and(eq(auditEvent.refTable, 'query_attachment'), eq(auditEvent.refId, id)))
    )
      .map((event) => event.event)
      .sort(),
  ).toEqual(['create', 'delete'])
})

test('pictures are drawn again without place and camera; the content decides what a file is', async () => {
  const { key, member, row } = await open()
  const jpeg = await picture()
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '40/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(jpeg.includes('Secret Camera')).toBe(true)
  expectStatus(await attach(member, key, 'scan.JPEG', jpeg), 200)
  const [kept] = await db.select().from(queryAttachment).where(eq(queryAttachment.queryId, row.id))
  const bytes = Buffer.from(await new Response((await product.deps.files.get(kept!.storageKey))!.stream).arrayBuffer())
  expect(bytes.includes('Secret Camera')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  for (const [name, content, status, file] of [
    ['letter.docx', office('docx'), 415, 'errors.fileType'],
    ['scan.png', await picture().png().toBuffer(), 415, 'errors.fileType'],
    ['none', pdf(), 415, 'errors.fileType'],
    ['scan.jpg', pdf(), 415, 'errors.fileContent'],
    ['scan.pdf', jpeg, 415, 'errors.fileContent'],
    ['page.pdf', Buffer.from('<html><script>1</script></html>'), 415, 'errors.fileContent'],
    ['empty.pdf', Buffer.alloc(0), 422, 'errors.fileEmpty'],
    ['cut.pdf', pdf().subarray(0, 40), 422, 'errors.fileContent'],
    ['open.pdf', pdf('/OpenAction << /S /JavaScript >>'), 422, 'errors.fileActive'],
  ] as const) {
    const refused = await attach(member, key, name, content)
    expect([name, refused.status, refused.body.fields]).toEqual([name, status, { file }])
  }
  expectStatus(await member('POST', at(key), new FormData()), 422)
  expectStatus(await member('POST', at(key), {}), 415)
  expectStatus(await attach(member, key, 'a.pdf', pdf(), { subtype: 'csrnote' }), 422)
  expectStatus(await attach(member, key, 'a.pdf', pdf(), { description: 'x'.repeat(1001) }), 422)
  expect(await db.$count(queryAttachment, eq(queryAttachment.queryId, row.id))).toBe(1)
})

test('the limit is the setting’s, and so is its text', async () => {
  const { key, member } = await open()
  const whole = (size: number) => pdf(' '.repeat(size - pdf().length))
  expectStatus(await attach(member, key, 'most.pdf', whole(4_718_592)), 200)
  const over = await attach(member, key, 'more.pdf', whole(4_718_593))
  expect([over.status, over.body.message, over.body.fields]).toEqual([
    413,
    'File is greater than 4.5MB. Please compress file and reattach.',
    { file: 'errors.tooLarge' },
  ])
  const { super: chief } = await hire(product)
  expectStatus(
    await chief.call('PUT', '/server/limits', {
      name: 'upload.attachment',
      value: 2048,
      version: 0,
      reason: 'Small disks',
    }),
    200,
  )
  const small = await attach(member, key, 'more.pdf', whole(2049))
  expect([small.status, small.body.message]).toEqual([
    413,
    'File is greater than 2KB. Please compress file and reattach.',
  ])
  expectStatus(
    await chief.call('POST', '/server/limits/reset', { name: 'upload.attachment', version: 1, reason: 'Over' }),
    200,
  )
})

test('who may write may attach where the medium has files; not while it is held or closed', async () => {
  const { key, row, member, expert, invited, staff, expertId, asker, plan } = await open()
  const view = await product.as(
    (await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr'], allowedCSRView: true })).id,
  )
  expectStatus(await attach(invited, key), 403)
  expectStatus(await attach(view, key), 403)
  for (const call of [expert, staff, member]) expectStatus(await attach(call, key), 200)
  const may = async (call: Caller) => (await call<Discussion>('GET', `/user/interaction/${key}`)).body.mayAttach
  expect([await may(member), await may(expert), await may(staff)]).toEqual([true, true, true])

  // the plan, then the membership, then the person
  await db.update(membershipPlan).set({ attachMessenger: false }).where(eq(membershipPlan.id, plan.id))
  expect([await may(member), await may(expert), await may(staff)]).toEqual([false, false, true])
  expectStatus(await attach(member, key), 403)
  await db.update(planMember).set({ attachMessenger: true }).where(eq(planMember.planId, plan.id))
  expectStatus(await attach(member, key), 200)
  await db.update(user).set({ attachMessenger: false }).where(eq(user.id, asker.id))
  expectStatus(await attach(member, key), 403)
  await db.update(user).set({ attachMessenger: true }).where(eq(user.id, expertId))
  expectStatus(await attach(expert, key), 200)
  await db.update(user).set({ attachMessenger: null, access: 'read_only' }).where(eq(user.id, asker.id))
  expectStatus(await attach(member, key), 403)

  const [mine] = (await lines(expert, key)).filter((line) => line.userId === expertId)
  for (const status of ['held', 'closed', 'cancelled'] as const) {
    await db.update(queryHeader).set({ status }).where(eq(queryHeader.id, row.id))
    for (const call of [member, expert, staff]) expectStatus(await attach(call, key), 409)
    expectStatus(await expert('DELETE', `${at(key)}/${mine!.attachment!.id}`), 409)
  }
  // staff may always take a file away
  expectStatus(await staff('DELETE', `${at(key)}/${mine!.attachment!.id}`), 200)
})

test('files of every kind of line are seen by exactly those who see the line', async () => {
  const { key, row, member, expert, staff, scenario, plan } = await open(
    { plan: { sharedQueries: true } },
    { anonymous: true },
  )
  const offers = (await scenario.engagements(row.id)).filter((part) => part.status === 'invited')
  const [second, offered, declined] = await Promise.all(offers.slice(0, 3).map((part) => product.as(part.userId)))
  expectStatus(await second!('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
  expectStatus(await declined!('POST', `/user/interaction/${key}/decline`, {}), 200)
  const person = async (options: Parameters<typeof makeUser>[2] = {}) => (await makeUser(db, product.now(), options)).id
  const [fellow, manager, outsider, viewer] = [
    await person(),
    await person({ userType: userType.planManager }),
    await person({ userType: userType.blinded }),
    await person({ userType: userType.csr, staffRoles: ['csr'], allowedCSRView: true }),
  ]
  await db.insert(planMember).values({ planId: plan.id, userId: fellow, joinedAt: product.now() })
  await db.insert(planManager).values({ planId: plan.id, userId: manager })
  const [reading, managing, stranger, viewing] = [
    await product.as(fellow),
    await product.as(manager),
    await product.as(outsider),
    await product.as(viewer),
  ]
  const { id } = (await attach(expert, key)).body.attachment!
  const seen: Record<string, string> = {}
  for (const type of responseTypes) {
    await db.update(queryResponse).set({ type }).where(eq(queryResponse.attachmentId, id))
    // view-only staff, a member and the manager of a sharing plan
    const callers = { C: staff, V: viewing, A: member, E: second!, P: reading, M: managing, x: expert }
    const letters = await Promise.all(
      Object.entries(callers).map(async ([letter, call]) => {
        const listed = (await lines(call, key)).some((line) => line.attachment?.id === id)
        for (const path of 'CAEx'.includes(letter) ? ['', '/download'] : [])
          expectStatus(await call('GET', `${at(key)}/${id}${path}`), listed ? 200 : 404)
        return listed ? letter : ''
      }),
    )
    seen[type] = letters.join('')
  }
  expect(seen).toEqual({
    response: 'CVAEPMx',
    info: 'CVAEPMx',
    csrinfo: 'CV',
    csrhold: 'CVA',
    csrupdate: 'CVA',
    csrupdateaccept: 'CVA',
    csrupdatedecline: 'CVA',
    pendedexpert: 'CVx',
    rejectedexpert: 'CVx',
    rejectedexpertresponse: 'CVx',
    retractedexpert: 'CVx',
    attachment: 'CVAEPMx',
    attachment_removed: 'CVAEPMx',
    attachment_inherited: 'CVAEPMx',
  })
  // its kind may keep it from everyone but staff
  await db.update(queryResponse).set({ type: 'response' }).where(eq(queryResponse.attachmentId, id))
  for (const subtype of responseSubtypes) {
    await db.update(queryResponse).set({ subtype }).where(eq(queryResponse.attachmentId, id))
    expect(
      (await lines(member, key)).some((line) => line.attachment?.id === id),
      subtype,
    ).toBe(subtype !== 'csrnote' && subtype !== 'suppressed')
  }
  // who has the offer only or has declined it reads no line, and a stranger does not know of the discussion
  for (const call of [offered!, declined!]) expect(await lines(call, key)).toEqual([])
  expectStatus(await stranger('GET', `/user/interaction/${key}/responses`), 404)
})

test('an expert whose texts wait for staff adds files that wait too', async () => {
  const { key, expert, member, staff } = await open({ csrReview: 'auto' })
  const made = await attach(expert, key)
  expect(made.body).toMatchObject({ type: 'pendedexpert', subtype: 'attachment' })
  const { id } = made.body.attachment!
  expectStatus(await member('GET', `${at(key)}/${id}/download`), 404)
  expectStatus(
    await staff('POST', `/csradmin/interaction/${key}/responseQa/${made.body.id}`, {
      decision: 'release',
      version: made.body.version,
    }),
    200,
  )
  expect((await lines(member, key)).map((line) => [line.type, line.subtype, line.attachment?.id])).toEqual([
    ['attachment', null, id],
  ])
  const again = await attach(expert, key)
  expect((await expert<DiscussionResponse>('DELETE', `${at(key)}/${again.body.attachment!.id}`)).body.type).toBe(
    'retractedexpert',
  )
  expect(await lines(member, key)).toHaveLength(1)
})

/** What a person was mailed of an added file or an answer, oldest first: subject and who acts next. */
async function mailed(queryId: string, userId: string) {
  const mails = await db
    .select()
    .from(notification)
    .where(and(eq(notification.queryId, queryId), eq(notification.userId, userId), eq(notification.type, 'email')))
    .orderBy(notification.createdAt, notification.id)
  const { facts } = en.mailLayout
  return mails
    .filter(({ purpose }) => ['answer', 'pendedAnswer', 'fileAdded', 'pendedFile'].includes(purpose))
    .map(({ purpose, subject, text }) => [
      purpose,
      subject,
      text
        .split('\n')
        .find((line) => line.startsWith(`${facts.next}\t`))
        ?.split('\t')[1],
    ])
}

test('the asker is told of a file as a file, by an expert or by staff; the answer is still awaited', async () => {
  const { key, row, expert, staff, asker, diagnosis } = await open()
  expectStatus(await attach(expert, key), 200)
  await product.pass(60)
  expectStatus(await attach(staff, key), 200)
  const file = [
    'fileAdded',
    `A file was added in ${key} (${diagnosis.name})`,
    expect.stringMatching(/^An expert answers by /),
  ]
  expect(await mailed(row.id, asker.id)).toEqual([file, file])
})

test('staff review a file as a file, and the asker is told once it is released', async () => {
  const { key, row, expert, staff, csr, asker, diagnosis } = await open({ csrReview: 'auto' })
  await db.insert(queryTeam).values({ queryId: row.id, userId: csr.id, csrHandler: 'assigned' })
  const made = await attach(expert, key)
  expectStatus(made, 200)
  const named = `${key} (${diagnosis.name})`
  expect(await mailed(row.id, csr.id)).toEqual([
    ['pendedFile', `A file in ${named} is awaiting review`, en.mailLayout.next.fileReview],
  ])
  expect(await mailed(row.id, asker.id)).toEqual([])
  expectStatus(
    await staff('POST', `/csradmin/interaction/${key}/responseQa/${made.body.id}`, {
      decision: 'release',
      version: made.body.version,
    }),
    200,
  )
  expect((await mailed(row.id, asker.id)).map(([purpose]) => purpose)).toEqual(['fileAdded'])
})

test('a file of another discussion is not found under this one', async () => {
  const one = await open()
  const other = await one.scenario.ask()
  const { id } = (await attach(one.member, one.key)).body.attachment!
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/download'],
    ['DELETE', ''],
  ] as const)
    expectStatus(await one.member(method, `${at(other.key)}/${id}${path}`), 404)
})
