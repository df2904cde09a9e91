import { totalmem } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { findBrowser, launchOptions } from './tests/support/setup/find-browser.ts'
import { forwardApi, keepSources } from './tests/support/setup/forward-api.ts'
import { hasPostgres } from './tests/support/setup/find-postgres.ts'

type Project = Extract<TestProjectConfiguration, { test?: unknown }>['test'] & { name: string; include: string[] }

/** What touches a database runs on both engines. */
const onBothEngines = ['tests/api/**/*.test.ts', 'tests/db/**/*.test.ts']
/** Files of one worker share the loaded modules: each has its own database, and nothing else is kept in a module. */
const shared = { isolate: false }
/** Ten times what a test needs on an idle machine. */
const patience = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }
const onSqlite = {
  globalSetup: ['tests/support/setup/template-folder.ts'],
  setupFiles: ['tests/support/setup/each-sqlite.ts'],
}
const onPostgres = {
  globalSetup: ['tests/support/setup/postgres.ts'],
  setupFiles: ['tests/support/setup/each-postgres.ts'],
}

/** Random runs that are short in `npm test` and long in `npm run test:long`: they ask `ofLength`. */
const ofTwoLengths = [
  'tests/api/discussions/random-numbers.test.ts',
  'tests/api/panels/one-draw.test.ts',
  'tests/api/panels/simulation/equals-production.test.ts',
  'tests/api/permissions/fuzz.test.ts',
]

/**
 * What the engines do not answer differently: single rows by their keys, who may read what, documents, and random runs whose
 * rules are pure. `npm test` runs it on SQLite, `npm run test:long` on PostgreSQL as well.
 */
const onPostgresLater = [
  ...['content', 'identity', 'permissions', 'ports', 'tax'].map((area) => `tests/api/${area}/**/*.test.ts`),
  ...['who-asks', 'wizard-roles', 'views', '*random*'].map((name) => `tests/api/discussions/${name}.test.ts`),
  'tests/api/**/export/*.test.ts',
  'tests/api/notifications/raw-mails.test.ts',
  'tests/api/reporting/reports/documents.test.ts',
  ...ofTwoLengths,
]

const reliability: Project = {
  testTimeout: 180_000,
  hookTimeout: 120_000,
  name: 'reliability',
  include: ['tests/reliability/*.test.ts'],
  ...onSqlite,
  globalSetup: ['tests/support/setup/server-bundle.ts', ...onSqlite.globalSetup],
}
const sqlite: Project = { ...patience, ...shared, name: 'sqlite', include: onBothEngines, ...onSqlite }
const postgres: Project = {
  ...patience,
  ...shared,
  name: 'postgres',
  include: onBothEngines,
  exclude: onPostgresLater,
  ...onPostgres,
}

const long = (project: Project, include: string[]): Project => ({
  ...project,
  name: `${project.name}:long`,
  include,
  env: { TEST_LENGTH: 'long' },
})

const model: Project = { ...patience, ...shared, name: 'model', include: ['tests/model/**/*.test.ts'] }

const projects: Project[] = [
  model,
  long(model, ['tests/model/writing/corpus.test.ts']),
  {
    ...patience,
    ...shared,
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts'],
    testTimeout: 120_000,
    globalSetup: onSqlite.globalSetup,
  },
  reliability,
  long(reliability, ['tests/reliability/crash.test.ts', 'tests/reliability/long/*.test.ts']),
  {
    ...patience,
    name: 'screens',
    include: ['tests/portal/**/*.test.{ts,tsx}', 'tests/backoffice/**/*.test.{ts,tsx}'],
    ...onSqlite,
    setupFiles: [...onSqlite.setupFiles, 'tests/support/setup/quiet.ts'],
  },
  sqlite,
  long(sqlite, ofTwoLengths),
]

const executablePath = findBrowser()
/** Components in a real browser, against the started product. */
const components: TestProjectConfiguration = {
  // while someone watches, sources do change
  plugins: [react(), forwardApi(), ...(process.argv.includes('run') ? [keepSources()] : [])],
  define: { __BUILD__: '"test"' },
  // found at the start: a package that is found later loads the page anew in the middle of a test
  optimizeDeps: { entries: ['portal/main.tsx', 'backoffice/main.tsx', 'tests/components/**/*.tsx'] },
  test: {
    ...patience,
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    globalSetup: ['tests/support/setup/real-api.ts'],
    setupFiles: ['tests/support/setup/quiet.ts', 'tests/support/setup/clean-page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchOptions(executablePath),
        contextOptions: { locale: 'en-US', timezoneId: 'America/New_York' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

if (hasPostgres()) projects.push(postgres, { ...long(postgres, onPostgresLater), exclude: [] })
else console.warn('PostgreSQL is not installed here: the tests run on SQLite only.')

if (!executablePath) console.warn('There is no browser here: component tests do not run.')

/** The third works while two wait for a disk or another process. Each takes up to 1.3 GB. */
const maxWorkers = totalmem() > 12e9 ? 3 : 2

/** What one project has compiled, the others and the next run read from disk. */
const experimental = { fsModuleCache: true }

export default defineConfig({
  test: {
    projects: [
      ...projects.map((test) => ({ test: { ...test, experimental } })),
      ...(executablePath ? [components] : []),
    ],
    experimental,
    maxWorkers,
  },
})
