/** The demo scenario behind the whole API, and one caller of every kind. */
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { operations } from '#api/http/operations.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import type { Log } from '#api/ports/log.ts'
import { user, userSession } from '#db/schema/all.ts'
import { onPostgres } from '#db/dialect.ts'
import type { AccessTier } from '#model/permissions.ts'
import { startProduct, type TestProduct } from '../../support/product.ts'

/** Every kind of caller. `half` has given a password and no code yet; `…View` may read only. */
export const actors = {
  nobody: null,
  half: 'member@consilium.test',
  halfStaff: 'csr.super@consilium.test',
  client: 'member@consilium.test',
  expert: 'expert@consilium.test',
  network: 'network@consilium.test',
  planManager: 'planmanager@consilium.test',
  blinded: 'blinded@consilium.test',
  csrView: 'csr.view@consilium.test',
  csr: 'csr@consilium.test',
  csrAdmin: 'csr.admin@consilium.test',
  csrSuper: 'csr.super@consilium.test',
} as const
export type ActorName = keyof typeof actors
export const actorNames = Object.keys(actors) as ActorName[]

export interface Answered {
  status: number
  text: string
  errorKey?: string
  rule?: string
  type: string
  headers: Headers
}
export interface World {
  product: TestProduct
  /** account id of each kind; the same person behind `half` and `client` */
  ids: Record<Exclude<ActorName, 'nobody'>, string>
  /** what the product has logged as an error of its own since the last look */
  errors(): string[]
  ask(
    actor: ActorName,
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Answered>
}

export async function startWorld(): Promise<World> {
  const logged: string[] = []
  const quiet = () => undefined
  const error = (facts: unknown) => void logged.push(JSON.stringify(facts))
  const log = { debug: quiet, info: quiet, warn: quiet, error, child: () => log } as unknown as Log
  const product = await startProduct({ ports: { log }, contents: 'demo' })
  const ids = {} as World['ids']
  for (const name of actorNames) {
    const email = actors[name]
    if (name === 'nobody' || email === null) continue
    const [row] = await product.db.select({ id: user.id }).from(user).where(eq(user.email, email))
    if (!row) throw new Error(`${email} is missing`)
    ids[name] = row.id
  }
  const tokenOf = (name: ActorName) => `permissions-${name}`
  /** Opens the session of a kind of caller, again when a call has ended it. */
  const signIn = async (name: Exclude<ActorName, 'nobody'>) => {
    const now = product.now()
    const far = new Date(now.getTime() + 365 * 86_400_000)
    const done = !name.startsWith('half')
    await product.db
      .insert(userSession)
      .values({
        hash: hashToken(tokenOf(name)),
        userId: ids[name],
        mfaValidated: done,
        mfaUsed: done ? 'email' : null,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: far,
        absoluteExpiresAt: far,
      })
      .onConflictDoNothing()
  }
  for (const name of actorNames) if (name !== 'nobody') await signIn(name)

  return {
    product,
    ids,
    errors: () => logged.splice(0),
    async ask(actor, method, path, { body, headers = {} } = {}) {
      const answer = await product.fetch(
        new Request(`http://test/api${path}`, {
          method,
          headers: {
            ...(actor !== 'nobody' && { Authorization: `Bearer ${tokenOf(actor)}` }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      )
      const type = answer.headers.get('content-type') ?? ''
      let text = ''
      if (type.startsWith('text/event-stream')) await answer.body?.cancel()
      else text = await answer.text()
      if (path.startsWith('/auth/logout') && actor !== 'nobody') await signIn(actor)
      const problem =
        answer.status >= 400 && type.includes('json') ? (JSON.parse(text) as { errorKey?: string; rule?: string }) : {}
      return {
        status: answer.status,
        text,
        type,
        headers: answer.headers,
        ...(problem.errorKey && { errorKey: problem.errorKey }),
        ...(problem.rule && { rule: problem.rule }),
      }
    },
  }
}

export interface Operation {
  method: string
  path: string
  who: AccessTier
  reads: boolean
  /** the path with something in the place of every parameter */
  at: (value?: string | ((name: string) => string)) => string
}
/** What has been declared, once each: every product that is started in this process declares its doors to a session again. */
const declared = () => [...new Map(operations.map((one) => [`${one.method} ${one.path} ${one.who}`, one])).values()]
/** All operations that are declared, known once a product has been started. */
export const allOperations = (): Operation[] =>
  declared().map(({ method, path, who }) => ({
    method,
    path,
    who,
    reads: method === 'GET',
    at: (value = 'none') =>
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(typeof value === 'string' ? value : value(name)),
      ),
  }))

/** One hash for every table: two equal answers mean that nothing has changed. */
export async function fingerprint({ store }: TestProduct): Promise<Record<string, string>> {
  const tables = await store.rows(
    onPostgres
      ? `select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`
      : `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%\\_fts%' escape '\\' order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await store.rows(`select * from "${String(name)}"`)
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    prints[String(name)] = `${rows.length} ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)}`
  }
  return prints
}
