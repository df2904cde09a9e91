import { ApiError } from './api-error.ts'
import { apiUrl, type Client } from './http.ts'
import type { FreeOptions } from './types.ts'

interface Sending {
  /** from 0 to 1 */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Milliseconds without progress after which the server counts as not answering; it looks at a large file for a while. */
const STALLED_MS = 120_000

/**
 * Sends a form, or the bare bytes of a file, and reports its progress, which `fetch` cannot.
 * @throws ApiError, and what the signal was aborted with
 */
export async function upload<T>(
  client: Client,
  method: 'POST' | 'PUT',
  path: string,
  body: FormData | Blob,
  { onProgress, signal, params, idempotencyKey }: Sending & Pick<FreeOptions, 'params' | 'idempotencyKey'>,
): Promise<T> {
  const token = client.token()
  const request = new XMLHttpRequest()
  request.open(method, apiUrl(path, { params }))
  request.setRequestHeader('accept', 'application/json')
  if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream')
  if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey)
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  let stalled: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<void>((resolve, reject) => {
    // it may take as long as it moves
    const waitOn = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        reject(new ApiError(0, { errorKey: 'errors.noAnswer' }))
        request.abort()
      }, STALLED_MS)
    }
    waitOn()
    request.upload.onprogress = (event) => {
      waitOn()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => resolve()
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
  })
  request.send(body)
  await ended.finally(() => clearTimeout(stalled))
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  client.readSessionHeaders(headers, token)
  const { status, responseText } = request
  if (status >= 400) throw await client.refusal(new Response(responseText, { status, headers }), path, token)
  return (responseText === '' ? {} : JSON.parse(responseText)) as T
}
