import type { Answer, CallArguments, PathOf, Verb as Method } from '#api/client/types.ts'

/** One call of the catalogue that acts, ready to be sent; `A` is what it answers. */
export interface Verb<A = unknown> {
  readonly method: Method
  /** as the document writes it */
  readonly path: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?:
    | Readonly<Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>>
    | undefined
  readonly body?: unknown
  /** the version that was read: a record that has changed since refuses */
  readonly ifMatch?: number | undefined
  /** never there: it carries the type of the answer */
  readonly answers?: A
}

/** A row as it was read. */
export interface Versioned {
  readonly id: string
  readonly version: number
}

const verb =
  <V extends Method>(method: V) =>
  <P extends PathOf<V>>(path: P, ...[options]: CallArguments<V, P>): Verb<Answer<V, P>> => ({
    ...options,
    method,
    path,
  })

export const post = verb('post')
export const put = verb('put')
export const del = verb('delete')
