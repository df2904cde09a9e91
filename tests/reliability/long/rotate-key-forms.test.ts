import Database from 'better-sqlite3'
import pg from 'pg'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { keyId, seal, unseal } from '#api/ports/cipher.ts'
import { hasPostgres } from '../../support/setup/find-postgres.ts'
import { createDatabase, startPostgres } from '../../support/setup/postgres-server.ts'
import { folder, run } from '../program.ts'

const PEOPLE = 6
/** enough that forms are saved while the key changes */
const OTHER_NUMBERS = 1000
const [old, next] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]
const text = (key: Buffer) => key.toString('base64')

type Ask = <T>(sql: string, values?: unknown[]) => Promise<T[]>

function onSqlite(): { url: string; ask: Ask } {
  const file = join(folder(), 'app.db')
  const ask: Ask = async (sql, values = []) => {
    const db = new Database(file, { timeout: 20_000 })
    try {
      const statement = db.prepare(sql.replace(/\$\d+/g, '?'))
      return (statement.reader ? statement.all(values) : [statement.run(values)]) as never
    } finally {
      db.close()
    }
  }
  return { url: `file:${file}`, ask }
}

async function onPostgres(): Promise<{ url: string; ask: Ask }> {
  const server = await startPostgres()
  afterAll(() => server.stop())
  const url = await createDatabase(server.url)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // the server goes while its clients are being closed
  pool.on('error', () => undefined)
  afterAll(() => pool.end())
  return { url, ask: async (sql, values = []) => (await pool.query(sql, values)).rows as never }
}

const engines = { sqlite: onSqlite, ...(hasPostgres() && { postgres: onPostgres }) }

test.each(Object.entries(engines))(
  'on %s forms are saved and read while the key is exchanged, and none is lost',
  { timeout: 600_000 },
  async (engine, open) => {
    const { url, ask } = await open()
    const settings = (key: Buffer, before?: Buffer) => ({
      DATABASE_URL: url,
      DATA_DIR: folder(),
      SECRET_KEY: text(key),
      DEMO_DATA: 'true',
      ...(before && { SECRET_KEY_PREVIOUS: text(before) }),
    })
    const serve = async (...keys: Parameters<typeof settings>) => {
      const program = await run(settings(...keys))
      await program.ready
      return program
    }
    const first = await serve(old)
    const people = await ask<{ id: string }>(
      `select id from "user" where noetic_expert and tax_form_status = 'completed' order by email limit ${PEOPLE}`,
    )
    expect(people).toHaveLength(PEOPLE)
    const at = (ms: number) => (engine === 'sqlite' ? Date.now() + ms : new Date(Date.now() + ms))
    for (const { id } of people)
      await ask(
        `insert into user_session (hash, user_id, mfa_validated, mfa_used, created_at, last_seen_at, expires_at, absolute_expires_at)
         values ($1, $2, ${engine === 'sqlite' ? 1 : 'true'}, 'email', $3, $4, $5, $6)`,
        [hashToken(`forms-${id}`), id, at(0), at(0), at(86_400_000), at(86_400_000)],
      )

    const send = (base: string, id: string, method: string, body?: object) =>
      fetch(`${base}/api/server/user/${id}/taxinformation`, {
        method,
        headers: { Authorization: `Bearer forms-${id}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    const call = async (...request: Parameters<typeof send>) => {
      const [, , method] = request
      let answer = await send(...request)
      // as the page does: a busy database says when to come again
      for (let tries = 0; answer.status === 503 && tries < 20; tries++) {
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
        await sleep(500)
        answer = await send(...request)
      }
      const form = (await answer.json()) as { version: number; ssn: string | null; id: string }
      expect({ status: answer.status, form }).toMatchObject({ status: method === 'POST' ? 201 : 200 })
      return form
    }
    const numbers = new Map<string, string>()
    const forms = new Map<string, string>()
    for (const [n, { id }] of people.entries()) {
      const ssn = `219-09-${1000 + n}`
      forms.set(id, (await call(first.url, id, 'POST', { formType: 'W-9', legalName: 'Ada Keller', ssn })).id)
      numbers.set(id, ssn)
    }
    first.kill('SIGTERM')
    await first.ended
    for (let n = 0; n < OTHER_NUMBERS; n++)
      await ask(
        `insert into secret_number (id, ref_table, ref_id, field, key_id, cipher, last_four) values ($1, $2, $3, $4, $5, $6, '')`,
        [newId(), 'other', `r${n}`, 'number', keyId(old), seal(old, `other.number.r${n}`, `N${n}`)],
      )

    const program = await serve(next, old)
    let changing = true
    let during = 0
    const save = async (id: string, n: number) => {
      while (changing) {
        const before = await call(program.url, id, 'GET')
        expect(before.ssn).toBe(`***-**-${numbers.get(id)?.slice(-4)}`)
        const ssn = `219-09-${2000 + ((during * PEOPLE + n) % 8000)}`
        const saved = await call(program.url, id, 'PUT', { version: before.version, ssn })
        expect(saved.ssn).toBe(`***-**-${ssn.slice(-4)}`)
        numbers.set(id, ssn)
        during += 1
      }
    }
    const saving = Promise.all(people.map(({ id }, n) => save(id, n)))
    const rotation = await run(settings(next, old), ['api/start.mjs', '--rotate-key'])
    const ended = await rotation.ended
    changing = false
    await saving
    expect([ended.code, ended.output]).toEqual([0, expect.stringContaining('SECRET_KEY_PREVIOUS can be removed')])
    expect(during).toBeGreaterThan(PEOPLE)
    program.kill('SIGTERM')
    await program.ended

    // the new key alone opens every number, and each form has what was saved last
    const rows = await ask<{ ref_table: string; ref_id: string; field: string; cipher: string }>(
      'select ref_table, ref_id, field, cipher from secret_number',
    )
    const opened = new Map(
      rows.map((row) => [
        `${row.ref_id}.${row.field}`,
        unseal([next], `${row.ref_table}.${row.field}.${row.ref_id}`, row.cipher),
      ]),
    )
    for (let n = 0; n < OTHER_NUMBERS; n++) expect(opened.get(`r${n}.number`)).toBe(`N${n}`)
    for (const [id, ssn] of numbers) expect(opened.get(`${forms.get(id)}.ssn`)).toBe(ssn)

    const alone = await serve(next)
    for (const [id, ssn] of numbers) expect((await call(alone.url, id, 'GET')).ssn).toBe(`***-**-${ssn.slice(-4)}`)
    alone.kill('SIGTERM')
    await alone.ended
  },
)
