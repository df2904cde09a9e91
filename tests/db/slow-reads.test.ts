import Database from 'better-sqlite3'
import { eq, sql } from 'drizzle-orm'
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { migrate } from '#db/migrate.ts'
import { country } from '#db/schema/all.ts'
import { ReaderEnded, SlowReads } from '#db/slow-reads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slow-reads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.skipIf(onPostgres)('on SQLite a read that takes long runs in a thread of its own', () => {
  let store: Store
  beforeEach(async () => {
    store = await openStore(`file:${join(folder, 'app.db')}`)
    await migrate(store)
    await store.db.insert(country).values({ id: 1, name: 'Utopia', code: 'UT', phoneCode: '0' })
  })
  afterEach(() => store.close())

  const numbers = (upTo: number) =>
    sql<number>`(with recursive n(i) as (values(1) union all select i + 1 from n where i < ${upTo}) select count(*) from n)`
  const counted = (upTo: number) => store.db.select({ n: numbers(upTo), name: country.name }).from(country)
  const one = () => store.db.select({ name: country.name }).from(country).where(eq(country.id, 1))
  /** long enough to be told from any other on any machine */
  const long = 3_000_000

  test('who asks meanwhile is answered before it, and it answers the same', async () => {
    const here = await counted(long)
    expect(here).toEqual([{ n: long, name: 'Utopia' }])

    const order: string[] = []
    const slow = counted(long).then((rows) => {
      order.push('slow')
      return rows
    })
    await one().then(() => order.push('one'))
    expect(await slow).toEqual(here)
    expect(order).toEqual(['one', 'slow'])
  })

  test.runIf(process.platform === 'linux')('it gives way to the thread that answers', async () => {
    await counted(long)
    await counted(long)
    const niceOf = (thread: string) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
    expect(niceOf(String(process.pid))).toBeLessThan(10)
    expect(readdirSync('/proc/self/task').map(niceOf)).toContain(10)
  })

  test('it sees what was committed before it was asked, and the tables as they are now', async () => {
    await counted(long)
    await store.db.update(country).set({ name: 'Erewhon' }).where(eq(country.id, 1))
    expect(await counted(long)).toEqual([{ n: long, name: 'Erewhon' }])
    await store.exec('alter table country add column motto text')
    await store.db.transaction((tx) => tx.update(country).set({ name: 'Atlantis' }).where(eq(country.id, 1)))
    expect(await counted(long)).toEqual([{ n: long, name: 'Atlantis' }])
  })

  test('inside a transaction everything stays in it', async () => {
    await counted(long)
    const rows = await store.db.transaction(async (tx) => {
      await tx.update(country).set({ name: 'Laputa' }).where(eq(country.id, 1))
      return tx.select({ n: numbers(long), name: country.name }).from(country)
    })
    expect(rows).toEqual([{ n: long, name: 'Laputa' }])
  })
})

describe('the reading thread', () => {
  let writer: Database.Database
  let reads: SlowReads
  beforeEach(() => {
    writer = new Database(join(folder, 'notes.db'))
    writer.pragma('journal_mode = WAL')
    writer.exec(`create table note (name text); insert into note values ('first')`)
    reads = new SlowReads(join(folder, 'notes.db'), 250)
  })
  afterEach(async () => {
    await reads.close()
    writer.close()
  })
  const endless = 'with recursive n(i) as (values(1) union all select i + 1 from n where i < ?) select count(*) from n'

  test('keeps a program going until its rows have come, and no longer', async () => {
    const program = `
      import { SlowReads } from './db/slow-reads.ts'
      const reads = new SlowReads(${JSON.stringify(join(folder, 'notes.db'))}, 250)
      console.log(await reads.read('select name from note', [], 'all'))`
    const options = { cwd: join(import.meta.dirname, '../..'), timeout: 60_000 }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      options,
    )
    expect(stdout).toBe("[ [ 'first' ] ]\n")
  }, 60_000)

  test('says what the engine says', async () => {
    const missing = reads.read('select * from nowhere', [], 'all')
    await expect(missing).rejects.toMatchObject({ message: 'no such table: nowhere', code: 'SQLITE_ERROR' })
    const write = reads.read('delete from note returning name', [], 'all')
    await expect(write).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
    expect(await reads.read('select name from note', [], 'all')).toEqual([['first']])
    expect(await reads.read('select name from note', [], 'get')).toEqual(['first'])
    expect(await reads.read('select name from note where name = ?', ['second'], 'get')).toBeUndefined()
  })

  test('reads the columns that a table has got', async () => {
    expect(await reads.read('select * from note', [], 'all')).toEqual([['first']])
    writer.exec(`alter table note add column body text default 'text'`)
    reads.forget()
    expect(await reads.read('select * from note', [], 'all')).toEqual([['first', 'text']])
  })

  test('ends with the database; what it was asked fails and no one waits', async () => {
    const cut = reads.read(endless, [5_000_000], 'all')
    const seen = expect(cut).rejects.toThrow('The database is closed')
    await reads.close()
    await seen
    reads.note(endless, 100)
    expect(reads.isSlow(endless)).toBe(false)
  })

  test('where it cannot run, the others read for it', async () => {
    const broken = new SlowReads(join(folder, 'nowhere', 'notes.db'), 250)
    broken.note(endless, 100)
    expect(broken.isSlow(endless)).toBe(true)
    await expect(broken.read(endless, [1], 'all')).rejects.toBeInstanceOf(ReaderEnded)
    expect(broken.isSlow(endless)).toBe(false)
    await broken.close()
  })

  test.each([
    ['once very slow', [80], true],
    ['once slow', [6], false],
    ['slow twice in a row', [6, 6], true],
    ['slow, then fast, then slow', [6, 1, 6], false],
    ['slow, then fast', [6, 6, 1], true],
    ['slow, then fast eight times', [6, 6, 1, 1, 1, 1, 1, 1, 1, 1], false],
  ])('%s', (_, runs, slow) => {
    for (const ms of runs) reads.note('select 1', ms)
    expect(reads.isSlow('select 1')).toBe(slow)
  })
})
