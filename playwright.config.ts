import { totalmem } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { Engine } from './tests/support/browser.ts'
import { resultsFolder } from './tests/support/setup/results-folder.ts'
import { findBrowser, headlessShell, launchOptions } from './tests/support/setup/find-browser.ts'
import { hasPostgres } from './tests/support/setup/find-postgres.ts'

if (!hasPostgres()) console.warn('PostgreSQL is not installed here: the journeys run on SQLite only.')

/** What `npm run test:long` runs: every page in turn, other devices, several people and windows at once, each way of signing in, the second engine. */
const long = '**/e2e/long/**/*.spec.ts'

/** Every test file starts a product of its own (tests/support/browser.ts), on each engine. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/setup/before-e2e.ts',
  outputDir: resultsFolder(),
  // the third works while two wait; each takes up to 1.5 GB with its product and browser
  workers: totalmem() > 12e9 && findBrowser() === headlessShell ? 3 : 2,
  // a busy machine is several times slower; a wait ends as soon as its condition holds
  timeout: 420_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'sqlite', testIgnore: long, use: { engine: 'sqlite' } },
    { name: 'sqlite:long', testMatch: long, use: { engine: 'sqlite' } },
    // how pages look and act does not depend on the database: the API tests run whole on both, the journeys that write most as well
    ...(hasPostgres()
      ? [
          {
            name: 'postgres:long',
            testMatch: ['main-journey', 'turns', 'registration', 'payouts'].map((name) => `**/${name}.spec.ts`),
            use: { engine: 'postgres' as const },
          },
        ]
      : []),
  ],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // recording costs a third of the time: TRACE=1 npx playwright test …
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findBrowser()),
  },
})
