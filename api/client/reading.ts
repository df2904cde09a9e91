import type { Client } from './http.ts'
import type { Answer, AskOf, FreeOptions, PathOf, RowOf } from './types.ts'

/** as many rows as one answer may have */
const wholePage = 250

/** Reads a path that is given at run time. */
export const read = async <P extends PathOf<'get'>>(client: Client, path: P, ask: AskOf<P>, signal?: AbortSignal) =>
  (await client.call('get', path, { ...ask, signal })).json as Answer<'get', P>

/** Every row of a list, page after page. */
export async function readAll<P extends PathOf<'get'>>(
  client: Client,
  path: P,
  { params, query }: AskOf<P> & Pick<FreeOptions, 'params' | 'query'>,
  signal?: AbortSignal,
): Promise<RowOf<P>[]> {
  const rows: RowOf<P>[] = []
  for (let page = 1; ; page += 1) {
    const { json } = await client.call('get', path, { params, query: { ...query, page, pageSize: wholePage }, signal })
    const { data, total } = json as { data: RowOf<P>[]; total: number }
    rows.push(...data)
    if (rows.length >= total || data.length === 0) return rows
  }
}

/** The bytes need the token, so they are fetched and handed to the browser. @throws ApiError */
export async function readFile<P extends PathOf<'get'>>(
  client: Client,
  path: P,
  ask: AskOf<P>,
  signal?: AbortSignal,
): Promise<Blob> {
  const token = client.token()
  const response = await client.send('get', path, { ...ask, signal })
  if (!response.ok) throw await client.refusal(response, path, token)
  return response.blob()
}
