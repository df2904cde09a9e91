import type { FreeOptions } from '#api/client/types.ts'
import { api } from '../../providers/client.ts'

/** Saves what the server streams under this path. @throws ApiError */
export async function saveFile(path: string, name: string, query?: FreeOptions['query']): Promise<void> {
  const answer = await api.send('get', path, { query })
  if (!answer.ok) throw await api.refusal(answer, path, undefined)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
