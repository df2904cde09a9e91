import { ApiError, apiUrl, heedSessionHeaders, refusal } from '../../client.ts'
import { getLogin } from '../../identity/session.ts'

/**
 * Sends a form, or the bare bytes of a file, and tells how far it has come, from 0 to 1; `fetch` cannot tell.
 * @throws ApiError
 */
export async function upload<T>(
  method: 'POST' | 'PUT',
  path: string,
  body: FormData | File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<T> {
  const token = getLogin()?.token
  const request = new XMLHttpRequest()
  request.open(method, apiUrl(path))
  request.setRequestHeader('accept', 'application/json')
  if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream')
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  const ended = new Promise<void>((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => resolve()
    request.onerror = () => reject(new ApiError(0, {}))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
  })
  request.send(body)
  await ended
  const headers = new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/\r?\n/)
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1).trim()]
      }),
  )
  heedSessionHeaders(headers, token)
  if (request.status >= 400)
    throw await refusal(new Response(request.responseText, { status: request.status, headers }), path, token)
  return JSON.parse(request.responseText) as T
}
