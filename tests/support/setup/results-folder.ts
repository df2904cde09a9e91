import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../is-alive.ts'

const home = 'test-results'

/**
 * The folder for traces and screenshots of this run: two runs in one checkout do not clear each other's. The folders of
 * runs that have ended go when the next one begins.
 */
export function resultsFolder(): string {
  // workers read the configuration too, and inherit the name that the run chose
  const begins = process.env.JOURNEYS_RUN === undefined
  const run = (process.env.JOURNEYS_RUN ??= String(process.pid))
  if (begins && existsSync(home))
    for (const ended of readdirSync(home).filter((name) => !isAlive(Number(name))))
      rmSync(join(home, ended), { recursive: true, force: true })
  return join(home, run)
}
