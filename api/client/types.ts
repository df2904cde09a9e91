import type { paths } from './schema.d.ts'

export type Verb = 'get' | 'post' | 'put' | 'delete'
type PathsByVerb = { [V in Verb]: { [P in keyof paths]: paths[P] extends Record<V, unknown> ? P : never }[keyof paths] }
/** The paths that can be called with a verb, as the document writes them: `/user/{userId}/bio`. */
export type PathOf<V extends Verb> = PathsByVerb[V]
type Operation<V extends Verb, P extends PathOf<V>> = paths[P] extends Record<V, infer O> ? O : never

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never
/** What a call answers; of several paths, each of their answers. */
export type Answer<V extends Verb, P extends PathOf<V>> = P extends P
  ? Operation<V, P> extends { responses: infer R }
    ? Json<R[keyof R]>
    : never
  : never

/** One row of a list that a call answers. */
export type RowOf<P extends PathOf<'get'>> = Answer<'get', P> extends { data: (infer R)[] } ? R : never

type Empty = null | undefined | ''
/** As pages have it: what is empty is not sent, a list is joined by commas, flags are flags. */
type ParameterInput<T> =
  | T
  | Empty
  | ('true' extends T ? boolean : never)
  | (string extends T ? number | readonly (string | number)[] : never)
type Query<Q> = { readonly [N in keyof Q]: ParameterInput<Q[N]> }

type Params<O> = O extends { parameters: { path: infer P } }
  ? { params: { readonly [N in keyof P]: string | number } }
  : unknown
type QueryOf<O> = O extends { parameters: { query: infer Q } }
  ? { query: Query<Q> }
  : O extends { parameters: { query?: infer Q } }
    ? { query?: Query<NonNullable<Q>> | undefined }
    : unknown
type Content<C> = C extends { 'application/json': infer J } ? J : FormData
type RequestBody<O> = O extends { requestBody: { content: infer C } }
  ? { body: Content<C> }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: Content<C> }
    : unknown

/** What a call sends. */
export type BodyOf<V extends Verb, P extends PathOf<V>> =
  Operation<V, P> extends { requestBody?: { content: infer C } } ? Content<C> : undefined
/** Of what a call asks: the names in its path and its query. */
export type AskOf<P extends PathOf<'get'>> = Pick<FreeOptions, never> &
  Params<Operation<'get', P>> &
  QueryOf<Operation<'get', P>>

/** What every call may say. */
export interface CallOptions {
  /** one for each thing the person does: a repeat with the same key gives the first answer again */
  idempotencyKey?: string | undefined
  /** the version that was read: a newer record refuses the write */
  ifMatch?: number | undefined
  /** polling and live updates: does not keep the session alive */
  background?: boolean | undefined
  /** sent even while the page is being left */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** of a session that is no longer stored here: what is answered changes nothing in the one that is */
  token?: string | undefined
}

export type OptionsOf<V extends Verb, P extends PathOf<V>> = CallOptions &
  Params<Operation<V, P>> &
  QueryOf<Operation<V, P>> &
  RequestBody<Operation<V, P>>

/** A call may leave its options out where nothing is asked for. */
export type CallArguments<V extends Verb, P extends PathOf<V>> =
  object extends OptionsOf<V, P> ? [options?: OptionsOf<V, P>] : [options: OptionsOf<V, P>]

/** The same for an address that is put together at run time. */
export interface FreeOptions extends CallOptions {
  params?: Readonly<Record<string, string | number>> | undefined
  query?:
    | Readonly<Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>>
    | undefined
  /** JSON, or a form with files */
  body?: unknown
}
