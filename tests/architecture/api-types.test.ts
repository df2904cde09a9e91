// `npm run generate:client` writes the types: it runs this file with --update. Without it they are compared.
import '../support/setup/each-sqlite.ts'
import { fileURLToPath } from 'node:url'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Document } from '#api/http/document.ts'
import { startProduct } from '../support/product.ts'

const file = fileURLToPath(new URL('../../api/client/schema.d.ts', import.meta.url))
const head = '// Made from the OpenAPI document by `npm run generate:client`: what each call takes and answers.\n'
const product = await startProduct()

interface Operation {
  parameters?: { in?: string }[]
  responses: Record<string, { headers?: unknown }>
}

/** What a type can say of a call of the front ends; paths begin below `/api`. */
function onlyTypes(document: Document): OpenAPI3 {
  const { Problem: _refusal, ...schemas } = document.components?.schemas ?? {}
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path.replace(/^\/api(?=\/)/, ''),
    Object.fromEntries(Object.entries(item as Record<string, Operation>).map(([verb, one]) => [verb, typed(one)])),
  ])
  return { ...document, components: { schemas }, paths: Object.fromEntries(paths) } as unknown as OpenAPI3
}

const typed = ({ parameters = [], responses, ...one }: Operation & { operationId?: string }) => ({
  ...one,
  // inline: a name of its own would be one more level
  operationId: undefined,
  parameters: parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query'),
  responses: Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { headers: _headers, ...answer }]) => [status, answer]),
  ),
})

const saysNothing = (node: ts.Node) =>
  ts.isPropertySignature(node) &&
  (node.type?.kind === ts.SyntaxKind.NeverKeyword || (ts.isIdentifier(node.name) && node.name.text === 'headers'))

/** Half of what the generator writes are properties that are never there: the compiler would read them each time. */
const prune = <N extends ts.Node>(root: N) =>
  ts.transform(root, [
    (context) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        const kept = ts.visitEachChild(node, visit, context)
        if (saysNothing(kept)) return undefined
        const empty =
          ts.isPropertySignature(kept) && kept.type && ts.isTypeLiteralNode(kept.type) && !kept.type.members.length
        return empty && ts.isIdentifier(kept.name) && kept.name.text === 'parameters' ? undefined : kept
      }
      return (node) => visit(node) as N
    },
  ]).transformed[0] as N

test('the types of the client say what the API says: `npm run generate:client`', async () => {
  const { body } = await product.anonymous<Document>('GET', '/openapi.json')
  const nodes = await openapiTypes(onlyTypes(body), { defaultNonNullable: false })
  const wanted = nodes.filter((node) => ts.isInterfaceDeclaration(node) && /^(paths|components)$/.test(node.name.text))
  const text = astToString(wanted.map(prune), { formatOptions: { removeComments: true } })
  await expect(head + text.replaceAll('    ', ' ')).toMatchFileSnapshot(file)
}, 60_000)
