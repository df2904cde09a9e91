import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '#db/root.ts'

/** `active`: it runs, sends or holds more than pages; `locked`: it is encrypted; `unread`: damaged, or too large to look through. */
export type PdfProblem = 'active' | 'locked' | 'unread'
type ParsedPdf = { readonly bytes: Uint8Array } | { readonly problem: PdfProblem }

const WHOLE_MS = 20_000
const MEMORY_MB = 256
/** More at once would take the processors from everyone. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** A PDF written again, without who wrote it and with what; or why it is not taken. */
export async function pdfWrittenAgain(bytes: Uint8Array): Promise<ParsedPdf> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await inThread(bytes)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function inThread(bytes: Uint8Array): Promise<ParsedPdf> {
  const worker = new Worker(join(root, 'api/http/file-content/pdf-thread.mjs'), {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const tooLong = setTimeout(() => void worker.terminate(), WHOLE_MS)
  const unread = { problem: 'unread' } as const
  return new Promise<ParsedPdf>((resolve) => {
    worker.once('message', resolve)
    // out of memory too
    worker.once('error', () => resolve(unread))
    worker.once('exit', () => resolve(unread))
  }).finally(() => {
    clearTimeout(tooLong)
    void worker.terminate()
  })
}
