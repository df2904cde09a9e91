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
/** The cases of a switch that do something: a bare `return` or `break` handles nothing. */
const handledKinds = (code: string): string[] => {
  const cases = nodesOf(code).filter((node) => ts.isCaseClause(node))
  return cases
    .filter((_one, at) =>
      // an empty case falls through to the next one that is not
      cases
        .slice(at)
        .find(({ statements }) => statements.length > 0)
        ?.statements.some(
          (one) => !ts.isBreakStatement(one) && !(ts.isReturnStatement(one) && one.expression === undefined),
        ),
    )
    .flatMap((one) => words(one.expression))
}
const keysOf = (code: string, map: string): string[] =>
  nodesOf(code)
    .filter((node) => ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === map)
    .flatMap((node) => {
      const value = (node as ts.VariableDeclaration).initializer
      return value && ts.isObjectLiteralExpression(value)
        ? value.properties.flatMap((one) => (one.name && ts.isStringLiteral(one.name) ? [one.name.text] : []))
        : []
    })
const sorted = (list: string[]) => [...new Set(list)].sort()

test('every event that is published has a subscriber, and every subscriber an event', () => {
  const files = [...sources(root, 'api'), ...sources(root, 'db/model')]
  const published = files
    .flatMap((file) => made(read(file), 'type'))
    .filter((word) => /^(discussion|engagement|response|session|survey)\.[a-zA-Z]+$/.test(word))
  const subscribed = keysOf(read('api/jobs/schedule.ts'), 'subscribedEvents')
  expect(subscribed.length).toBeGreaterThan(0)
  expect(sorted(published)).toEqual(sorted(subscribed))
})

const rules = sources(root, 'db/model/discussions').map(read)
test.each([
  ['Effect', 'db/model/discussions/effects.ts', 'api/discussions/apply-life.ts'],
  ['EngagementEffect', 'db/model/discussions/engagement-facts.ts', 'api/discussions/apply-engagement.ts'],
])('every %s is the outcome of a rule, and something is done about it', (union, declaring, handling) => {
  const declared = sorted(declaredKinds(read(declaring), union))
  const outcomes = new Set(rules.flatMap((code) => made(code, 'kind')))
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.filter((kind) => !outcomes.has(kind))).toEqual([])
  expect(declared.filter((kind) => !handledKinds(read(handling)).includes(kind))).toEqual([])
})

test('the search finds what is published, what is declared and what is left undone', () => {
  expect(made("emit({ type: late ? 'engagement.late' : 'engagement.done' })", 'type')).toEqual([
    'engagement.late',
    'engagement.done',
  ])
  expect(
    declaredKinds("type Effect = | { kind: 'a' } | { kind: 'b'; at: Date }\ntype C = { kind: 'c' }", 'Effect'),
  ).toEqual(['a', 'b'])
  expect(handledKinds("switch (kind) { case 'a': return\n case 'b': break\n case 'c': return run()\n }")).toEqual(['c'])
})
