/** Values made from the documentation: what a schema allows, and what it does not. */
import fc from 'fast-check'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}
export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
export interface Documented {
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
export interface Document {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: Record<string, Schema> }
}

const DEEP = 5
/** Texts that have broken programs: NUL, half a surrogate pair, quotes, wildcards, formulas, right-to-left marks, very long. */
const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\'; drop table "user"; --',
  '%_\\',
  '=1+1',
  '../../etc/passwd',
  '<script>1</script>',
  '\u202e😀',
  'x'.repeat(5_000),
  'null',
  '-1',
  '1e400',
  '{}',
]
export const junk = fc.oneof(
  fc.constantFrom(...nasty),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    [null],
    { a: { b: [] } },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** What the schema allows, for the most part; `ids` are keys of records that exist. */
export function allowed(
  schema: Schema | undefined,
  document: Document,
  ids: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (one: Schema | undefined) => allowed(one, document, ids, depth + 1)
  if (!schema || depth > DEEP) return fc.constant(null)
  if (schema.$ref) return inner(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  switch (schema.type) {
    case 'object': {
      const properties = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)]),
      )
      return fc.record(properties, { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(inner(schema.items), { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? -10, -(2 ** 40))
      const max = Math.min(schema.maximum ?? 1_000, 2 ** 53)
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) }),
        fc.constantFrom(Math.ceil(min), Math.floor(max)),
      )
    }
    default:
      return texts(schema, ids)
  }
}

const usualDate = fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2199-12-31') })

function texts(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.format === 'date-time')
    return fc.oneof(
      { weight: 4, arbitrary: usualDate.map((date) => date.toISOString()) },
      fc.constantFrom(
        '9999-12-31T23:59:59Z',
        '2199-12-31T23:59:59Z',
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:59-23:00',
      ),
    )
  if (schema.format === 'date')
    return fc.oneof(
      { weight: 4, arbitrary: usualDate.map((date) => date.toISOString().slice(0, 10)) },
      fc.constantFrom('9999-12-31', '2199-12-31', '1900-01-01', '0000-01-01'),
    )
  if (schema.format === 'email') return fc.constantFrom('new@example.test', 'member@consilium.test')
  const words = fc.constantFrom(
    'Would you treat now or wait?',
    'C50.9',
    'en-us',
    'de',
    '2026-12-01',
    '2026-12-01T10:00:00Z',
    'Ruhe — 安静',
  )
  return fc.oneof(
    fc.constantFrom(...ids),
    words,
    fc.constantFrom(...nasty),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
}

/** What the schema allows, with one field of it spoilt. */
export const spoilt = (schema: Schema, document: Document, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.tuple(allowed(schema, document, ids), fc.nat(), junk).map(([value, at, wrong]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong
    const names = [...Object.keys(value), 'unknownField']
    return { ...value, [names[at % names.length] ?? '']: wrong }
  })
