import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, furnished, run } from './program.ts'

const settings = (dataDir: string) => ({ DATA_DIR: dataDir, APP_ENV: 'test' })
const appoint = async (dataDir: string, ...person: string[]) =>
  (await run(settings(dataDir), ['api/start.mjs', '--create-administrator', ...person])).ended
const ada = ['Ada@Example.org', 'Ada', 'King', 'Lovelace']

function rows(dataDir: string, sql: string): unknown[] {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true })
  try {
    return db.prepare(sql).all()
  } finally {
    db.close()
  }
}

test('an empty product gets its first administrator by a command, who sets a password and signs in', async () => {
  const dataDir = folder()
  const program = await run(settings(dataDir))
  await program.ready
  expect(program.said()).toContain('No one can sign in to the back office yet.')

  const { code, output } = await appoint(dataDir, ...ada)
  expect(code).toBe(0)
  expect(output).toContain('ada@example.org is an administrator.')
  const [, id = '', token = ''] = /\/newpass\/([\w-]+)\/([\w-]+)/.exec(output) ?? []
  const at = (path: string, method: string, body?: object, headers?: Record<string, string>) =>
    fetch(`${program.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const password = 'Analytical-Engine-1843'
  expect((await at(`/auth/resetpass/${id}/${token}`, 'PUT', { password })).status).toBe(200)
  const client = { Authorization: `Basic ${btoa('web:consilium-web')}` }
  const signedIn = await at('/auth/webLogin', 'POST', { email: 'ada@example.org', password }, client)
  expect(signedIn.status).toBe(200)
  expect(await signedIn.json()).toMatchObject({ user: { id } })
  expect(rows(dataDir, 'select staff_roles, enabled, user_type from user')).toEqual([
    { staff_roles: '["csr_super"]', enabled: 1, user_type: 3 },
  ])
  expect(rows(dataDir, `select event, text from log_lfc where ref_table = 'user' and ref_id = '${id}'`)).toContainEqual(
    { event: 'create', text: 'appointed on the server' },
  )

  program.kill('SIGTERM')
  await program.ended
  const again = await run(settings(dataDir))
  await again.ready
  expect(again.said()).not.toContain('No one can sign in')
})

test('a closed account of staff is opened with the highest rank; those of others stay what they are', async () => {
  const { dataDir } = await furnished()
  const [staff] = rows(dataDir, 'select id, email from user where user_type = 3') as { id: string; email: string }[]
  if (!staff) throw new Error('no one is staff')
  const { id, email } = staff
  const db = new Database(join(dataDir, 'app.db'))
  db.prepare(`update user set enabled = 0, staff_roles = '["loginas"]' where id = ?`).run(id)
  const before = db.prepare('select count(*) from user').pluck().get()

  expect((await appoint(dataDir, email, 'An', 'Other')).output).toContain(`/newpass/${id}/`)
  expect(rows(dataDir, `select staff_roles, enabled from user where id = '${id}'`)).toEqual([
    { staff_roles: '["csr_super","loginas"]', enabled: 1 },
  ])
  db.prepare('update user set user_type = 1 where id = ?').run(id)
  expect(await appoint(dataDir, email, 'An', 'Other')).toMatchObject({
    code: 1,
    output: `${email} belongs to a member or an expert. Name an address of its own.\n`,
  })
  expect(await appoint(dataDir, 'no address', 'An', 'Other')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^Name the e-mail address, the first and the last name: npm run create-administrator/,
    ),
  })
  expect(db.prepare('select count(*) from user').pluck().get()).toBe(before)
  db.close()
})
