import { addressedAs } from '#model/identity/person-name.ts'
import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryHeader, user } from '#db/schema/all.ts'
import type { Row } from '../declare.ts'

/** Records that rows of other lists point at by their ids. */
export const named = ['users', 'queries'] as const
export type Named = (typeof named)[number]

const read: Record<Named, (q: Queries, ids: string[]) => Promise<(readonly [id: string, name: string])[]>> = {
  users: async (q, ids) =>
    (
      await q
        .select({ id: user.id, firstName: user.firstName, lastName: user.lastName, displayName: user.displayName })
        .from(user)
        .where(inArray(user.id, ids))
    ).map((one) => [one.id, addressedAs(one)]),
  queries: async (q, ids) =>
    (
      await q.select({ id: queryHeader.id, key: queryHeader.key }).from(queryHeader).where(inArray(queryHeader.id, ids))
    ).map((one) => [one.id, one.key]),
}

/** What such ids are called, known for the rows at hand. */
export class Names {
  readonly #names = new Map<string, string>()
  readonly #wanted: readonly { readonly source: string; readonly of: Named }[]
  constructor(wanted: readonly { readonly source: string; readonly of: Named }[]) {
    this.#wanted = wanted
  }
  /** The same rows, once the names that they need are known. */
  async *beside(q: Queries, batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
    for await (const rows of batches) {
      this.#names.clear()
      for (const { source, of } of this.#wanted) {
        const ids = [...new Set(rows.map((row) => row[source]).filter((id) => typeof id === 'string'))]
        if (ids.length) for (const [id, name] of await read[of](q, ids)) this.#names.set(`${of}:${id}`, name)
      }
      yield rows
    }
  }
  of(what: Named, id: unknown): string | undefined {
    return this.#names.get(`${what}:${String(id)}`)
  }
}
