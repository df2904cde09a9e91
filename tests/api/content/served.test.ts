import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { contentDocument, membershipPlan, user } from '#db/schema/all.ts'
import { locales, themeNames } from '#model/content/enums.ts'
import { prismicContent } from '#api/ports/content.ts'
import { rawText } from '../../support/raw-text.ts'
import { startProduct } from '../../support/product.ts'

/** A content service with the two calls of Prismic's API that are used; `down`: it answers nothing useful. */
const service = { down: false, asked: 0 }
const article = {
  id: 'ext-1',
  uid: 'external',
  type: 'help',
  lang: 'en-us',
  last_publication_date: '2026-01-02T03:04:05+0000',
  data: {
    title: [{ type: 'heading1', text: 'From outside: ::companyText::', spans: [] }],
    html: [
      { type: 'paragraph', text: 'Read this & that', spans: [{ start: 0, end: 4, type: 'strong' }] },
      { type: 'list-item', text: 'one', spans: [] },
      {
        type: 'list-item',
        text: 'a link',
        spans: [{ start: 2, end: 6, type: 'hyperlink', data: { url: 'javascript:alert(1)' } }],
      },
      { type: 'paragraph', text: '::companyText::', spans: [] },
    ],
    order: 0,
  },
}
const server = createServer((request, response) => {
  service.asked += 1
  if (service.down) return response.writeHead(503).end()
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
  const known = searchParams.get('ref') === 'ref-1' && searchParams.get('q') === '[[at(document.type,"help")]]'
  const body =
    pathname === '/api/v2'
      ? { refs: [{ id: 'master', ref: 'ref-1', isMasterRef: true }] }
      : { results: known ? [article] : [], total_pages: 1 }
  return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
const serviceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`
const quiet = { warn: () => undefined }

const product = await startProduct({ contents: 'demo' })
const withService = await startProduct({ env: { CONTENT_URL: serviceUrl } })
interface Document {
  id: string
  uid: string
  type: string
  fields: Record<string, unknown>
}

test('whatever content is served in any brand and language has the words of the brand in it', async () => {
  const stored = await product.db.select().from(contentDocument)
  const kinds = [...new Set(stored.filter(({ type }) => type !== 'theme').map(({ type }) => type))]
  expect(stored.some((one) => JSON.stringify(one.fields).includes('::companyText::'))).toBe(true)
  for (const host of ['foo.example', 'my.harbor-care.test', 'app.meridian-consult.test'])
    for (const locale of locales)
      for (const type of kinds)
        for (const userType of [1, 2, 11, 12]) {
          const { body } = await product.anonymous<{ data: Document[] }>(
            'GET',
            `/content/document/list?type=${type}&locale=${locale}&userType=${userType}&pageSize=250`,
            undefined,
            { Host: host },
          )
          expect(rawText(JSON.stringify(body.data.map(({ fields }) => fields.html ?? fields.text)))).toEqual([])
          expect(JSON.stringify(body)).not.toMatch(/::\w+::/)
        }
})

test('terms are in the brand of the host, after sign-in in that of the account', async () => {
  const terms = (call = product.anonymous, headers = {}, locale = 'en-us') =>
    call<{ html: string }>('GET', `/content/terms?userType=1&locale=${locale}`, undefined, headers)
  expect((await terms()).body.html).toContain('Consilium')
  expect((await terms(product.anonymous, { Host: 'my.harbor-care.test:8443' })).body.html).toContain('Harbor Care')
  expect((await terms(product.anonymous, { Host: 'my.harbor-care.test' }, 'zh-cn')).body.html).toContain('港湾照护')
  const [person] = await product.db.select().from(user).where(eq(user.email, 'newmember@consilium.test'))
  if (!person) throw new Error('the demo has a new member')
  await product.db.update(user).set({ theme: themeNames[2] }).where(eq(user.id, person.id))
  expect((await terms(await product.as(person.id))).body.html).toContain('Meridian Consult')
})

test('the registration page gets text and terms in the brand of its plan, whatever signs the brand has', async () => {
  const [plan] = await product.db.select().from(membershipPlan).where(eq(membershipPlan.alias, 'northfield'))
  if (!plan) throw new Error('the demo has the plan')
  await product.db
    .update(membershipPlan)
    .set({ registrationText: '<p>Welcome to ::companyText::</p>', theme: 'harbor' })
    .where(eq(membershipPlan.id, plan.id))
  const themes = await product.db.select().from(contentDocument).where(eq(contentDocument.uid, 'harbor'))
  for (const theme of themes)
    await product.db
      .update(contentDocument)
      .set({ fields: { ...theme.fields, companyText: 'Harbor & <Sons>' } })
      .where(eq(contentDocument.id, theme.id))
  const { body } = await product.anonymous<{ plan: { registrationText: string }; terms: { html: string } }>(
    'GET',
    '/register/setup?slug=northfield',
  )
  expect(body.plan.registrationText).toBe('<p>Welcome to Harbor &amp; &lt;Sons&gt;</p>')
  expect(body.terms.html).toContain('Harbor &amp; &lt;Sons&gt;')
  expect(JSON.stringify(body)).not.toMatch(/::\w+::/)
})

test('an external content service is read where it is set: cleaned, in the brand, and asked once', async () => {
  const list = () => withService.anonymous<{ data: Document[] }>('GET', '/content/document/list?type=help')
  const { body } = await list()
  expect(body.data).toHaveLength(1)
  expect(body.data[0]).toMatchObject({ uid: 'external', fields: { title: 'From outside: Consilium' } })
  expect(body.data[0]?.fields.html).toBe(
    '<p><strong>Read</strong> this &amp; that</p><ul><li>one</li><li>a <a rel="noopener noreferrer">link</a></li></ul><p>Consilium</p>',
  )
  const asked = service.asked
  await list()
  expect(service.asked).toBe(asked)
  // what the service does not have comes from the own store
  const own = await withService.anonymous<{ html: string }>('GET', '/content/terms?userType=1')
  expect(own.body.html).toContain('Consilium')
})

test('while the service is down the own store answers, and the service is not asked by every reader', async () => {
  service.down = true
  const source = prismicContent(serviceUrl, quiet)
  const asked = service.asked
  expect(await source.find({ type: 'help', locale: 'en-us' })).toBeNull()
  expect(await source.find({ type: 'help', locale: 'en-us' })).toBeNull()
  expect(service.asked).toBe(asked + 1)
  const without = await startProduct({ ports: { content: prismicContent(serviceUrl, quiet) } })
  const { body } = await without.anonymous<{ data: Document[] }>('GET', '/content/document/list?type=help')
  expect(body.data.length).toBeGreaterThan(1)
  service.down = false
})
