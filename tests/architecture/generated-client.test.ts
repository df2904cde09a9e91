import '../support/setup/each-sqlite.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userPassword } from '#db/schema/all.ts'
import { question, startScenario } from '../api/discussions/scenario.ts'
import { startProduct, testPassword, testPasswordHash } from '../support/product.ts'
import { buildTree } from './tree.ts'

/** What an outside engineer would write over the types that are made from the document. */
const program = `
import createClient from 'openapi-fetch'
import type { operations, paths } from './schema.js'

type Discussion = operations['getDiscussion']['responses']['200']['content']['application/json']

export async function readDiscussions(
  fetch: (request: Request) => Promise<Response>,
  email: string,
  password: string,
  readCode: () => Promise<string>,
): Promise<{ listed: string[]; first: Discussion }> {
  const client = createClient<paths>({ baseUrl: 'http://test', fetch })
  const signedIn = await client.POST('/api/auth/webLogin', {
    params: { header: { authorization: 'Basic ' + btoa('web:consilium-web') } },
    body: { email, password, deviceId: 'program', deviceToken: '' },
  })
  if (!signedIn.data) throw new Error(signedIn.error.errorKey)
  const { token } = signedIn.data
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', 'Bearer ' + token)
      return request
    },
  })
  const early = await client.GET('/api/server/query/indexBuckets')
  if (early.error?.errorKey !== 'auth.mfa.required') throw new Error('a code was not asked for')

  await client.GET('/api/auth/mfa/requestCode', { params: { query: { mfaType: 'email' } } })
  const authCode = await readCode()
  await client.GET('/api/auth/mfa/verify', { params: { query: { mfaType: 'email', authCode } } })

  const list = await client.GET('/api/server/query/indexBuckets', { params: { query: { filter: 'own' } } })
  if (!list.data) throw new Error(list.error.errorKey)
  const listed = Object.values(list.data.data).flatMap((bucket) => bucket.map((discussion) => discussion.key))
  const [key] = listed
  if (key === undefined) throw new Error('nothing is listed')
  const one = await client.GET('/api/user/interaction/{key}', { params: { path: { key } } })
  if (!one.data) throw new Error(one.error.errorKey)
  return { listed, first: one.data }
}
`
/** Two mistakes that the types must find. */
const mistaken = `
import createClient from 'openapi-fetch'
import type { paths } from './schema.js'

const client = createClient<paths>({ baseUrl: 'http://test' })
void client.POST('/api/auth/webLogin', { body: { email: 5 } })
void client.GET('/api/server/query/indexBuckets', { params: { query: { filter: 'all' } } })
`

const tree = buildTree({ 'client/program.ts': program, 'client/mistaken.ts': mistaken })
afterAll(tree.remove)
const folder = join(tree.folder, 'client')
const product = await startProduct()

beforeAll(async () => {
  const { body } = await product.anonymous('GET', '/openapi.json')
  writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTypes(body as unknown as OpenAPI3)))
})

test('a client made from the document compiles, and finds mistakes', () => {
  const files = ['program.ts', 'mistaken.ts'].map((name) => join(folder, name))
  const compiled = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  })
  const problems = ts.getPreEmitDiagnostics(compiled)
  const lines = problems.map(({ file, start = 0 }) => {
    const at = file?.fileName.split('/').at(-1)
    return `${at}:${(file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1}`
  })
  expect([...new Set(lines)]).toEqual(['mistaken.ts:6', 'mistaken.ts:7'])
})

test('the client signs in, lists discussions and reads one', async () => {
  const { outputText } = ts.transpileModule(program, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  const file = join(folder, 'program.mjs')
  writeFileSync(file, outputText)
  const { readDiscussions } = (await import(pathToFileURL(file).href)) as {
    readDiscussions: (...given: unknown[]) => Promise<{ listed: string[]; first: { key: string; text: string | null } }>
  }
  const scenario = await startScenario(product)
  const { email } = scenario.asker
  await product.db
    .insert(userPassword)
    .values({ userId: scenario.asker.id, hash: await testPasswordHash(), changedAt: product.now() })
  const keys = [(await scenario.ask()).key, (await scenario.ask()).key]
  const { listed, first } = await readDiscussions(
    (request: Request) => product.fetch(request),
    email,
    testPassword,
    async () => (/\b\d{6}\b/.exec((await product.lastMessage(email))?.text ?? '') ?? [''])[0],
  )
  expect([...listed].sort()).toEqual(keys.sort())
  expect(first).toMatchObject({ key: listed[0], text: question })
})
