import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '#api/build.mjs'
import { demoTemplate } from './demo-template.ts'
import { hasPostgres } from './find-postgres.ts'
import { startPostgres } from './postgres-server.ts'

/**
 * Runs once before the browser journeys: what they look at is built, there is a place for the data that products start
 * with, and one PostgreSQL serves all products that run on it.
 */
export default async function setup() {
  if (!(await buildStale())) throw new Error('The journeys need a build: see above.')
  const templates = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'consilium-templates-'))
  process.env.JOURNEYS_TEMPLATES = templates
  await demoTemplate()
  const server = hasPostgres() ? await startPostgres() : undefined
  if (server) process.env.JOURNEYS_POSTGRES = server.url
  return () => {
    server?.stop()
    rmSync(templates, { recursive: true, force: true })
  }
}
