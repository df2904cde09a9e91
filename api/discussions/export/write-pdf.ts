import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '#db/root.ts'
import { printable, type DiscussionDocument } from '#model/discussions/export.ts'
import { textIn } from '../../notifications/texts.ts'
import type { Unprinted } from './fonts/unprinted.mjs'

/** Memory is given back this long after the last document. */
const IDLE_MS = 120_000
/** Longer than any document takes. */
const WHOLE_MS = 60_000

interface PendingCall {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}
interface Answer {
  id: number
  bytes?: Uint8Array
  error?: string
}

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let asked = 0
const waiting = new Map<number, PendingCall>()

/**
 * The document as a PDF that says what its parts are (tagged), with letters of its own for Latin, Greek and Chinese.
 * Letters of other scripts give way to words that say so, and name the Word document where there is one. Drawn in a thread
 * of its own, which is there from the first one on and ends when no one has asked for a while.
 * @throws Error when it cannot be drawn, or takes longer than a minute
 */
export async function writePdf(document: DiscussionDocument, { inWord = true } = {}): Promise<Uint8Array> {
  const unprinted = await unprintedIn(document.language, inWord)
  const id = ++asked
  clearTimeout(idle)
  const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const tooLong = setTimeout(() => end(new Error('The PDF takes too long')), WHOLE_MS)
  running().postMessage({ id, document: printed(document), unprinted })
  try {
    return await drawn
  } finally {
    clearTimeout(tooLong)
    waiting.delete(id)
    if (waiting.size === 0) idle = setTimeout(() => end(), IDLE_MS).unref()
  }
}

async function unprintedIn(language: string, inWord: boolean): Promise<Unprinted> {
  // the name of the script is filled in where it is met
  const say = (kind: keyof Unprinted) =>
    textIn(language, `export.unprinted.${inWord ? 'inWord' : 'alone'}.${kind}`, { script: '%{script}' })
  return { script: await say('script'), emoji: await say('emoji'), other: await say('other') }
}

function running(): Worker {
  if (worker) return worker
  const made = new Worker(join(root, 'api/discussions/export/pdf-thread.mjs'), { execArgv: [] })
  made.on('message', ({ id, bytes, error }: Answer) => {
    const ask = waiting.get(id)
    if (bytes) ask?.resolve(bytes)
    else ask?.reject(new Error(error ?? 'The PDF could not be drawn'))
  })
  made.on('error', (error) => end(error))
  // the process ends without it
  made.unref()
  worker = made
  return made
}

function end(error = new Error('The PDF writer has ended')) {
  clearTimeout(idle)
  void worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(error)
}

/** The document without signs that none may hold, in all its texts. */
function printed<T>(part: T): T {
  if (typeof part === 'string') return printable(part) as T
  if (Array.isArray(part)) return part.map(printed) as T
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, printed<unknown>(value)])) as T
}
