import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sources } from './docs/imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every node of a piece of code. */
function nodesOf(code: string): ts.Node[] {
  const found: ts.Node[] = []
  const walk = (node: ts.Node) => {
    found.push(node)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest))
  return found
}
const words = (node: ts.Node): string[] =>
  ts.isStringLiteral(node)
    ? [node.text]
    : ts.isConditionalExpression(node)
      ? [...words(node.whenTrue), ...words(node.whenFalse)]
      : []

/** What the objects that are made in this code say under a name: `type: 'a'` or `type: x ? 'a' : 'b'`. */
const made = (code: string, name: string): string[] =>
  nodesOf(code).flatMap((node) =>
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === name
      ? words(node.initializer)
      : [],
  )
/** The members of a union of objects that carry a `kind`. */
const declaredKinds = (code: string, union: string): string[] =>
  nodesOf(code)
    .filter((node) => ts.isTypeAliasDeclaration(node) && node.name.text === union)
    .flatMap((node) => nodesOf(node.getText(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest))))
    .flatMap((node) =>
      ts.isPropertySignature(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'kind' &&
      node.type &&
      ts.isLiteralTypeNode(node.type)
        ? words(node.type.literal)
        : [],
    )
/** The keys of a table of functions, `{ created: () => … }`; a function that does nothing handles nothing. */
const handled = (code: string, table: string): string[] =>
  nodesOf(code)
    .flatMap((node) =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === table && node.initializer
        ? [node.initializer]
        : [],
    )
    .flatMap((value) => (ts.isObjectLiteralExpression(value) ? [...value.properties] : []))
    .flatMap((one) =>
      ts.isPropertyAssignment(one) && (ts.isStringLiteral(one.name) || ts.isIdentifier(one.name)) && !isIdle(one)
        ? [one.name.text]
        : [],
    )
const isIdle = ({ initializer }: ts.PropertyAssignment): boolean =>
  ts.isArrowFunction(initializer) && ts.isBlock(initializer.body) && initializer.body.statements.length === 0
const sorted = (list: string[]) => [...new Set(list)].sort()

test('every event that is published has a subscriber, and every subscriber an event', () => {
  const files = [...sources(root, 'api'), ...sources(root, 'db/model')]
  const published = files
    .flatMap((file) => made(read(file), 'type'))
    .filter((word) => /^(discussion|engagement|person|response|session|survey|tax)\.[a-zA-Z]+$/.test(word))
  const subscribed = handled(read('api/jobs/schedule.ts'), 'subscribedEvents')
  expect(subscribed.length).toBeGreaterThan(0)
  expect(sorted(published)).toEqual(sorted(subscribed))
})

const rules = sources(root, 'db/model/discussions').map(read)
test.each([
  ['DiscussionEvent', 'db/model/discussions/lifecycle/steps.ts', 'api/discussions/lifecycle/apply-command.ts'],
  [
    'EngagementEvent',
    'db/model/discussions/lifecycle/engagement-context.ts',
    'api/discussions/lifecycle/apply-engagement-command.ts',
  ],
])('every %s is the outcome of a rule, and something is done about it', (union, declaring, handling) => {
  const declared = sorted(declaredKinds(read(declaring), union))
  const outcomes = new Set(rules.flatMap((code) => made(code, 'kind')))
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.filter((kind) => !outcomes.has(kind))).toEqual([])
  expect(sorted(handled(read(handling), 'eventHandlers'))).toEqual(declared)
})

test('the search finds what is published, what is declared and what is left undone', () => {
  expect(made("emit({ type: late ? 'engagement.late' : 'engagement.done' })", 'type')).toEqual([
    'engagement.late',
    'engagement.done',
  ])
  expect(
    declaredKinds("type Effect = | { kind: 'a' } | { kind: 'b'; at: Date }\ntype C = { kind: 'c' }", 'Effect'),
  ).toEqual(['a', 'b'])
  expect(handled("const table = { a: () => {}, b: () => run(), 'c.d': run }", 'table')).toEqual(['b', 'c.d'])
})
