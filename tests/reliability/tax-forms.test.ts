import Database from 'better-sqlite3'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#db/client.ts'
import { userSession } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { ofLength } from '../support/length.ts'
import { furnished, run, secretKey } from './program.ts'

const ROUNDS = ofLength(2, 6)
const EXPERTS = 12
const settings = (dataDir: string) => ({ DATA_DIR: dataDir, SECRET_KEY: secretKey, LOG_LEVEL: 'debug' })
/** Numbers that occur nowhere by chance. */
const planted = (n: number) => ({ ssn: `219-09-${9100 + n}`, ein: `12-34591${String(n).padStart(2, '0')}` })

/** Experts who are signed in. */
async function experts(dataDir: string, count: number) {
  const store = await openStore(`file:${join(dataDir, 'app.db')}`)
  const now = new Date()
  const far = new Date(now.getTime() + 86_400_000)
  const people: { id: string; token: string }[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await makeExpert(store.db, now)
    const token = `expert-${id}`
    await store.db.insert(userSession).values({
      hash: hashToken(token),
      userId: id,
      mfaValidated: true,
      mfaUsed: 'email',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: far,
      absoluteExpiresAt: far,
    })
    people.push({ id, token })
  }
  await store.close()
  return people
}

interface Stored {
  status: string
  sequence: number | null
  hash: string | null
  evidence: string | null
  account: string
  keys: number
}
function stored(dataDir: string): Stored[] {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true })
  try {
    return db
      .prepare(
        `select t.status, t.sequence, t.hash, t.evidence, u.tax_form_status as account,
          (select count(*) from secret_number s where s.ref_id = t.id and s.field = 'hashKey') as keys
        from user_tax_information t join user u on u.id = t.user_id`,
      )
      .all() as Stored[]
  } finally {
    db.close()
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

test('killed while forms are certified, each is certified with all that belongs to it, or a draft; no number lies open', async () => {
  const { dataDir } = await furnished()
  let said = ''
  let certified = 0
  for (let round = 0; round < ROUNDS; round++) {
    const people = await experts(dataDir, EXPERTS)
    const program = await run(settings(dataDir))
    await program.ready
    const send = (method: string, { id, token }: { id: string; token: string }, body: object) =>
      fetch(`${program.url}/api/server/user/${id}/taxinformation`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    for (const [n, person] of people.entries()) {
      const made = await send('POST', person, {
        formType: 'W-9',
        legalName: 'Ada Keller',
        entityType: 'individual',
        address: '1 Main Street',
        city: 'Albany',
        stateId: 1452,
        zipCode: '12207',
        ...planted(n),
      })
      expect(made.status).toBe(201)
    }
    const acknowledged: string[] = []
    const sent = people.map(async (person) => {
      const answer = await send('PUT', person, { version: 1, certificationName: 'Ada Keller' }).catch(() => undefined)
      if (answer?.status === 200) acknowledged.push(person.id)
    })
    await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(1 + round)
    program.kill('SIGKILL')
    await Promise.all(sent)
    said += (await program.ended).output

    const forms = stored(dataDir)
    const whole = forms.filter(({ status }) => status === 'certified')
    expect(whole.length).toBeGreaterThanOrEqual(certified + acknowledged.length)
    certified = whole.length
    for (const form of whole)
      expect(form).toMatchObject({ keys: 1, account: 'completed', hash: expect.stringMatching(/^[\da-f]{64}$/) })
    for (const form of forms.filter(({ status }) => status !== 'certified'))
      expect(form).toMatchObject({
        status: 'draft',
        keys: 0,
        sequence: null,
        hash: null,
        evidence: null,
        account: 'in_progress',
      })
    expect(whole.map(({ sequence }) => sequence).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      whole.map((_, n) => n + 1),
    )
  }

  const verify = async () => (await run(settings(dataDir), ['api/start.mjs', '--verify-tax-forms'])).ended
  expect(await verify()).toMatchObject({
    code: 0,
    output: `${certified} certified tax forms, each as it was signed.\n`,
  })

  // database, write-ahead log, uploads and what the program said
  const bytes = [...filesIn(dataDir).map((path) => readFileSync(path).toString('latin1')), said].join('\n')
  expect(bytes).toContain('Ada Keller')
  for (let n = 0; n < EXPERTS; n++)
    for (const number of Object.values(planted(n)))
      for (const form of [number, number.replaceAll('-', '')]) expect(bytes.includes(form)).toBe(false)

  const db = new Database(join(dataDir, 'app.db'))
  db.prepare("update user_tax_information set city = 'Troy' where sequence = 2").run()
  db.close()
  expect(await verify()).toMatchObject({
    code: 1,
    output: expect.stringContaining('Form 2: its entries, its evidence or its numbers are not those that were signed'),
  })
})
