import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { hasPostgres } from './tests/support/find-postgres.ts'

/** What touches a database runs on both engines. */
const onBothEngines = ['tests/api/**/*.test.ts', 'tests/db/**/*.test.ts']
/** Files of one worker share the loaded modules: each has its own database, and nothing else is kept in a module. */
const shared = { isolate: false }
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

const projects: TestProjectConfiguration[] = [
  { test: { ...patience, ...shared, name: 'model', include: ['tests/model/**/*.test.ts'] } },
  { test: { ...patience, name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 120_000 } },
  {
    test: {
      testTimeout: 120_000,
      hookTimeout: 60_000,
      name: 'reliability',
      include: ['tests/reliability/**/*.test.ts'],
      globalSetup: ['tests/support/server-bundle.ts'],
      setupFiles: ['tests/support/each-sqlite.ts'],
    },
  },
  {
    test: {
      ...patience,
      name: 'screens',
      include: ['tests/portal/**/*.test.{ts,tsx}', 'tests/backoffice/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/each-sqlite.ts', 'tests/support/quiet.ts'],
    },
  },
  {
    test: {
      ...patience,
      ...shared,
      name: 'sqlite',
      include: onBothEngines,
      setupFiles: ['tests/support/each-sqlite.ts'],
    },
  },
]

if (hasPostgres()) {
  projects.push({
    test: {
      ...patience,
      ...shared,
      name: 'postgres',
      include: onBothEngines,
      globalSetup: ['tests/support/postgres.ts'],
      setupFiles: ['tests/support/each-postgres.ts'],
    },
  })
} else {
  console.warn('PostgreSQL is not installed here: the tests run on SQLite only.')
}

export default defineConfig({ test: { projects, maxWorkers: 2 } })
