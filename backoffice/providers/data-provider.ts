import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, GetListResult, Identifier, RaRecord, UpdateParams } from 'ra-core'
import { apiBase } from '#api/client/http.ts'
import type { FreeOptions } from '#api/client/types.ts'
import { newKey } from '../kit/hooks/new-key.ts'
import { childList } from './children.ts'
import { api } from './client.ts'
import type { Verb } from './verb.ts'

/** What the back office can do beyond reading and writing records: every verb of the catalogue. */
export interface ConsiliumProvider extends DataProvider {
  /** Sends a verb; `idempotencyKey` is one for each thing a person does, so a repeat does nothing twice. */
  act: <A>(verb: Verb<A>, idempotencyKey?: string) => Promise<A>
}

/** react-admin's HTTP client over ours: paths arrive with the API's address in front. */
async function httpClient(url: string, options: RequestInit = {}) {
  const { method = 'GET', body } = options
  const signal = options.signal ?? undefined
  const { status, headers, json } = await api.call(method, url.slice(apiBase().length), {
    signal,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    ...(method === 'POST' && { idempotencyKey: newKey() }),
  })
  return { status, headers, body: '', json }
}

interface Page<T> {
  data: T[]
  total: number
}

/** Only what changed is sent, with the version that was read: the API refuses fields it does not know, and stale writes. */
export function changesOf(data: Partial<RaRecord>, previous: Partial<RaRecord> | undefined): Record<string, unknown> {
  const changed = Object.entries(data).filter(
    ([name, value]) => !previous || JSON.stringify(value ?? null) !== JSON.stringify(previous[name] ?? null),
  )
  const version: unknown = previous?.version ?? data.version
  return { ...Object.fromEntries(changed), ...(version !== undefined && { version }) }
}

const chunk = <T>(list: readonly T[], size: number): T[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...chunk(list.slice(size), size)]

const rest = simpleRest(`${apiBase()}/rest`, httpClient)

/** A page of a list in the catalogue's convention, each row with the `id` that react-admin needs. */
async function readPage(path: string, key: string, query: FreeOptions['query'], signal?: AbortSignal) {
  const { json } = await api.call('get', path, { query, signal })
  const page = json as Page<RaRecord>
  return { data: page.data.map((row) => ({ ...row, id: row[key] as Identifier })), total: page.total } as GetListResult
}

export const dataProvider: ConsiliumProvider = {
  ...rest,
  // as the convention has it, and whether there are more rows than anybody has counted
  getList: async (resource, params) => {
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 }
    const { field, order } = params.sort ?? { field: 'id', order: 'ASC' }
    const { headers, json } = await api.call('get', `/rest/${resource}`, {
      query: {
        sort: JSON.stringify([field, order]),
        range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
        filter: JSON.stringify(params.filter ?? {}),
        customFields: (params.meta as { customFields?: string } | undefined)?.customFields,
      },
      signal: params.signal,
    })
    return {
      data: json as never[],
      total: Number(headers.get('Content-Range')?.split('/').at(-1)),
      ...(headers.has('Total-At-Least') && { meta: { more: true } }),
    }
  },
  getManyReference: async (resource, params) => {
    const child = childList(resource, String(params.id))
    if (!child) return rest.getManyReference(resource, params)
    const { page, perPage } = params.pagination
    return readPage(
      child.path,
      child.key,
      { ...child.query, page, pageSize: perPage, ...(params.filter as Record<string, string>) },
      params.signal,
    )
  },
  // a page shows at most 250 rows, but references of several columns are gathered into one question
  getMany: async (resource, params) => {
    const answers = await Promise.all(chunk(params.ids, 100).map((ids) => getSome(resource, ids, params.signal)))
    return { data: answers.flat() as never[] }
  },
  update: (resource, params) =>
    rest.update(resource, { ...params, data: changesOf(params.data, params.previousData) } as UpdateParams),
  delete: async (resource, { id, previousData }) => {
    const { json } = await api.call('delete', `/rest/${resource}/{id}`, {
      params: { id: String(id) },
      ifMatch: previousData?.version as number | undefined,
    })
    return { data: json as never }
  },
  act: async ({ method, path, params, query, body, ifMatch }, idempotencyKey) => {
    const { json } = await api.call(method, path, { params, query, body, ifMatch, idempotencyKey })
    return json as never
  },
}

async function getSome(resource: string, ids: readonly Identifier[], signal?: AbortSignal) {
  const { json } = await api.call('get', `/rest/${resource}`, {
    query: { filter: JSON.stringify({ id: ids }), range: JSON.stringify([0, ids.length - 1]) },
    signal,
  })
  return json as RaRecord[]
}
