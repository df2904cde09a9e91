import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import { auditEvent, file, queryHeader, queryResponse, uploadCheck } from '#db/schema/all.ts'
import type { FileUpload } from '#model/content/user-files.ts'
import type { FileDiscussion, FileRow } from '#model/content/wire.ts'
import { responseSubtypes, responseTypes } from '#model/discussions/response-enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct, type Caller } from '../../../support/product.ts'
import { pdf, picture } from '../../identity/files/contents.ts'
import { startScenario, type TestScenario } from '../scenario.ts'

const product = await startProduct()
const { db } = product
type Refused = { fields?: Record<string, string>; errorKey?: string }
type List = { data: FileRow[]; total: number; page: number; pageSize: number; discussions: FileDiscussion[] } & Refused

const documents = async (call: Caller, userId: string, more = '') =>
  (await call<List>('GET', `/server/userDocument/list?userId=${userId}${more}`)).body
const names = (list: List) => list.data.map((row) => row.name)
async function attach(call: Caller, key: string, name: string, bytes: Uint8Array = pdf(), description = '') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  form.set('description', description)
  const made = await call<DiscussionResponse>('POST', `/user/interaction/${key}/attachment`, form)
  expectStatus(made, 200)
  return made.body.attachment!.id
}
async function upload(call: Caller, userId: string, name: string, bytes: Uint8Array = pdf()) {
  const asked = (await call<FileUpload>('POST', '/server/userFile/upload-url', { userId, name, size: bytes.length }))
    .body
  expect(
    (
      await product.fetch(
        new Request(`http://test${asked.uploadUrl}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: new Uint8Array(bytes),
        }),
      )
    ).status,
  ).toBe(200)
  expectStatus(await call('PUT', `/server/userFile/${asked.id}`, { uploaded: true, version: 1 }), 200)
  return asked.id
}
/** An open discussion with one expert on the panel. */
async function open(scenario: TestScenario, given: Parameters<TestScenario['ask']>[0] = {}) {
  const row = await scenario.ask(given)
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  return { row, key: row.key, expert, expertId: part!.userId }
}

test('what is the own, of the plan and in the own discussions stands in one list, with its discussion and who added it', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { displayTitle: 'Northfield Care' } })
  const { member, asker, staff, plan } = scenario
  const { row, key, expert, expertId } = await open(scenario)
  const other = await open(scenario, { contextName: 'Second opinion' })
  await upload(member, asker.id, 'own.pdf')
  product.clock.advance(1)
  await upload(staff, asker.id, 'from staff.pdf')
  product.clock.advance(1)
  await db.insert(file).values({
    planId: plan.id,
    name: 'guide.pdf',
    fileType: 'pdf',
    mime: 'application/pdf',
    size: 7,
    storageKey: 'guide',
    status: 'ready',
    createdBy: scenario.csr.id,
    createdAt: product.now(),
  })
  product.clock.advance(1)
  const mine = await attach(member, key, 'scan.jpg', await picture().jpeg().toBuffer(), 'CT of the chest')
  product.clock.advance(1)
  await attach(expert, key, 'answer.pdf')
  product.clock.advance(1)
  await attach(staff, other.key, 'staff.pdf')

  const list = await documents(member, asker.id)
  expect(names(list)).toEqual(['staff.pdf', 'answer.pdf', 'scan.jpg', 'guide.pdf', 'from staff.pdf', 'own.pdf'])
  expect([list.total, list.page, list.pageSize]).toEqual([6, 1, 200])
  const [, answer, scan, guide, given, own] = list.data
  expect(scan).toMatchObject({
    id: mine,
    description: 'CT of the chest',
    fileType: 'image',
    status: 'ready',
    addedBy: 'Ada Asker',
    discussion: { id: row.id, key, title: row.title },
    version: 1,
  })
  expect(answer).toMatchObject({ fileType: 'pdf', discussion: { key } })
  const [person] = scenario.people.filter(({ id }) => id === expertId)
  expect(answer?.addedBy).toContain(person?.lastName)
  expect(guide).toMatchObject({
    plan: { id: plan.id, name: 'Northfield Care' },
    discussion: null,
    addedBy: 'Consilium Support',
  })
  expect([given?.addedBy, own?.addedBy, own?.discussion, own && 'plan' in own]).toEqual([
    'Consilium Support',
    'Ada Asker',
    null,
    false,
  ])
  // the discussions that hold files, the newest first
  expect(list.discussions).toEqual([other.row, row].map(({ id, key: k, title }) => ({ id, key: k, title })))

  // to staff by name, view-only too; to no one else
  const view = await product.as(
    (await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr'], allowedCSRView: true })).id,
  )
  for (const call of [staff, view]) {
    const seen = await documents(call, asker.id)
    expect(names(seen)).toEqual(names(list))
    expect(seen.data[0]?.addedBy).toContain(scenario.csr.lastName)
  }
  const stranger = await product.as((await makeUser(db, product.now())).id)
  for (const call of [stranger, expert])
    expectStatus(await call('GET', `/server/userDocument/list?userId=${asker.id}`), 404)
  // staff see with an expert what the expert attached; the expert's own list holds no discussion of others
  expect((await documents(staff, expertId)).data.map((one) => [one.name, one.discussion?.key])).toEqual([
    ['answer.pdf', key],
  ])
  expect(names(await documents(expert, expertId))).toEqual([])

  // an attachment is worked on in its discussion only
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { name: 'b.jpg', version: 1 }],
    ['DELETE', undefined],
  ] as const)
    expectStatus(await member(method, `/server/userFile/${mine}`, body), 404)
  expectStatus(await member('GET', `/user/interaction/${key}/attachment/${mine}/download`), 200)
  // one that was taken away is gone from the list
  expectStatus(await member('DELETE', `/user/interaction/${key}/attachment/${mine}`), 200)
  for (const call of [member, staff])
    expect(names(await documents(call, asker.id))).toEqual([
      'staff.pdf',
      'answer.pdf',
      'guide.pdf',
      'from staff.pdf',
      'own.pdf',
    ])
})

test('it is narrowed by discussion, type and words, ordered and paged as one list', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { member, asker } = scenario
  const { key, row } = await open(scenario)
  const sizes = {
    'B.pdf': pdf('/Title (12345)'),
    'a.jpg': await picture(400, 300).jpeg().toBuffer(),
    'D.pdf': pdf(),
    'c.pdf': pdf('/Title (123)'),
  }
  for (const [name, bytes] of Object.entries(sizes)) {
    if (name < 'C' || name === 'c.pdf') await upload(member, asker.id, name, bytes)
    else await attach(member, key, name, bytes, `what stands in ${name}`)
    product.clock.advance(1)
  }
  const list = async (more: string) => names(await documents(member, asker.id, more))
  expect(await list('&sort=createdAt')).toEqual(['B.pdf', 'a.jpg', 'D.pdf', 'c.pdf'])
  expect(await list('&sort=name')).toEqual(['a.jpg', 'B.pdf', 'c.pdf', 'D.pdf'])
  expect(await list('&sort=-name')).toEqual(['D.pdf', 'c.pdf', 'B.pdf', 'a.jpg'])
  const bySize = (await documents(member, asker.id, '&sort=-size')).data.map((one) => one.size)
  expect(bySize).toEqual([...bySize].sort((a, b) => b - a))
  expect(await list('&sort=size')).toEqual(['D.pdf', 'c.pdf', 'B.pdf', 'a.jpg'])
  // pages go through both halves
  expect([await list('&sort=name&pageSize=3'), await list('&sort=name&pageSize=3&page=2')]).toEqual([
    ['a.jpg', 'B.pdf', 'c.pdf'],
    ['D.pdf'],
  ])
  expect(await documents(member, asker.id, '&sort=name&pageSize=3&page=2')).toMatchObject({
    total: 4,
    page: 2,
    pageSize: 3,
  })

  expect(await list(`&queryId=${row.id}`)).toEqual(['D.pdf', 'a.jpg'])
  expect(await list('&fileType=image')).toEqual(['a.jpg'])
  expect(await list(`&queryId=${row.id}&fileType=pdf`)).toEqual(['D.pdf'])
  expect(await list('&name=STANDS%20IN%20d')).toEqual(['D.pdf'])
  // what there is to choose from stays the same
  expect(await documents(member, asker.id, '&fileType=docx')).toMatchObject({
    data: [],
    total: 0,
    discussions: [{ key }],
  })
  // other people's discussions hold nothing of this person
  const foreign = await open(await startScenario(product, { csrReview: 'no' }))
  await attach(foreign.expert, foreign.key, 'secret.pdf')
  expect(await list(`&queryId=${foreign.row.id}`)).toEqual([])
  for (const [more, field] of [
    ['&sort=plan', 'sort'],
    ['&fileType=exe', 'fileType'],
    ['&discussion=1', 'discussion'],
    ['&pageSize=251', 'pageSize'],
    [`&name=${'x'.repeat(201)}`, 'name'],
  ] as const) {
    const refused = await member<Refused>('GET', `/server/userDocument/list?userId=${asker.id}${more}`)
    expect([more, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([more, 422, [field]])
  }
})

test('files of every kind of line are listed for the asker exactly when the asker reads the line', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { member, asker, staff } = scenario
  const { key, expert } = await open(scenario)
  for (const author of [expert, member]) {
    const id = await attach(author, key, 'report.pdf')
    const line = eq(queryResponse.attachmentId, id)
    const kinds = [
      ...responseTypes.map((type) => ({ type, subtype: null })),
      ...responseSubtypes.flatMap((subtype) => (['attachment', 'csrinfo'] as const).map((type) => ({ type, subtype }))),
    ]
    for (const kind of kinds) {
      await db.update(queryResponse).set(kind).where(line)
      const read = (await member('GET', `/user/interaction/${key}/attachment/${id}`)).status === 200
      expect([kind, (await documents(member, asker.id)).data.some((one) => one.id === id)]).toEqual([kind, read])
    }
    // staff read them all
    expect((await documents(staff, asker.id)).data.some((one) => one.id === id)).toBe(true)
    await db.delete(queryResponse).where(line)
  }
})

test('in a blinded discussion the list names no one whom the discussion does not name', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { member, asker, staff } = scenario
  const { key, row, expert, expertId } = await open(scenario)
  await attach(expert, key, 'blind.pdf')
  await db.update(queryHeader).set({ type: 'blinded' }).where(eq(queryHeader.id, row.id))
  const lines = (await member<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${key}/responses`)).body.data
  const [listed] = (await documents(member, asker.id)).data
  const expertRow = scenario.people.find(({ id }) => id === expertId)
  expect(listed?.addedBy).toBe(lines[0]?.displayName)
  expect(listed?.addedBy).not.toContain(expertRow?.lastName)
  expect((await documents(staff, asker.id)).data[0]?.addedBy).toContain(expertRow?.lastName)
})

test('what waits for the virus scanner, or fell to it, says so wherever it lies', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { member, asker, plan } = scenario
  const { key } = await open(scenario)
  await attach(member, key, 'attached.pdf')
  const own = await upload(member, asker.id, 'own.pdf')
  await db.insert(file).values({
    planId: plan.id,
    name: 'plan.pdf',
    fileType: 'pdf',
    mime: 'application/pdf',
    size: 7,
    storageKey: 'waits',
    status: 'ready',
    createdAt: product.now(),
  })
  const [mine] = await db.select().from(file).where(eq(file.id, own))
  const at = { refTable: 'user_file', refId: own, nextAt: product.now(), createdAt: product.now() }
  await db.insert(uploadCheck).values([
    { ...at, storageKey: 'plan/waits', status: 'infected' },
    { ...at, storageKey: mine?.storageKey ?? '', status: 'checking' },
  ])
  const statuses = Object.fromEntries((await documents(member, asker.id)).data.map((one) => [one.name, one.status]))
  expect(statuses).toEqual({ 'attached.pdf': 'ready', 'own.pdf': 'checking', 'plan.pdf': 'infected' })
})

test('files of other plans, and what others have, are nowhere', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const foreign = await makePlan(db, product.now(), {}, { members: [] })
  await db.insert(file).values({
    planId: foreign.id,
    name: 'foreign.pdf',
    fileType: 'pdf',
    mime: 'application/pdf',
    size: 7,
    storageKey: 'foreign',
    status: 'ready',
    createdAt: product.now(),
  })
  const second = await makeUser(db, product.now())
  await upload(await product.as(second.id), second.id, 'hers.pdf')
  expect(await documents(scenario.member, scenario.asker.id)).toMatchObject({ data: [], total: 0, discussions: [] })
  // an upload that was begun and given up leaves no trace in the history
  const begun = (
    await scenario.member<FileUpload>('POST', '/server/userFile/upload-url', {
      userId: scenario.asker.id,
      name: 'a.pdf',
      size: 9,
    })
  ).body
  expectStatus(await scenario.member('DELETE', `/server/userFile/${begun.id}`), 200)
  expect(await db.$count(auditEvent, eq(auditEvent.refId, begun.id))).toBe(0)
})
