import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Gives the running test file a data folder of its own (DATA_DIR), in memory where possible, gone after the last test. */
export function ownDataFolder(): string {
  const home = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const folder = mkdtempSync(join(home, 'consilium-test-'))
  process.env.DATA_DIR = folder
  process.env.APP_ENV = 'test'
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
