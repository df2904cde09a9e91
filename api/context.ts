import type { Db, Queries, Tx } from '#db/client.ts'
import { fallbackLocale, type Locale } from '#model/content/enums.ts'
import { AppError } from '#model/errors.ts'
import type { Limits } from '#model/limits.ts'
import type { Actor } from '#model/permissions.ts'
import type { Env } from './env.ts'
import type { PubSub, Change } from './ports/pub-sub.ts'
import type { Clock } from './ports/clock.ts'
import type { ContentSource } from './ports/content.ts'
import type { FileStore } from './ports/files.ts'
import type { IdentityProviders } from './ports/identity-provider.ts'
import type { Log } from './ports/log.ts'
import type { Mailer } from './ports/mail.ts'
import type { PushSender } from './ports/push.ts'
import type { Scanner } from './ports/scanner.ts'
import type { SmsSender } from './ports/sms.ts'
import type { WorkThread } from './ports/work-thread.ts'
import type { WritingHelp } from './ports/writing.ts'

/** What the whole process shares. */
export interface Deps {
  env: Env
  db: Db
  clock: Clock
  bus: PubSub
  mail: Mailer
  sms: SmsSender
  push: PushSender
  writing: WritingHelp
  /** the external content service; it finds nothing where none is set */
  content: ContentSource
  files: FileStore
  scanner: Scanner
  identityProviders: IdentityProviders
  /** where reports are made; null: in this thread */
  reportThread: WorkThread | null
  log: Log
  /** shown in the drawer and in `x-server-version` */
  version: string
  /** ends waiting work at once: new jobs were committed */
  wakeJobs(): void
  /** merged over the model's defaults, kept fresh by the settings use case; inside a transaction read through it */
  limits(q?: Queries): Promise<Limits>
}

/** What one use case works with: who asks, when, and through what. */
export interface Ctx extends Deps {
  /** null: no one has signed in */
  actor: Actor | null
  now(): Date
  /** in which the caller reads: the language of the page, else the one the account prefers */
  language: Locale
  request: RequestFacts
  /** set while several use cases stand or fall together: they join this transaction */
  open?: Tx
}

export interface RequestFacts {
  id: string
  /** the host name under which the caller's page was opened */
  host: string
  /** the caller's network address, from trusted proxies only; empty for requests made in this process */
  address: string
  /** what limits are counted by: the address, or the /64 of an IPv6 one */
  network: string
  userAgent: string
  /** what the browser keeps since a full sign-in, from `X-Device-Token` */
  deviceToken: string | undefined
  /** the page asks on its own; no one has opened it */
  background: boolean
  sessionHash: string | null
  /** the language of the caller's page; null when it names none that the product speaks */
  locale: Locale | null
}

/** The context of work that no one asked for: jobs, start-up. */
export const systemCtx = (deps: Deps, id = 'system'): Ctx => ({
  ...deps,
  actor: null,
  now: () => deps.clock.now(),
  language: fallbackLocale,
  request: {
    id,
    host: '',
    address: '',
    network: '',
    userAgent: '',
    deviceToken: undefined,
    background: false,
    sessionHash: null,
    locale: null,
  },
})

/** The signed-in caller. @throws auth.token.missing when no one is */
export function requireActor(ctx: Ctx): Actor {
  if (!ctx.actor) throw new AppError('auth.token.missing', 'Please sign in.')
  return ctx.actor
}

/** What follows the commit of a transaction. */
interface AfterCommit {
  changes: Change[]
  /** whether it left jobs */
  jobs: boolean
}
const pending = new WeakMap<Tx, AfterCommit>()

/** Notes inside a transaction what open pages may show; told after the commit. */
export function publishAfterCommit(tx: Tx, ...changes: Change[]): void {
  const after = pending.get(tx)
  if (!after) throw new Error('publishAfterCommit() needs the transaction that transaction() gave')
  after.changes.push(...changes)
}

/** Notes inside a transaction that it left jobs, which start after the commit. */
export function wakeJobsAfterCommit(tx: Tx): void {
  const after = pending.get(tx)
  if (after) after.jobs = true
}

/** One transaction: the change, its audit rows, its jobs and messages. After the commit open pages are notified and its jobs start. */
export async function transaction<T>(ctx: Deps & Pick<Partial<Ctx>, 'open'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.open) return work(ctx.open)
  let after: AfterCommit = { changes: [], jobs: false }
  const result = await ctx.db.transaction(async (tx) => {
    after = { changes: [], jobs: false }
    pending.set(tx, after)
    return work(tx)
  })
  if (after.changes.length) ctx.bus.publish(after.changes)
  if (after.jobs) ctx.wakeJobs()
  return result
}

/** The same caller inside a transaction that is open already: what the use cases do with it stands or falls with that. */
const joining = (ctx: Ctx, tx: Tx): Ctx => ({ ...ctx, open: tx })

/**
 * A step within a transaction that may fail by itself: what it wrote is taken back and the rest stands. `rehearse` takes
 * it back in any case, to find out what would come of it.
 * @throws what the step throws
 */
export async function step<T>(ctx: Ctx, tx: Tx, work: (ctx: Ctx) => Promise<T>, rehearse = false): Promise<void> {
  const undo = new Error('rehearsed')
  const after: AfterCommit = { changes: [], jobs: false }
  try {
    await tx.transaction(async (inner) => {
      pending.set(inner, after)
      await work(joining(ctx, inner))
      if (rehearse) throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
    return
  }
  publishAfterCommit(tx, ...after.changes)
  if (after.jobs) wakeJobsAfterCommit(tx)
}
