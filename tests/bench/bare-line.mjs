// The least that these answers can cost: node:http and prepared statements of better-sqlite3, the session looked up, JSON.stringify.
// node tests/bench/bare-line.mjs FILE: prints the port it got.
import Database from 'better-sqlite3'
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const database = new Database(process.argv[2])
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('foreign_keys = ON')
database.pragma('cache_size = -32000')

const session = database.prepare('select * from user_session s join user u on u.id = s.user_id where s.hash = ?')
const one = database.prepare('select * from user where id = ?')
const page = database.prepare('select * from user where user_type = 2 order by sort_name, id limit 25')
const total = database.prepare('select count(*) from user where user_type = 2').pluck()
const found = database.prepare(
  `select * from user where search_text like '%hana%' and search_text like ? order by sort_name, id limit 25`,
)
const foundTotal = database
  .prepare(`select count(*) from user where search_text like '%hana%' and search_text like ?`)
  .pluck()
const change = database.prepare('update user set suffix = ?, version = version + 1, updated_at = ? where id = ?')
const add = database.prepare(
  `insert into user (id, email, first_name, last_name, user_type, staff_roles, search_text, sort_name, created_at, updated_at) values (?, ?, ?, ?, 1, '[]', ?, ?, ?, ?)`,
)
const audit = database.prepare(
  `insert into log_lfc (id, change_id, event, ref_table, ref_id, ref_field, new_val, created_at) values (?, ?, ?, 'user', ?, ?, ?, ?)`,
)

const changed = database.transaction((id, suffix) => {
  change.run(suffix, Date.now(), id)
  audit.run(randomUUID(), randomUUID(), 'update', id, 'suffix', suffix, Date.now())
  return one.get(id)
})
const added = database.transaction(({ email, firstName, lastName }) => {
  const id = randomUUID()
  const now = Date.now()
  add.run(
    id,
    email,
    firstName,
    lastName,
    `${firstName} ${lastName} ${email}`.toLowerCase(),
    `${lastName}  ${firstName}`.toLowerCase(),
    now,
    now,
  )
  audit.run(randomUUID(), randomUUID(), 'create', id, null, email, now)
  return one.get(id)
})

/** @type {Record<string, (url: URL, body: any) => unknown>} */
const answers = {
  one: (url) => one.get(url.searchParams.get('id')),
  page: () => ({ rows: page.all(), total: total.get() }),
  search: (url) => {
    const word = `%${url.searchParams.get('q')}%`
    return { rows: found.all(word), total: foundTotal.get(word) }
  },
  update: (url, body) => changed(url.searchParams.get('id'), body.suffix),
  create: (_url, body) => added(body),
}

const server = createServer((request, response) => {
  const answer = (/** @type {string} */ text) => {
    const url = new URL(request.url ?? '', 'http://bare')
    const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
    if (!session.get(createHash('sha256').update(token).digest('hex'))) return response.writeHead(401).end()
    const result = answers[url.pathname.slice(1)]?.(url, text ? JSON.parse(text) : undefined)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(result))
  }
  if (request.method === 'GET') return answer('')
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part) => (text += part))
  request.on('end', () => answer(text))
})
server.listen(0, '127.0.0.1', () => console.log(/** @type {import('node:net').AddressInfo} */ (server.address()).port))
