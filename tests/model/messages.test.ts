import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { personNameField } from '#model/fields.ts'
import { libraryMessage } from '#model/library-message.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'

// as both front ends set it, by api/client/zod-without-eval.ts
beforeAll(() => void z.config({ customError: libraryMessage }))
afterAll(() => void z.config({ customError: undefined }))

const modules = import.meta.glob<Record<string, unknown>>(['../../db/model/**/*.ts', '!**/texts/**'], { eager: true })
const isObject = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodType && schema.def.type === 'object' && 'shape' in schema
const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, schema]) => (isObject(schema) ? [{ name: `${file} ${name}`, schema }] : [])),
)
const long = 'x'.repeat(9_000)
const wrong = [
  undefined,
  null,
  '',
  ' ',
  long,
  'x',
  '☃@',
  1e300,
  -1e9,
  1.5,
  NaN,
  true,
  {},
  { x: long },
  [],
  [long],
  [''],
]

const textAt = (texts: unknown, key: string) =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts)

test('whatever a field refuses, it says in texts of ours, in each language', () => {
  expect(schemas.length).toBeGreaterThan(150)
  const said = new Map<string, string>()
  for (const { name, schema } of schemas)
    for (const field of Object.keys(schema.shape))
      for (const value of wrong) {
        const { error } = schema.safeParse({ [field]: value })
        for (const issue of error?.issues ?? []) said.set(issue.message, `${name}.${issue.path.join('.')}`)
      }
  expect(said.size).toBeGreaterThan(20)
  const unknown = [...said].filter(([key]) => [en, zh].some((texts) => typeof textAt(texts, key) !== 'string'))
  expect(unknown).toEqual([])
})

test('a name of a megabyte is refused at once', () => {
  const start = performance.now()
  expect(personNameField(100).safeParse('x'.repeat(1_000_000)).success).toBe(false)
  expect(performance.now() - start).toBeLessThan(5_000)
})
