import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, contentDocument } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct, type Answer } from '../../support/product.ts'
import { hire, listed, type Rec, type Refused } from '../admin/staff.ts'

const product = await startProduct({ contents: 'reference' })
const { db } = product
const staff = await hire(product)
const path = '/server/content/document'
type Listed<T = Rec> = { data: T[]; total: number }
type Document = Rec & { fields: Record<string, string>; missing: string[] }
interface Version {
  documentVersion: number
  fields: Record<string, string>
  createdByName: string | null
}

const create = (more: object = {}): Promise<Answer<Document & Refused>> =>
  staff.csr.call('POST', path, {
    type: 'help',
    uid: 'billing',
    locale: 'en-us',
    fields: { title: 'Billing', html: '<p>Ask</p>', order: 3 },
    ...more,
  })
const versions = async (id: string) => (await staff.viewer.call<Listed<Version>>('GET', `${path}/${id}/versions`)).body
const [terms] = await db
  .select()
  .from(contentDocument)
  .where(and(eq(contentDocument.type, 'terms'), eq(contentDocument.uid, 'client'), eq(contentDocument.locale, 'en-us')))
if (!terms) throw new Error('there are terms')

test('a document is made, read by its readers, switched off and deleted', async () => {
  const made = await create()
  expectStatus(made, 201)
  expect(made.body).toMatchObject({
    title: 'Billing',
    enabled: true,
    userType: null,
    updatedBy: staff.csr.id,
    missing: ['zh-cn'],
    version: 1,
  })
  const read = () =>
    product.anonymous<Document>('GET', '/content/document?type=help&uid=billing&userType=1&locale=zh-cn')
  expect((await read()).body).toMatchObject({ id: made.body.id, locale: 'en-us' })
  const forClients = await create({ userType: 1, locale: 'zh-cn', fields: { title: '账单', html: '<p>请问</p>' } })
  expect((await read()).body.id).toBe(forClients.body.id)
  expectStatus(await staff.csr.call('PUT', `${path}/${forClients.body.id}`, { enabled: false }), 200)
  expect((await read()).body.id).toBe(made.body.id)
  expectStatus(await staff.csr.call('DELETE', `${path}/${forClients.body.id}`), 200)
  expectStatus(await staff.csr.call('DELETE', `${path}/${made.body.id}`), 200)
  expect((await read()).body).toMatchObject({ errorKey: 'not.found', message: 'Missing CMS Document' })
})

test('there is one document for each type, name, kind of user and language', async () => {
  expectStatus(await create({ uid: 'once' }), 201)
  const twins = await Promise.all(Array.from({ length: 5 }, () => create({ uid: 'twin' })))
  expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  const again = await create({ uid: 'once' })
  expect([again.status, again.body.fields]).toEqual([409, { uid: 'errors.duplicate' }])
  const moved = await staff.csr.call<Refused>('PUT', `${path}/${twins.find(({ status }) => status === 201)?.body.id}`, {
    uid: 'once',
  })
  expect([moved.status, moved.body.fields]).toEqual([409, { uid: 'errors.duplicate' }])
  expectStatus(await create({ uid: 'once', userType: 2 }), 201)
})

test('what could harm a reader is cleaned away, placeholders stay', async () => {
  const { body } = await create({
    uid: 'harm',
    fields: {
      title: 'T',
      html: '<p onclick="x()">Hi ::product::<script>alert(1)</script> <a href="mailto:::careNavigatorAddress::">mail</a></p>',
    },
  })
  expect(body.fields.html).toBe(
    '<p>Hi ::product:: <a href="mailto:::careNavigatorAddress::" rel="noopener noreferrer">mail</a></p>',
  )
})

test.each([
  [{ type: 'theme', uid: 'other', fields: { companyText: 'X' } }, 'fields.url', 'errors.required'],
  [{ fields: { title: 7 } }, 'fields.title', 'errors.invalidValue'],
  [{ fields: { order: 1.5 } }, 'fields.order', 'errors.number'],
  [{ uid: 'a b' }, 'uid', 'errors.alias'],
  [{ locale: 'fr-fr' }, 'locale', 'errors.required'],
])('%j is refused at %s', async (more, field, problem) => {
  const answer = await create(more)
  expect([answer.status, answer.body.fields?.[field]]).toEqual([422, problem])
})

test('a theme is refused with colours that cannot be read and addresses that may not be followed', async () => {
  const [harbor] = await db.select().from(contentDocument).where(eq(contentDocument.uid, 'harbor'))
  const save = (fields: object) =>
    staff.csr.call<Refused>('PUT', `${path}/${harbor!.id}`, { fields: { ...harbor!.fields, ...fields } })
  const colours = harbor!.fields.colours as object
  const refused = await save({
    url: 'javascript:alert(1)',
    careNavigatorAddress: 'nowhere',
    logo: 'http://harbor.test/logo.png',
    colours: { ...colours, primary: '#ffff99', accentDark: 'red; } body { display:none' },
  })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      'fields.url': 'errors.webAddress',
      'fields.careNavigatorAddress': 'errors.value.email',
      'fields.logo': 'errors.pictureAddress',
      'fields.colours.primary': 'errors.contrast',
      'fields.colours.accentDark': 'errors.colour',
    },
  ])
  expectStatus(await save({ url: '/about', colours: { ...colours, primary: '#123456' } }), 200)
})

test('of a theme that was stored before, what cannot be painted or followed does not reach readers', async () => {
  await db
    .update(contentDocument)
    .set({
      fields: {
        companyText: 'Meridian',
        url: 'javascript:alert(1)',
        domain: 'm.test',
        colours: { primary: '#ffff99', primaryDark: '#d7a2da', accent: 'url(x)' },
      },
    })
    .where(eq(contentDocument.uid, 'meridian'))
  expect((await product.anonymous('GET', '/content/theme?name=meridian')).body).toMatchObject({
    companyText: 'Meridian',
    url: '',
    colours: { primaryDark: '#d7a2da' },
  })
  const linked = await create({
    type: 'page',
    uid: 'linked',
    fields: { title: 'T', html: '<p><a href="::url::">home</a></p>' },
  })
  expectStatus(linked, 201)
  const member = await makeUser(db, product.now(), { theme: 'meridian' })
  const { body } = await (await product.as(member.id))<Document>('GET', '/content/document?type=page&uid=linked')
  expect(body.fields.html).toContain('home')
  expect(body.fields.html).not.toContain('javascript')
})

test('lists by type, name, kind of user, language and state, and by what has no translation', async () => {
  const list = async (query: string) =>
    (await staff.viewer.call<Listed<Document>>('GET', `${path}/list?pageSize=250&${query}`)).body
  const all = await db.select().from(contentDocument)
  expect((await list('')).total).toBe(all.length)
  expect((await list('type=terms&locale=zh-cn')).total).toBe(
    all.filter((row) => row.type === 'terms' && row.locale === 'zh-cn').length,
  )
  expect((await list('userType=1')).total).toBe(all.filter((row) => row.userType === '1').length)
  expect((await list('userType=all&enabled=true')).total).toBe(
    all.filter((row) => row.userType === '' && row.enabled).length,
  )
  expect((await list('enabled=false')).total).toBe(all.filter((row) => !row.enabled).length)
  const lonely = all.filter(
    (row) =>
      !all.some(
        (other) =>
          other.type === row.type &&
          other.uid === row.uid &&
          other.userType === row.userType &&
          other.locale !== row.locale,
      ),
  )
  const missing = await listed(staff.csr.call, 'contentDocuments', {
    filter: { missingTranslation: true },
    range: [0, 249],
  })
  expect(missing.body.map((row) => row.id).sort()).toEqual(lonely.map((row) => row.id).sort())
  expect(lonely.length).toBeGreaterThan(0)
  const found = await listed(staff.csr.call, 'contentDocuments', { filter: { q: '隐私政策' } })
  expect(found.body.map((row) => row.type)).toContain('privacy')
})

describe('versions', () => {
  const change = (body: object) => staff.csr.call<Document & Refused>('PUT', `${path}/${terms.id}`, body)
  const read = async () => (await product.anonymous<{ html: string }>('GET', '/content/terms?userType=1')).body.html

  test('every state is kept, also the first, and each can be made the present one again', async () => {
    const before = String(terms.fields.html)
    expect(await versions(terms.id)).toMatchObject({ total: 1, data: [{ documentVersion: 1, fields: terms.fields }] })
    const edited = await change({ fields: { ...terms.fields, html: '<p>New terms</p>' }, version: 1 })
    expectStatus(edited, 200)
    expect(await read()).toBe('<p>New terms</p>')
    expectStatus(await change({ fields: { ...terms.fields, html: '<p>Newer</p>' }, version: 2 }), 200)
    const { data, total } = await versions(terms.id)
    expect([total, data.map((row) => [row.documentVersion, row.fields.html])]).toEqual([
      3,
      [
        [3, '<p>Newer</p>'],
        [2, '<p>New terms</p>'],
        [1, before],
      ],
    ])
    expect(data[0]?.createdByName).toEqual(expect.any(String))

    const stale = await staff.csr.call<Refused>('POST', `${path}/${terms.id}/restore`, {
      documentVersion: 1,
      version: 2,
    })
    expect([stale.status, stale.body.errorKey]).toEqual([409, 'conflict'])
    const restored = await staff.csr.call<Document>('POST', `${path}/${terms.id}/restore`, {
      documentVersion: 1,
      version: 3,
    })
    expectStatus(restored, 200)
    const linkRights = / rel="noopener noreferrer"/g
    expect(restored.body.version).toBe(4)
    expect({ ...restored.body.fields, html: restored.body.fields.html?.replace(linkRights, '') }).toEqual(terms.fields)
    expect((await versions(terms.id)).total).toBe(4)
    const changes = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, 'content_document'), eq(auditEvent.refId, terms.id)))
    expect(changes.map((row) => row.refField)).toEqual(['fields', 'fields', 'fields'])
  })

  test('only versions that there are, and only by those who may write', async () => {
    expectStatus(await staff.csr.call('POST', `${path}/${terms.id}/restore`, { documentVersion: 99, version: 4 }), 404)
    expectStatus(await staff.csr.call('GET', `${path}/nothing/versions`), 404)
    expect(
      (await staff.viewer.call<Refused>('POST', `${path}/${terms.id}/restore`, { documentVersion: 1, version: 4 })).body
        .rule,
    ).toBe('rules.viewOnly')
  })
})
