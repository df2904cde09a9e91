import type { FreeOptions } from '#api/client/types.ts'
import { api } from '../../providers/client.ts'

/** Saves what the server streams under this path. @throws ApiError */
export async function saveFile(path: string, name: string, query?: FreeOptions['query']): Promise<void> {
  await save(await api.send('get', path, { query }), path, name)
}

/** The same where the server wants to know why. @throws ApiError */
export async function saveFileFor(path: string, name: string, body: Record<string, unknown>): Promise<void> {
  await save(await api.send('post', path, { body }), path, name)
}

async function save(answer: Response, path: string, name: string): Promise<void> {
  if (!answer.ok) throw await api.refusal(answer, path, undefined)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
