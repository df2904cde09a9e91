import Database from 'better-sqlite3'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from './root.ts'

/** While a statement runs here, no one else is served: what takes longer than this twice in a row runs elsewhere from then on. */
const SLOW_MS = 2
/** One that takes this long need not do so twice. */
const VERY_SLOW_MS = 20
/** It comes back after as many fast runs: one rare word must not hold up the others who search. */
const FAST_RUNS = 8
const MOST_KNOWN = 500
/** The thread's memory is given back this long after the last slow statement. */
const IDLE_MS = 120_000
/** After it broke, everything runs here for a while. */
const AWAY_MS = 60_000

interface Answer {
  id: number
  rows?: unknown[]
  ms?: number
  error?: { message: string; code?: string }
}
interface PendingRead {
  sql: string
  resolve: (rows: unknown[]) => void
  reject: (error: Error) => void
}

/** The thread has gone before it answered; what was only read can be read again. */
export class ReaderEnded extends Error {}

/** Knows which statements take long and runs them on a second reading connection, in a thread that is there while it is needed. */
export class SlowReads {
  readonly #file: string
  readonly #busyTimeout: number
  /** 1: it was slow once; from 2 on it is slow, and each fast run takes one away */
  readonly #slow = new Map<string, number>()
  readonly #waiting = new Map<number, PendingRead>()
  #asked = 0
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #awayUntil = 0
  #closed = false
  constructor(file: string, busyTimeout: number) {
    this.#file = file
    this.#busyTimeout = busyTimeout
  }

  isSlow(sql: string): boolean {
    if (this.#slow.size === 0 || (this.#slow.get(sql) ?? 0) < 2) return false
    return !this.#closed && performance.now() >= this.#awayUntil
  }

  /** Learns from a run, here or in the thread. */
  note(sql: string, ms: number): void {
    const before = this.#slow.get(sql) ?? 0
    if (ms >= SLOW_MS) {
      if (this.#slow.size >= MOST_KNOWN) this.#slow.clear()
      this.#slow.set(sql, before || ms >= VERY_SLOW_MS ? FAST_RUNS + 1 : 1)
    } else if (before > 1) this.#slow.set(sql, before - 1)
    else if (before) this.#slow.delete(sql)
  }

  /** @throws ReaderEnded when it ended before it answered; the engine's error otherwise */
  async read(sql: string, params: unknown[], method: string): Promise<unknown[]> {
    clearTimeout(this.#idle)
    const id = ++this.#asked
    try {
      return await new Promise<unknown[]>((resolve, reject) => {
        this.#waiting.set(id, { sql, resolve, reject })
        const thread = this.#running()
        // a program must not end while it waits for rows
        thread.ref()
        thread.postMessage({ id, sql, params, method })
      })
    } finally {
      this.#waiting.delete(id)
      if (this.#waiting.size === 0 && this.#worker) {
        this.#worker.unref()
        this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref()
      }
    }
  }

  /** The tables have changed: what was prepared speaks of others. */
  forget(): void {
    this.#worker?.postMessage({ forget: true })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#end(this.#worker, new Error('The database is closed'))
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const made = new Worker(join(root, 'db/reader-thread.mjs'), {
      workerData: { file: this.#file, timeout: this.#busyTimeout },
      execArgv: [],
    })
    made.on('message', (answer: Answer) => this.#answer(answer))
    made.on('error', () => {
      this.#awayUntil = performance.now() + AWAY_MS
      void this.#end(made)
    })
    made.on('exit', () => void this.#end(made))
    this.#worker = made
    return made
  }

  #answer({ id, rows, ms, error }: Answer) {
    const asked = this.#waiting.get(id)
    if (!asked) return
    if (error) return asked.reject(new Database.SqliteError(error.message, error.code ?? 'SQLITE_ERROR'))
    this.note(asked.sql, ms ?? 0)
    asked.resolve(rows as unknown[])
  }

  async #end(which = this.#worker, why: Error = new ReaderEnded('The reading thread has ended')) {
    if (!which || which !== this.#worker) return
    clearTimeout(this.#idle)
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(why)
    await which.terminate()
  }
}
