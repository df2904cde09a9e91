import type { OpenAPIHono } from '@hono/zod-openapi'
import { documentTags, introduction, keyTexts, parameterTexts } from './document-texts.ts'
import {
  headers,
  idempotencyKey,
  ifMatchHeader,
  ifNoneMatchHeader,
  onceKey,
  problem,
  refusals,
} from './document-parts.ts'
import type { AppEnv } from './types.ts'

type Registry = OpenAPIHono<AppEnv>['openAPIRegistry']
export type Document = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>
type Schema = Record<string, unknown>

/** The OpenAPI document, made from the declarations that validate the requests. */
export function buildDocument(app: OpenAPIHono<AppEnv>, version: string): Document {
  registerShared(app.openAPIRegistry)
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Consilium', version, description: introduction },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    security: [{ bearer: [] }],
  })
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((item) =>
      Object.values(item as Record<string, { tags?: string[] }>).flatMap(({ tags = [] }) => tags),
    ),
  )
  document.tags = Object.entries(documentTags)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }))
  correctSchemas(document)
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(item as Record<string, { parameters?: Schema[] }>))
      for (const parameter of operation.parameters ?? []) {
        correctParameter(parameter)
        describeParameter(parameter, path)
      }
  return document
}

/** The operations of one tag, and of the components those that they need. */
export function partOf(document: Document, tag: string, introduced: boolean): Document {
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
      const own = Object.entries(item as Record<string, { tags?: string[] }>).filter(([, { tags }]) =>
        tags?.includes(tag),
      )
      return own.length ? [[path, Object.fromEntries(own)]] : []
    }),
  )
  const all = (document.components ?? {}) as Record<string, Record<string, unknown>>
  const needed = new Set<string>()
  const follow = (node: unknown): void => {
    for (const [, ref = ''] of JSON.stringify(node).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      if (needed.has(ref)) continue
      needed.add(ref)
      const [kind = '', name = ''] = ref.split('/')
      follow(all[kind]?.[name] ?? {})
    }
  }
  follow(paths)
  const components = Object.fromEntries(
    Object.entries(all).map(([kind, parts]) => [
      kind,
      Object.fromEntries(
        Object.entries(parts).filter(([name]) => kind === 'securitySchemes' || needed.has(`${kind}/${name}`)),
      ),
    ]),
  )
  const { description, ...info } = document.info
  return {
    ...document,
    info: { ...info, ...(introduced && description && { description }) },
    tags: (document.tags ?? []).filter(({ name }) => name === tag),
    components,
    paths,
  } as Document
}

function registerShared(registry: Registry) {
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  registry.register('Problem', problem)
  for (const [name, header] of Object.entries(headers)) registry.registerComponent('headers', name, header)
  registry.registerComponent('parameters', idempotencyKey.name, idempotencyKey)
  registry.registerComponent('parameters', 'Idempotency-Key-Once', onceKey)
  registry.registerComponent('parameters', ifMatchHeader.name, ifMatchHeader)
  registry.registerComponent('parameters', ifNoneMatchHeader.name, ifNoneMatchHeader)
  for (const { name, description, ...more } of Object.values(refusals))
    registry.registerComponent('responses', name, {
      description,
      ...more,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    })
}

const flagsAtEnd = /\/[dgimsuvy]+$/

/** The generator writes a regular expression with its flags: JSON Schema has none, and reads every pattern as Unicode. */
function correctSchemas(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(correctSchemas)
  if (typeof node !== 'object' || node === null) return
  const schema = node as Schema
  if (typeof schema.pattern === 'string') schema.pattern = schema.pattern.replace(flagsAtEnd, '')
  Object.values(schema).forEach(correctSchemas)
}

/** A number that is read from text also takes null in its rule; no parameter can be null, and none of a path is absent. */
function correctParameter(parameter: Schema): void {
  const { schema } = parameter as { schema?: { type?: unknown } }
  if (schema && Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    schema.type = types.length === 1 ? types[0] : types
  }
  if (parameter.in === 'path') parameter.required = true
}

function describeParameter(parameter: Schema, path: string): void {
  const name = String(parameter.name)
  const text =
    name === 'key' ? Object.entries(keyTexts).find(([start]) => path.startsWith(start))?.[1] : parameterTexts[name]
  if (text) parameter.description ??= text
}
