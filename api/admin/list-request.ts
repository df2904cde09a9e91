import { and, getTableName, gt, is, or, sql, Column, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { matches, placeIn } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Ctx } from '../context.ts'
import { textKey } from '../http/errors.ts'
import { refuseHiddenKey } from '../http/json.ts'
import { unknownOrder } from '../http/sorting.ts'
import { withCustomFields } from './custom-field-filter.ts'
import { byRelevance, type AdminResource, type Sortable } from './declare.ts'
import type { Filter } from './filters.ts'

/** What a list is asked for, in either convention: which rows, in which order, which part of them. */
export interface ListRequest {
  readonly where: SQL | undefined
  readonly order: readonly { readonly by: Sortable; readonly desc: boolean }[]
  readonly offset: number
  readonly limit: number
}

export const MOST_ROWS = defaultLimits['list.maxPageSize']
const PAGE = defaultLimits['list.pageSize']

type Problems = Record<string, string>
const refuse = (fields: Problems): never => {
  throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields })
}
const messageOf = (error: z.ZodError) => (error.issues[0] ? textKey(error.issues[0]) : 'errors.invalidValue')

/** One engine cannot store it, and no text that people type holds it. */
function withoutNul(text: string): string {
  if (text.includes('\0')) throw new SyntaxError('NUL')
  return text
}

/** A parameter that is JSON text. @throws errors.invalidParameters */
export function jsonParameter<T>(name: string, text: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (text === undefined || text === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text, (_, part: unknown) => (typeof part === 'string' ? withoutNul(part) : part))
  } catch {
    return refuse({ [name]: 'errors.json' })
  }
  refuseHiddenKey(value, 'request.unknownFilter', name)
  const parsed = shape.safeParse(value)
  return parsed.success ? parsed.data : refuse({ [name]: messageOf(parsed.error) })
}

const joinOf = (r: AdminResource, by: Sortable | undefined) =>
  is(by, Column) ? r.joins.find(({ table }) => getTableName(table) === getTableName(by.table)) : undefined

function orderOf(r: AdminResource, wanted: readonly { name: string; desc: boolean }[]): ListRequest['order'] {
  const named = wanted.map(({ name, desc }) => {
    const by = Object.hasOwn(r.sorts, name) ? r.sorts[name] : undefined
    return by ? { by, desc } : refuse({ sort: unknownOrder(Object.keys(r.sorts)) })
  })
  // the tie-break runs the way of the last field, so that one index serves the whole order
  const last = named.at(-1)
  if (named.some(({ by }) => by === r.id)) return named
  const further = [...(joinOf(r, last?.by)?.thenBy ?? []), ...r.key.order].filter((column) =>
    named.every(({ by }) => by !== column),
  )
  return [...named, ...further.map((by) => ({ by, desc: last?.desc ?? false }))]
}

type ParameterStyle = 'json' | 'query'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** In a query string the object form is JSON; what does not read as such is a value like any other. */
function asked(filter: Filter, value: unknown, how: ParameterStyle): { value: unknown; how: ParameterStyle } {
  if (how === 'json' || typeof value !== 'string' || !value.startsWith('{') || !(filter.several ?? filter.empty))
    return { value, how }
  try {
    return { value: JSON.parse(value), how: 'json' }
  } catch {
    return { value, how }
  }
}

/** One filter: a value, several of them, or an object of `not`, `empty` and `has`, all of which hold. */
function conditionOf(
  filter: Filter,
  given: unknown,
  way: ParameterStyle,
  ctx: Ctx,
  at: string,
  problems: Problems,
): SQL[] {
  const { value, how } = asked(filter, given, way)
  const read = (plain: unknown, place: string): SQL[] => {
    const parsed = filter[how].safeParse(plain)
    if (!parsed.success) problems[place] = messageOf(parsed.error)
    const where = parsed.success ? filter.where(parsed.data, ctx) : undefined
    return where ? [where] : []
  }
  if (!isObject(value)) return read(value, at)
  const parts = Object.entries(value).flatMap(([word, operand]): SQL[] => {
    const place = `${at}.${word}`
    // what no one knows of a row is not what is asked for: null counts as different
    if (word === 'not' && filter.several) return read(operand, place).map((where) => sql`(${where}) is not true`)
    if (word === 'empty' && filter.empty) {
      if (typeof operand === 'boolean') return [operand ? filter.empty : sql`(${filter.empty}) is not true`]
      problems[place] = 'errors.invalidValue'
    } else if (word === 'has' && filter.has) {
      if (typeof operand === 'string' && operand.length <= 200) return [filter.has(operand)]
      problems[place] = 'errors.tooLong'
    } else problems[place] = 'request.unknownFilter'
    return []
  })
  if (!Object.keys(value).length) problems[at] = 'errors.invalidValue'
  return parts
}

/** Values of a filter object, each through its own filter; `how` says in which of the two spellings they come. */
function whereOf(
  filters: AdminResource['filters'],
  ctx: Ctx,
  values: Record<string, unknown>,
  how: ParameterStyle,
  prefix = '',
): SQL | undefined {
  const problems: Problems = {}
  const parts: SQL[] = []
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '' || value === null) continue
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (filter) parts.push(...conditionOf(filter, value, how, ctx, prefix + name, problems))
    else problems[prefix + name] = 'request.unknownFilter'
  }
  if (Object.keys(problems).length) refuse(problems)
  return and(...parts)
}

/** What the filters of a list take, for its documentation: each is named once. */
export function grammarOf(r: AdminResource): string {
  const groups = new Map<string, string[]>()
  for (const [name, { several, empty }] of Object.entries(r.filters)) {
    const how = [...(several ? ['list', '{"not": …}'] : []), ...(empty ? ['{"empty": true}'] : [])].join(', ')
    groups.set(how, [...(groups.get(how) ?? []), name])
  }
  const plain = ['id', ...(r.search ? ['q'] : []), ...(groups.get('') ?? [])]
  groups.delete('')
  return [
    `Filters: ${plain.join(', ')}.`,
    ...[...groups].map(([how, names]) => `Also as ${how}: ${names.join(', ')}.`),
    ...(r.customFieldsOf
      ? ['Custom fields: custom.<id>, also as {"has": "text"}; `customFields` adds their values to the rows.']
      : []),
    `Sort: ${Object.keys(r.sorts).join(', ')}.`,
  ].join(' ')
}

const sortPair = z.tuple([z.string(), z.enum(['ASC', 'DESC'])], { error: 'errors.sort' })
const rangePair = z.tuple([z.int().min(0), z.int()], { error: 'errors.range' })
const filterObject = z.record(z.string(), z.unknown(), { error: 'errors.filter' })
const idList = z
  .array(z.union([z.string().min(1).max(200), z.int().transform(String)]))
  .max(MOST_ROWS, 'errors.tooMany')

export const restQuery = z.strictObject({
  sort: z.string().max(200).optional().meta({ description: '["field","ASC"]', example: '["id","ASC"]' }),
  range: z.string().max(50).optional().meta({ description: '[first,last], at most 250 rows', example: '[0,24]' }),
  filter: z.string().max(20_000).optional().meta({
    description: 'JSON object of the filters of this resource, `q` (search) and `id` (one or a list)',
    example: '{}',
  }),
})
export type RestQuery = z.infer<typeof restQuery>

/** The filter object of the simple-rest convention: `id` and `q` beside the resource's own. */
export async function restWhere(
  r: AdminResource,
  ctx: Ctx,
  text: string | undefined,
): Promise<{ where: SQL | undefined; ids: string[] | undefined; place: SQL<number> | undefined }> {
  const { id, q, ...named } = jsonParameter('filter', text, filterObject) ?? {}
  const parts: (SQL | undefined)[] = []
  let ids: string[] | undefined
  let place: SQL<number> | undefined
  if (id !== undefined) {
    const parsed = idList.safeParse(Array.isArray(id) ? id : [id])
    ids = parsed.success ? parsed.data : refuse({ 'filter.id': messageOf(parsed.error) })
    parts.push(r.key.any(ids))
  }
  if (q !== undefined && q !== null && q !== '') {
    if (!r.search) refuse({ 'filter.q': 'request.unknownFilter' })
    if (typeof q !== 'string' || q.length > 200) refuse({ 'filter.q': 'errors.tooLong' })
    else if (r.search) {
      const found = matches(r.search, q)
      const meant = r.id ? await r.ranked?.(ctx, q) : undefined
      if (r.id && meant?.length) place = placeIn(r.id, meant)
      parts.push(place ? or(gt(place, 0), found) : found)
    }
  }
  parts.push(whereOf(await withCustomFields(ctx, r, Object.keys(named)), ctx, named, 'json', 'filter.'), r.only)
  return { where: and(...parts), ids, place }
}

/** `place`: where a search puts a row, 0 where it found no more in it than its letters. */
export function restOrder(r: AdminResource, text: string | undefined, place?: SQL<number>): ListRequest['order'] {
  const [name, order] =
    jsonParameter('sort', text, sortPair) ?? (r.ranked ? ([byRelevance, 'ASC'] as const) : r.defaultSort)
  const desc = order === 'DESC'
  const rest = orderOf(r, [{ name, desc }])
  return place && name === byRelevance
    ? [{ by: sql`case when ${place} > 0 then 0 else 1 end`, desc }, { by: place, desc }, ...rest]
    : rest
}

/** `sort=["name","ASC"]&range=[0,24]&filter={…}`. A list of ids without a range is answered whole. */
export async function restRequest(r: AdminResource, ctx: Ctx, query: RestQuery): Promise<ListRequest> {
  const { where, ids, place } = await restWhere(r, ctx, query.filter)
  const order = restOrder(r, query.sort, place)
  const [first, last] = jsonParameter('range', query.range, rangePair) ?? [0, (ids?.length ?? PAGE) - 1]
  if (last < first - 1 || last - first + 1 > MOST_ROWS) refuse({ range: 'errors.range' })
  return { where, order, offset: first, limit: last - first + 1 }
}

// fifty lists share these
const filterField = z.string().max(20_000).optional()
const pageFields = {
  page: z.coerce.number<string>().int().min(1).max(10_000_000).default(1),
  pageSize: z.coerce.number<string>().int().min(1).max(MOST_ROWS).default(PAGE),
  sort: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'fields divided by commas, `-` for descending', example: 'status,-createdAt' }),
}
export const catalogueQuery = (names: readonly string[]) =>
  z.strictObject({ ...Object.fromEntries(names.map((name) => [name, filterField])), ...pageFields })
export interface CatalogueQuery extends Record<string, unknown> {
  page: number
  pageSize: number
  sort?: string | undefined
}

/** `page=1&pageSize=10&sort=status,-createdAt` and the filters that the catalogue names, with their defaults. */
export function catalogueRequest(
  r: AdminResource,
  ctx: Ctx,
  query: CatalogueQuery,
  how: 'json' | 'query' = 'query',
): ListRequest {
  const { page, pageSize, sort, ...given } = query
  const defaults = Object.fromEntries(
    Object.entries(r.catalogue?.defaults ?? {}).filter(([name]) => given[name] === undefined || given[name] === ''),
  )
  const wanted = sort
    ? sort
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => ({ name: part.replace(/^-/, ''), desc: part.startsWith('-') }))
    : [{ name: r.defaultSort[0], desc: r.defaultSort[1] === 'DESC' }]
  return {
    where: and(whereOf(r.filters, ctx, given, how), whereOf(r.filters, ctx, defaults, 'json'), r.only),
    order: orderOf(r, wanted),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  }
}
