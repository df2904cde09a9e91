import '../support/setup/each-sqlite.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { operations as declared } from '#api/http/operations.ts'
import { startProduct } from '../support/product.ts'

interface Operation {
  operationId?: string
  tags: string[]
  security?: object[]
  parameters?: Record<string, unknown>[]
  responses: Record<string, Record<string, unknown>>
  'x-who': string
}
interface Document {
  info: { description: string }
  tags: { name: string; description: string }[]
  components: Record<string, Record<string, Record<string, unknown>>>
  paths: Record<string, Record<string, Operation>>
}

const product = await startProduct()
const answer = await product.anonymous<Document>('GET', '/openapi.json')
const document = answer.body
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, at: `${method} ${path}` })),
)

/** The specification has paths where a literal meets a parameter (`/diagnosis/group/{id}`, `/diagnosis/{id}/associations`); one call redirects. */
const meant = ['no-ambiguous-paths', 'operation-2xx-response']

test('two outside validators find no error', async () => {
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>
  const { valid, errors } = await new Validator().validate(copy)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  for (const ruleset of ['spec', 'minimal'] as const) {
    const found = await lintFromString({
      source: JSON.stringify(document),
      config: await createConfig({ extends: [ruleset] }),
    })
    const problems = found
      .filter(({ ruleId }) => !meant.includes(ruleId))
      .map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
    expect(problems, ruleset).toEqual([])
  }
})

/** Whether a path with parameters, tried first, would take the calls of a more literal one. */
function hides(first: string, second: string): boolean {
  const [a, b] = [first.split('/'), second.split('/')]
  return a.length === b.length && first !== second && a.every((part, at) => part.startsWith('{') || part === b[at])
}

test('no path hides another that is tried after it', () => {
  const declared = product.app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' ? [`${one.route.method} ${one.route.path}`] : [],
  )
  expect(declared.length).toBeGreaterThan(operations.length - 1)
  const hidden = declared.flatMap((at, place) =>
    declared.slice(place + 1).flatMap((later) => (hides(at, later) ? [`${at} hides ${later}`] : [])),
  )
  expect(hidden).toEqual([])
})

/** Every expression that a rule of the product holds, wherever in the rules it stands. */
function expressions(node: unknown, seen = new Set<unknown>(), found = new Set<string>()): Set<string> {
  if (node instanceof RegExp) found.add(node.source)
  if (typeof node !== 'object' || node === null || node instanceof RegExp || seen.has(node)) return found
  seen.add(node)
  const zod = (node as { _zod?: { def: Record<string, unknown> } })._zod
  if (zod) return expressions(zod.def, seen, found)
  for (const value of Object.values(node)) expressions(value, seen, found)
  return found
}

test('every pattern is the expression of its rule and compiles as JSON Schema reads it', () => {
  const rules = expressions(product.app.openAPIRegistry.definitions)
  const patterns = new Set<string>()
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'example') return undefined
    if (key === 'pattern' && typeof value === 'string') patterns.add(value)
    return value
  })
  expect(patterns.size).toBeGreaterThan(8)
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow()
    expect([...rules], pattern).toContain(pattern)
  }
})

test('a refusal is described once and referred to', () => {
  const { responses = {} } = document.components
  expect(Object.keys(responses)).toHaveLength(10)
  for (const { at, responses: answers } of operations) {
    expect(answers['422'], at).toEqual({ $ref: '#/components/responses/InvalidParameters' })
    expect(JSON.stringify(answers), at).not.toContain('#/components/schemas/Problem')
  }
})

test('only a call that anybody may make asks for no token', () => {
  expect(operations.length).toBeGreaterThan(600)
  const open = ['public', 'invitee-key', 'dev']
  for (const { at, security, 'x-who': who } of operations)
    expect(security, at).toEqual(open.includes(who) ? [] : undefined)
})

test('no parameter can be null, and none of a path can be absent', () => {
  for (const { at, parameters = [] } of operations)
    for (const { name, schema, in: place, required } of parameters) {
      expect(JSON.stringify((schema as { type?: unknown } | undefined)?.type ?? ''), `${at} ${name}`).not.toContain(
        'null',
      )
      if (place === 'path') expect(required, `${at} ${name}`).toBe(true)
    }
})

test('every operation has one tag, and every tag says what it is for', () => {
  const { tags } = document
  for (const { at, tags: own } of operations)
    expect(
      tags.map(({ name }) => name),
      at,
    ).toContain(own.join())
  for (const { name, description } of tags) expect(description.length, name).toBeGreaterThan(30)
  expect(document.info.description).toMatch(
    /## Sign in[^]*## Pagination[^]*## Concurrent changes[^]*## Retries[^]*## Errors/,
  )
})

test('headers are declared where they are sent', async () => {
  const named = ({ headers = {} }: Record<string, unknown>) => Object.keys(headers as object)
  const { responses = {} } = document.components
  expect(named(responses.Unauthorized ?? {})).toEqual(['x-session-terminated'])
  expect(named(responses.TooManyRequests ?? {})).toEqual(['Retry-After'])
  expect(named(responses.Unavailable ?? {})).toEqual(['Retry-After'])
  const users = document.paths['/api/rest/users']?.get?.responses['200'] ?? {}
  expect(named(users)).toEqual(['Content-Range', 'Total-At-Least', 'ETag', 'x-token-update'])
  const keyed = operations.filter(({ parameters = [] }) =>
    parameters.some(({ $ref }) => $ref === '#/components/parameters/Idempotency-Key'),
  )
  expect(keyed.length).toBeGreaterThan(80)
  expect(keyed.filter(({ at, security }) => !at.startsWith('post ') || security)).toEqual([])
})

test('a parameter is described where its name does not say enough', () => {
  const unsaid = operations.flatMap(({ at, parameters = [] }) =>
    parameters
      .filter(({ name, in: place }) => ['page', 'dxId'].includes(String(name)) || (name === 'key' && place === 'path'))
      .filter(({ description }) => !description)
      .map(({ name }) => `${at} ${name}`),
  )
  expect(unsaid).toEqual([])
})

const verbs = (
  'accept add admit advance answer ask begin cancel change charge check claim close confirm correct count create decide decline delete disable ' +
  'download duplicate enable end enroll exchange export find get hold import invalidate invite join keep leave list mark merge open ping post prepare preview ' +
  'record refresh regenerate register reissue release remind remove rename reorder report request resend reset restore resubmit retract return reopen ' +
  'reveal reverse revert review run save search send set settle sign simulate start stop stream submit suggest unregister unsubscribe ' +
  'update upload validate verify'
).split(' ')

test('every operation has a name of its own: a verb, then what it is done to', () => {
  const names = operations.map(({ operationId }) => operationId ?? '')
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]*)+$/.test(name))).toEqual([])
  expect(names.filter((name) => !verbs.includes(/^[a-z]+/.exec(name)?.[0] ?? ''))).toEqual([])
  const used = new Set(names.map((name) => /^[a-z]+/.exec(name)?.[0]))
  expect(verbs.filter((verb) => !used.has(verb))).toEqual([])
  // words of the glossary stand for those of the wire
  expect(
    names.filter(
      (name) => /[gG]rant|[qQ]uer(y|ies)|[dD]x|[cC]sr|[iI]nvitee|[mM]fa/.test(name) && !/ByQuery$/.test(name),
    ),
  ).toEqual([])
})

test('the parts by tag are valid and together hold every operation once', async () => {
  const seen: string[] = []
  for (const { name } of document.tags) {
    const { body, status } = await product.anonymous<Document>('GET', `/openapi.json?tag=${name}`)
    expect(status).toBe(200)
    const { errors } = await new Validator().validate(JSON.parse(JSON.stringify(body)) as Record<string, unknown>)
    expect(errors ?? [], name).toEqual([])
    for (const [, kind = '', part = ''] of JSON.stringify(body).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
      expect(body.components[kind]?.[part], `${name} ${part}`).toBeDefined()
    for (const item of Object.values(body.paths))
      seen.push(...Object.values(item).map(({ operationId }) => operationId ?? ''))
    expect(JSON.stringify(body).length, name).toBeLessThan(460_000)
  }
  expect(seen.sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  expect((await product.anonymous('GET', '/openapi.json?tag=nothing')).status).toBe(404)
})

test('the page of the documentation names every area and loads one of them', async () => {
  const page = (await product.anonymous<string>('GET', '/docs')).body
  for (const { name } of document.tags) expect(page).toContain(`href="/api/docs?tag=${name}"`)
  const start = (await product.anonymous<string>('GET', '/docs/start.js')).body
  expect(start).toContain("'/api/openapi.json?tag='")
})

/** Fields whose values let someone in or are secret themselves. */
const secretFields = ['url', 'uploadUrl', 'roomToken', 'credential', 'sessionToken', 'token', 'idToken', 'publicKey']
/** Answers whose fields of these names hold no secret. */
const open = [
  // the address of a plan is for everyone, and the record holds it
  ...['/rest/planLinks', '/server/membership/plan/{planId}/links', '/user/managedPlans/{planId}/links'],
  // a withdrawn invitation has no link
  '/server/userInvite/{id}/cancel',
]

/** The names of fields anywhere in a schema. */
function fieldsOf(node: unknown, seen = new Set<string>()): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((one) => fieldsOf(one, seen))
  const { $ref, properties = {}, ...rest } = node as { $ref?: string; properties?: Record<string, unknown> }
  if ($ref !== undefined) {
    const [, , kind = '', name = ''] = $ref.split('/')
    return seen.has($ref) ? [] : fieldsOf(document.components[kind]?.[name], seen.add($ref))
  }
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [name, ...fieldsOf(field, seen)]),
    ...Object.values(rest).flatMap((part) => fieldsOf(part, seen)),
  ]
}

test('an operation that answers with a secret says so: no answer of it is kept under an Idempotency-Key', () => {
  const wrong = declared
    .filter(({ method, path }) => method === 'POST' && !open.includes(path))
    .filter(({ path, secret, who }) => {
      const responses = document.paths[`/api${path}`]?.post?.responses ?? {}
      const answers = Object.entries(responses).flatMap(([status, one]) => (status < '400' ? [one.content] : []))
      const holds = path.endsWith('/reveal') || fieldsOf(answers).some((name) => secretFields.includes(name))
      // without an account no key is taken
      return holds && secret === undefined && !['public', 'invitee-key', 'dev'].includes(who)
    })
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})
