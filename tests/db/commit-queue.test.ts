import Database from 'better-sqlite3'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CommitQueue } from '#db/commit-queue.ts'

const FILE_HEADER = 32
const FRAME_HEADER = 24

/** How many commits a write-ahead log holds: the last frame of each tells the size of the file (sqlite.org/fileformat2.html, 4.1). */
function commitsIn(log: Buffer): number {
  const page = log.readUInt32BE(8)
  const salt = log.subarray(16, 24)
  let commits = 0
  for (let at = FILE_HEADER; at + FRAME_HEADER <= log.length; at += FRAME_HEADER + page)
    if (log.subarray(at + 8, at + 16).equals(salt) && log.readUInt32BE(at + 4) > 0) commits++
  return commits
}

describe('transactions that wait at the same time share one commit', () => {
  let folder: string
  let raw: Database.Database
  let queue: CommitQueue
  const add = (name: string) => raw.prepare('insert into note values (?)').run(name)
  const names = () => {
    const other = new Database(join(folder, 'notes.db'), { readonly: true })
    const all = other.prepare('select name from note order by name').pluck().all()
    other.close()
    return all
  }
  const commits = () => commitsIn(readFileSync(join(folder, 'notes.db-wal')))

  beforeEach(() => {
    // gathering ends after some milliseconds, which a busy machine spends before the second comes
    vi.useFakeTimers({ toFake: ['performance'] })
    folder = mkdtempSync(join(tmpdir(), 'commit-queue-'))
    raw = new Database(join(folder, 'notes.db'))
    raw.pragma('journal_mode = WAL')
    raw.pragma('wal_autocheckpoint = 0')
    raw.exec('create table note (name text primary key)')
    queue = new CommitQueue(raw)
  })
  afterEach(() => {
    vi.useRealTimers()
    raw.close()
    rmSync(folder, { recursive: true })
  })

  test('who waits for their own transaction is refused after the longest wait, and the others go on', async () => {
    const impatient = new CommitQueue(raw, { longestWaitMs: 50 })
    const stuck = impatient.commit(async () => {
      add('undone')
      await impatient.commit(() => add('never'))
    })
    await expect(stuck).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    await impatient.commit(() => add('next'))
    expect(names()).toEqual(['next'])
  })

  test('fifty at once need few, and each is there when it is acknowledged', async () => {
    const before = commits()
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await queue.commit(() => add(`n${n}`))
        expect(names()).toContain(`n${n}`)
      }),
    )
    expect(names()).toHaveLength(50)
    expect(commits() - before).toBeLessThanOrEqual(2)
  })

  test('one that comes while others are at work joins them', async () => {
    const before = commits()
    let finish = () => undefined as void
    const others = new Promise<void>((resolve) => (finish = resolve))
    const first = queue.commit(async () => {
      await others
      add('first')
    })
    await new Promise((resolve) => setImmediate(resolve))
    const second = queue.commit(() => add('second'))
    finish()
    await Promise.all([first, second])
    expect(commits() - before).toBe(1)
  })

  test('one that fails undoes itself and nothing else', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        queue.commit(async () => {
          add(`a${n}`)
          await Promise.resolve()
          add(n % 3 ? `b${n}` : `a${n}`)
        }),
      ),
    )
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 30 }, (_, n) => (n % 3 ? 'fulfilled' : 'rejected')),
    )
    expect(names()).toHaveLength(40)
    expect(raw.inTransaction).toBe(false)
  })

  test('a commit that is refused acknowledges none of them', async () => {
    raw.exec('create table parent (id integer primary key)')
    raw.exec('create table child (parent references parent deferrable initially deferred)')
    raw.pragma('foreign_keys = ON')
    const results = await Promise.allSettled([
      queue.commit(() => add('fine')),
      queue.commit(() => raw.prepare('insert into child values (1)').run()),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(names()).toEqual([])
    await queue.commit(() => add('after'))
    expect(names()).toEqual(['after'])
  })

  test('what is done alone is in no transaction, and waits for its turn', async () => {
    const order: string[] = []
    await Promise.all([
      queue.commit(() => order.push('first')),
      queue.alone(() => {
        order.push('alone')
        expect(raw.inTransaction).toBe(false)
        raw.pragma('wal_checkpoint(TRUNCATE)')
      }),
      queue.commit(() => order.push('last')),
    ])
    expect(order).toEqual(['first', 'alone', 'last'])
  })
})
