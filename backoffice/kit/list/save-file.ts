import { send, toError, type CallOptions } from '../../providers/http.ts'

/** Saves what the server streams under this path. @throws HttpError */
export async function saveFile(path: string, name: string, query?: CallOptions['query']): Promise<void> {
  const answer = await send('GET', path, { query })
  if (!answer.ok) throw await toError(answer, undefined)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
