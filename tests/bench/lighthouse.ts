/**
 * Lighthouse on the pages that people open most, as a cold phone and as a desktop: `npx tsx tests/bench/lighthouse.ts [page …]`. It takes 200 packages
 * that nothing else needs, so it is not installed: `npm install --no-save lighthouse`, or LIGHTHOUSE=folder of one that is installed elsewhere.
 * BENCH_RUNS loads (5) of each; figures are medians.
 */
import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale } from '#api/build.mjs'
import { findWholeBrowser } from '../support/setup/find-browser.ts'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/server-process.ts'
import { pagesFor, visitOf, type Visit } from './visits.ts'
import { median } from './figures.ts'

interface Result {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { numericValue?: number; score: number | null; title: string; details?: unknown }>
  }
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Result>

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const where = process.env.LIGHTHOUSE
const { default: lighthouse, desktopConfig } = (await import(
  where ? pathToFileURL(join(where, 'core/index.js')).href : 'lighthouse'
)) as { default: Lighthouse; desktopConfig: object }

if (!(await buildStale())) throw new Error('The product could not be built')
const product = await startServer({ demoData: true })

/** A browser that Lighthouse steers by itself, in which one is signed in. */
async function measure({ path, login }: Visit, config?: object): Promise<Result['lhr']> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findWholeBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const [page] = browser.pages()
    if (login) {
      await page?.goto(`${product.url}/robots.txt`)
      await page?.evaluate(({ key, value }) => localStorage.setItem(key, value), login)
    }
    const flags = {
      port,
      disableStorageReset: true,
      // the live stream keeps the network busy for ever
      maxWaitForLoad: 15_000,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      logLevel: 'error',
    }
    return (await lighthouse(product.url + path, flags, config)).lhr
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

try {
  const report: Record<string, object> = {}
  for (const page of pagesFor(process.argv.slice(2)))
    for (const [screen, config] of [['phone'], ['desktop', desktopConfig]] as const) {
      const loads: Result['lhr'][] = []
      for (let n = 0; n < RUNS; n++) loads.push(await measure(await visitOf(product.url, page), config))
      const score = (name: string) => median(loads.map((load) => (load.categories[name]?.score ?? 0) * 100)).toFixed(0)
      const audit = (name: string) => median(loads.map((load) => load.audits[name]?.numericValue ?? 0))
      report[`${page.name}, ${screen}`] = {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        'first paint ms': audit('first-contentful-paint').toFixed(0),
        'largest ms': audit('largest-contentful-paint').toFixed(0),
        'blocked ms': audit('total-blocking-time').toFixed(0),
        shift: audit('cumulative-layout-shift').toFixed(3),
      }
      const poor = Object.values(loads[0]?.audits ?? {}).filter(({ score: one }) => one !== null && one < 0.5)
      console.log(`${page.name}, ${screen}: ${poor.map(({ title }) => title).join(' · ')}`)
    }
  console.table(report)
} finally {
  await product.stop()
}
