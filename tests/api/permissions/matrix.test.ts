import { and, eq, inArray, notExists, notInArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { accessTiers, type AccessTier } from '#model/permissions.ts'
import { actorNames, allOperations, startWorld, type ActorName, type Operation, type World } from './world.ts'

const world: World = await startWorld()
const operations = allOperations()

interface Schema {
  items?: Schema
  $ref?: string
  type?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: unknown
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  components: { schemas: Record<string, Schema> }
}

type Outcome = 'enters' | '401 auth.token.missing' | '403 auth.mfa.required' | `403 auth.notAuthorized ${string}`
const missing: Outcome = '401 auth.token.missing'
const code: Outcome = '403 auth.mfa.required'
const viewOnly: Outcome = '403 auth.notAuthorized rules.viewOnly'
const staffOnly: Outcome = '403 auth.notAuthorized rules.staffOnly'
const csrAdmin: Outcome = '403 auth.notAuthorized rules.csrAdmin'
const csrSuper: Outcome = '403 auth.notAuthorized rules.csrSuper'

type Row = [
  nobody: Outcome,
  half: Outcome,
  portal: Outcome,
  csrView: Outcome,
  csr: Outcome,
  csrAdmin: Outcome,
  csrSuper: Outcome,
]
const open: Row = ['enters', 'enters', 'enters', 'enters', 'enters', 'enters', 'enters']

/** Who may enter what, written down once more and by hand: reading and writing of every tier, by kind of caller. */
const table: Record<AccessTier, { reads: Row; writes: Row }> = {
  public: { reads: open, writes: open },
  'invitee-key': { reads: open, writes: open },
  dev: { reads: open, writes: open },
  'mfa-pending': { reads: [missing, ...open.slice(1)] as Row, writes: [missing, ...open.slice(1)] as Row },
  'signed-in': {
    reads: [missing, code, 'enters', 'enters', 'enters', 'enters', 'enters'],
    writes: [missing, code, 'enters', viewOnly, 'enters', 'enters', 'enters'],
  },
  'self-or-csr': {
    reads: [missing, code, 'enters', 'enters', 'enters', 'enters', 'enters'],
    writes: [missing, code, 'enters', viewOnly, 'enters', 'enters', 'enters'],
  },
  participant: {
    reads: [missing, code, 'enters', 'enters', 'enters', 'enters', 'enters'],
    writes: [missing, code, 'enters', viewOnly, 'enters', 'enters', 'enters'],
  },
  csr: {
    reads: [missing, code, staffOnly, 'enters', 'enters', 'enters', 'enters'],
    writes: [missing, code, staffOnly, 'enters', 'enters', 'enters', 'enters'],
  },
  'csr-write': {
    reads: [missing, code, staffOnly, viewOnly, 'enters', 'enters', 'enters'],
    writes: [missing, code, staffOnly, viewOnly, 'enters', 'enters', 'enters'],
  },
  'csr-admin': {
    reads: [missing, code, staffOnly, csrAdmin, csrAdmin, 'enters', 'enters'],
    writes: [missing, code, staffOnly, csrAdmin, csrAdmin, 'enters', 'enters'],
  },
  'csr-super': {
    reads: [missing, code, staffOnly, csrSuper, csrSuper, csrSuper, 'enters'],
    writes: [missing, code, staffOnly, csrSuper, csrSuper, csrSuper, 'enters'],
  },
}
const column: Record<ActorName, number> = {
  nobody: 0,
  half: 1,
  halfStaff: 1,
  client: 2,
  expert: 2,
  network: 2,
  planManager: 2,
  blinded: 2,
  csrView: 3,
  csr: 4,
  csrAdmin: 5,
  csrSuper: 6,
}
/** A password alone must not add an authenticator to an account that has a second factor; the act itself refuses it. */
const secondFactor = (operation: Operation, actor: ActorName) =>
  actor.startsWith('half') && operation.path === '/auth/mfa/authapp/init'
const expected = (operation: Operation, actor: ActorName): Outcome =>
  secondFactor(operation, actor)
    ? code
    : (table[operation.who][operation.reads ? 'reads' : 'writes'][column[actor]] ?? missing)

/** An open discussion of which none of our callers is asker or expert. */
async function foreignDiscussion(): Promise<string> {
  const ours = Object.values(world.ids)
  const [found] = await world.product.db
    .select({ key: queryHeader.key })
    .from(queryHeader)
    .where(
      and(
        eq(queryHeader.status, 'open'),
        notInArray(queryHeader.userId, ours),
        notExists(
          world.product.db
            .select({ id: queryExpert.id })
            .from(queryExpert)
            .where(and(eq(queryExpert.queryId, queryHeader.id), inArray(queryExpert.userId, ours))),
        ),
      ),
    )
    .limit(1)
  if (!found) throw new Error('the demo has no such discussion')
  return found.key
}

/** Operations that are open to callers without a living session: a new one must be added here on purpose. */
const doors = {
  public:
    /^(GET \/(ping|health)|GET \/content\/\w+(\/list)?|GET \/server\/(country|language|specialty|timezone)\/list|GET \/server\/country\/\{id\}\/states|GET \/server\/limits|POST \/auth\/(webLogin|forgotPassword)|\w+ \/auth\/resetpass\/\{id\}\/\{token\}|\w+ \/(register|validate)\b.*|GET \/auth\/oauthApps|POST \/auth\/oauth\/\{key\}\/(start|exchange)|POST \/auth\/passkey\/(options|verify)|PUT \/upload\/\{token\}|GET \/static\/environment|(GET|POST) \/unsubscribe\/\{token\}|GET \/unsubscribe\/\{token\}\/topic)$/,
  'mfa-pending':
    /^(GET \/auth\/mfa\/(requestCode|verify|authapp\/init|sms\/init)|PUT \/auth\/mfa\/available|POST \/auth\/registerDevice|GET \/user\/\{id\}\/refresh|POST \/auth\/(logout|confirm)|POST \/server\/support\/email)$/,
  'invitee-key': /^\w+ \/invitee\//,
  dev: /^\w+ \/dev\//,
}

test('every operation is declared once, with who may call it, and stands in the documentation', async () => {
  const routes = world.product.app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' ? [one.route] : [],
  )
  const names = routes.map(({ method, path }) => `${method} ${path}`)
  expect(names.length).toBe(operations.length)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(operations.filter(({ who }) => !accessTiers.includes(who))).toEqual([])
  const { body } = await world.product.anonymous<{ paths: Record<string, Record<string, { 'x-who'?: string }>> }>(
    'GET',
    '/openapi.json',
  )
  const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { 'x-who': who }]) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')} ${who}`,
    ),
  )
  expect(documented.sort()).toEqual(operations.map(({ method, path, who }) => `${method} ${path} ${who}`).sort())
})

test('nothing answers below /api that was not declared with who may call it', () => {
  const known = new Set(operations.map(({ method, path }) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`))
  // the documentation describes the declarations and is none itself
  const open = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs/:file']
  const undeclared = (routes: { method: string; path: string }[]) =>
    routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !known.has(name) && !open.includes(name))
  expect([...new Set(undeclared(world.product.app.routes))]).toEqual([])
  expect(undeclared([{ method: 'GET', path: '/api/back-door' }])).toEqual(['GET /api/back-door'])
})

test('bodies refuse fields that are unknown', async () => {
  const { body } = await world.product.anonymous<Document>('GET', '/openapi.json')
  const part = (schema: Schema): Schema =>
    schema.$ref ? part(body.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const loose = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const whole = requestBody?.content['application/json']?.schema
      if (!whole) return []
      // a list is as strict as what it lists
      const one = part(whole).items ?? whole
      const parts = [one, ...(part(one).anyOf ?? []), ...(part(one).oneOf ?? [])]
        .map(part)
        .filter(({ type }) => type === 'object')
      return parts.length > 0 && parts.every((one) => one.additionalProperties === false) ? [] : [`${method} ${path}`]
    }),
  )
  expect(loose).toEqual([])
})

test('surfaces keep to their kind of caller', () => {
  const astray = operations.filter(({ method, path, who }) => {
    const name = `${method} ${path}`
    if (who in doors) return !doors[who as keyof typeof doors].test(name)
    if (/^\/(rest|csradmin)\//.test(path)) return !who.startsWith('csr')
    // the entry for calendars stands where those who subscribe to it have always found it
    if (/^\/server\//.test(path)) return who === 'participant' && !path.startsWith('/server/query/iCal/')
    // what is below /user is for people, not for staff's work
    return /^\/user\//.test(path) && who.startsWith('csr')
  })
  expect(astray.map(({ method, path, who }) => `${who}: ${method} ${path}`)).toEqual([])
})

test('staff write only through doors that view-only staff cannot pass', () => {
  // a POST of the tier `csr` must be a search, or store nothing: its name says so
  const posts = operations
    .filter(({ who, reads }) => who === 'csr' && !reads)
    .map(({ method, path }) => `${method} ${path}`)
  expect(
    posts.filter(
      (name) => !/^POST .*\/(list\w*|search|selection|preview\w*|stats|presence|querySimulator\/person)$/i.test(name),
    ),
  ).toEqual([])
})

describe.each(actorNames)('%s', (actor) => {
  const told: string[] = []
  const wanted: string[] = []
  beforeAll(async () => {
    for (const operation of operations) {
      const name = `${operation.method} ${operation.path}`
      const outcome = expected(operation, actor)
      // nothing in it is valid: a refused caller must hear so before anything looks at it
      const body = operation.reads ? undefined : { '\u{1F480}': { nested: [null] } }
      const answer = await world.ask(actor, operation.method, `${operation.at()}?no-such-filter=1`, {
        ...(body && { body }),
      })
      const refused = `${answer.status} ${answer.errorKey ?? ''}${answer.rule ? ` ${answer.rule}` : ''}`
      wanted.push(`${name}: ${outcome}`)
      // inside, an act can still be another rank's, or the record another person's
      const atTheDoor =
        answer.status === 401 ||
        answer.errorKey === 'auth.mfa.required' ||
        (answer.status === 403 && outcome !== 'enters')
      told.push(`${name}: ${atTheDoor ? refused : answer.status >= 500 ? answer.status : 'enters'}`)
    }
  })
  test('enters what the table says, and is refused at the door of all else', () => {
    expect(told).toEqual(wanted)
  })
})

test('another person’s records are not there, or not theirs to touch', async () => {
  const theirs = world.ids.planManager
  const wrong: string[] = []
  for (const operation of operations.filter(({ who, path }) => who === 'self-or-csr' && /\{(id|userId)\}/.test(path))) {
    for (const actor of ['client', 'expert', 'network', 'blinded'] as const) {
      const answer = await world.ask(actor, operation.method, operation.at(theirs), {
        ...(!operation.reads && { body: {} }),
      })
      // 415: a picture is sent as a form, which is seen before anything is looked up
      if (![403, 404, 415, 422].includes(answer.status))
        wrong.push(`${actor} ${operation.method} ${operation.path}: ${answer.status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a discussion is not there for people who have no part in it', async () => {
  const key = await foreignDiscussion()
  const wrong: string[] = []
  for (const operation of operations.filter(({ who }) => who === 'participant')) {
    for (const actor of ['network', 'blinded', 'planManager', 'client'] as const) {
      const answer = await world.ask(
        actor,
        operation.method,
        operation.at((name) => (name === 'key' ? key : 'none')),
        { ...(!operation.reads && { body: {} }) },
      )
      if (![404, 422].includes(answer.status))
        wrong.push(`${actor} ${operation.method} ${operation.path}: ${answer.status} ${answer.text.slice(0, 80)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('an answer kept under an Idempotency-Key is not given to someone who may not ask any more', async () => {
  const { product, ids } = world
  const pool = { poolName: 'kept-answer', displayName: 'Kept answer' }
  const headers = { 'Idempotency-Key': 'kept' }
  const ask = () => world.ask('csr', 'POST', '/rest/pools', { body: pool, headers })
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 201])
  await product.db.update(user).set({ allowedCSRView: true }).where(eq(user.id, ids.csr))
  const refused = await ask()
  await product.db.update(user).set({ allowedCSRView: false }).where(eq(user.id, ids.csr))
  expect(refused).toMatchObject({ status: 403, rule: 'rules.viewOnly' })
})
