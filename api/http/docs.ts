import type { OpenAPIHono } from '@hono/zod-openapi'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptsGzip } from './compress.ts'
import { hasSeen } from './conditional.ts'
import { buildDocument, partOf, type Document } from './document.ts'
import { addExamples } from './examples.ts'
import { publicRate } from './rate-limit.ts'
import type { AppEnv } from './types.ts'

const dist = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
}
const inThread = promisify(gzip)
/** The part that the page opens with: it is small, and its document holds the introduction. */
const firstTag = 'service'
const style = `body { margin: 0; font-family: sans-serif }
nav { display: flex; flex-wrap: wrap; gap: 4px; max-width: 1420px; margin: 0 auto; padding: 16px 20px 0 }
nav a { padding: 8px 12px; border-radius: 4px; color: #3b4151 }
nav a[aria-current] { background: #3b4151; color: #fff; text-decoration: none }`
const start = `const links = [...document.querySelectorAll('nav a')]
const wanted = () => new URLSearchParams(location.search).get('tag') ?? '${firstTag}'
const mark = () => {
  for (const link of links) {
    if (link.dataset.tag === wanted()) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  return '/api/openapi.json?tag=' + encodeURIComponent(wanted())
}
// the answer is JSON: reading it as YAML takes seconds
const asJson = (original, { specActions }) => (text) => specActions.updateJsonSpec(JSON.parse(text))
const ui = SwaggerUIBundle({
  url: mark(),
  dom_id: '#swagger-ui',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: false,
  plugins: [{ statePlugins: { spec: { wrapActions: { parseToJson: asJson } } } }],
})
const show = () => {
  const url = mark()
  ui.specActions.updateUrl(url)
  ui.specActions.download(url)
}
addEventListener('popstate', show)
for (const link of links)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    history.pushState(null, '', link.href)
    show()
  })
`
const own: Record<string, readonly [content: string, type: string]> = {
  'start.js': [start, 'text/javascript'],
  'page.css': [style, 'text/css'],
}
const page = (tags: readonly Tag[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Consilium API</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/page.css"></head><body>
<nav aria-label="Areas">${tags
  .map(
    ({ name, description }) => `<a href="/api/docs?tag=${name}" data-tag="${name}" title="${description}">${name}</a>`,
  )
  .join('')}</nav><div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`

interface Tag {
  readonly name: string
  readonly description?: string
}

/** A document as text and packed, both made once. */
interface ServedDocument {
  readonly text: string
  readonly tag: string
  packed(): Promise<Buffer>
}
function write(document: Document): ServedDocument {
  const text = JSON.stringify(document)
  let packed: Promise<Buffer> | undefined
  return { text, tag: `"${hash('sha1', text, 'base64url')}"`, packed: () => (packed ??= inThread(text)) }
}

/** The documentation, made from the declarations that validate the requests; its page comes from our own disk. */
export function docsRoutes(app: OpenAPIHono<AppEnv>, version: string) {
  let document: Promise<Document> | undefined
  const whole = () => (document ??= addExamples(buildDocument(app, version)))
  const written = new Map<string, ServedDocument>()
  app.get('/api/openapi.json', publicRate('openapi'), async (c) => {
    const tag = c.req.query('tag') ?? ''
    const all = await whole()
    if (tag && !all.tags?.some(({ name }) => name === tag)) return c.notFound()
    const one = written.get(tag) ?? write(tag ? partOf(all, tag, tag === firstTag) : all)
    written.set(tag, one)
    c.header('ETag', one.tag)
    c.header('Vary', 'Accept-Encoding', { append: true })
    if (!c.get('ctx').actor) c.header('Cache-Control', 'no-cache')
    if (hasSeen(c.req.header('if-none-match'), one.tag)) return c.body(null, 304)
    c.header('Content-Type', 'application/json')
    if (!acceptsGzip(c)) return c.body(one.text, 200)
    c.header('Content-Encoding', 'gzip')
    return c.body(new Uint8Array(await one.packed()), 200)
  })
  app.get('/api/docs', publicRate('docs'), async (c) => c.html(page((await whole()).tags ?? [])))
  app.get('/api/docs/:file', publicRate('docs-files'), async (c) => {
    const file = c.req.param('file')
    const made = own[file]
    if (made) return c.body(made[0], 200, { 'Content-Type': made[1] })
    const type = files[file]
    if (!type) return c.notFound()
    return c.body(await readFile(join(dist, file), 'utf8'), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    })
  })
}
