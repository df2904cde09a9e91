/** Compares what tests send and receive with the OpenAPI document that the product serves. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { Document } from '#api/http/document.ts'
import { demoPath } from '#api/identity/demo-directory/directory.ts'
import type { Product } from '#api/product.ts'
import { recordExample } from './record-example.ts'

type Schema = Record<string, unknown>
type Content = Record<string, { schema?: Schema }>
interface DeclaredAnswer {
  $ref?: string
  content?: Content
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, DeclaredAnswer>
}
export interface Exchange {
  method: string
  /** with its query */
  url: string
  /** the body that was sent as JSON; undefined where there was none, or another kind */
  sent?: unknown
  status: number
  /** the media type of the answer, without its parameters */
  type: string
  /** the answer's body where it is JSON */
  json?: unknown
  /** the parameters of the address are not known */
  ignoresQuery?: true
}
export interface Documented {
  /** the operation that takes a call */
  find(method: string, path: string): Operation | 'path' | 'method'
  /** what is not as documented, in one line; undefined when everything is */
  complaint(exchange: Exchange): string | undefined
}

/** An answer with a field that its schema does not name is wrong, unless the schema says that it is open. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const schema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  const isObject = typeof schema.properties === 'object' && schema.type !== undefined
  return isObject && schema.additionalProperties === undefined ? { ...schema, additionalProperties: false } : schema
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]))
}

const isParameter = (part: string) => part.startsWith('{')

/** What browsers ask before they call. */
const notCalls = ['HEAD', 'OPTIONS']
/** The document itself, and the stand-in for an identity provider, which is a program of its own. */
const isOutside = (path: string) =>
  !path.startsWith('/api/') || path === '/api/openapi.json' || path.startsWith(`${demoPath}/`)

export function readDocument(document: Document): Documented {
  const components = (document.components ?? {}) as Record<string, Record<string, unknown>>
  const follow = <T extends { $ref?: string }>(part: T): T => {
    const [kind = '', name = ''] = part.$ref?.split('/').slice(-2) ?? []
    return part.$ref ? (components[kind]?.[name] as T) : part
  }

  const bySize = new Map<number, { parts: string[]; item: Record<string, Operation> }[]>()
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const parts = path.split('/')
    const same = bySize.get(parts.length) ?? []
    bySize.set(parts.length, [...same, { parts, item: item as unknown as Record<string, Operation> }])
  }
  const find: Documented['find'] = (method, path) => {
    const given = path.split('/')
    const matching = (bySize.get(given.length) ?? []).filter(({ parts }) =>
      parts.every((part, at) => (isParameter(part) ? given[at] !== '' : part === given[at])),
    )
    const [best] = matching
      .filter(({ item }) => item[method.toLowerCase()])
      .sort((a, b) => a.parts.filter(isParameter).length - b.parts.filter(isParameter).length)
    const operation = best?.item[method.toLowerCase()]
    if (!best || !operation) return matching.length ? 'method' : 'path'
    return operation
  }

  const asked = addFormats.default(new Ajv2020({ strict: false, coerceTypes: false }))
  const read = addFormats.default(new Ajv2020({ strict: false, coerceTypes: true }))
  const answered = addFormats.default(new Ajv2020({ strict: false }))
  asked.addSchema({ components: { schemas: components.schemas } }, 'document')
  answered.addSchema({ components: { schemas: closed(components.schemas) } as object }, 'document')
  const local = (schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as Schema

  const compiled = new Map<Schema, ValidateFunction>()
  /** Each schema is compiled when it is first met. */
  const wrong = (ajv: typeof asked, schema: Schema, value: unknown): string | undefined => {
    const check: ValidateFunction =
      compiled.get(schema) ?? ajv.compile(local(ajv === answered ? (closed(schema) as Schema) : schema))
    compiled.set(schema, check)
    if (check(value)) return undefined
    return (check.errors ?? [])
      .slice(0, 3)
      .map(({ instancePath, message, params }) => {
        const more = (params as { additionalProperty?: string }).additionalProperty
        return `${instancePath || 'it'} ${message}${more ? ` (${more})` : ''}`
      })
      .join('; ')
  }

  function wrongRequest(
    operation: Operation,
    query: URLSearchParams,
    { sent, ignoresQuery }: Exchange,
  ): string | undefined {
    const parameters = (operation.parameters ?? []).map(follow).filter((one) => one.in === 'query')
    // a call that declares none reads none
    for (const name of parameters.length ? query.keys() : [])
      if (!parameters.some((one) => one.name === name)) return `it took the undeclared parameter ${name}`
    for (const { name, required, schema } of parameters) {
      const value = query.get(name)
      if (value === null && required && !ignoresQuery) return `it answered without the required parameter ${name}`
      const problem = value === null ? undefined : wrong(read, wrapped(schema), { value })
      if (problem) return `it took ${name}=${value}: ${problem}`
    }
    const { requestBody } = operation
    if (sent === undefined) return undefined
    if (!requestBody) return 'it took a body, and declares none'
    const schema = requestBody.content['application/json']?.schema
    // outer blanks go before a rule is asked, which no schema can say
    const problem = schema && wrong(asked, schema, sent) && wrong(asked, schema, trimmed(sent))
    return problem && `it took a body that is not as declared: ${problem}`
  }
  const wrappers = new Map<Schema, Schema>()
  /** Only a property can be read from its text. */
  const wrapped = (schema: Schema): Schema => {
    const known = wrappers.get(schema) ?? { type: 'object', properties: { value: schema } }
    wrappers.set(schema, known)
    return known
  }

  function wrongAnswer({ responses }: Operation, { status, type, json }: Exchange): string | undefined {
    // a fault is answered as every refusal is, and declared by no one
    const declared = responses[status] ?? (status === 500 ? { $ref: '#/components/responses/Malformed' } : undefined)
    if (!declared) return `the status is not declared`
    const { content = {} } = follow(declared)
    const kinds = Object.keys(content)
    if (!type) return kinds.length ? 'the answer has no media type' : undefined
    const media = content[type]
    if (!media)
      return kinds.includes('application/octet-stream')
        ? undefined
        : `it answers ${type}, declared: ${kinds.join(', ') || 'nothing'}`
    return type === 'application/json' && media.schema ? wrong(answered, media.schema, json) : undefined
  }

  return {
    find,
    complaint(exchange) {
      const { pathname, searchParams } = new URL(exchange.url)
      const { method, status } = exchange
      if (isOutside(pathname) || notCalls.includes(method)) return undefined
      const found = find(method, pathname)
      const at = `${method} ${pathname}${searchParams.size ? `?${searchParams}` : ''} answered ${status}`
      if (typeof found === 'string') return status >= 400 ? undefined : `${at}, but the document has no such ${found}`
      const problem =
        wrongAnswer(found, exchange) ?? (status < 400 ? wrongRequest(found, searchParams, exchange) : undefined)
      return problem && `${at} (${found.operationId}): ${problem}`
    },
  }
}

let documented: Promise<Documented> | undefined
/** The document is the same for every product: it is read once for all files of a worker. */
const readOnce = (product: Product) =>
  (documented ??= Promise.resolve(product.fetch(new Request('http://test/api/openapi.json'), { inProcess: true }))
    .then((answer) => answer.json())
    .then((document) => readDocument(document as Document)))

/**
 * Passes an answer on; in tests of the API it is compared first.
 * @param sent the body of the request where it was JSON
 * @throws what is not as documented in the answer, or in a request that was taken
 */
export async function asDocumented(product: Product, request: Request, answer: Response, sent?: unknown) {
  if (!expect.getState().testPath?.includes('/tests/api/')) return answer
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  const text = type === 'application/json' ? await answer.text() : undefined
  const exchange: Exchange = {
    method: request.method,
    url: request.url,
    sent,
    status: answer.status,
    type,
    ...(text !== undefined && { json: JSON.parse(text) as unknown }),
  }
  const known = await readOnce(product)
  const complaint = known.complaint(exchange)
  if (complaint) throw new Error(complaint)
  const operation = known.find(request.method, new URL(request.url).pathname)
  if (typeof operation !== 'string') recordExample(operation.operationId, exchange)
  return text === undefined ? answer : new Response(text, answer)
}
