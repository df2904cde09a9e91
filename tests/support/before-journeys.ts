import { buildStale } from '#api/build.mjs'
import { hasPostgres } from './find-postgres.ts'
import { startPostgres } from './postgres-server.ts'

/** Runs once before the browser journeys: what they look at is built, and one PostgreSQL serves all products that run on it. */
export default async function setup() {
  if (!(await buildStale())) throw new Error('The journeys need a build: see above.')
  if (!hasPostgres()) return
  const server = await startPostgres()
  process.env.JOURNEYS_POSTGRES = server.url
  return server.stop
}
