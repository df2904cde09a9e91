import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  country,
  diagnosis,
  grantProgram,
  membershipPlan,
  pool,
  queryExpert,
  queryHeader,
  queryResponse,
  user,
} from '#db/schema/all.ts'
import type { Document as ApiDocument } from '#api/http/document.ts'
import { readDocument } from '../../support/document/documented.ts'
import { ofLength } from '../../support/length.ts'
import { allOperations, startWorld, type ActorName, type Operation } from './world.ts'
import { allowed, junk, spoilt, type Document, type Documented } from './schema-values.ts'

/** Calls for each operation; FUZZ_RUNS and FUZZ_SEED ask for more, or for others. */
const RUNS = Number(process.env.FUZZ_RUNS ?? ofLength(3, 8))
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
const HANGS_AFTER_MS = 3_000

const world = await startWorld()
const { product } = world
const operations = allOperations()
const { body: document } = await product.anonymous<Document>('GET', '/openapi.json')
const { complaint } = readDocument((await product.anonymous<ApiDocument>('GET', '/openapi.json')).body)
const ids = await someIds()

async function someIds(): Promise<string[]> {
  const { db } = product
  const records = await Promise.all(
    [queryHeader, queryExpert, queryResponse, pool, membershipPlan, grantProgram, diagnosis, user].map((table) =>
      db.select({ id: table.id }).from(table).limit(4),
    ),
  )
  const [open] = await db
    .select({ key: queryHeader.key })
    .from(queryHeader)
    .where(eq(queryHeader.status, 'open'))
    .limit(1)
  const [land] = await db.select({ id: country.id }).from(country).limit(1)
  return [...records.flat().map((row) => row.id), ...Object.values(world.ids), open?.key ?? '', String(land?.id)]
}

interface Call {
  path: string
  body?: unknown
}
/** Calls of one operation: mostly what its documentation allows, with real ids, now and then spoilt or plain noise. */
function callsOf(operation: Operation, documented: Documented): Call[] {
  const schema = documented.requestBody?.content['application/json']?.schema
  const bodies = schema
    ? fc.oneof(
        { weight: 5, arbitrary: allowed(schema, document, ids) },
        { weight: 4, arbitrary: spoilt(schema, document, ids) },
        { weight: 2, arbitrary: junk },
      )
    : fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: junk })
  const parts = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom('none', '0', '%', '\u0000', "' or 1=1", 'é'.repeat(300)) },
  )
  const query = fc.record(
    Object.fromEntries(
      (documented.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map(({ name, schema: one }) => [
          name,
          fc.oneof(
            {
              weight: 3,
              arbitrary:
                name === 'filter'
                  ? filters(documented)
                  : name === 'sort'
                    ? sorts(documented)
                    : allowed(one, document, ids),
            },
            { weight: 1, arbitrary: junk },
          ),
        ]),
    ),
    { requiredKeys: [] },
  )
  const calls = fc.record({
    body: operation.reads ? fc.constant(undefined) : bodies,
    part: fc.infiniteStream(parts),
    query,
  })
  return fc.sample(calls, { seed, numRuns: RUNS }).map(({ body, part, query: asked }) => {
    const params = new URLSearchParams(
      Object.entries(asked).map(([name, value]) => [
        name,
        typeof value === 'string' ? wellFormed(value) : JSON.stringify(value),
      ]),
    )
    const taken = [...part.take(4)]
    let at = 0
    const path = operation.at(() => taken[at++] ?? 'none')
    return { path: params.size ? `${path}?${params}` : path, ...(body !== undefined && { body }) }
  })
}
/** A lone surrogate cannot stand in an address. */
const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD')
const namesAfter = (word: string, text = '') => new RegExp(`${word}: ([^.]*)`).exec(text)?.[1]?.split(', ') ?? ['id']
const filters = ({ description }: Documented) =>
  fc
    .dictionary(
      fc.constantFrom(...namesAfter('Filters', description), 'unknown'),
      fc.oneof(fc.constantFrom(...ids), junk),
      { maxKeys: 3 },
    )
    .map((filter) => JSON.stringify(filter))
const sorts = ({ description }: Documented) =>
  fc
    .tuple(
      fc.constantFrom(...namesAfter('Sort', description), 'unknown', '-createdAt'),
      fc.constantFrom('ASC', 'DESC', 'desc', ''),
    )
    .map(([field, way]) => JSON.stringify([field, way]))

/** What a call may have done to those who call: signed them out, disabled them, taken their rank. */
async function restore(actor: Exclude<ActorName, 'nobody'>, kept: Partial<typeof user.$inferInsert>) {
  await product.db.update(user).set(kept).where(eq(user.id, world.ids[actor]))
}
const callers: Exclude<ActorName, 'nobody'>[] = ['csrSuper', 'client', 'expert']

test('the documentation is precise enough to find a wrong answer', () => {
  const schema =
    document.paths['/api/rest/pools/{id}']?.get?.responses[200]?.content?.['application/json']?.schema ?? {}
  const check = (json: unknown) =>
    complaint({ method: 'GET', url: 'http://test/api/rest/pools/1', status: 200, type: 'application/json', json })
  const pool = document.components.schemas[schema.$ref?.split('/').at(-1) ?? '']
  const [field = ''] = pool?.required ?? []
  expect(pool?.required?.length).toBeGreaterThan(5)
  const whole = fc.sample(allowed(schema, document, ids), { seed, numRuns: 1 })[0] as Record<string, unknown>
  expect(check({ ...whole, [field]: undefined })).toContain(field)
  expect(check([])).toBeDefined()
})

test('no operation fails or hangs on anything, and every answer is as documented', { timeout: 600_000 }, async () => {
  const people = Object.fromEntries(
    await Promise.all(
      callers.map(
        async (name) => [name, (await product.db.select().from(user).where(eq(user.id, world.ids[name])))[0]] as const,
      ),
    ),
  )
  const complaints = new Set<string>()
  const statuses = new Map<number, number>()
  for (const operation of operations.filter(({ path }) => !['/user/changes', '/dev/clock', '/health'].includes(path))) {
    const documented = document.paths[`/api${operation.path}`]?.[operation.method.toLowerCase()]
    if (!documented) throw new Error(`${operation.path} is not documented`)
    const name = `${operation.method} ${operation.path}`
    for (const actor of operation.who.startsWith('csr') ? callers.slice(0, 1) : callers) {
      for (const { path, body } of callsOf(operation, documented)) {
        const begin = performance.now()
        const answer = await world.ask(actor, operation.method, path, { body })
        const took = performance.now() - begin
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const asked = `${name} as ${actor}: ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300) ?? ''}`
        if (answer.errorKey === 'auth.token.dead') {
          const { id: _id, ...kept } = people[actor] ?? {}
          await restore(actor, kept)
        }
        if (answer.status >= 500) complaints.add(`${answer.status} ${world.errors().join(' ')} ← ${asked}`)
        if (took > HANGS_AFTER_MS) complaints.add(`${Math.round(took)} ms ← ${asked}`)
        const type = answer.type.split(';')[0]?.trim() ?? ''
        const wrong = complaint({
          method: operation.method,
          url: `http://test/api${path}`,
          sent: body,
          status: answer.status,
          type,
          ...(type === 'application/json' && { json: JSON.parse(answer.text) as unknown }),
        })
        if (wrong && answer.status < 500) complaints.add(`${wrong.slice(0, 600)} ← ${name}`)
      }
    }
  }
  expect([...complaints]).toEqual([])
  // calls must reach the inside of the operations, or this proves little
  expect(statuses.get(200)).toBeGreaterThan(300)
})
