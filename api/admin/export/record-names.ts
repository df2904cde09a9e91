import { eq, inArray } from 'drizzle-orm'
import { queryHeader, transaction, user } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import { nameFields } from '#model/audit/words.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import type { Locale } from '#model/texts/locales.ts'
import { administered } from '#model/resources.ts'
import type { Ctx } from '../../context.ts'
import type { Row } from '../declare.ts'
import { readRows } from '../read-records.ts'
import { resourceOfTable } from '../registry.ts'
import type { NamedResource, Pointer } from './say.ts'

/** Those that a caller may name. */
export const named = ['users', 'queries'] as const

type NamesById = readonly (readonly [id: string, name: unknown])[]

async function namesOf(ctx: Ctx, of: NamedResource, ids: string[], locale: Locale): Promise<NamesById> {
  const { db } = ctx
  if (of === 'users') {
    const people = await db
      .select({ id: user.id, ...nameColumns })
      .from(user)
      .where(inArray(user.id, ids))
    return people.map((one) => [one.id, resolvedName(one)])
  }
  if (of === 'transactions') {
    const entries = await db
      .select({ id: transaction.id, ...nameColumns })
      .from(transaction)
      .innerJoin(user, eq(transaction.userId, user.id))
      .where(inArray(transaction.id, ids))
    return entries.map((one) => [one.id, resolvedName(one)])
  }
  if (of === 'queries') {
    const discussions = await db
      .select({ id: queryHeader.id, key: queryHeader.key })
      .from(queryHeader)
      .where(inArray(queryHeader.id, ids))
    return discussions.map(({ id, key }) => [id, key])
  }
  const r = resourceOfTable(administered(of).refTable)
  if (!r) return []
  const rows = await readRows(ctx, r, db, { where: r.key.any(ids), limit: ids.length })
  return rows.map((row) => {
    const name = of === 'tasks' ? (row.key ?? row.personName) : row[nameFields[of]]
    return [String(row.id), (locale === 'zh' && row.nameZh) || name]
  })
}

/** What such ids are called, known for the rows at hand. */
export class Names {
  readonly #names = new Map<string, string>()
  readonly #pointers: (row: Row) => readonly Pointer[]
  readonly #locale: Locale
  constructor(pointers: (row: Row) => readonly Pointer[], locale: Locale) {
    this.#pointers = pointers
    this.#locale = locale
  }
  /** The same rows, once the names that they need are known. */
  async *beside(ctx: Ctx, batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
    for await (const rows of batches) {
      this.#names.clear()
      const wanted = new Map<NamedResource, Set<string>>()
      for (const [of, id] of rows.flatMap(this.#pointers)) wanted.set(of, (wanted.get(of) ?? new Set()).add(id))
      for (const [of, ids] of wanted)
        for (const [id, name] of await namesOf(ctx, of, [...ids], this.#locale))
          if (typeof name === 'string') this.#names.set(`${of}:${id}`, name)
      yield rows
    }
  }
  of = (what: NamedResource, id: string): string | null => this.#names.get(`${what}:${id}`) ?? null
}
