/** The whole API over a database of its own, in the test's process. */
import { afterAll, expect, onTestFinished } from 'vitest'
import { openStore, type Db, type Store } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { hashPassword } from '#db/password.ts'
import { devInbox, userSession } from '#db/schema/all.ts'
import type { Deps } from '#api/context.ts'
import { readEnv } from '#api/env.ts'
import type { Bindings } from '#api/http/types.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { MovableClock } from '#api/ports/clock.ts'
import { createProduct, type Product } from '#api/product.ts'
import { desc, eq } from 'drizzle-orm'
import { asDocumented } from './document/documented.ts'
import { expectNamesInChangeLog } from './setup/audit-names.ts'
import { furnish, type Contents } from './setup/furnish.ts'

export const testPassword = 'Consilium-Demo-7'
let keptHash: Promise<string> | undefined
/** Argon2 takes its time: one hash serves all people of a test. */
export const testPasswordHash = () => (keptHash ??= hashPassword(testPassword))

export interface Answer<T = Record<string, unknown>> {
  status: number
  body: T
  headers: Headers
}
export interface Caller {
  <T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
}

export interface TestProduct extends Product {
  /** without bindings: a request made in this process */
  fetch(request: Request, bindings?: Bindings): Response | Promise<Response>
  store: Store
  db: Db
  clock: MovableClock
  now(): Date
  /** calls without a token */
  anonymous: Caller
  /** calls as a person, fully signed in, without going through the sign-in page */
  as(userId: string): Promise<Caller>
  /** the token of a person who is fully signed in, for requests that are made by hand */
  signIn(userId: string): Promise<string>
  /** the same with a given token */
  withToken(token: string): Caller
  /** runs all jobs that are due and returns the newest message to an address */
  lastMessage(to: string): Promise<{ subject: string; text: string } | undefined>
  /** moves the clock and does what has become due */
  pass(seconds: number): Promise<void>
  /** Until the end of the test time passes only by `pass` and `clock.advance`: a slow machine moves no limit. */
  stopClock(): void
}

/**
 * Opens and wires a product; everything is closed after the last test of the file.
 * @param options.contents what an untouched database is given
 */
export async function startProduct(
  options: { ports?: Partial<Deps>; env?: NodeJS.ProcessEnv; contents?: Contents } = {},
): Promise<TestProduct> {
  const env = readEnv({ LOG_LEVEL: 'silent', ...process.env, APP_ENV: 'test', ...options.env })
  await furnish(env.DATABASE_URL, options.contents ?? 'empty')
  const store = await openStore(env.DATABASE_URL)
  await migrate(store)
  const clock = new MovableClock()
  const product = createProduct({ env, store, clock, ...(options.ports && { ports: options.ports }) })
  afterAll(async () => {
    try {
      await expectNamesInChangeLog(store.db)
    } finally {
      await product.close()
    }
  })
  const exchange = async (request: Request, bindings: Bindings, sent?: unknown): Promise<Response> => {
    const answer = await product.fetch(request, bindings)
    return asDocumented(product, request, answer, sent)
  }
  const fetch: TestProduct['fetch'] = (request, bindings = { inProcess: true }) => exchange(request, bindings)

  const caller =
    (token?: string): Caller =>
    async (method, path, body, headers = {}) => {
      const answer = await exchange(
        new Request(`http://test/api${path}`, {
          method,
          headers: {
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && {
            body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
          }),
        }),
        { inProcess: true },
        body instanceof FormData || typeof body === 'string' ? undefined : body,
      )
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as never }
    }
  const signIn = async (userId: string) => {
    const token = `test-${userId}-${Math.random().toString(36).slice(2)}`
    const now = clock.now()
    const far = new Date(now.getTime() + 365 * 86_400_000)
    await store.db.insert(userSession).values({
      hash: hashToken(token),
      userId,
      mfaValidated: true,
      mfaUsed: 'email',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: far,
      absoluteExpiresAt: far,
    })
    return token
  }
  return {
    ...product,
    fetch,
    store,
    db: store.db,
    clock,
    now: () => clock.now(),
    anonymous: caller(),
    withToken: caller,
    signIn,
    as: async (userId) => caller(await signIn(userId)),
    lastMessage: async (to) => {
      await product.runner.runDue()
      const [row] = await store.db
        .select()
        .from(devInbox)
        .where(eq(devInbox.to, to))
        .orderBy(desc(devInbox.createdAt), desc(devInbox.id))
        .limit(1)
      return row
    },
    stopClock: () => {
      clock.stoppedAt = Date.now()
      onTestFinished(() => void (clock.stoppedAt = null))
    },
    pass: async (seconds) => {
      clock.advance(seconds)
      await product.runner.runDue()
    },
  }
}

/** The answer has this status; its body is shown when it has not. */
export function expectStatus(answer: Answer<unknown>, status: number) {
  expect({ status: answer.status, body: answer.status === status ? undefined : answer.body }).toEqual({
    status,
    body: undefined,
  })
}
