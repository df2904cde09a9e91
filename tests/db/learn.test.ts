import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { migrate } from '#db/migrate.ts'
import { country } from '#db/schema/all.ts'

describe.skipIf(onPostgres)('what SQLite learns of its rows', () => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'learn-'))
    store = await openStore(`file:${join(folder, 'app.db')}`)
    await migrate(store)
    const names = Array.from({ length: 300 }, (_, at) => ({
      id: at + 1,
      name: `Land ${at}`,
      code: `L${at}`,
      phoneCode: '1',
    }))
    await store.db.insert(country).values(names)
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  test('averages are kept, value samples are not: they would recompile a prepared statement for every bound value', async () => {
    await store.exec('analyze')
    expect(await store.rows('select count(*) n from sqlite_stat4')).not.toEqual([{ n: 0 }])
    await store.learn?.()
    expect(await store.rows('select count(*) n from sqlite_stat4')).toEqual([{ n: 0 }])
    expect(await store.rows(`select stat from sqlite_stat1 where tbl = 'country' limit 1`)).toHaveLength(1)
  })
})
