/**
 * How long people wait between an act and the next paint, on a machine four times slower than this one: `npx tsx tests/bench/interactions.ts [words]`.
 * Each act is done BENCH_RUNS times (3) on a page of its own; of each the slowest interaction counts, as the browser itself times it (Event Timing).
 * Figures are medians. Words choose acts by their names.
 */
import { chromium, type Locator, type Page } from '@playwright/test'
import { buildStale } from '#api/build.mjs'
import { findWholeBrowser } from '../support/setup/find-browser.ts'
import { startServer } from '../support/server-process.ts'
import { contextOf, pagesFor, visitOf } from './visits.ts'
import { median } from './figures.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const SLOWER = 4
/** Answers have come and their rows are drawn. */
const SETTLED_MS = 2_500
/** A pointer rests on what it presses, and a finger stays down; without that the release falls into the paint of the press. */
const REST_MS = 300
const DOWN_MS = 90
const BETWEEN_KEYS_MS = 120

type Act = (page: Page) => Promise<unknown>
async function press(what: Locator) {
  await what.hover()
  await what.page().waitForTimeout(REST_MS)
  await what.click({ delay: DOWN_MS })
}
async function type(into: Locator, text: string) {
  await press(into)
  await into.pressSequentially(text, { delay: BETWEEN_KEYS_MS })
}
const listActs: Record<string, Act> = {
  search: (page) => type(page.locator('main input[type="text"], main input[type="search"]').first(), 'ann'),
  sort: (page) => press(page.locator('thead th button, thead th [role="button"]').nth(1)),
  'choose all rows': (page) => press(page.locator('thead input[type="checkbox"]')),
  'open a record': (page) => press(page.locator('tbody td:nth-child(3)').first()),
  'open the command palette': (page) => page.keyboard.press('Control+k', { delay: DOWN_MS }),
}
/** The wizard begins with a step, or with the drafts that are there. */
const acts: Record<string, Record<string, Act>> = {
  wizard: { begin: (page) => press(page.getByRole('button', { name: /^(Start a new discussion|Standard)/ }).first()) },
  lobby: {
    'open the menu of the person': (page) => press(page.locator('header button[aria-haspopup]').last()),
    'begin to ask': (page) => press(page.locator('main a[href*="/member/ask"]').first()),
  },
  discussions: {
    'open a discussion': (page) => press(page.locator('main a[href*="/discussion/"]').first()),
    'show another bucket': (page) => press(page.getByRole('tab').nth(2)),
  },
  discussion: { 'write an answer': (page) => type(page.locator('main textarea').first(), 'I would start both') },
  'back office, users': listActs,
  'back office, discussions': listActs,
}

interface Timed {
  type: string
  ms: number
  scripts: number
}

async function timed(page: Page, act: Act): Promise<Timed> {
  await page.evaluate(() => {
    const seen: { type: string; ms: number; scripts: number }[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          seen.push({ type: entry.name, ms: entry.duration, scripts: entry.processingEnd - entry.processingStart })
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { seen })
  })
  await act(page)
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Timed[] }).seen)
  // faster than 16 ms leaves no entry
  return seen.sort((a, b) => b.ms - a.ms)[0] ?? { type: '', ms: 16, scripts: 0 }
}

const words = process.argv.slice(2)

if (!(await buildStale())) throw new Error('The product could not be built')
const product = await startServer({ demoData: true })
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  const report: Record<string, object> = {}
  for (const [where, itsActs] of Object.entries(acts)) {
    const found = pagesFor([]).find(({ name }) => name === where)
    if (!found) throw new Error(`There is no page called ${where}`)
    const visit = await visitOf(product.url, found)
    for (const [name, act] of Object.entries(itsActs)) {
      const title = `${where}: ${name}`
      if (words.length && !words.some((word) => title.includes(word))) continue
      const runs: Timed[] = []
      for (let n = 0; n < RUNS; n++) {
        const viewport = { width: 1440, height: 900 }
        const context = await browser.newContext({ viewport, ...contextOf(product.url, visit) })
        const page = await context.newPage()
        page.setDefaultTimeout(10_000)
        await page.goto(product.url + visit.path)
        await page.waitForTimeout(SETTLED_MS)
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        runs.push(await timed(page, act))
        await context.close()
      }
      report[title] = {
        'slowest ms': median(runs.map(({ ms }) => ms)),
        'of it scripts': median(runs.map(({ scripts }) => scripts)).toFixed(0),
        event: runs[0]?.type,
      }
    }
  }
  console.table(report)
} finally {
  await browser.close()
  await product.stop()
}
