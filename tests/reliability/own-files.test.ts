import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, furnished, run } from './program.ts'

const forOthers = (path: string) => (statSync(path).mode & 0o077).toString(8)
const open = (path: string): string[] => [
  ...(forOthers(path) === '0' ? [] : [path]),
  ...(statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => open(join(path, name))) : []),
]

test('everything in the data folder is for its owner only, new and old', async () => {
  const { dataDir } = await furnished()
  for (const path of ['files', 'files/ab', 'backups', 'backups/old'])
    mkdirSync(join(dataDir, path), { recursive: true })
  for (const path of ['files/ab/upload', 'backups/old/app.db']) writeFileSync(join(dataDir, path), 'words')
  for (const path of ['', 'files', 'files/ab', 'backups', 'backups/old']) chmodSync(join(dataDir, path), 0o755)
  for (const path of ['app.db', 'files/ab/upload', 'backups/old/app.db']) chmodSync(join(dataDir, path), 0o644)
  const program = await run({ DATA_DIR: dataDir })
  await program.ready
  expect((await fetch(`${program.url}/api/health`)).status).toBe(200)
  expect(existsSync(join(dataDir, 'app.db-wal'))).toBe(true)
  expect(open(dataDir)).toEqual([])
  const backup = await (await run({ DATA_DIR: dataDir }, ['api/start.mjs', '--backup'])).ended
  expect(backup.code).toBe(0)
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2)
  expect(open(dataDir)).toEqual([])
  program.kill('SIGTERM')
  expect((await program.ended).code).toBe(0)
})

test('a backup of a folder that is none of the product is refused, and nothing is made', async () => {
  const wrong = join(folder(), 'wrong')
  const missing = await (await run({ DATA_DIR: wrong }, ['api/start.mjs', '--backup'])).ended
  expect(missing).toMatchObject({
    code: 1,
    output: `There is no database at ${wrong}/app.db yet. Set DATA_DIR to the folder of the product.\n`,
  })
  expect(existsSync(wrong)).toBe(false)
  mkdirSync(wrong)
  const empty = await (await run({ DATA_DIR: wrong }, ['api/start.mjs', '--backup'])).ended
  expect(empty.code).toBe(1)
  expect(readdirSync(wrong)).toEqual([])
  const named = await (await run({ DATA_DIR: wrong }, ['api/start.mjs', '--backup', '/elsewhere'])).ended
  expect(named).toMatchObject({
    code: 1,
    output: 'Backups are written into DATA_DIR/backups: /elsewhere cannot be named as their place.\n',
  })
})
