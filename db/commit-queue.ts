import type Database from 'better-sqlite3'
import { AsyncResource } from 'node:async_hooks'

/** A commit waits for the disk, so those that are ready go into it together; no one waits for more than this. */
const MOST_IN_ONE_COMMIT = 64
const LONGEST_GATHERING_MS = 20
/** Who has waited so long is asked to come back: behind work that is stuck, or that itself waits for them, there is no end. */
const LONGEST_WAIT_MS = 30_000

interface Job {
  readonly alone: boolean
  readonly patience: NodeJS.Timeout
  readonly work: () => unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * The turns of one writing connection, in the order asked. Transactions that wait at the same time share one commit: each
 * is a savepoint, undone by itself when it fails, and none is acknowledged before the commit is on disk.
 */
export class CommitQueue {
  readonly #raw: Database.Database
  readonly #longestWaitMs: number
  readonly #waiting: Job[] = []
  #working = false
  constructor(raw: Database.Database, { longestWaitMs = LONGEST_WAIT_MS } = {}) {
    this.#raw = raw
    this.#longestWaitMs = longestWaitMs
  }

  /** Runs work that is a transaction, or a single statement: all of it is kept, or nothing. */
  commit<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#add(false, work)
  }

  /** Runs work outside any transaction while no one else writes. */
  alone<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#add(true, work)
  }

  #add<T>(alone: boolean, work: () => Promise<T> | T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        alone,
        work: AsyncResource.bind(work),
        resolve: resolve as Job['resolve'],
        reject,
        patience: setTimeout(() => this.#refuse(job), this.#longestWaitMs).unref(),
      }
      this.#waiting.push(job)
      if (!this.#working) void this.#commitWaiting()
    })
  }

  #refuse(job: Job) {
    this.#waiting.splice(this.#waiting.indexOf(job), 1)
    job.reject(Object.assign(new Error('The database is busy with other writes'), { code: 'SQLITE_BUSY' }))
  }

  #take(): Job | undefined {
    const job = this.#waiting.shift()
    clearTimeout(job?.patience)
    return job
  }

  async #commitWaiting() {
    this.#working = true
    for (let job = this.#take(); job; job = this.#take())
      await (job.alone ? this.#runAlone(job) : this.#commitTogether(job))
    this.#working = false
  }

  async #runAlone({ work, resolve, reject }: Job) {
    try {
      resolve(await work())
    } catch (error) {
      reject(error)
    }
  }

  async #commitTogether(first: Job) {
    try {
      this.#raw.exec('begin immediate')
    } catch (error) {
      return first.reject(error)
    }
    const done: { job: Job; result: unknown }[] = []
    const refuse = (error: unknown) => {
      if (this.#raw.inTransaction) this.#raw.exec('rollback')
      for (const { job } of done) job.reject(error)
    }
    const until = performance.now() + LONGEST_GATHERING_MS
    for (let job: Job | undefined = first; job; job = await this.#next(done.length, until)) {
      try {
        if (done.length) this.#raw.exec('savepoint turn')
        const result = await job.work()
        if (done.length) this.#raw.exec('release turn')
        done.push({ job, result })
      } catch (error) {
        job.reject(error)
        // a full or broken disk has undone the others too
        if (!done.length || !this.#raw.inTransaction) return refuse(error)
        this.#raw.exec('rollback to turn; release turn')
      }
    }
    try {
      this.#raw.exec('commit')
    } catch (error) {
      return refuse(error)
    }
    for (const { job, result } of done) job.resolve(result)
  }

  /** The next that may share the commit: requests that have arrived meanwhile get the chance to come to their own. */
  async #next(count: number, until: number): Promise<Job | undefined> {
    if (count >= MOST_IN_ONE_COMMIT || performance.now() > until) return undefined
    if (!this.#waiting.length) await new Promise((resolve) => setImmediate(resolve))
    return this.#waiting[0]?.alone ? undefined : this.#take()
  }
}
