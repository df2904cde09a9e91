import { HttpError } from 'ra-core'
import { apiUrl, type Refusal } from './http.ts'

interface Sending {
  /** from 0 to 1 */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends the bytes of a file to an address that was handed out for them; its key is in the address. `fetch` does not tell
 * how far it has come.
 * @throws HttpError with the refusal as body; status 0 when the line is lost or the sending is stopped
 */
export const sendBytes = (uploadUrl: string, file: Blob, { onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('PUT', apiUrl(uploadUrl.replace(/^\/api(?=\/)/, '')))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      signal.removeEventListener('abort', stop)
      if (request.status >= 200 && request.status < 300) return resolve()
      const refusal = refusalIn(request.responseText)
      reject(
        new HttpError(
          request.status === 0 ? 'errors.offline' : (refusal.message ?? 'errors.generic'),
          request.status,
          refusal,
        ),
      )
    }
    signal.addEventListener('abort', stop, { once: true })
    request.send(file)
  })

function refusalIn(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal
  } catch {
    return {}
  }
}
