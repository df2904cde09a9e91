import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

/** Runs once before the PostgreSQL half of the tests: one server for all of them. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  return server.stop
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}
