import { hasPostgres } from './find-postgres.ts'
import { startPostgres } from './postgres-server.ts'

/** Runs once before the browser journeys: one PostgreSQL for all products that run on it. */
export default async function setup() {
  if (!hasPostgres()) return
  const server = await startPostgres()
  process.env.JOURNEYS_POSTGRES = server.url
  return server.stop
}
