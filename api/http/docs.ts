import type { OpenAPIHono } from '@hono/zod-openapi'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AppEnv } from './types.ts'

const dist = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui-standalone-preset.js': 'text/javascript',
}
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consilium API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', docExpansion: 'none', filter: true, persistAuthorization: false })`

/** The documentation, made from the declarations that validate the requests; its page comes from our own disk. */
export function docsRoutes(app: OpenAPIHono<AppEnv>, version: string) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let document: unknown
  app.get('/api/openapi.json', (c) => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Consilium', version },
      security: [{ bearer: [] }],
    })
    return c.json(document as object)
  })
  app.get('/api/docs', (c) => c.html(page))
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript' }))
  app.get('/api/docs/:file', async (c) => {
    const type = files[c.req.param('file')]
    if (!type) return c.notFound()
    return c.body(await readFile(join(dist, c.req.param('file')), 'utf8'), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    })
  })
}
