import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { root } from '#db/root.ts'

/** Memory is given back this long after the last answer. */
const IDLE_MS = 30_000

interface Answer {
  id: number
  result?: unknown
  error?: { message: string; stack?: string; again: boolean }
}
interface PendingCall {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** The thread has gone before it answered, or the store it works on is away: it can be asked again. */
export class AskAgain extends Error {}

/** Work that would hold up those whom this thread serves, in one that is there while it is needed. */
export interface WorkThread {
  /** @throws AskAgain; Error as the work has thrown */
  ask<T>(question: object): Promise<T>
  close(): Promise<void>
}

/**
 * @param program in the repository, e.g. `api/reporting/reports/report-thread.ts`; the bundle has it beside the server
 * @param workerData what the program finds when it starts
 */
export function workThread(program: string, workerData: object): WorkThread {
  const waiting = new Map<number, PendingCall>()
  let asked = 0
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function running(): Worker {
    if (worker) return worker
    const source = join(root, program)
    const made = existsSync(source)
      ? new Worker(join(root, 'api/ports/from-sources.mjs'), {
          workerData: { ...workerData, program: pathToFileURL(source).href },
          execArgv: [],
        })
      : new Worker(join(root, basename(program).replace(/\.ts$/, '.mjs')), { workerData, execArgv: [] })
    made.on('message', ({ id, result, error }: Answer) => {
      const ask = waiting.get(id)
      if (error?.again) ask?.reject(new AskAgain(error.message))
      else if (error) ask?.reject(Object.assign(new Error(error.message), { stack: error.stack }))
      else ask?.resolve(result)
    })
    made.on('error', (error) => void end(made, error))
    made.on('exit', () => void end(made))
    // the process ends without it
    made.unref()
    worker = made
    return made
  }

  async function end(which = worker, cause?: unknown) {
    if (!which || which !== worker) return
    clearTimeout(idle)
    worker = undefined
    for (const { reject } of waiting.values()) reject(new AskAgain('The thread has ended', { cause }))
    await which.terminate()
  }

  return {
    ask: async <T>(question: object) => {
      clearTimeout(idle)
      const id = ++asked
      try {
        return (await new Promise<unknown>((resolve, reject) => {
          waiting.set(id, { resolve, reject })
          running().postMessage({ id, question })
        })) as T
      } finally {
        waiting.delete(id)
        if (waiting.size === 0 && worker) idle = setTimeout(() => void end(), IDLE_MS).unref()
      }
    },
    close: () => end(),
  }
}
