// `npm run examples` writes the examples of the document: it runs the tests of the API, then this file with EXAMPLES.
// An example that is still valid stays; one that was taken out of the file is taken anew.
import '../support/setup/each-sqlite.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Document } from '#api/http/document.ts'
import type { Example } from '#api/http/examples.ts'
import { readDocument } from '../support/document/documented.ts'
import { pickExamples } from '../support/document/pick-examples.ts'
import { startProduct } from '../support/product.ts'

const file = fileURLToPath(new URL('../../api/http/examples.json', import.meta.url))
/** Operations that no test calls with JSON. It only goes down. */
const WITHOUT_EXAMPLE = 160

const product = await startProduct()
const { body: document } = await product.anonymous<Document>('GET', '/openapi.json')
const documented = readDocument(document)

interface Operation {
  operationId: string
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ method, path, operation })),
)

/** What is wrong with an example, if anything. */
function complaint({ method, path }: (typeof operations)[number], { body, status, answer }: Example) {
  return documented.complaint({
    method: method.toUpperCase(),
    url: `http://test${path.replaceAll(/[{}]/g, '')}`,
    status,
    type: answer === undefined ? '' : 'application/json',
    ...(body !== undefined && { sent: body }),
    ...(answer !== undefined && { json: answer }),
    ignoresQuery: true,
  })
}

const folder = process.env.EXAMPLES
if (folder) {
  const picked = pickExamples(folder)
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>
  const valid = operations.flatMap((one) => {
    const { operationId } = one.operation
    const example = [before[operationId], picked[operationId]].find((each) => each && !complaint(one, each))
    if (!example && picked[operationId]) console.warn(complaint(one, picked[operationId]))
    return example ? [[operationId, example] as const] : []
  })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(valid.sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`)
}
const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>

test('every example is what its operation takes and answers', () => {
  const known = new Map(operations.map((one) => [one.operation.operationId, one]))
  const wrong = Object.entries(examples).flatMap(([name, example]) => {
    const one = known.get(name)
    const problem = one ? complaint(one, example) : 'there is no such operation'
    return problem ? [`${name}: ${problem}`] : []
  })
  expect(wrong).toEqual([])
})

test('the document shows the examples, and the operations without one become fewer', () => {
  const without = operations.filter(({ operation }) => !examples[operation.operationId])
  expect(without.length).toBeLessThanOrEqual(WITHOUT_EXAMPLE)
  const { pingServer } = examples
  const ping = operations.find(({ operation }) => operation.operationId === 'pingServer')
  expect(ping?.operation.responses[200]?.content?.['application/json']?.example).toEqual(pingServer?.answer)
})

test('no example holds a token, a hash or a password', () => {
  const found: string[] = []
  JSON.stringify(examples, (key, value: unknown) => {
    if (typeof value !== 'string') return value
    const looksSecret = /Consilium-Demo|\$argon2|Bearer |eyJ[\w-]{10,}|\b[0-9a-f]{40,}\b/.test(value)
    const named = /token|password|secret|hash/i.test(key) && /[1-9a-wyzA-WYZ]/.test(value)
    if (looksSecret || named) found.push(`${key}: ${value}`)
    return value
  })
  expect(found).toEqual([])
})
